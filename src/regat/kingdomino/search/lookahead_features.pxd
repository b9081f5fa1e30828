from regat.kernel cimport bits
from regat.kernel.bits cimport u64
from regat.kingdomino.rules cimport state, dominoes, board64
from regat.kingdomino.search cimport placement64

ctypedef u64 board

cdef void encode_lookahead(state.State *t, int seat, short *into, long at, long lands) noexcept nogil
cdef board best_territory(board land, board one, board two) noexcept nogil
cdef void encode_ground(board empty, short *into, long at) noexcept nogil
cdef int unfilled(board empty) noexcept nogil
cdef void encode_pile(state.State *t, int fits, short *into, long at, long lands) noexcept nogil
cdef int promise(short *into, long land, int crowns) noexcept nogil
