cimport cython
from regat.dominion.rules cimport cards, state, operations, card_moves
from regat.dominion cimport phases, sheet
from regat.kernel cimport bits

cdef class Game:
    cdef public object origin
    cdef state.State *_t
    cdef bytearray _actions
    cdef list _keys
    cdef int _keyed
    cdef object _history
    cdef int _followed

    @cython.locals(twin=Game)
    cpdef Game copy(self)
    cdef list _own_keys(self)
    cpdef object news(self, Game earlier)

cdef int as_action(object action)
