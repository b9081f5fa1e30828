from regat.kernel cimport bits, bits128
from regat.kernel.bits cimport u64
from regat.kingdomino.rules cimport state, dominoes, board64, board128

cdef int action_of(state.State *t, int seat, int square, int direction) noexcept nogil
cdef int square_of(state.State *t, int seat, int action) noexcept nogil
cdef tuple legal_actions(state.State *t)
cdef dict gains(state.State *t)
cdef int answer_of(state.State *t, int action) noexcept nogil
cdef int domino_of(state.State *t, int action) noexcept nogil
