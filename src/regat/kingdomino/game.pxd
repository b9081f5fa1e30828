cimport cython
from regat.kernel cimport bits
from regat.kingdomino cimport cells, dominoes, draft, policies, sheet, spelling

cdef class Game:
    cdef public object origin
    cdef cells.Table *_t
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
