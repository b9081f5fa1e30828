cimport cython

cdef class Line:
    cdef public object key
    cdef public object seat
    cdef public list things
    cdef public list seen
    cdef public int n

    @cython.locals(place=int)
    cpdef object facts(self, object reader=*)

cdef class Teller:
    cdef public list lines
    cdef public int changed
    cdef list _heard
    cdef bint _begun
    cdef object _dealt
    cdef object _piles
    cdef object _turns
    cdef int _turn
    cdef object _played
    cdef bint _reacting

    cpdef void hear(self, object event, object seen=*) except *
    cdef object _told(self, object event, object seen)
    cdef void _begin_turn(self, int seat) except *
    cdef object _key(self, object event)
    @cython.locals(number=int, is_new=bint, line=Line)
    cdef object _say(self, object key, object event, object seen)
    @cython.locals(number=int, last=Line)
    cdef int _like(self, object key, int seat) except -2
    cdef int _add(self, Line line) except -1
    cdef void _watch_deal(self, object event) except *
    cdef void _lay_out(self, object hands) except *
    @cython.locals(empty=Line)
    cdef void _take(self, object things) except *
    @cython.locals(heard=list)
    cdef void _clean_up(self) except *
    @cython.locals(line=Line)
    cdef void _take_back(self, object heard) except *

cdef bint _is_attack(object key) except *
