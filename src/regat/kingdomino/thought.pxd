from regat.kernel cimport bits, rows
from regat.kernel.bits cimport u64
from regat.kingdomino cimport cells, dominoes, draft, endgame, habits, policies, portrait, rollouts, turns, unlocked

cdef class Thought:
    cdef cells.Table *_t
    cdef cells.Table *_twin
    cdef object _turns
    cdef object _blocks
    cdef object _scales
