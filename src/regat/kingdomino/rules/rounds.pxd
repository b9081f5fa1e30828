from regat.kernel cimport bits, bits128
from regat.kernel.bits cimport u64
from regat.kingdomino.rules cimport action_numbers, state, dominoes, board64, board128

cdef void emit(state.State *t, int kind, int seat, int domino, int action) noexcept nogil
cdef void start(state.State *t, u64 rng, int players, int size, int variants) noexcept nogil
cdef void clear(state.State *t, int seat) noexcept nogil
cdef void draw_line(state.State *t) noexcept nogil
cdef int draw(state.State *t) noexcept nogil
cdef int pick(u64 pool, u64 rng) noexcept nogil
cdef void advance(state.State *t) noexcept nogil
cdef void apply(state.State *t, int square, int direction) noexcept nogil
cdef void draw_king(state.State *t) noexcept nogil
cdef int next_drawer(state.State *t) noexcept nogil
cdef void begin_round(state.State *t) noexcept nogil
cdef void next_king(state.State *t) noexcept nogil
cdef void after_placing(state.State *t) noexcept nogil
cdef bint offer_placement(state.State *t) noexcept nogil
cdef bint find_places(state.State *t, int seat, int domino) noexcept nogil
cdef void put(state.State *t, int seat, int domino, int square, int direction) noexcept nogil
cdef bint only_place(state.State *t) noexcept nogil
cdef void place(state.State *t, int square, int direction) noexcept nogil
cdef bint offer_claim(state.State *t, int seat, int owner) noexcept nogil
cdef void claim(state.State *t, int slot, int owner) noexcept nogil
cdef bint centred(state.State *t, int seat) noexcept nogil
cdef int score(state.State *t, int seat) noexcept nogil
cdef int largest(state.State *t, int seat) noexcept nogil
cdef int crowns(state.State *t, int seat) noexcept nogil
cdef int points(state.State *t, int seat) noexcept nogil
