cimport cython
from regat.dominion.rules cimport cards, state
from regat.dominion cimport phases
from regat.kernel.bits cimport u8

cdef int ORDINARY
cdef list NUMBERS
cdef list NAMES
cdef frozenset PICKING
cdef bytes WATCHER

@cython.locals(seat=int)
cdef object sheet(state.State *t, tuple kingdom, object scores)
@cython.locals(seat=int, parts=list)
cdef bytes open_part(state.State *t, tuple kingdom, object scores)
cdef bytes spelt(int number)
@cython.locals(found=list, known=dict, left=bytes, text=bytes, card=int)
cdef bytes supply(state.State *t, tuple kingdom)
@cython.locals(parts=list, card=int)
cdef bytes trash(state.State *t)
@cython.locals(start=int, operation=int, size=int, private=bint, reveals=bint, top=int, parts=list)
cdef bytes seat_part(state.State *t, int seat, object points)
@cython.locals(place=int)
cdef bytes zone(u8 *cells_there, int start, int size)
@cython.locals(parts=list)
cdef bytes own_part(state.State *t, int seat)
@cython.locals(row=int, picks=int, card=int, copies=int, place=int, parts=list)
cdef bytes hand(state.State *t, int seat)
@cython.locals(operation=int, start=int, place=int)
cdef bytes looked_at(state.State *t, int seat)
