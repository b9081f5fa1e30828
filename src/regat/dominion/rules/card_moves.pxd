from regat.dominion.rules cimport cards, state
from regat.kernel cimport bits
from regat.kernel.bits cimport u8, u64

cdef void emit(state.State *t, int kind, int seat, int card, int source, int target, int audience, int count) noexcept nogil
cdef void announce(state.State *t, int kind, int seat, int card, int source, int target, int count) noexcept nogil
cdef int left_of(state.State *t, int seat, int steps) noexcept nogil
cdef int shuffle(state.State *t, int seat) noexcept nogil
cdef void announce_shuffle(state.State *t, int seat, int needed) noexcept nogil
cdef void apply_scripted_shuffle(state.State *t, int seat) noexcept nogil
cdef int take_top(state.State *t, int seat) noexcept nogil
cdef void put_on_deck(state.State *t, int seat, int card) noexcept nogil
cdef void draw(state.State *t, int seat, int count) noexcept nogil
cdef void draw_with_events(state.State *t, int seat, int count) noexcept nogil
cdef void to_hand(state.State *t, int seat, int card) noexcept nogil
cdef void from_hand(state.State *t, int seat, int card) noexcept nogil
cdef void to_play(state.State *t, int seat, int card) noexcept nogil
cdef void hand_to_play(state.State *t, int seat, int card, int copies) noexcept nogil
cdef void to_discard(state.State *t, int seat, int card) noexcept nogil
cdef void from_discard(state.State *t, int seat, int card) noexcept nogil
cdef void discard(state.State *t, int seat, int card, int source, int seen, int together) noexcept nogil
cdef void discard_all(state.State *t, int seat, const u8 *zone, int size, int source) noexcept nogil
cdef void show_discard(state.State *t, int seat) noexcept nogil
cdef void gain(state.State *t, int seat, int card, int target) noexcept nogil
cdef void take_from_supply(state.State *t, int seat, int card) noexcept nogil
cdef void to_trash(state.State *t, int seat, int card, int source, int together) noexcept nogil
cdef u64 within(state.State *t, int coins) noexcept nogil
cdef void deal(state.State *t, u64 rng, int players, int edition, int first, u64 kingdom) noexcept nogil
cpdef int pile_size(int card, int players) noexcept nogil
cdef void begin_turn(state.State *t, int seat) noexcept nogil
cdef void clean_up(state.State *t, int seat) noexcept nogil
cdef void emit_clean_up(state.State *t, int seat) noexcept nogil
cdef bint ended(state.State *t) noexcept nogil
cdef int score(state.State *t, int seat) noexcept nogil
