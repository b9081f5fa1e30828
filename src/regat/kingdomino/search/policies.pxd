from regat.kernel cimport bits, bits128
from regat.kernel.bits cimport u8, u64
from regat.kingdomino.rules cimport state, dominoes, rounds, board64, board128
from regat.kingdomino.search cimport heuristic_weights

cdef void play_games(state.State *t, const u8[:] bots, u64[:] tally, int players, int size, int variants, u64 key, long start, long stop) noexcept nogil
cdef int sole_winner(state.State *t) noexcept nogil
cdef int win_share(state.State *t, int seat) noexcept nogil
cdef int at_random(state.State *t, u64 dice) noexcept nogil
cdef int best(state.State *t, u64 dice, int bot) noexcept nogil
cdef int best_place(state.State *t, int seat, int domino, u64 dice) noexcept nogil
cdef int best_claim(state.State *t, u64 dice, int owner) noexcept nogil
cdef int use(state.State *t, int seat, int domino, u64 dice) noexcept nogil
cdef int best_turn(state.State *t, u64 dice) noexcept nogil
cdef int best_use(state.State *t, int seat, u64 dice) noexcept nogil
