# 5×5 fits 64 bits; the version of this file for 7×7 is generated from it.

from regat.kernel cimport bits, bits128
from regat.kernel.bits cimport u64
from regat.kernel.bits128 cimport u128
from regat.kingdomino.rules cimport state, dominoes

ctypedef u64 board

cdef board sized(u128 squares) noexcept nogil
cdef board around(board squares) noexcept nogil
cdef board second(board first, int direction) noexcept nogil
cdef board room(state.State *t, int seat) noexcept nogil
cdef bint find_places(state.State *t, int seat, int domino) noexcept nogil
cdef void put(state.State *t, int seat, int domino, board first, int direction) noexcept nogil
cdef void settle(state.State *t, int seat) noexcept nogil
cdef int worth(board land, board one, board two) noexcept nogil
cdef board grown(board territory, board land) noexcept nogil
cdef int points(state.State *t, int seat) noexcept nogil
cdef int largest(state.State *t, int seat) noexcept nogil
cdef int before(state.State *t, int seat, int domino) noexcept nogil
cdef int after(state.State *t, int seat, int domino, board first, int direction) noexcept nogil
cdef int best_place(state.State *t, int seat, int domino, u64 dice) noexcept nogil
cdef int any_place(state.State *t, u64 dice) noexcept nogil
