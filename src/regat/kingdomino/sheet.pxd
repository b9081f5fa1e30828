cimport cython
from regat.kernel cimport bits128
from regat.kernel.bits cimport u64
from regat.kernel.bits128 cimport u128
from regat.kingdomino.rules cimport state, dominoes, rounds
from regat.kingdomino.search cimport policies

cdef list NUMBERS
cdef list ASKERS
cdef list STAGES
cdef list AT
cdef list PAIRS
cdef list TERRAINS
cdef list LANDS
cdef list RANKS
cdef list WHERE
cdef list SPOTS
cdef list ENDS
cdef list SLOTS
cdef dict POOLS
cdef int OWNERS
cdef int NOBODY

@cython.locals(choosing=bint, parts=list, seat=int)
cdef object sheet(state.State *t, tuple variants, tuple scores, dict known)
@cython.locals(text=bytes)
cdef bytes unseen(state.State *t)
@cython.locals(number=int)
cdef bytes dominoes_in(u64 pool)
cdef bytes slot_part(int domino, int seat)
@cython.locals(start=int, slot=int)
cdef bytes older_line(state.State *t)
@cython.locals(slot=int)
cdef bytes newer_line(state.State *t)
@cython.locals(made_of=tuple, earlier=tuple)
cdef bytes kingdom(state.State *t, int seat, int score, dict known)
@cython.locals(lands=bytearray, squares=list, stride=int, all_crowns=int, left=u128, on_board=int, land=int, square=int, start=int, at=int, parts=list, largest=int)
cdef bytes kingdom_part(state.State *t, int seat, int score)
@cython.locals(square=u128, crowns=int, terrain=int)
cdef int land_on(state.State *t, int seat, int on_board)
@cython.locals(x=int, y=int)
cdef int square_at(state.State *t, int seat, int on_board, int stride)
cdef bytes placed(int domino, int action)
@cython.locals(found=list, group=list, largest=int, square=int, crowns=int, terrain=int, size=int)
cdef tuple territories(bytearray lands)
@cython.locals(left=bytearray, points=int, square=int, group=list, crowns=int)
cpdef int worth(bytearray lands)
cpdef int ground(int terrain, int crowns)
@cython.locals(terrain=int, crowns=int, group=list, waiting=list, square=int, land=int, x=int, y=int)
cdef tuple flooded(bytearray lands, int start)
@cython.locals(place=int, parts=list)
cdef bytes region(int terrain, list group, int crowns)
cdef bytes bonuses(state.State *t, int seat)
@cython.locals(slot=int, number=int, king=int, gains=dict, actions=list, action=int, start=bytes)
cdef object pending(state.State *t)
@cython.locals(seat=int, x=int, y=int, to_x=int, to_y=int, left=int, up=int, right=int, down=int, columns=int, rows=int, parts=list)
cdef bytes spot(state.State *t, int action, int gain)
