# 5×5 fits 64 bits; the version of this file for 7×7 is generated from it.

from regat.kernel cimport bits, bits128
from regat.kernel.bits cimport u64
from regat.kernel.bits128 cimport u128
from regat.kingdomino.rules cimport rounds, state, dominoes, board64
from regat.kingdomino.search cimport heuristic_weights

ctypedef u64 board

cdef board middle(state.State *t, int seat) noexcept nogil
cdef board beside(board squares) noexcept nogil
cdef board beyond(board first, int direction) noexcept nogil
cdef int lone(board empty) noexcept nogil
cdef int heuristic_place(state.State *t, int seat, int domino, u64 dice, short *weights) noexcept nogil
cdef int feature_place(state.State *t, int seat, int domino, short *weights) noexcept nogil
cdef int greedy_place(state.State *t, int seat, int domino, u64 dice, short *weights) noexcept nogil
cdef int best_weighted_place(state.State *t, int seat, int domino, u64 dice, int touch, int hole, int tight, short *weights) noexcept nogil
cdef bint weigh(state.State *t, int seat, int domino, int touch, short *weights) noexcept nogil
cdef void weigh_half(state.State *t, int seat, int terrain, int crowns, board wanted, int point, int touch, short *weights, int at) noexcept nogil
cdef int joined(board near, board land, board one, board two) noexcept nogil
cdef void encode_squares(state.State *t, int seat, short *into, long at) noexcept nogil
cdef board narrow(board empty) noexcept nogil
cdef int off_centre(int before, int length, int reach) noexcept nogil
cdef int encode_terrain(board land, board one, board two, board empty, short *into, long at) noexcept nogil
