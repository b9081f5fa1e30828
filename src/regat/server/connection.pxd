cimport cython
from regat.server cimport frames, notes, sheets

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

    @cython.locals(found=list, parts=list, part=bytes, text=bytes, size=int)
    cpdef bytes due(self, sheets.Look look, object moment, bint settled)

@cython.locals(settled=bint, look=sheets.Look, letters=list, connection=Connection, letter=bytes)
cpdef list due(object table, object moment)
