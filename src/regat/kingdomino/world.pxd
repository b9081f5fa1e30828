from regat.kernel cimport bits, rows
from regat.kernel.bits cimport u64
from regat.kingdomino cimport cells, dominoes, draft, habits, portrait, rollouts, turns
from regat.kingdomino.thought cimport Thought

cdef class World:
    cdef cells.Table *_t
    cdef cells.Table *_twin
    cdef int _me
    cdef u64 _dice
    cdef object _turns
    cdef object _blocks
    cdef object _scales

    cpdef object show(self, Thought thought)
    cpdef object begin(self, Thought thought, int turn, u64 key, u64 number)
    cdef object _go_on(self, int turn)
