from regat.kernel cimport bits, bits128
from regat.kernel.bits cimport u16, u64
from regat.kingdomino.rules cimport state, dominoes, rounds, board64, board128
from regat.kingdomino.search cimport heuristic_weights, policies, turns

cdef bint in_the_open(state.State *t) noexcept nogil
cdef bint solve(state.State *root, state.State *scratch, const u16 *taken, int count, long long *memo, long long *nodes, long long *values) noexcept nogil
cdef int first_owners(state.State *t) noexcept nogil
cdef int claims(state.State *t, long long *memo, long long *nodes, int owners, int king, int stage) noexcept nogil
cdef int utility(state.State *t, long long *memo, long long *nodes, int owners, int seat) noexcept nogil
cdef int result(state.State *t, long long *memo, long long *nodes, int owners, int seat) noexcept nogil
cdef int older(state.State *t, int seat) noexcept nogil
cdef int domino_at(state.State *t, int at) noexcept nogil
cdef int lay(state.State *t, long long *nodes, int seat, int waiting) noexcept nogil
cdef int standing(state.State *t, int seat) noexcept nogil
cdef int after(state.State *t, int seat, int domino, int square, int direction) noexcept nogil
