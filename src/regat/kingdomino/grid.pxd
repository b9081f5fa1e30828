# 5×5 fits 64 bits; wide.pxd, generated, is this file for 7×7.

from regat.kernel cimport bits, boards
from regat.kernel.bits cimport u64
from regat.kernel.boards cimport u128
from regat.kingdomino cimport cells, dominoes

ctypedef u64 board

cdef board sized(u128 squares) noexcept nogil
cdef board around(board squares) noexcept nogil
cdef board second(board first, int direction) noexcept nogil
cdef board room(cells.Table *t, int seat) noexcept nogil
cdef bint find_places(cells.Table *t, int seat, int domino) noexcept nogil
cdef void put(cells.Table *t, int seat, int domino, board first, int direction) noexcept nogil
cdef void settle(cells.Table *t, int seat) noexcept nogil
cdef int worth(board land, board one, board two) noexcept nogil
cdef board grown(board territory, board land) noexcept nogil
cdef int points(cells.Table *t, int seat) noexcept nogil
cdef int largest(cells.Table *t, int seat) noexcept nogil
cdef int crowns(cells.Table *t, int seat) noexcept nogil
cdef int before(cells.Table *t, int seat, int domino) noexcept nogil
cdef int after(cells.Table *t, int seat, int domino, board first, int direction) noexcept nogil
cdef int best_place(cells.Table *t, int seat, int domino, u64 dice) noexcept nogil
cdef int any_place(cells.Table *t, u64 dice) noexcept nogil
