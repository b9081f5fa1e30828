cimport cython
from regat.dominion cimport cards, cells
from regat.kernel.bits cimport u64

@cython.locals(out=list, at=int, end=int, word=u64, one=u64, numbers=list, seen=list, forced=bint)
cpdef list unpack(list packed)
