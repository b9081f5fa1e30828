from regat.kernel cimport bits, bits128
from regat.kernel.bits cimport u16, u64
from regat.kingdomino.rules cimport state, dominoes, rounds
from regat.kingdomino.search cimport heuristic_weights, policies, placement64, turns, placement128

cdef int heuristic_answer(state.State *t, u64 dice, short *weights) noexcept nogil
cdef int heuristic_place(state.State *t, int seat, int domino, u64 dice, short *weights) noexcept nogil
cdef int heuristic_use(state.State *t, int seat, int domino, u64 dice, short *weights) noexcept nogil
cdef int heuristic_claim(state.State *t, int owner, u64 dice, short *weights) noexcept nogil
cdef int heuristic_turn(state.State *t, state.State *scratch, u64 dice, short *weights) noexcept nogil
cdef int find_heuristic_turns(state.State *t, state.State *scratch, u64 dice, u16 *into, short *weights) noexcept nogil
cdef void play_out(state.State *t, int seat, u64 dice, short *weights) noexcept nogil
cdef u64 await_seat(state.State *t, int seat, u64 dice, short *weights) noexcept nogil
cdef int greedy(state.State *t, u64 dice, short *weights) noexcept nogil
cdef int greedy_place(state.State *t, int seat, int domino, u64 dice, short *weights) noexcept nogil
cdef int greedy_claim(state.State *t, int owner, u64 dice, short *weights) noexcept nogil
cdef int margin(state.State *t, int seat) noexcept nogil
cdef void compare(state.State *root, state.State *scratch, const u16 *taken, int count, u64 key, long start, long stop, long long *shares, long long *margins, short *weights) noexcept nogil
