from regat.dominion.rules cimport cards, state, operations, card_moves
from regat.dominion.search cimport card_values
from regat.kernel cimport bits
from regat.kernel.bits cimport u8, u64

cdef void play_games(state.State *t, const u8[::1] buy_lists, u64[::1] tally, int players, int edition, u64 kingdom, u64 key, long start, long stop) noexcept nogil
cdef int bot_at(int seat, int shift, int players) noexcept nogil
cdef int sole_winner(state.State *t) noexcept nogil
cdef int win_share(state.State *t, int seat) noexcept nogil
cdef int buy_list_action(state.State *t, const u8[::1] buy_lists, int at) noexcept nogil
cdef int dearest(u64 mask) noexcept nogil
cdef int least_useful(state.State *t) noexcept nogil
cdef int picked(state.State *t, int card) noexcept nogil
cdef int holding(state.State *t, int seat, int card) noexcept nogil
