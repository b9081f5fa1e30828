cimport cython
from regat.kernel cimport bits
from regat.kingdomino.rules cimport action_numbers, state, dominoes, rounds

cdef class Engine:
    cdef public object start
    cdef public object _actions
    cdef public list _keys
    cdef public int _keyed
    cdef public object _event_log
    cdef public int _followed
    cdef state.State *_t

cdef int as_action(object action)
@cython.locals(kind=type, new=Engine)
cdef Engine duplicate(Engine old)
