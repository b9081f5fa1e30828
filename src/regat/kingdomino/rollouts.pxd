from regat.kernel cimport bits, boards
from regat.kernel.bits cimport u16, u64
from regat.kingdomino cimport cells, dominoes, draft, habits, policies, sight, turns, wide_sight

cdef int tidy(cells.Table *t, u64 dice, short *scales) noexcept nogil
cdef int tidy_place(cells.Table *t, int seat, int domino, u64 dice, short *scales) noexcept nogil
cdef int tidy_use(cells.Table *t, int seat, int domino, u64 dice, short *scales) noexcept nogil
cdef int tidy_claim(cells.Table *t, int owner, u64 dice, short *scales) noexcept nogil
cdef int tidy_turn(cells.Table *t, cells.Table *twin, u64 dice, short *scales) noexcept nogil
cdef int find_tidy_turns(cells.Table *t, cells.Table *twin, u64 dice, u16 *into, short *scales) noexcept nogil
cdef void play_out(cells.Table *t, int seat, u64 dice, short *scales) noexcept nogil
cdef u64 await_seat(cells.Table *t, int seat, u64 dice, short *scales) noexcept nogil
cdef int greedy(cells.Table *t, u64 dice, short *scales) noexcept nogil
cdef int greedy_place(cells.Table *t, int seat, int domino, u64 dice, short *scales) noexcept nogil
cdef int greedy_claim(cells.Table *t, int owner, u64 dice, short *scales) noexcept nogil
cdef int share(cells.Table *t, int seat) noexcept nogil
cdef int margin(cells.Table *t, int seat) noexcept nogil
cdef void compare(cells.Table *root, cells.Table *twin, const u16 *taken, int count, u64 key, long start, long stop, long long *shares, long long *margins, short *scales) noexcept nogil
