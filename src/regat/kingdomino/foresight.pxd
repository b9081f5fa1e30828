from regat.kernel cimport bits
from regat.kernel.bits cimport u16, u64
from regat.kingdomino cimport cells, draft, habits, portrait, rollouts, turns

cdef void venture(cells.Table *root, cells.Table *twin, cells.Table *third, const u16 *taken, int count, u64 key, long start, long stop, u16 *turn, short *blocks, short *into, long long *ends, short *scales) noexcept nogil
cdef void wait_for(cells.Table *t, int seat, u64 dice, short *scales) noexcept nogil
