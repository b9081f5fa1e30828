cimport cython
from regat.dominion cimport cards, cells

cdef int COPIES
cdef dict ACTIONS
cdef dict BUYS

@cython.locals(operation=int)
cdef int phase(cells.Table *t)
@cython.locals(asks=int, action=int)
cdef int action_in_phase(cells.Table *t, object text) except? -2
@cython.locals(asks=int, buying=bint, row=int, card=int, offers=list)
cdef object pending(cells.Table *t)
