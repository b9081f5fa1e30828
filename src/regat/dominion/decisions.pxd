from regat.dominion cimport cards, cells, table
from regat.kernel cimport bits
from regat.kernel.bits cimport u64

cdef void push(cells.Table *t, int step, int seat, int card, int many) noexcept nogil
cdef void follow(cells.Table *t, int card, int gone) noexcept nogil
cdef void play_from_hand(cells.Table *t, int card) noexcept nogil
cdef void ask(cells.Table *t, int seat, u64 legal, int least, int most) noexcept nogil
cdef void tell_forced(cells.Table *t, int seat, int operation, int card, int together) noexcept nogil
cdef bint offer(cells.Table *t, int top, int operation, int number) noexcept nogil
cdef bint choose(cells.Table *t, int operation, int action) noexcept nogil
cdef bint offer_one(cells.Table *t, int seat, int operation, u64 legal, int least) noexcept nogil
cdef void choose_one(cells.Table *t, int seat, int operation, int card) noexcept nogil
cdef u64 trashable(cells.Table *t, int seat, int kind) noexcept nogil
cdef void topdeck(cells.Table *t, int seat, int card, int source, int seen) noexcept nogil
cdef u64 discarded(cells.Table *t, int seat) noexcept nogil
cdef bint offer_victory(cells.Table *t, int seat) noexcept nogil
cdef u64 playable_discarded(cells.Table *t, int top) noexcept nogil
cdef void play_discarded(cells.Table *t, int card) noexcept nogil
cdef u64 revealed(cells.Table *t) noexcept nogil
cdef void take_revealed(cells.Table *t, int card) noexcept nogil
cdef bint offer_picks(cells.Table *t, int seat, int operation, int least, int most) noexcept nogil
cdef bint no_more_picks(cells.Table *t, int seat) noexcept nogil
cdef u64 legal_picks(cells.Table *t, int seat) noexcept nogil
cdef void pick(cells.Table *t, int seat, int card) noexcept nogil
cdef void finish_picks(cells.Table *t, int seat, int operation) noexcept nogil
cdef bint offer_stolen(cells.Table *t) noexcept nogil
cdef u64 stolen_from(cells.Table *t, int last) noexcept nogil
cdef bint gain_stolen(cells.Table *t, int action) noexcept nogil
cdef bint offer_reaction(cells.Table *t, int top) noexcept nogil
cdef void react(cells.Table *t, int action) noexcept nogil
cdef void turn_over_deck(cells.Table *t, int seat) noexcept nogil
cdef bint offer_library(cells.Table *t, int seat, int full) noexcept nogil
cdef void keep(cells.Table *t, int seat, int card) noexcept nogil
cdef void set_aside_or_keep(cells.Table *t, int seat, int action) noexcept nogil
cdef void discard_aside(cells.Table *t, int seat) noexcept nogil
cdef bint offer_judgement(cells.Table *t) noexcept nogil
cdef void judge(cells.Table *t, int seat, int action) noexcept nogil
cdef bint offer_sort(cells.Table *t, int seat, int top) noexcept nogil
cdef void sort(cells.Table *t, int action) noexcept nogil
cdef void finish_sort(cells.Table *t, int seat, int top, int upper) noexcept nogil
cdef bint discards_later(cells.Table *t, int fates, int card) noexcept nogil
cdef void put_in_discard(cells.Table *t, int seat, int card, bint covered) noexcept nogil
