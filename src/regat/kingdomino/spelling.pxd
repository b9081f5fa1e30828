cimport cython
from regat.kingdomino cimport cells, dominoes, policies

cdef list WHERE
cdef dict ACTIONS
cdef dict NUMBERS

cdef object spelt(cells.Table *t, int action)
@cython.locals(slot=int)
cdef int simple_action(cells.Table *t, object text) except? -2
cdef int legal_or_none(cells.Table *t, int action)
