# 5×5 fits 64 bits; wide_sight.pxd, generated, is this file for 7×7.

from regat.kernel cimport bits, boards
from regat.kernel.bits cimport u64
from regat.kernel.boards cimport u128
from regat.kingdomino cimport cells, dominoes, grid, habits

ctypedef u64 board

cdef board middle(cells.Table *t, int seat) noexcept nogil
cdef board beside(board squares) noexcept nogil
cdef board beyond(board first, int direction) noexcept nogil
cdef int lone(board empty) noexcept nogil
cdef int tidy_place(cells.Table *t, int seat, int domino, u64 dice, short *scales) noexcept nogil
cdef int felt_place(cells.Table *t, int seat, int domino, short *scales) noexcept nogil
cdef int greedy_place(cells.Table *t, int seat, int domino, u64 dice, short *scales) noexcept nogil
cdef int weighed_place(cells.Table *t, int seat, int domino, u64 dice, int touch, int hole, int tight, short *scales) noexcept nogil
cdef bint weigh(cells.Table *t, int seat, int domino, int touch, short *scales) noexcept nogil
cdef void weigh_half(cells.Table *t, int seat, int terrain, int crowns, board wanted, int point, int touch, short *scales, int at) noexcept nogil
cdef int joined(board near, board land, board one, board two) noexcept nogil
cdef void look(cells.Table *t, int seat, short *into, long at) noexcept nogil
cdef board narrow(board empty) noexcept nogil
cdef int off_centre(int before, int length, int reach) noexcept nogil
cdef int look_at_land(board land, board one, board two, board empty, short *into, long at) noexcept nogil
