cimport cython
from regat.dominion.rules cimport cards, state

cdef int COPIES
cdef dict ACTIONS
cdef dict BUYS

@cython.locals(operation=int)
cdef int phase(state.State *t)
@cython.locals(asks=int, action=int)
cdef int action_in_phase(state.State *t, object text) except? -2
@cython.locals(asks=int, buying=bint, row=int, card=int, offers=list)
cdef object pending(state.State *t)
