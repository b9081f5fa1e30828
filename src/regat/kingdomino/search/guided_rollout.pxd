from regat.kernel cimport bits, buffers
from regat.kernel.bits cimport u64
from regat.kingdomino.rules cimport rounds, state
from regat.kingdomino.search cimport features, policies, rollouts, turns
from regat.kingdomino.search.search_state cimport SearchState

cdef class GuidedRollout:
    cdef SearchState _search
    cdef int _me
    cdef u64 _dice

    cpdef object show(self, SearchState into)
    cpdef object begin(self, SearchState root, int turn, u64 key, u64 number)
    cpdef object take(self, int turn)
