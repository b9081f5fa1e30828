cimport cython

cdef dict PLAYING
cdef dict BUYING

@cython.locals(known=dict, offers=list, answers=list, plays=bint, found=tuple, least=int, seat=int, numbers=list)
cpdef bytes phase_text(object pending)
cdef tuple _offered(dict known, int number)
