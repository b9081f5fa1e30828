from regat.dominion.rules cimport cards, state, operations, card_moves
from regat.dominion.search cimport card_values, policies
from regat.kernel cimport bits
from regat.kernel.bits cimport u8, u64

cdef void play_whole(state.State *t, const u8[::1] buy_lists, u64[::1] tally, int players, int edition, u64 kingdom, u64 key, long start, long stop) noexcept nogil
cdef void play_on(state.State *t, state.State *base, const u8[::1] actions, int count, const u8[::1] buy_lists, u64[::1] tally, u64 key, long start, long stop) noexcept nogil
cdef int lead(state.State *t, int seat) noexcept nogil
cdef int heuristic_action(state.State *t, const u8[::1] buy_lists, int at) noexcept nogil
cdef int wanted(state.State *t, const u8[::1] buy_lists, int at, u64 legal) noexcept nogil
cdef int gained(state.State *t, const u8[::1] buy_lists, int at, u64 legal) noexcept nogil
cdef int next_action(state.State *t, u64 legal) noexcept nogil
cdef bint is_useful(state.State *t, int card) noexcept nogil
cdef int junk_in_hand(state.State *t) noexcept nogil
cdef bint is_junk(state.State *t, int card) noexcept nogil
cdef int next_junk(state.State *t, u64 legal) noexcept nogil
cdef int to_be_trashed(state.State *t, u64 legal) noexcept nogil
cdef int sorted_out(state.State *t, u64 legal) noexcept nogil
cdef int first_useless(state.State *t, u64 legal) noexcept nogil
cdef int highest_of(const u8 *values, u64 legal) noexcept nogil
cdef int lowest_of(const u8 *values, u64 legal) noexcept nogil
cdef int lowest_useful(u64 legal) noexcept nogil
