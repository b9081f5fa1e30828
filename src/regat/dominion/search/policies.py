"""Players inside the engine, uniformly random or with a buy list, and simulations of many games.

A buy list has rules (card, most): buy the first card that is available while owning fewer than `most`.
The buy lists of a simulation are bytes, POLICY_BYTES for each bot: the number of rules, then the rules.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from regat.dominion.rules import card_moves, cards, operations, state
from regat.dominion.search import card_values
from regat.kernel import bits

BuyList = tuple[tuple[int, int], ...]
NO_LIMIT = 255


def encode_policy(buy_list: BuyList | None) -> bytes:
    """A bot's buy list as bytes; a bot without one plays at random."""
    if buy_list is None:
        return bytes([state.RANDOM]) + bytes(state.POLICY_BYTES - 1)
    rules = bytes([len(buy_list)]) + b"".join(bytes(rule) for rule in buy_list)
    return rules + bytes(state.POLICY_BYTES - len(rules))


def simulate(
    buy_lists: bytes, edition: int, kingdom: int, key: int, games: Sequence[int], table_size: int
) -> list[int]:
    """Play the games numbered from games[0] up to games[1]; the tallies, in the order of `play_games`."""
    t = state.new_state()
    tally = array("Q", bytes(8 * (5 + table_size)))
    play_games(t, buy_lists, tally, table_size, edition, kingdom, key, games[0], games[1])
    state.free_state(t)
    return list(tally)


def play_games(
    t: state.State,
    buy_lists: bytes,
    tally: array[int],
    players: int,
    edition: int,
    kingdom: int,
    key: int,
    start: int,
    stop: int,
) -> None:
    """Tally: games, shared victories, rounds, wins of the starting seat, decisions, then wins by bot."""
    for game in range(start, stop):
        shift = game % players
        operations.start(t, bits.rng_seed(key, 2 * game), players, edition, 0, kingdom)
        dice = bits.rng_seed(key, 2 * game + 1)
        decisions = 0
        while not t.over:
            decisions += 1
            at = state.POLICY_BYTES * bot_at(t.seat, shift, players)
            if buy_lists[at] == state.RANDOM:
                dice = bits.rng_next(dice)
                operations.apply(t, bits.nth(t.legal, bits.rng_below(dice, bits.popcount(t.legal))))
            else:
                operations.apply(t, buy_list_action(t, buy_lists, at))
        winner = sole_winner(t)
        tally[0] += 1
        tally[2] += t.turns[0]
        tally[4] += decisions
        if winner == state.NOBODY:
            tally[1] += 1
        else:
            if winner == 0:
                tally[3] += 1
            tally[5 + bot_at(winner, shift, players)] += 1


def bot_at(seat: int, shift: int, players: int) -> int:
    """Which bot sits there, all having moved up by `shift` seats."""
    return seat - shift if seat >= shift else seat - shift + players


def sole_winner(t: state.State) -> int:
    """The seat that won alone, D-TIE-01, or NOBODY if the victory is shared."""
    for seat in range(t.players):
        share = win_share(t, seat)
        if share > 0:
            return seat if share == state.WIN_UNIT else state.NOBODY
    return state.NOBODY


def win_share(t: state.State, seat: int) -> int:
    """The share of a seat in the victory, D-TIE-01, if the game ended now."""
    mine = card_moves.score(t, seat)
    equal = 1
    for other in range(t.players):
        if other != seat:
            theirs = card_moves.score(t, other)
            if theirs > mine or (theirs == mine and t.turns[other] < t.turns[seat]):
                return 0
            if theirs == mine and t.turns[other] == t.turns[seat]:
                equal += 1
    return state.WIN_UNIT // equal


def buy_list_action(t: state.State, buy_lists: bytes, at: int) -> int:
    """What a bot with a buy list answers."""
    legal = t.legal
    operation = cards.STEPS[t.frame_pc[t.stack_top]]
    if operation == cards.BUY_PHASE:
        if legal >> cards.PLAY_TREASURES & 1:
            return cards.PLAY_TREASURES
        row = t.turn * state.KINDS
        for rule in range(at + 1, at + 1 + 2 * buy_lists[at], 2):
            card = buy_lists[rule]
            if legal >> card & 1 and t.owned[row + card] < buy_lists[rule + 1]:
                return card
        return cards.DONE
    if operation == cards.ACTION_PHASE:
        return dearest(legal & cards.GIVES_ACTIONS if legal & cards.GIVES_ACTIONS else legal)
    if operation == cards.DISCARD_DOWN_TO or operation == cards.DISCARD_PER_EMPTY_PILE:
        return least_useful(t)
    if operation == cards.REACT:
        return bits.lsb(legal)
    if legal >> cards.DONE & 1:
        return cards.DONE
    return bits.lsb(legal)


def dearest(mask: int) -> int:
    """The most expensive card; the first of the catalogue if several cost that much."""
    best = cards.DONE
    cost = -1
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if card < cards.DONE and cards.COSTS[card] > cost:
            best = card
            cost = cards.COSTS[card]
    return best


def least_useful(t: state.State) -> int:
    """The next of the least useful cards in hand; picks are made in catalogue order."""
    seat = t.seat
    for card in range(t.last, cards.CARDS):
        held = holding(t, seat, card)
        if t.legal >> card & 1 and held > 0:
            before = 0
            value = card_values.HAND[card]
            for other in range(cards.CARDS):
                other_value = card_values.HAND[other]
                if other_value < value or (other_value == value and other < card):
                    before += holding(t, seat, other)
            wanted = t.min_picks - before
            if wanted > held:
                wanted = held
            if wanted > picked(t, card):
                return card
    return bits.lsb(t.legal)


def picked(t: state.State, card: int) -> int:
    copies = 0
    for i in range(t.picked_size):
        if t.picked[i] == card:
            copies += 1
    return copies


def holding(t: state.State, seat: int, card: int) -> int:
    """How many copies were in hand when the decision began."""
    return t.hand[seat * state.KINDS + card] + picked(t, card)
