from regat.dominion cimport cards, cells, decisions, table
from regat.kernel cimport bits
from regat.kernel.bits cimport u64

cdef void advance(cells.Table *t) noexcept nogil
cdef void apply(cells.Table *t, int action) noexcept nogil
cdef void start(cells.Table *t, u64 rng, int players, int edition, int first, u64 kingdom) noexcept nogil
cdef bint offer_action(cells.Table *t) noexcept nogil
cdef void action_phase(cells.Table *t, int action) noexcept nogil
cdef void end_actions(cells.Table *t) noexcept nogil
cdef void offer_buy(cells.Table *t) noexcept nogil
cdef bint buy_phase(cells.Table *t, int action) noexcept nogil
cdef void buy(cells.Table *t, int card) noexcept nogil
cdef void play_treasures(cells.Table *t) noexcept nogil
cdef void play_treasure(cells.Table *t, int card, int copies) noexcept nogil
cdef bint end_turn(cells.Table *t) noexcept nogil
cdef void each(cells.Table *t, int top, int step, int length, int start) noexcept nogil
cdef void turn_up(cells.Table *t, int seat, int count, int kind) noexcept nogil
cdef void discard_revealed(cells.Table *t, int seat) noexcept nogil
cdef void dig_for_treasures(cells.Table *t, int seat, int wanted) noexcept nogil
cdef void discard_top(cells.Table *t, int top) noexcept nogil
cdef void trash_this(cells.Table *t, int top) noexcept nogil
cdef void play_again(cells.Table *t, int card, int gone) noexcept nogil
