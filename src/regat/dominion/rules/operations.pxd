from regat.dominion.rules cimport cards, state, decisions, card_moves
from regat.kernel cimport bits
from regat.kernel.bits cimport u64

cdef void advance(state.State *t) noexcept nogil
cdef void apply(state.State *t, int action) noexcept nogil
cdef void start(state.State *t, u64 rng, int players, int edition, int first, u64 kingdom) noexcept nogil
cdef bint offer_action(state.State *t) noexcept nogil
cdef void action_phase(state.State *t, int action) noexcept nogil
cdef void end_actions(state.State *t) noexcept nogil
cdef void offer_buy(state.State *t) noexcept nogil
cdef bint buy_phase(state.State *t, int action) noexcept nogil
cdef void buy(state.State *t, int card) noexcept nogil
cdef void play_treasures(state.State *t) noexcept nogil
cdef void play_treasure(state.State *t, int card, int copies) noexcept nogil
cdef bint end_turn(state.State *t) noexcept nogil
cdef void for_each_player(state.State *t, int top, int step, int length, int start) noexcept nogil
cdef void reveal_top(state.State *t, int seat, int count, int kind) noexcept nogil
cdef void discard_revealed(state.State *t, int seat) noexcept nogil
cdef void dig_for_treasures(state.State *t, int seat, int wanted) noexcept nogil
cdef void discard_top(state.State *t, int top) noexcept nogil
cdef void trash_this(state.State *t, int top) noexcept nogil
cdef void play_again(state.State *t, int card, int already_trashed) noexcept nogil
