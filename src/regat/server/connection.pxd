cimport cython
from regat.server cimport notes, sheets

cdef bytes LENGTH_IN_2
cdef bytes LENGTH_IN_8

cdef class Connection:
    cdef public object table
    cdef public str guest
    cdef object _cable
    cdef object _document
    cdef tuple _seats
    cdef object _broken
    cdef int _heard
    cdef object _early
    cdef notes.Mark _mark
    cdef object _short
    cdef public bint stale
    cdef bint _greeted

    @cython.locals(messages=list, text=bytes)
    cpdef bytes due(self, object moment)

cpdef bytes head(int size)
