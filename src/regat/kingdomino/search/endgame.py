"""An exact search of the end of a game, when nothing is hidden any more.

The result of a kingdom depends only on the dominoes that it gets. So the search enumerates the claims, and
for each kingdom and each set of dominoes it finds the best placements once.
"""

from __future__ import annotations

from array import array

from regat.kernel import bits, bits128
from regat.kingdomino.rules import board64, board128, dominoes, rounds, state
from regat.kingdomino.search import heuristic_weights, policies, turns

# A result in one number, compared as a whole: points, then the largest territory, then crowns (K-TIE-01).
# `memo` has room for each seat and each set of places in the newer line and in the last one.


def in_the_open(t: state.State) -> bool:
    """Whether nothing is hidden: the last line is drawn, or known because all other dominoes were seen."""
    if t.over or t.stage == dominoes.CHOOSING:
        return False
    return t.lines == 0 or (t.lines == 1 and bits.popcount(t.pool) == t.line_length)


def solve(
    root: state.State,
    scratch: state.State,
    taken: array[int],
    count: int,
    memo: array[int],
    nodes: array[int],
    values: array[int],
) -> bool:
    """The value of each turn if everybody plays perfectly; False if the search takes too many nodes."""
    for at in range(heuristic_weights.MEMO):
        memo[at] = 0
    me = root.seat
    placement = -1
    for number in range(count):
        if taken[number] >> 3 != placement:
            # The results of the others do not depend on this placement.
            placement = taken[number] >> 3
            for at in range(me * heuristic_weights.SETS, (me + 1) * heuristic_weights.SETS):
                memo[at] = 0
        state.copy_state(scratch, root)
        turns.take(scratch, taken[number])
        end = claims(scratch, memo, nodes, first_owners(scratch), scratch.turn, 0)
        values[number] = utility(scratch, memo, nodes, end, me)
        if nodes[0] < 0:
            return False
    return True


def first_owners(t: state.State) -> int:
    """Who has which domino, three bits each: four places of the newer line, then four of the last."""
    owners = 0
    for slot in range(t.line_length):
        seat = 4
        if t.has_next_line and t.next_king[slot] != state.NOBODY:
            seat = t.next_king[slot]
        owners |= seat << 3 * slot
        owners |= 4 << 12 + 3 * slot
    return owners


def claims(t: state.State, memo: array[int], nodes: array[int], owners: int, king: int, stage: int) -> int:
    """The final owners of the dominoes, if each king claims what is best for its own seat."""
    if stage == 0 and (king == t.line_length or not t.has_next_line):
        king = 0
        stage = 1
    if stage == 1 and (t.lines == 0 or king == t.line_length):
        return owners
    mover = t.line_king[king] if stage == 0 else owners >> 3 * king & 7
    chosen = owners
    most = -1
    for slot in range(t.line_length):
        at = 3 * slot + 12 * stage
        if owners >> at & 7 == 4:
            end = claims(t, memo, nodes, owners ^ (4 ^ mover) << at, king + 1, stage)
            value = utility(t, memo, nodes, end, mover)
            if value > most:
                most = value
                chosen = end
            if nodes[0] < 0:
                return chosen
    return chosen


def utility(t: state.State, memo: array[int], nodes: array[int], owners: int, seat: int) -> int:
    """The value of an outcome to a seat: its share of the victory first, then the margin."""
    mine = result(t, memo, nodes, owners, seat)
    winners = 1
    best = 0
    for other in range(t.players):
        if other != seat:
            theirs = result(t, memo, nodes, owners, other)
            if theirs > best:
                best = theirs
            if theirs == mine:
                winners += 1
    share = heuristic_weights.WIN_UNIT // winners if best <= mine else 0
    return share * heuristic_weights.SHARE + heuristic_weights.SHARE // 2 + (mine >> 12) - (best >> 12)


def result(t: state.State, memo: array[int], nodes: array[int], owners: int, seat: int) -> int:
    """The best result that a seat can reach with the dominoes it gets."""
    newer = 0
    last = 0
    for slot in range(t.line_length):
        if owners >> 3 * slot & 7 == seat:
            newer |= 1 << slot
        if owners >> 12 + 3 * slot & 7 == seat:
            last |= 1 << slot
    at = seat * heuristic_weights.SETS + newer * 16 + last
    if memo[at] == 0:
        memo[at] = 1 + lay(t, nodes, seat, older(t, seat) | newer << 4 | last << 8)
    return memo[at] - 1


def older(t: state.State, seat: int) -> int:
    """The dominoes of the older line that a seat has yet to place, as bits."""
    slots = 0
    for slot in range(t.turn, t.line_length):
        if t.line_king[slot] == seat:
            slots |= 1 << slot
    return slots


def domino_at(t: state.State, at: int) -> int:
    """The domino at a place of the older line, the newer, or the last."""
    if at < 4:
        return t.line[at]
    return t.next[at - 4] if at < 8 else bits.nth(t.pool, at - 8)


def lay(t: state.State, nodes: array[int], seat: int, waiting: int) -> int:
    """The best result of placing these dominoes in their order."""
    nodes[0] -= 1
    if nodes[0] < 0:
        return 0
    if waiting == 0:
        return standing(t, seat)
    domino = domino_at(t, bits.lsb(waiting))
    rest = waiting & (waiting - 1)
    if not rounds.find_places(t, seat, domino):
        lost = t.discarded[seat]
        t.discarded[seat] |= bits.bit(domino)
        best = lay(t, nodes, seat, rest)
        t.discarded[seat] = lost
        return best
    scratch = state.new_state()
    best = 0
    # Placements of the last domino differ only in the points of territories, unless the castle counts.
    most = -1
    if rest == 0 and t.variants & dominoes.MIDDLE_KINGDOM == 0:
        most = policies.best_place(t, seat, domino, 1) >> 10
    for direction in range(dominoes.DIRECTIONS):
        places = t.places[direction]
        while places != 0:
            square = bits128.lsb(places)
            places &= places - 1
            if most >= 0 and after(t, seat, domino, square, direction) < most:
                continue
            state.copy_state(scratch, t)
            rounds.put(scratch, seat, domino, square, direction)
            value = lay(scratch, nodes, seat, rest)
            if value > best:
                best = value
    state.free_state(scratch)
    return best


def standing(t: state.State, seat: int) -> int:
    return rounds.score(t, seat) << 12 | rounds.largest(t, seat) << 6 | rounds.crowns(t, seat)


def after(t: state.State, seat: int, domino: int, square: int, direction: int) -> int:
    if t.size == 5:
        return board64.after(t, seat, domino, bits.bit(square), direction)
    return board128.after(t, seat, domino, bits128.bit(square), direction)
