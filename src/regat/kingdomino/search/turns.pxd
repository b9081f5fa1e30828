from regat.kernel cimport bits, bits128
from regat.kernel.bits cimport u16
from regat.kingdomino.rules cimport state, dominoes, rounds
from regat.kingdomino.search cimport heuristic_weights

cdef int free_slots(state.State *t) noexcept nogil
cdef int find_turns(state.State *t, u16 *into, int room) noexcept nogil
cdef int add_turns(int answer, int slots, int length, u16 *into, int found) noexcept nogil
cdef void take(state.State *t, int turn) noexcept nogil
