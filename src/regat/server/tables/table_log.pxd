cimport cython

cdef class LogCursor:
    cdef public TableLog log
    cdef public object reader
    cdef public int read

cdef class TableLog:
    cdef object _log
    cdef object _followed
    cdef list _places
    cdef list _changes

    cpdef void follow(self, object game, object notes) except *
    @cython.locals(first=int)
    cpdef tuple since(self, object reader, LogCursor mark)
    cpdef void move(self, LogCursor mark, object reader) except *
    cdef int _known(self, LogCursor mark) except -1
    @cython.locals(known=int, first=int, same=int, before=list, now=list)
    cdef tuple _anew(self, object reader, TableLog other, LogCursor mark)
    cdef list _texts(self, object reader)
