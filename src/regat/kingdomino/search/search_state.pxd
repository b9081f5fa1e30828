from regat.kernel cimport bits, buffers
from regat.kernel.bits cimport u64
from regat.kingdomino.rules cimport action_numbers, state, dominoes, rounds
from regat.kingdomino.search cimport endgame, heuristic_weights, policies, features, rollouts, turns, nogil

cdef class SearchState:
    cdef state.State *_t
    cdef state.State *_scratch
    cdef object _turns
    cdef object _blocks
    cdef object _weights
