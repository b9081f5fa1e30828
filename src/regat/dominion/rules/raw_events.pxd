cimport cython
from regat.dominion.rules cimport cards, state
from regat.kernel.bits cimport u64

cdef class RawEvent:
    cdef readonly str kind
    cdef readonly int seat
    cdef readonly tuple cards
    cdef readonly tuple seen
    cdef readonly str source
    cdef readonly str target
    cdef readonly int operation

@cython.locals(out=list, at=int, end=int, word=u64, one=u64, numbers=list, seen=list, forced=bint)
cpdef list decode_events(list packed)
