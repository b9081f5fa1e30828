cimport cython
from regat.dominion.rules cimport cards, state, operations, card_moves
from regat.kernel cimport bits

cdef class Engine:
    cdef public object start
    cdef public bytearray _actions
    cdef public list _keys
    cdef public int _keyed
    cdef public object _event_log
    cdef public int _followed
    cdef state.State *_t

cdef int as_action(object action)
@cython.locals(kind=type, new=Engine)
cdef Engine duplicate(Engine old)
