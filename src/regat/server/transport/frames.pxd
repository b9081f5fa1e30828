cimport cython

cdef bytes LENGTH_IN_2
cdef bytes LENGTH_IN_8

@cython.locals(size=int, start=int, end=int)
cpdef int framed(bytes data, int most)
cpdef bytes head(int size)
