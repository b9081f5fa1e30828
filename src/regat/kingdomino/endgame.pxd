from regat.kernel cimport bits, boards
from regat.kernel.bits cimport u16, u64
from regat.kingdomino cimport cells, dominoes, draft, grid, habits, policies, turns, wide

cdef bint in_the_open(cells.Table *t) noexcept nogil
cdef bint solve(cells.Table *root, cells.Table *twin, const u16 *taken, int count, long long *memo, long long *nodes, long long *values) noexcept nogil
cdef int first_owners(cells.Table *t) noexcept nogil
cdef int claims(cells.Table *t, long long *memo, long long *nodes, int owners, int king, int stage) noexcept nogil
cdef int utility(cells.Table *t, long long *memo, long long *nodes, int owners, int seat) noexcept nogil
cdef int result(cells.Table *t, long long *memo, long long *nodes, int owners, int seat) noexcept nogil
cdef int older(cells.Table *t, int seat) noexcept nogil
cdef int domino_at(cells.Table *t, int at) noexcept nogil
cdef int lay(cells.Table *t, long long *nodes, int seat, int waiting) noexcept nogil
cdef int standing(cells.Table *t, int seat) noexcept nogil
cdef int best_after(cells.Table *t, int seat, int domino) noexcept nogil
cdef int after(cells.Table *t, int seat, int domino, int square, int direction) noexcept nogil
cdef void put(cells.Table *t, int seat, int domino, int square, int direction) noexcept nogil
