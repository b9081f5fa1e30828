cimport cython
from regat.kernel cimport bits
from regat.kingdomino.rules cimport state, dominoes, rounds
from regat.kingdomino.search cimport policies
from regat.kingdomino cimport sheet, notation

cdef class Game:
    cdef public object origin
    cdef state.State *_t
    cdef object _actions
    cdef list _keys
    cdef int _keyed
    cdef object _history
    cdef int _followed

    @cython.locals(twin=Game)
    cpdef Game copy(self)
    cdef list _own_keys(self)
    cpdef object news(self, Game earlier)

cdef int as_action(object action)
