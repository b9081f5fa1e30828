"""Players inside the engine: random, greedy, and greedy over both steps of a turn.

An answer inside the engine is one number: a square of the board and a direction, or a place of the line.
"""

from __future__ import annotations

from array import array

from regat.kernel import bits, bits128
from regat.kingdomino.rules import board64, board128, dominoes, rounds, state
from regat.kingdomino.search import heuristic_weights

PLAYERS = {"random": state.RANDOM, "greedy": state.GREEDY, "full-greedy": state.FULL_GREEDY}


def simulate(bots: bytes, size: int, variants: int, key: int, start: int, stop: int) -> list[int]:
    """Play the games numbered from `start` up to `stop`; the tallies, in the order of `play_games`."""
    t = state.new_state()
    tally = array("Q", bytes(8 * (5 + 2 * len(bots))))
    play_games(t, bots, tally, len(bots), size, variants, key, start, stop)
    state.free_state(t)
    return list(tally)


def play_games(
    t: state.State,
    bots: bytes,
    tally: array[int],
    players: int,
    size: int,
    variants: int,
    key: int,
    start: int,
    stop: int,
) -> None:
    """Tally: games, shared victories, rounds, wins of the first seat to choose, decisions; then by bot
    its wins, and then its points."""
    for game in range(start, stop):
        shift = game % players
        rounds.start(t, bits.rng_seed(key, 2 * game), players, size, variants)
        dice = bits.rng_seed(key, 2 * game + 1)
        first = t.seat
        decisions = 0
        while not t.over:
            decisions += 1
            dice = bits.rng_next(dice)
            bot = bots[(t.seat + players - shift) % players]
            answer = at_random(t, dice) if bot == state.RANDOM else best(t, dice, bot)
            rounds.apply(t, answer & 127, answer >> 7)
        winner = sole_winner(t)
        tally[0] += 1
        tally[2] += 6 if players == 2 and size == 5 else 12
        tally[4] += decisions
        if winner == state.NOBODY:
            tally[1] += 1
        else:
            if winner == first:
                tally[3] += 1
            tally[5 + (winner + players - shift) % players] += 1
        for seat in range(players):
            tally[5 + players + (seat + players - shift) % players] += t.total[seat]


def sole_winner(t: state.State) -> int:
    """The seat that won alone, K-TIE-01 and K-TIE-02, or NOBODY if the victory is shared."""
    for seat in range(t.players):
        share = win_share(t, seat)
        if share > 0:
            return seat if share == heuristic_weights.WIN_UNIT else state.NOBODY
    return state.NOBODY


def win_share(t: state.State, seat: int) -> int:
    """The seat's share of the victory in parts of WIN_UNIT, K-TIE-01 and K-TIE-02."""
    winners = 1
    for other in range(t.players):
        if other != seat:
            lead = t.total[other] - t.total[seat]
            if lead == 0:
                lead = rounds.largest(t, other) - rounds.largest(t, seat)
            if lead == 0:
                lead = rounds.crowns(t, other) - rounds.crowns(t, seat)
            if lead > 0:
                return 0
            if lead == 0:
                winners += 1
    return heuristic_weights.WIN_UNIT // winners


def at_random(t: state.State, dice: int) -> int:
    """Any legal answer, each equally likely."""
    if t.stage != dominoes.PLACING:
        return bits.nth(t.slots, bits.rng_below(dice, bits.popcount(t.slots)))
    return board64.any_place(t, dice) if t.size == 5 else board128.any_place(t, dice)


def best(t: state.State, dice: int, bot: int) -> int:
    """The answer with the largest immediate gain; ties at random."""
    if t.stage != dominoes.PLACING:
        owner = t.king if t.stage == dominoes.CHOOSING else t.line_king[t.turn]
        return best_claim(t, dice, owner)
    if bot == state.FULL_GREEDY and t.has_next_line:
        return best_turn(t, dice)
    return best_place(t, t.seat, t.line[t.turn], dice) & 1023


def best_place(t: state.State, seat: int, domino: int, dice: int) -> int:
    """The placement that gains most, and above ten bits the points after it."""
    if t.size == 5:
        return board64.best_place(t, seat, domino, dice)
    return board128.best_place(t, seat, domino, dice)


def best_claim(t: state.State, dice: int, owner: int) -> int:
    """The free domino with the largest immediate gain for the kingdom of the king."""
    chosen = -1
    most = -1
    tied = 0
    for slot in range(t.line_length):
        if t.slots >> slot & 1:
            gain = use(t, owner, t.next[slot], dice)
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


def use(t: state.State, seat: int, domino: int, dice: int) -> int:
    """The immediate gain of a domino, plus one; 0 if it has no place."""
    if not rounds.find_places(t, seat, domino):
        return 0
    before = board64.before(t, seat, domino) if t.size == 5 else board128.before(t, seat, domino)
    return 1 + (best_place(t, seat, domino, dice) >> 10) - before


def best_turn(t: state.State, dice: int) -> int:
    """The placement that gains most together with the best claim after it."""
    scratch = state.new_state()
    chosen = 0
    most = -1
    tied = 0
    seat = t.seat
    domino = t.line[t.turn]
    for direction in range(dominoes.DIRECTIONS):
        places = t.places[direction]
        while places != 0:
            square = bits128.lsb(places)
            places &= places - 1
            state.copy_state(scratch, t)
            rounds.put(scratch, seat, domino, square, direction)
            gain = rounds.score(scratch, seat) + best_use(scratch, seat, dice)
            if gain > most:
                chosen = square + dominoes.TURN * direction
                most = gain
                tied = 1
            elif gain == most:
                tied += 1
                dice = bits.rng_next(dice)
                if bits.rng_below(dice, tied) == 0:
                    chosen = square + dominoes.TURN * direction
    state.free_state(scratch)
    return chosen


def best_use(t: state.State, seat: int, dice: int) -> int:
    """What the best free domino of the newer line could gain, plus one."""
    most = 0
    for slot in range(t.line_length):
        if t.next_king[slot] == state.NOBODY:
            gain = use(t, seat, t.next[slot], dice)
            if gain > most:
                most = gain
    return most
