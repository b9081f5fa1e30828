cimport cython
from regat.server.tables cimport table_log
from regat.server.protocol cimport phasing

cdef class TableSnapshot:
    cdef public int revision
    cdef public int standing
    cdef public object game
    cdef public int seat
    cdef public int asks
    cdef public dict kingdoms
    cdef public bytes asked
    cdef public bytes head
    cdef public dict views
    cdef public tuple undo
    cdef public bytes wishes
    cdef public table_log.TableLog log
    cdef public dict infos
    cdef public dict tails
    cdef public dict told

@cython.locals(look=TableSnapshot)
cpdef TableSnapshot looked(object table)
@cython.locals(told=bytes, parts=list)
cpdef list pieces(object table, TableSnapshot look, str guest, tuple seats, table_log.LogCursor mark, object moment)
cdef bytes _wishes(object table)
cdef bytes _known(TableSnapshot look, object table, str guest)
cdef bytes _told(TableSnapshot look, object seat, table_log.LogCursor mark)
cdef bytes _tail(TableSnapshot look, tuple seats)
cdef tuple _undo(object table)
cdef str _may_undo(TableSnapshot look, tuple seats)
