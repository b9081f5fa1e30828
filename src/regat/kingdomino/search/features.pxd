from regat.kernel cimport bits
from regat.kernel.bits cimport u16, u64
from regat.kingdomino.rules cimport state, dominoes, rounds
from regat.kingdomino.search cimport heuristic_weights, lookahead_features, placement64, turns, placement128

cpdef int kingdom_numbers(int players) noexcept nogil
cpdef int common_numbers(int players) noexcept nogil
cdef void encode(state.State *root, state.State *scratch, const u16 *taken, int count, short *blocks, short *into, long at, short *weights) noexcept nogil
cdef void copy_block(short *blocks, int seat, int numbers, short *into, long at) noexcept nogil
cdef int claims_of(int seat) noexcept nogil
cdef void weigh_claims(state.State *t, int seat, short *blocks, short *weights) noexcept nogil
cdef void foresee_claims(state.State *t, int owner, short *blocks) noexcept nogil
cdef int strongest(short *blocks, int players, int seen) noexcept nogil
cdef void encode_kingdom(state.State *t, int seat, short *into, long at, short *weights) noexcept nogil
cdef void encode_pending(state.State *t, int seat, int domino, short *into, long at, int gain, short *weights) noexcept nogil
cdef int feature_gain(state.State *t, int seat, int domino, short *weights) noexcept nogil
cdef void add_domino(int domino, short *into, long at) noexcept nogil
cdef void encode_common(state.State *t, short *into, long at) noexcept nogil
