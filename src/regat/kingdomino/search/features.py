"""The features of a position: the input of the networks."""

from __future__ import annotations

from array import array

from regat.kernel import bits
from regat.kingdomino.rules import dominoes, rounds, state
from regat.kingdomino.search import heuristic_weights, lookahead_features, placement64, placement128, turns


def kingdom_numbers(players: int) -> int:
    return heuristic_weights.KINGDOM if players == 2 else heuristic_weights.BLOCK


def common_numbers(players: int) -> int:
    return heuristic_weights.COMMON if players == 2 else heuristic_weights.COMMON + heuristic_weights.CLAIMS


def encode(
    root: state.State,
    scratch: state.State,
    taken: array[int],
    count: int,
    blocks: array[int],
    into: array[int],
    at: int,
    weights: array[int],
) -> None:
    """A row for the position after each turn: the seat's kingdom, the others by strength, common features."""
    me = root.seat
    owner = root.king if root.stage == dominoes.CHOOSING else root.line_king[root.turn]
    kingdom = kingdom_numbers(root.players)
    for number in range(count):
        state.copy_state(scratch, root)
        turns.take(scratch, taken[number])
        # A turn changes only one kingdom.
        if number == 0:
            for seat in range(root.players):
                if seat != owner:
                    encode_kingdom(scratch, seat, blocks, seat * heuristic_weights.BLOCK, weights)
                    if root.players > 2:
                        weigh_claims(scratch, seat, blocks, weights)
        encode_kingdom(scratch, owner, blocks, owner * heuristic_weights.BLOCK, weights)
        copy_block(blocks, me, kingdom, into, at)
        at += kingdom
        common = at + (root.players - 1) * kingdom
        encode_common(scratch, into, common)
        common += heuristic_weights.COMMON
        if root.players > 2:
            foresee_claims(scratch, owner, blocks)
        seen = 1 << me
        for _ in range(1, root.players):
            other = strongest(blocks, root.players, seen)
            seen |= 1 << other
            copy_block(blocks, other, kingdom, into, at)
            at += kingdom
            if root.players > 2:
                into[common] = blocks[claims_of(other) + heuristic_weights.CLAIMED - 1]
                common += 1
        if root.players == 3:
            into[common] = 0
        at += common_numbers(root.players)


def copy_block(blocks: array[int], seat: int, numbers: int, into: array[int], at: int) -> None:
    start = seat * heuristic_weights.BLOCK
    for number in range(numbers):
        into[at + number] = blocks[start + number]


# What the others will claim ---------------------------------------------------------------------------


def claims_of(seat: int) -> int:
    """The index of a seat's claims, after the features of all kingdoms."""
    return state.SEATS * heuristic_weights.BLOCK + seat * heuristic_weights.CLAIMED


def weigh_claims(t: state.State, seat: int, blocks: array[int], weights: array[int]) -> None:
    """What each domino of the newer line would add to a kingdom."""
    at = claims_of(seat)
    for slot in range(t.line_length if t.has_next_line else 0):
        blocks[at + slot] = 0
        if rounds.find_places(t, seat, t.next[slot]):
            gain = feature_gain(t, seat, t.next[slot], weights)
            blocks[at + slot] = gain + 2 * heuristic_weights.POINT


def foresee_claims(t: state.State, owner: int, blocks: array[int]) -> None:
    """What the others will get before the next line, if each claims greedily."""
    for seat in range(t.players):
        blocks[claims_of(seat) + heuristic_weights.CLAIMED - 1] = 0
    if not t.has_next_line or t.stage == dominoes.CHOOSING:
        return
    free = turns.free_slots(t)
    for place in range(t.turn, t.line_length):
        seat = t.line_king[place]
        if free == 0 or seat == owner:
            continue
        at = claims_of(seat)
        most = -heuristic_weights.GROUND
        chosen = 0
        for slot in range(t.line_length):
            if free >> slot & 1 and blocks[at + slot] > most:
                most = blocks[at + slot]
                chosen = slot
        free &= ~(1 << chosen)
        blocks[at + heuristic_weights.CLAIMED - 1] += most


# Kingdoms ---------------------------------------------------------------------------------------------


def strongest(blocks: array[int], players: int, seen: int) -> int:
    """The seat with the most points, pending dominoes included, among those not yet seen."""
    best = -heuristic_weights.POINT * heuristic_weights.GROUND  # a domino may cost more than it gains
    chosen = 0
    for seat in range(players):
        if not seen >> seat & 1:
            at = seat * heuristic_weights.BLOCK
            standing = heuristic_weights.POINT * blocks[at + heuristic_weights.SCORE]
            standing += (
                blocks[at + heuristic_weights.PENDING + 14] + blocks[at + heuristic_weights.PENDING + 15]
            )
            if standing > best:
                best = standing
                chosen = seat
    return chosen


def encode_kingdom(t: state.State, seat: int, into: array[int], at: int, weights: array[int]) -> None:
    """A kingdom, its pending dominoes, and when its kings act."""
    if t.size == 5:
        placement64.encode_squares(t, seat, into, at)
    else:
        placement128.encode_squares(t, seat, into, at)
    if t.players > 2:
        lookahead_features.encode_lookahead(t, seat, into, at + heuristic_weights.KINGDOM, at)
    at += heuristic_weights.PENDING
    for number in range(heuristic_weights.KINGDOM - heuristic_weights.PENDING):
        into[at + number] = 0
    into[at + 16] = t.line_length  # the next king to act, none so far
    into[at + 18] = t.line_length  # kings in the newer line, none so far
    into[at + 19] = t.line_length
    if t.stage != dominoes.CHOOSING:
        for slot in range(t.turn, t.line_length):
            if t.line_king[slot] == seat:
                if into[at + 17] == 0:
                    into[at + 16] = slot - t.turn
                into[at + 17] += 1
                encode_pending(t, seat, t.line[slot], into, at, 14, weights)
    else:
        into[at + 17] = t.kings[seat]
    if t.has_next_line:
        for slot in range(t.line_length):
            if t.next_king[slot] == seat:
                if into[at + 18] == t.line_length:
                    into[at + 18] = slot
                else:
                    into[at + 19] = slot
                encode_pending(t, seat, t.next[slot], into, at, 15, weights)
    into[at + 20] = rounds.score(t, seat)
    into[at + 21] = t.placed_count[seat]


def encode_pending(
    t: state.State, seat: int, domino: int, into: array[int], at: int, gain: int, weights: array[int]
) -> None:
    add_domino(domino, into, at)
    into[at + 12] += 1
    if not rounds.find_places(t, seat, domino):
        into[at + 13] += 1
    else:
        into[at + gain] += feature_gain(t, seat, domino, weights)


def feature_gain(t: state.State, seat: int, domino: int, weights: array[int]) -> int:
    """What a domino that has a place would add to a kingdom."""
    if t.size == 5:
        return (placement64.feature_place(t, seat, domino, weights) >> 10) - heuristic_weights.GROUND
    return (placement128.feature_place(t, seat, domino, weights) >> 10) - heuristic_weights.GROUND


def add_domino(domino: int, into: array[int], at: int) -> None:
    """Count a domino's squares and crowns, by terrain."""
    into[at + dominoes.FIRST[domino]] += 1
    into[at + dominoes.SECOND[domino]] += 1
    into[at + 6 + dominoes.FIRST[domino]] += dominoes.FIRST_CROWNS[domino]
    into[at + 6 + dominoes.SECOND[domino]] += dominoes.SECOND_CROWNS[domino]


def encode_common(t: state.State, into: array[int], at: int) -> None:
    """What belongs to no seat: free dominoes, unseen dominoes, the progress of the game, variants."""
    for number in range(heuristic_weights.COMMON):
        into[at + number] = 0
    if t.has_next_line:
        for slot in range(t.line_length):
            if t.next_king[slot] == state.NOBODY:
                add_domino(t.next[slot], into, at)
                into[at + 24] += 1
    pool = t.pool
    while pool != 0:
        add_domino(bits.lsb(pool), into, at + 12)
        pool &= pool - 1
    into[at + 25] = bits.popcount(t.pool)
    into[at + 26] = t.lines
    into[at + 27] = t.has_next_line
    into[at + 28] = t.line_length - t.turn
    if t.stage == dominoes.CHOOSING:
        into[at + 29] = 1
    if t.variants & dominoes.MIDDLE_KINGDOM:
        into[at + 30] = 1
    if t.variants & dominoes.HARMONY:
        into[at + 31] = 1
