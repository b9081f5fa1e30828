from regat.dominion.rules cimport cards, state, card_moves
from regat.kernel cimport bits
from regat.kernel.bits cimport u64

cdef void push(state.State *t, int step, int seat, int card, int many) noexcept nogil
cdef void resolve_card(state.State *t, int card, int already_trashed) noexcept nogil
cdef void play_from_hand(state.State *t, int card) noexcept nogil
cdef void ask(state.State *t, int seat, u64 legal, int least, int most) noexcept nogil
cdef void emit_forced(state.State *t, int seat, int operation, int card, int together) noexcept nogil
cdef bint offer(state.State *t, int top, int operation, int number) noexcept nogil
cdef bint choose(state.State *t, int operation, int action) noexcept nogil
cdef bint offer_one(state.State *t, int seat, int operation, u64 legal, int least) noexcept nogil
cdef void choose_one(state.State *t, int seat, int operation, int card) noexcept nogil
cdef u64 trashable(state.State *t, int seat, int kind) noexcept nogil
cdef void topdeck(state.State *t, int seat, int card, int source, int seen) noexcept nogil
cdef u64 discarded(state.State *t, int seat) noexcept nogil
cdef bint offer_victory(state.State *t, int seat) noexcept nogil
cdef u64 playable_discarded(state.State *t, int top) noexcept nogil
cdef void play_discarded(state.State *t, int card) noexcept nogil
cdef u64 revealed(state.State *t) noexcept nogil
cdef void take_revealed(state.State *t, int card) noexcept nogil
cdef bint offer_picks(state.State *t, int seat, int operation, int least, int most) noexcept nogil
cdef bint no_more_picks(state.State *t, int seat) noexcept nogil
cdef u64 legal_picks(state.State *t, int seat) noexcept nogil
cdef void pick(state.State *t, int seat, int card) noexcept nogil
cdef void finish_picks(state.State *t, int seat, int operation) noexcept nogil
cdef bint offer_stolen(state.State *t) noexcept nogil
cdef u64 stolen_from(state.State *t, int last) noexcept nogil
cdef bint gain_stolen(state.State *t, int action) noexcept nogil
cdef bint offer_reaction(state.State *t, int top) noexcept nogil
cdef void react(state.State *t, int action) noexcept nogil
cdef void turn_over_deck(state.State *t, int seat) noexcept nogil
cdef bint offer_library(state.State *t, int seat, int full) noexcept nogil
cdef void keep(state.State *t, int seat, int card) noexcept nogil
cdef void set_aside_or_keep(state.State *t, int seat, int action) noexcept nogil
cdef bint offer_judgement(state.State *t) noexcept nogil
cdef void judge(state.State *t, int seat, int action) noexcept nogil
cdef bint offer_sort(state.State *t, int seat, int top) noexcept nogil
cdef void sort(state.State *t, int action) noexcept nogil
cdef void finish_sort(state.State *t, int seat, int top, int upper) noexcept nogil
cdef bint discards_later(state.State *t, int fates, int card) noexcept nogil
