from regat.kernel cimport bits
from regat.kernel.bits cimport u64
from regat.kingdomino.rules cimport action_numbers, state, dominoes, rounds
from regat.kingdomino.search cimport policies

cdef void play_on(state.State *t, state.State *base, const int[::1] answers, int count, u64[::1] tally, u64 key, long start, long stop) noexcept nogil
