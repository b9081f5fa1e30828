"""A sensible player inside the engine, and games played on by such players from an imagined table.

What to buy stands in a book, a page of state.PAGE bytes for each seat: how many lines, then for each line a
card, how many of it to own at most, and how many Provinces may be left at most. What cards are good for
stands in a guide of four columns, a number for each kind of card: how soon it is played, how much it is worth
in hand, how much it would be missed, and what it needs to be of use.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from regat.dominion.rules import card_moves, cards, operations, state
from regat.dominion.search import policies
from regat.kernel import bits

Line = tuple[int, int, int]


def page(lines: Sequence[Line]) -> bytes:
    """A seat's page in the book."""
    written = bytes([len(lines)]) + b"".join(bytes(line) for line in lines)
    assert len(written) <= state.PAGE, "a page has room for 21 lines"
    return written + bytes(state.PAGE - len(written))


def answer(position: state.State, book: bytes, guide: bytes) -> int:
    """What the sensible player would do next."""
    t = state.new_state()
    state.restore(t, position)
    action = sensible(t, book, state.PAGE * t.seat, guide)
    state.free_state(t)
    return action


def reckon(
    position: state.State, actions: bytes, book: bytes, guide: bytes, key: int, games: Sequence[int]
) -> list[int]:
    """Play on after each action, games numbered from games[0] up to games[1], with the same luck for all.

    For each action: the shares of victories of the seat that is asked in parts of WIN_UNIT, their squares,
    and the points by which it was ahead of the best other, plus 1000 a game.
    """
    base = state.new_state()
    t = state.new_state()
    state.restore(base, position)
    tally = array("Q", bytes(8 * 3 * len(actions)))
    play_on(t, base, actions, len(actions), book, guide, tally, key, games[0], games[1])
    state.free_state(t)
    state.free_state(base)
    return list(tally)


def compare(book: bytes, guide: bytes, setup: Sequence[int], key: int, games: Sequence[int]) -> list[int]:
    """Whole games between the pages of a book, which move up a seat with each game; each page's shares of
    victories. The set-up is players, edition and kingdom."""
    t = state.new_state()
    tally = array("Q", bytes(8 * state.SEATS))
    play_whole(t, book, guide, tally, setup[0], setup[1], setup[2], key, games[0], games[1])
    state.free_state(t)
    return list(tally)[: setup[0]]


def play_whole(
    t: state.State,
    book: bytes,
    guide: bytes,
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
            at = state.PAGE * policies.bot_at(t.seat, shift, players)
            operations.apply(t, sensible(t, book, at, guide))
        for seat in range(players):
            tally[policies.bot_at(seat, shift, players)] += share(t, seat)


def play_on(
    t: state.State,
    base: state.State,
    actions: bytes,
    count: int,
    book: bytes,
    guide: bytes,
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
                operations.apply(t, sensible(t, book, state.PAGE * t.seat, guide))
            won = share(t, seat)
            tally[3 * i] += won
            tally[3 * i + 1] += won * won
            tally[3 * i + 2] += 1000 + ahead(t, seat)


def share(t: state.State, seat: int) -> int:
    """The seat's part of the victory, D-TIE-01, as if the game were over now."""
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


def ahead(t: state.State, seat: int) -> int:
    """By how many points the seat is ahead of the best other."""
    best = -500
    for other in range(t.players):
        if other != seat and card_moves.score(t, other) > best:
            best = card_moves.score(t, other)
    return card_moves.score(t, seat) - best


# The sensible player --------------------------------------------------------------------------------


def sensible(t: state.State, book: bytes, at: int, guide: bytes) -> int:
    """What it answers: one action."""
    legal = t.legal
    operation = cards.STEPS[t.frame_pc[t.stack_top]]
    if operation == cards.BUY_PHASE:
        if legal >> cards.PLAY_TREASURES & 1:
            return cards.PLAY_TREASURES
        return wanted(t, book, at, legal)
    if operation == cards.ACTION_PHASE:
        return next_action(t, guide, legal)
    if operation == cards.REACT or operation == cards.MAY_PLAY_DISCARDED:
        return bits.lsb(legal)
    if operation == cards.DISCARD_DOWN_TO or operation == cards.DISCARD_PER_EMPTY_PILE:
        return least_kept(t, guide)
    if operation == cards.DISCARD_ANY:
        return first_useless(t, guide, legal)
    if operation == cards.TRASH_UP_TO:
        return next_junk(t, guide, legal)
    if operation == cards.MUST_TRASH or operation == cards.MAY_TRASH:
        return to_be_trashed(t, guide, legal)
    if operation == cards.GAIN_STOLEN:
        stolen = legal & ~bits.bit(cards.COPPER)
        return bits.lsb(stolen)
    if operation == cards.MUST_DOUBLE or operation == cards.MAY_DOUBLE:
        return highest_of(guide, 0, legal)
    if operation == cards.TOPDECK_FROM_HAND or operation == cards.TOPDECK_VICTORY:
        return lowest_useful(guide, legal)
    if operation == cards.TOPDECK_FROM_DISCARD:
        best = highest_of(guide, state.KINDS, legal & ~bits.bit(cards.DONE))
        return best if guide[state.KINDS + best] > guide[state.KINDS + cards.COPPER] else cards.DONE
    if operation == cards.LOSE_TREASURE:
        return lowest_of(guide, state.KINDS, legal)
    if operation == cards.STEAL_TREASURE:
        return highest_of(guide, state.KINDS, legal)
    if operation == cards.DISCARD_DECK:
        return cards.DISCARD_IT
    if operation == cards.DRAW_TO:
        return cards.KEEP_IT if t.actions > 0 else cards.ASIDE_IT
    if operation == cards.SORT:
        return sorted_out(t, guide, legal)
    if operation == cards.JUDGE:
        good = 1 if guide[state.KINDS + t.look[0]] > guide[state.KINDS + cards.COPPER] else 0
        mine = 1 if t.frame_seat[t.stack_top] == t.turn else 0
        return cards.KEEP_IT if good == mine else cards.DISCARD_IT
    return gained(t, book, at, guide, legal)


def wanted(t: state.State, book: bytes, at: int, legal: int) -> int:
    """The first line of the page that can be had and is not yet satisfied."""
    row = t.seat * state.KINDS
    left = t.supply[cards.PROVINCE]
    for line in range(at + 1, at + 1 + 3 * book[at], 3):
        card = book[line]
        if legal >> card & 1 and left <= book[line + 2] and t.owned[row + card] < book[line + 1]:
            return card
    return cards.DONE


def gained(t: state.State, book: bytes, at: int, guide: bytes, legal: int) -> int:
    """What is wanted, or else what is most worth having."""
    card = wanted(t, book, at, legal)
    if card != cards.DONE or legal >> cards.DONE & 1:
        return card
    return highest_of(guide, state.KINDS, legal)


def next_action(t: state.State, guide: bytes, legal: int) -> int:
    """What goes on first, then the best of the others; nothing that would be of no use."""
    best = cards.DONE
    most = 0
    mask = legal & cards.ACTION_CARDS
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if guide[card] > most and is_useful(t, guide, card):
            best = card
            most = guide[card]
    return best


def is_useful(t: state.State, guide: bytes, card: int) -> bool:
    """Whether the hand has what the card needs."""
    row = t.seat * state.KINDS
    need = guide[3 * state.KINDS + card]
    if need == 1:
        return junk_in_hand(t, guide) > 0
    if need == 2:
        return t.hand[row + cards.COPPER] > 0
    if need == 3:
        return t.hand[row + cards.COPPER] + t.hand[row + cards.SILVER] > 0
    if need == 4:
        return t.hand[row + card] > 1 or not bits.is_single(t.hand_mask[t.seat] & cards.ACTION_CARDS)
    return True


def junk_in_hand(t: state.State, guide: bytes) -> int:
    """How many cards in hand are better out of the deck."""
    found = 0
    for card in range(cards.CARDS):
        if t.hand[t.seat * state.KINDS + card] > 0 and is_junk(t, guide, card):
            found += t.hand[t.seat * state.KINDS + card]
    return found


def is_junk(t: state.State, guide: bytes, card: int) -> bool:
    """Curses, Estates until the end is near, and Coppers if there is enough other money."""
    row = t.seat * state.KINDS
    if card == cards.CURSE:
        return True
    if card == cards.ESTATE:
        return t.supply[cards.PROVINCE] > 3
    if card == cards.COPPER:
        money = t.owned[row + cards.COPPER] + 2 * t.owned[row + cards.SILVER] + 3 * t.owned[row + cards.GOLD]
        for i in range(t.picked_size):
            if t.picked[i] == cards.COPPER:
                money -= 1
        return money > 4 and t.supply[cards.PROVINCE] > 3
    return False


def next_junk(t: state.State, guide: bytes, legal: int) -> int:
    """The next pick of what is to be trashed; picks come in catalogue order, so Coppers come first."""
    mask = legal & ~bits.bit(cards.DONE)
    worse = t.hand[t.seat * state.KINDS + cards.CURSE]
    if is_junk(t, guide, cards.ESTATE):
        worse += t.hand[t.seat * state.KINDS + cards.ESTATE]
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        # Four at most are trashed: room is left for what is worse than a Copper.
        if card == cards.COPPER and t.max_picks - t.picked_size <= worse:
            continue
        if is_junk(t, guide, card):
            return card
    if legal >> cards.DONE & 1:
        return cards.DONE
    return bits.lsb(legal)


def to_be_trashed(t: state.State, guide: bytes, legal: int) -> int:
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
    return lowest_of(guide, 2 * state.KINDS, legal)


def sorted_out(t: state.State, guide: bytes, legal: int) -> int:
    """Sentry: junk is trashed, useless cards discarded, the better card comes up first."""
    if legal >> cards.DONE == 0:
        return highest_of(guide, state.KINDS, legal)
    card = t.look[t.frame_counter[t.stack_top] & 3]
    if is_junk(t, guide, card):
        return cards.TRASH_IT
    return cards.KEEP_IT if guide[state.KINDS + card] > 0 else cards.DISCARD_IT


def first_useless(t: state.State, guide: bytes, legal: int) -> int:
    mask = legal & ~bits.bit(cards.DONE)
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if guide[state.KINDS + card] == 0:
            return card
    return cards.DONE if legal >> cards.DONE & 1 else bits.lsb(legal)


def least_kept(t: state.State, guide: bytes) -> int:
    """The next pick, in catalogue order, of the cards that the hand can best do without."""
    seat = t.seat
    for card in range(t.last, cards.CARDS):
        held = policies.holding(t, seat, card)
        if t.legal >> card & 1 and held > 0:
            before = 0
            worth = guide[state.KINDS + card]
            for other in range(cards.CARDS):
                worth_of_other = guide[state.KINDS + other]
                if worth_of_other < worth or (worth_of_other == worth and other < card):
                    before += policies.holding(t, seat, other)
            out = t.min_picks - before
            if out > held:
                out = held
            if out > policies.picked(t, card):
                return card
    return bits.lsb(t.legal)


def highest_of(guide: bytes, column: int, legal: int) -> int:
    """The card with the highest number in a column of the guide; the first where several have it."""
    best = -1
    most = -1
    mask = legal & ~bits.bit(cards.DONE)
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if card < cards.DONE and guide[column + card] > most:
            best = card
            most = guide[column + card]
    return best if best >= 0 else bits.lsb(legal)


def lowest_of(guide: bytes, column: int, legal: int) -> int:
    best = -1
    least = 256
    mask = legal & ~bits.bit(cards.DONE)
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if card < cards.DONE and guide[column + card] < least:
            best = card
            least = guide[column + card]
    return best if best >= 0 else bits.lsb(legal)


def lowest_useful(guide: bytes, legal: int) -> int:
    """What the next hand gets: a Copper rather than a Gold, a Gold rather than nothing useful."""
    useful = bits.as_u64(0)
    mask = legal
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        if card < cards.DONE and guide[state.KINDS + card] > 0:
            useful |= bits.bit(card)
    return lowest_of(guide, state.KINDS, useful if useful else legal)
