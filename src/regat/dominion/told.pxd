cimport cython
from regat.dominion cimport cards, cells
from regat.kernel.bits cimport u64

cdef class Told:
    cdef readonly str kind
    cdef readonly int seat
    cdef readonly tuple cards
    cdef readonly tuple seen
    cdef readonly str source
    cdef readonly str target
    cdef readonly int operation

@cython.locals(out=list, at=int, end=int, word=u64, one=u64, numbers=list, seen=list, forced=bint)
cpdef list unpack(list packed)
