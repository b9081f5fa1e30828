# 5×5 fits 64 bits; wide_sight.pxd, generated, is this file for 7×7.

from regat.kernel cimport bits, boards
from regat.kernel.bits cimport u64
from regat.kernel.boards cimport u128
from regat.kingdomino cimport cells, dominoes, grid, habits

ctypedef u64 board

cdef board middle(cells.Table *t, int seat) noexcept nogil
cdef int lone(board empty) noexcept nogil
cdef int tidy_place(cells.Table *t, int seat, int domino, u64 dice) noexcept nogil
cdef int felt_place(cells.Table *t, int seat, int domino) noexcept nogil
cdef int weighed_place(cells.Table *t, int seat, int domino, u64 dice, int touch, int hole, int tight) noexcept nogil
cdef void look(cells.Table *t, int seat, short *into, long at) noexcept nogil
cdef board narrow(board empty) noexcept nogil
cdef int off_centre(int before, int length, int reach) noexcept nogil
cdef int look_at_land(board land, board one, board two, board empty, short *into, long at) noexcept nogil
