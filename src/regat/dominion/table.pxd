from regat.dominion cimport cards, cells
from regat.kernel cimport bits
from regat.kernel.bits cimport u64

cdef void tell(cells.Table *t, int kind, int seat, int card, int source, int target, int audience, int count) noexcept nogil
cdef int left_of(cells.Table *t, int seat, int steps) noexcept nogil
cdef int shuffle(cells.Table *t, int seat) noexcept nogil
cdef void announce_shuffle(cells.Table *t, int seat, int needed) noexcept nogil
cdef void dictate(cells.Table *t, int seat) noexcept nogil
cdef int take_top(cells.Table *t, int seat) noexcept nogil
cdef void put_on_deck(cells.Table *t, int seat, int card) noexcept nogil
cdef void draw(cells.Table *t, int seat, int count) noexcept nogil
cdef void draw_aloud(cells.Table *t, int seat, int count) noexcept nogil
cdef void to_hand(cells.Table *t, int seat, int card) noexcept nogil
cdef void from_hand(cells.Table *t, int seat, int card) noexcept nogil
cdef void to_play(cells.Table *t, int seat, int card) noexcept nogil
cdef void hand_to_play(cells.Table *t, int seat, int card, int copies) noexcept nogil
cdef void to_discard(cells.Table *t, int seat, int card) noexcept nogil
cdef void from_discard(cells.Table *t, int seat, int card) noexcept nogil
cdef void show_discard(cells.Table *t, int seat) noexcept nogil
cdef void gain(cells.Table *t, int seat, int card, int target) noexcept nogil
cdef void take_from_supply(cells.Table *t, int seat, int card) noexcept nogil
cdef void to_trash(cells.Table *t, int seat, int card, int source, int together) noexcept nogil
cdef u64 within(cells.Table *t, int coins) noexcept nogil
cdef void deal(cells.Table *t, u64 rng, int players, int edition, int first, u64 kingdom) noexcept nogil
cpdef int pile_size(int card, int players) noexcept nogil
cdef void begin_turn(cells.Table *t, int seat) noexcept nogil
cdef void clean_up(cells.Table *t, int seat) noexcept nogil
cdef void tell_clean_up(cells.Table *t, int seat) noexcept nogil
cdef bint ended(cells.Table *t) noexcept nogil
cdef int score(cells.Table *t, int seat) noexcept nogil
