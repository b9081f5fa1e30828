from regat.kernel cimport bits, buffers
from regat.kernel.bits cimport u64
from regat.kingdomino.rules cimport state, dominoes, rounds
from regat.kingdomino.search cimport heuristic_weights, features, policies, rollouts, turns
from regat.kingdomino.search.search_state cimport SearchState

cdef class GuidedRollout:
    cdef state.State *_t
    cdef state.State *_twin
    cdef int _me
    cdef u64 _dice
    cdef object _turns
    cdef object _blocks
    cdef object _scales

    cpdef object show(self, SearchState thought)
    cpdef object begin(self, SearchState thought, int turn, u64 key, u64 number)
    cdef object _go_on(self, int turn)
