# Long work without the lock of the interpreter; unlocked.py is the same for the interpreted engine.

from regat.kernel.bits cimport u16, u64
from regat.kingdomino.rules cimport state
from regat.kingdomino.search cimport endgame, rollouts

cdef inline void compare(state.State *root, state.State *twin, const u16 *taken, int count, u64 key, long start, long stop, long long *shares, long long *margins, short *scales) noexcept:
    with nogil:
        rollouts.compare(root, twin, taken, count, key, start, stop, shares, margins, scales)

cdef inline bint solve(state.State *root, state.State *twin, const u16 *taken, int count, long long *memo, long long *nodes, long long *values) noexcept:
    cdef bint solved
    with nogil:
        solved = endgame.solve(root, twin, taken, count, memo, nodes, values)
    return solved
