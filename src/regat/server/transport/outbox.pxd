cimport cython
from regat.server.transport cimport frames
from regat.server.tables cimport table_log, snapshots

cdef class Outbox:
    cdef public object table
    cdef public str guest
    cdef object _cable
    cdef object _document
    cdef tuple _seats
    cdef object _broken
    cdef int _heard
    cdef object _early
    cdef table_log.LogCursor _mark
    cdef object _short
    cdef public bint stale
    cdef bint _greeted

    @cython.locals(found=list, parts=list, part=bytes, text=bytes, size=int)
    cpdef bytes due(self, snapshots.TableSnapshot look, object moment, bint settled)

@cython.locals(settled=bint, look=snapshots.TableSnapshot, letters=list, connection=Outbox, letter=bytes)
cpdef list due(object table, object moment)
