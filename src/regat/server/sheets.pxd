cimport cython
from regat.server cimport notes
from regat.server.wire cimport phasing

cdef class Look:
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
    cdef public notes.TableLog log
    cdef public dict infos
    cdef public dict tails
    cdef public dict told

@cython.locals(look=Look)
cpdef Look looked(object table)
@cython.locals(told=bytes, parts=list)
cpdef list pieces(object table, Look look, str guest, tuple seats, notes.Mark mark, object moment)
cdef bytes _wishes(object table)
cdef bytes _known(Look look, object table, str guest)
cdef bytes _told(Look look, object seat, notes.Mark mark)
cdef bytes _tail(Look look, tuple seats)
cdef tuple _undo(object table)
cdef str _may_undo(Look look, tuple seats)
