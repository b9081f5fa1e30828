cimport cython
from regat.kingdomino.rules cimport state, dominoes
from regat.kingdomino.search cimport policies

cdef list WHERE
cdef dict ACTIONS
cdef dict NUMBERS

cdef object spelt(state.State *t, int action)
@cython.locals(slot=int)
cdef int simple_action(state.State *t, object text) except? -2
cdef int legal_or_none(state.State *t, int action)
