"""Rollouts: games played to their end by the heuristic player, to evaluate a turn."""

from __future__ import annotations

from array import array

from regat.kernel import bits, bits128
from regat.kingdomino.rules import dominoes, rounds, state
from regat.kingdomino.search import heuristic_weights, placement64, placement128, policies, turns


def heuristic_answer(t: state.State, dice: int, weights: array[int]) -> int:
    """The answer of the heuristic player."""
    if t.stage != dominoes.PLACING:
        owner = t.king if t.stage == dominoes.CHOOSING else t.line_king[t.turn]
        return heuristic_claim(t, owner, dice, weights)
    return heuristic_place(t, t.seat, t.line[t.turn], dice, weights) & 1023


def heuristic_place(t: state.State, seat: int, domino: int, dice: int, weights: array[int]) -> int:
    if t.size == 5:
        return placement64.heuristic_place(t, seat, domino, dice, weights)
    return placement128.heuristic_place(t, seat, domino, dice, weights)


def heuristic_use(t: state.State, seat: int, domino: int, dice: int, weights: array[int]) -> int:
    """The value of a domino to a kingdom, 0 if it has no place."""
    if not rounds.find_places(t, seat, domino):
        return 0
    return heuristic_place(t, seat, domino, dice, weights) >> 10


def heuristic_claim(t: state.State, owner: int, dice: int, weights: array[int]) -> int:
    """The free domino with the highest value for the kingdom of the king; earlier in the line is better."""
    chosen = 0
    most = -heuristic_weights.GROUND
    for slot in range(t.line_length):
        if t.slots >> slot & 1:
            value = heuristic_use(t, owner, t.next[slot], dice, weights)
            value -= heuristic_weights.EARLY * slot
            if value > most:
                chosen = slot
                most = value
    return chosen


def heuristic_turn(t: state.State, scratch: state.State, dice: int, weights: array[int]) -> int:
    """The turn of the heuristic player."""
    answer = heuristic_answer(t, dice, weights)
    if t.stage != dominoes.PLACING:
        return dominoes.NOTHING << 3 | answer
    slots = turns.free_slots(t)
    if slots & (slots - 1) == 0:
        return answer << 3 | heuristic_weights.UNASKED
    state.copy_state(scratch, t)
    rounds.place(scratch, answer & 127, answer >> 7)
    scratch.slots = slots
    return answer << 3 | heuristic_claim(scratch, t.seat, bits.rng_next(dice), weights)


def find_heuristic_turns(
    t: state.State, scratch: state.State, dice: int, into: array[int], weights: array[int]
) -> int:
    """Collect the turns that begin with one of the best placements; their number."""
    if t.stage != dominoes.PLACING:
        return turns.find_turns(t, into, heuristic_weights.FEW_TURNS)
    found = 0
    slots = turns.free_slots(t)
    state.copy_state(scratch, t)
    for _ in range(heuristic_weights.FEW_PLACES):
        answer = heuristic_place(scratch, t.seat, t.line[t.turn], dice, weights) & 1023
        found = turns.add_turns(answer, slots, t.line_length, into, found)
        scratch.places[answer >> 7] &= ~bits128.bit(answer & 127)
        if (
            not scratch.places[0]
            and not scratch.places[1]
            and not scratch.places[2]
            and not scratch.places[3]
        ):
            break
    return found


# To the end of the game -------------------------------------------------------------------------------


def play_out(t: state.State, seat: int, dice: int, weights: array[int]) -> None:
    """Play to the end: a seat by the heuristic, the others greedily, as most people play."""
    while not t.over:
        dice = bits.rng_next(dice)
        answer = heuristic_answer(t, dice, weights) if t.seat == seat else greedy(t, dice, weights)
        rounds.apply(t, answer & 127, answer >> 7)


def await_seat(t: state.State, seat: int, dice: int, weights: array[int]) -> int:
    """The others play greedily until a seat is asked or the game is over; the state of the dice then."""
    while not t.over and t.seat != seat:
        dice = bits.rng_next(dice)
        answer = greedy(t, dice, weights)
        rounds.apply(t, answer & 127, answer >> 7)
    return dice


def greedy(t: state.State, dice: int, weights: array[int]) -> int:
    """The answer with the largest immediate gain: a faster `policies.best`."""
    if t.stage != dominoes.PLACING:
        owner = t.king if t.stage == dominoes.CHOOSING else t.line_king[t.turn]
        return greedy_claim(t, owner, dice, weights)
    return greedy_place(t, t.seat, t.line[t.turn], dice, weights) & 1023


def greedy_place(t: state.State, seat: int, domino: int, dice: int, weights: array[int]) -> int:
    if t.size == 5:
        return placement64.greedy_place(t, seat, domino, dice, weights)
    return placement128.greedy_place(t, seat, domino, dice, weights)


def greedy_claim(t: state.State, owner: int, dice: int, weights: array[int]) -> int:
    """The free domino with the largest immediate gain, ties at random."""
    chosen = 0
    most = -1
    tied = 0
    for slot in range(t.line_length):
        if t.slots >> slot & 1:
            gain = 0
            if rounds.find_places(t, owner, t.next[slot]):
                gain = greedy_place(t, owner, t.next[slot], dice, weights) >> 10
            if gain > most:
                chosen = slot
                most = gain
                tied = 1
            elif gain == most:
                tied += 1
                dice = bits.rng_next(dice)
                if bits.rng_below(dice, tied) == 0:
                    chosen = slot
    return chosen


def margin(t: state.State, seat: int) -> int:
    """The points ahead of the best other seat."""
    best = 0
    for other in range(t.players):
        if other != seat and t.total[other] > best:
            best = t.total[other]
    return t.total[seat] - best


def compare(
    root: state.State,
    scratch: state.State,
    taken: array[int],
    count: int,
    key: int,
    start: int,
    stop: int,
    shares: array[int],
    margins: array[int],
    weights: array[int],
) -> None:
    """Play each turn out in the determinizations from `start` up to `stop`, the same for every turn."""
    seat = root.seat
    for world in range(start, stop):
        rng = bits.rng_seed(key, 2 * world)
        dice = bits.rng_seed(key, 2 * world + 1)
        for number in range(count):
            state.copy_state(scratch, root)
            scratch.rng = rng
            turns.take(scratch, taken[number])
            rounds.advance(scratch)
            play_out(scratch, seat, dice, weights)
            shares[number] += policies.win_share(scratch, seat)
            margins[number] += margin(scratch, seat)
