cimport cython

cdef class LogLine:
    cdef public object key
    cdef public object seat
    cdef public list things
    cdef public list seen
    cdef public int n

    @cython.locals(place=int)
    cpdef tuple content(self, object reader=*)

cdef class _Pending:
    cdef str kind
    cdef str source
    cdef int seat
    cdef int line
    cdef int things
    cdef bint is_new

cdef class Narrator:
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

    cpdef void hear(self, str kind, int seat, object things=*, str source=*, object seen=*) except *
    cdef void _hear(self, _Pending heard, object things, object seen) except *
    cdef void _begin_turn(self, int seat) except *
    cdef str _key(self, _Pending heard)
    @cython.locals(number=int, line=LogLine)
    cdef void _say(self, str key, _Pending heard, object things, object seen) except *
    @cython.locals(number=int, last=LogLine)
    cdef int _like(self, str key, int seat) except -2
    cdef int _add(self, LogLine line) except -1
    cdef void _watch_deal(self, str kind, int seat, object things) except *
    cdef void _lay_out(self, object hands) except *
    @cython.locals(empty=LogLine)
    cdef void _take(self, object things) except *
    @cython.locals(last=_Pending, seat=int)
    cdef void _clean_up(self) except *
    cdef _Pending _last(self)
    @cython.locals(line=LogLine)
    cdef _Pending _take_back(self, _Pending heard)

cdef bint _is_attack(object key) except *
