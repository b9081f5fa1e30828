from regat.kernel cimport bits
from regat.kernel.bits cimport u64
from regat.kingdomino cimport cells, dominoes, draft, policies

cdef void play_on(cells.Table *t, cells.Table *base, const int[::1] answers, int count, u64[::1] tally, u64 key, long start, long stop) noexcept nogil
cdef int share(cells.Table *t, int seat) noexcept nogil
