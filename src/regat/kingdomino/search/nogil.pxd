# Long calls without the interpreter's lock; nogil.py has them for the interpreted engine.

from regat.kernel.bits cimport u16, u64
from regat.kingdomino.rules cimport state
from regat.kingdomino.search cimport endgame, rollouts

cdef inline void compare(state.State *root, state.State *scratch, const u16 *taken, int count, u64 key, long start, long stop, long long *shares, long long *margins, short *weights) noexcept:
    with nogil:
        rollouts.compare(root, scratch, taken, count, key, start, stop, shares, margins, weights)

cdef inline bint solve(state.State *root, state.State *scratch, const u16 *taken, int count, long long *memo, long long *nodes, long long *values) noexcept:
    cdef bint solved
    with nogil:
        solved = endgame.solve(root, scratch, taken, count, memo, nodes, values)
    return solved
