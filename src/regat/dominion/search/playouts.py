"""A heuristic player inside the engine, and playouts of imagined positions by this player.

What to buy is a list of rules for each seat, in POLICY_BYTES bytes: the number of rules, then for each rule a
card, how many of it to own at most, and how many Provinces may be left at most.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from regat.dominion.rules import card_moves, cards, operations, state
from regat.dominion.search import card_values, policies
from regat.kernel import bits

BuyRule = tuple[int, int, int]


def encode_policy(rules: Sequence[BuyRule]) -> bytes:
    """A seat's buy list in bytes."""
    encoded = bytes([len(rules)]) + b"".join(bytes(rule) for rule in rules)
    assert len(encoded) <= state.POLICY_BYTES, "a buy list has at most 21 rules"
    return encoded + bytes(state.POLICY_BYTES - len(encoded))


def answer(position: state.State, buy_lists: bytes) -> int:
    """What the heuristic player would do next."""
    t = state.new_state()
    state.restore(t, position)
    action = heuristic_action(t, buy_lists, state.POLICY_BYTES * t.seat)
    state.free_state(t)
    return action


def evaluate_actions(
    position: state.State,
    actions: bytes,
    buy_lists: bytes,
    key: int,
    games: Sequence[int],
) -> list[int]:
    """Play on after each action, games numbered from games[0] up to games[1], with the same luck for all.

    For each action: the win shares of the seat that has to answer, in parts of WIN_UNIT, their squares, and
    its lead in points over the best other seat, plus 1000 a game.
    """
    base = state.new_state()
    t = state.new_state()
    state.restore(base, position)
    tally = array("Q", bytes(8 * 3 * len(actions)))
    play_on(t, base, actions, len(actions), buy_lists, tally, key, games[0], games[1])
    state.free_state(t)
    state.free_state(base)
    return list(tally)


def compare(buy_lists: bytes, setup: Sequence[int], key: int, games: Sequence[int]) -> list[int]:
    """Each buy list's win shares in whole games; the lists move up a seat with each game.

    The set-up is players, edition and kingdom.
    """
    t = state.new_state()
    tally = array("Q", bytes(8 * state.SEATS))
    play_whole(t, buy_lists, tally, setup[0], setup[1], setup[2], key, games[0], games[1])
    state.free_state(t)
    return list(tally)[: setup[0]]


def play_whole(
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
    for game in range(start, stop):
        shift = game % players
        operations.start(t, bits.rng_seed(key, game // players), players, edition, 0, kingdom)
        while not t.over and t.turns[t.turn] < state.MAX_TURNS:
            at = state.POLICY_BYTES * policies.bot_at(t.seat, shift, players)
            operations.apply(t, heuristic_action(t, buy_lists, at))
        for seat in range(players):
            tally[policies.bot_at(seat, shift, players)] += policies.win_share(t, seat)


def play_on(
    t: state.State,
    base: state.State,
    actions: bytes,
    count: int,
    buy_lists: bytes,
    tally: array[int],
    key: int,
    start: int,
    stop: int,
) -> None:
    seat = base.seat
    end = base.turns[base.turn] + state.MAX_TURNS
    for game in range(start, stop):
        luck = bits.rng_seed(key, game)
        for i in range(count):
            state.copy_state(t, base)
            t.rng = luck
            operations.apply(t, actions[i])
            while not t.over and t.turns[t.turn] < end:
                operations.apply(t, heuristic_action(t, buy_lists, state.POLICY_BYTES * t.seat))
            won = policies.win_share(t, seat)
            tally[3 * i] += won
            tally[3 * i + 1] += won * won
            tally[3 * i + 2] += 1000 + lead(t, seat)


def lead(t: state.State, seat: int) -> int:
    """The seat's lead over the best other seat, in points."""
    best = -500
    for other in range(t.players):
        if other != seat and card_moves.score(t, other) > best:
            best = card_moves.score(t, other)
    return card_moves.score(t, seat) - best


# The heuristic player -------------------------------------------------------------------------------


def heuristic_action(t: state.State, buy_lists: bytes, at: int) -> int:
    """What it answers: one action."""
    legal = t.legal
    operation = cards.STEPS[t.frame_pc[t.stack_top]]
    if operation == cards.BUY_PHASE:
        if legal >> cards.PLAY_TREASURES & 1:
            return cards.PLAY_TREASURES
        return wanted(t, buy_lists, at, legal)
    if operation == cards.ACTION_PHASE:
        return next_action(t, legal)
    if operation == cards.REACT or operation == cards.MAY_PLAY_DISCARDED:
        return bits.lsb(legal)
    if operation == cards.DISCARD_DOWN_TO or operation == cards.DISCARD_PER_EMPTY_PILE:
        return policies.least_useful(t)
    if operation == cards.DISCARD_ANY:
        return first_useless(t, legal)
    if operation == cards.TRASH_UP_TO:
        return next_junk(t, legal)
    if operation == cards.MUST_TRASH or operation == cards.MAY_TRASH:
        return to_be_trashed(t, legal)
    if operation == cards.GAIN_STOLEN:
        stolen = legal & ~bits.bit(cards.COPPER)
        return bits.lsb(stolen)
    if operation == cards.MUST_DOUBLE or operation == cards.MAY_DOUBLE:
        return highest_of(card_values.PRIORITIES, legal)
    if operation == cards.TOPDECK_FROM_HAND or operation == cards.TOPDECK_VICTORY:
        return lowest_useful(legal)
    if operation == cards.TOPDECK_FROM_DISCARD:
        best = highest_of(card_values.HAND, legal & ~bits.bit(cards.DONE))
        return best if card_values.HAND[best] > card_values.HAND[cards.COPPER] else cards.DONE
    if operation == cards.LOSE_TREASURE:
        return lowest_of(card_values.HAND, legal)
    if operation == cards.STEAL_TREASURE:
        return highest_of(card_values.HAND, legal)
    if operation == cards.DISCARD_DECK:
        return cards.DISCARD_IT
    if operation == cards.DRAW_TO:
        return cards.KEEP_IT if t.actions > 0 else cards.ASIDE_IT
    if operation == cards.SORT:
        return sorted_out(t, legal)
    if operation == cards.JUDGE:
        good = 1 if card_values.HAND[t.look[0]] > card_values.HAND[cards.COPPER] else 0
        mine = 1 if t.frame_seat[t.stack_top] == t.turn else 0
        return cards.KEEP_IT if good == mine else cards.DISCARD_IT
    return gained(t, buy_lists, at, legal)


def wanted(t: state.State, buy_lists: bytes, at: int, legal: int) -> int:
    """The card of the first rule that applies and can be bought."""
    row = t.seat * state.KINDS
    left = t.supply[cards.PROVINCE]
    for rule in range(at + 1, at + 1 + 3 * buy_lists[at], 3):
        card = buy_lists[rule]
        if legal >> card & 1 and left <= buy_lists[rule + 2] and t.owned[row + card] < buy_lists[rule + 1]:
            return card
    return cards.DONE


def gained(t: state.State, buy_lists: bytes, at: int, legal: int) -> int:
    """The card that the buy list wants, or else the most valuable one."""
    card = wanted(t, buy_lists, at, legal)
    if card != cards.DONE or legal >> cards.DONE & 1:
        return card
    return highest_of(card_values.HAND, legal)


def next_action(t: state.State, legal: int) -> int:
    """The Action with the highest priority, if one is useful."""
    best = cards.DONE
    most = 0
    mask = legal & cards.ACTION_CARDS
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if card_values.PRIORITIES[card] > most and is_useful(t, card):
            best = card
            most = card_values.PRIORITIES[card]
    return best


def is_useful(t: state.State, card: int) -> bool:
    """Whether the hand has what the card needs."""
    row = t.seat * state.KINDS
    need = card_values.NEEDS[card]
    if need == card_values.JUNK:
        return junk_in_hand(t) > 0
    if need == card_values.COPPER:
        return t.hand[row + cards.COPPER] > 0
    if need == card_values.SMALL_TREASURE:
        return t.hand[row + cards.COPPER] + t.hand[row + cards.SILVER] > 0
    if need == card_values.ANOTHER_ACTION:
        return t.hand[row + card] > 1 or not bits.is_single(t.hand_mask[t.seat] & cards.ACTION_CARDS)
    return True


def junk_in_hand(t: state.State) -> int:
    """How many cards in hand should be trashed."""
    found = 0
    for card in range(cards.CARDS):
        if t.hand[t.seat * state.KINDS + card] > 0 and is_junk(t, card):
            found += t.hand[t.seat * state.KINDS + card]
    return found


def is_junk(t: state.State, card: int) -> bool:
    """Curses, Estates until the end is near, and Coppers if there is enough other money."""
    row = t.seat * state.KINDS
    if card == cards.CURSE:
        return True
    if card == cards.ESTATE:
        return t.supply[cards.PROVINCE] > 3
    if card == cards.COPPER:
        money = t.owned[row + cards.COPPER] + 2 * t.owned[row + cards.SILVER] + 3 * t.owned[row + cards.GOLD]
        money -= policies.picked(t, cards.COPPER)
        return money > 4 and t.supply[cards.PROVINCE] > 3
    return False


def next_junk(t: state.State, legal: int) -> int:
    """The next card to trash; picks are made in catalogue order, so Coppers come first."""
    mask = legal & ~bits.bit(cards.DONE)
    worse = t.hand[t.seat * state.KINDS + cards.CURSE]
    if is_junk(t, cards.ESTATE):
        worse += t.hand[t.seat * state.KINDS + cards.ESTATE]
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        # At most four are trashed: leave room for what is worse than a Copper.
        if card == cards.COPPER and t.max_picks - t.picked_size <= worse:
            continue
        if is_junk(t, card):
            return card
    if legal >> cards.DONE & 1:
        return cards.DONE
    return bits.lsb(legal)


def to_be_trashed(t: state.State, legal: int) -> int:
    """Mine: a Silver for a Gold; Remodel: late a Gold for a Province; else the worst card."""
    kind = cards.NUMBERS[t.frame_pc[t.stack_top]]
    gold = bits.bit(cards.GOLD)
    if kind == cards.ANY_TREASURE:
        if legal >> cards.SILVER & 1 and t.supply[cards.GOLD] > 0:
            return cards.SILVER
        if legal >> cards.COPPER & 1:
            return cards.COPPER
    elif kind == cards.ANY_CARD and legal & gold and 0 < t.supply[cards.PROVINCE] <= 4:
        return cards.GOLD
    return lowest_of(card_values.DECK, legal)


def sorted_out(t: state.State, legal: int) -> int:
    """Sentry: junk is trashed, useless cards discarded, the better card comes up first."""
    if legal >> cards.DONE == 0:
        return highest_of(card_values.HAND, legal)
    card = t.look[t.frame_counter[t.stack_top] & 3]
    if is_junk(t, card):
        return cards.TRASH_IT
    return cards.KEEP_IT if card_values.HAND[card] > 0 else cards.DISCARD_IT


def first_useless(t: state.State, legal: int) -> int:
    mask = legal & ~bits.bit(cards.DONE)
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if card_values.HAND[card] == 0:
            return card
    return cards.DONE if legal >> cards.DONE & 1 else bits.lsb(legal)


def highest_of(values: list[int], legal: int) -> int:
    """The card with the highest value; the first of several."""
    best = -1
    most = -1
    mask = legal & ~bits.bit(cards.DONE)
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if card < cards.DONE and values[card] > most:
            best = card
            most = values[card]
    return best if best >= 0 else bits.lsb(legal)


def lowest_of(values: list[int], legal: int) -> int:
    best = -1
    least = 256
    mask = legal & ~bits.bit(cards.DONE)
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if card < cards.DONE and values[card] < least:
            best = card
            least = values[card]
    return best if best >= 0 else bits.lsb(legal)


def lowest_useful(legal: int) -> int:
    """What the next hand gets: a Copper rather than a Gold, a Gold rather than nothing useful."""
    useful = bits.as_u64(0)
    mask = legal
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if card < cards.DONE and card_values.HAND[card] > 0:
            useful |= bits.bit(card)
    return lowest_of(card_values.HAND, useful if useful else legal)
