cimport cython
from regat.dominion.words cimport narration

cdef class DominionLog:
    cdef public int heard
    cdef narration.Narrator _teller
    cdef list _texts
    cdef dict _lines

    @cython.locals(teller=narration.Narrator, first=int, line=narration.LogLine)
    cpdef int hear(self, object told) except -1
    cpdef list texts(self, object reader, int first=*)
    cpdef bint open(self, int first) except *
    @cython.locals(line=narration.LogLine)
    cdef object _facts(self, int place, object reader)

cdef class KingdominoLog:
    cdef public int heard
    cdef list _texts
    cdef list _kingdoms

    @cython.locals(first=int)
    cpdef int hear(self, object told) except -1
    cpdef list texts(self, object reader, int first=*)
    cpdef bint open(self, int first) except *
