from regat.kernel cimport bits, boards
from regat.kernel.bits cimport u8, u64
from regat.kingdomino cimport cells, dominoes, draft, grid, wide

cdef void play_games(cells.Table *t, const u8[:] book, u64[:] tally, int players, int size, int variants, u64 key, long start, long stop) noexcept nogil
cdef int sole_winner(cells.Table *t) noexcept nogil
cdef int largest(cells.Table *t, int seat) noexcept nogil
cdef int crowns(cells.Table *t, int seat) noexcept nogil
cdef int at_random(cells.Table *t, u64 dice) noexcept nogil
cdef int best(cells.Table *t, u64 dice, int bot) noexcept nogil
cdef int best_claim(cells.Table *t, u64 dice, int owner) noexcept nogil
cdef int use(cells.Table *t, int seat, int domino, u64 dice) noexcept nogil
cdef int best_turn(cells.Table *t, u64 dice) noexcept nogil
cdef int best_use(cells.Table *t, int seat, u64 dice) noexcept nogil
cdef tuple legal_actions(cells.Table *t)
cdef dict gains(cells.Table *t)
cdef int answer_of(cells.Table *t, int action) noexcept nogil
cpdef void copies(object position, long count) except *
