from regat.kernel cimport bits
from regat.kernel.bits cimport u16, u64
from regat.kingdomino cimport cells, dominoes, draft, habits, prospect, sight, turns, wide_sight

cpdef int kingdom_numbers(int players) noexcept nogil
cpdef int common_numbers(int players) noexcept nogil
cdef void describe(cells.Table *root, cells.Table *twin, const u16 *taken, int count, short *blocks, short *into, long at, short *scales) noexcept nogil
cdef void copy_block(short *blocks, int seat, int numbers, short *into, long at) noexcept nogil
cdef int claims_of(int seat) noexcept nogil
cdef void weigh_claims(cells.Table *t, int seat, short *blocks, short *scales) noexcept nogil
cdef void foresee_claims(cells.Table *t, int owner, short *blocks) noexcept nogil
cdef int strongest(short *blocks, int players, int seen) noexcept nogil
cdef void describe_kingdom(cells.Table *t, int seat, short *into, long at, short *scales) noexcept nogil
cdef void describe_pending(cells.Table *t, int seat, int domino, short *into, long at, int gain, short *scales) noexcept nogil
cdef void add_domino(int domino, short *into, long at) noexcept nogil
cdef void describe_common(cells.Table *t, short *into, long at) noexcept nogil
