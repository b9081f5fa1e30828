from regat.dominion cimport cards, cells, ops, policies, table
from regat.kernel cimport bits
from regat.kernel.bits cimport u8, u64

cdef void play_whole(cells.Table *t, const u8[::1] book, const u8[::1] guide, u64[::1] tally, int players, int edition, u64 kingdom, u64 key, long start, long stop) noexcept nogil
cdef void play_on(cells.Table *t, cells.Table *base, const u8[::1] actions, int count, const u8[::1] book, const u8[::1] guide, u64[::1] tally, u64 key, long start, long stop) noexcept nogil
cdef int share(cells.Table *t, int seat) noexcept nogil
cdef int ahead(cells.Table *t, int seat) noexcept nogil
cdef int sensible(cells.Table *t, const u8[::1] book, int at, const u8[::1] guide) noexcept nogil
cdef int wanted(cells.Table *t, const u8[::1] book, int at, u64 legal) noexcept nogil
cdef int gained(cells.Table *t, const u8[::1] book, int at, const u8[::1] guide, u64 legal) noexcept nogil
cdef int next_action(cells.Table *t, const u8[::1] guide, u64 legal) noexcept nogil
cdef bint is_useful(cells.Table *t, const u8[::1] guide, int card) noexcept nogil
cdef int junk_in_hand(cells.Table *t, const u8[::1] guide) noexcept nogil
cdef bint is_junk(cells.Table *t, const u8[::1] guide, int card) noexcept nogil
cdef int next_junk(cells.Table *t, const u8[::1] guide, u64 legal) noexcept nogil
cdef int to_be_trashed(cells.Table *t, const u8[::1] guide, u64 legal) noexcept nogil
cdef int sorted_out(cells.Table *t, const u8[::1] guide, u64 legal) noexcept nogil
cdef int first_useless(cells.Table *t, const u8[::1] guide, u64 legal) noexcept nogil
cdef int least_kept(cells.Table *t, const u8[::1] guide) noexcept nogil
cdef int highest_of(const u8[::1] guide, int column, u64 legal) noexcept nogil
cdef int lowest_of(const u8[::1] guide, int column, u64 legal) noexcept nogil
cdef int lowest_useful(const u8[::1] guide, u64 legal) noexcept nogil
