from regat.kernel cimport bits, boards
from regat.kernel.bits cimport u64
from regat.kingdomino cimport cells, dominoes, grid, wide

cdef void tell(cells.Table *t, int kind, int seat, int domino, int action) noexcept nogil
cdef void start(cells.Table *t, u64 rng, int players, int size, int variants) noexcept nogil
cdef void clear(cells.Table *t, int seat) noexcept nogil
cdef void draw_line(cells.Table *t) noexcept nogil
cdef int draw(cells.Table *t) noexcept nogil
cdef int pick(u64 pool, u64 rng) noexcept nogil
cdef int nth(u64 mask, int n) noexcept nogil
cdef void advance(cells.Table *t) noexcept nogil
cdef void apply(cells.Table *t, int square, int direction) noexcept nogil
cdef void draw_king(cells.Table *t) noexcept nogil
cdef void begin_round(cells.Table *t) noexcept nogil
cdef void next_king(cells.Table *t) noexcept nogil
cdef void after_placing(cells.Table *t) noexcept nogil
cdef bint offer_placement(cells.Table *t) noexcept nogil
cdef bint find_places(cells.Table *t, int seat, int domino) noexcept nogil
cdef bint only_place(cells.Table *t) noexcept nogil
cdef void place(cells.Table *t, int square, int direction) noexcept nogil
cdef int action_of(cells.Table *t, int seat, int square, int direction) noexcept nogil
cdef int square_of(cells.Table *t, int seat, int action) noexcept nogil
cdef bint offer_claim(cells.Table *t, int seat, int owner) noexcept nogil
cdef void claim(cells.Table *t, int slot, int owner) noexcept nogil
cdef bint centred(cells.Table *t, int seat) noexcept nogil
cdef int score(cells.Table *t, int seat) noexcept nogil
