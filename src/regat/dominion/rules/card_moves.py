"""What can happen to cards: the primitives that the operations are made of.

A deck is an unordered pool under an ordered top: a card of the pool is picked only when it is drawn.
"""

from __future__ import annotations

from regat.dominion.rules import cards, state
from regat.kernel import bits


def emit(
    t: state.State, kind: int, seat: int, card: int, source: int, target: int, audience: int, count: int
) -> None:
    """Record what happened to one card; `count` events in a row belong together."""
    state.emit(
        t,
        bits.as_u64(kind)
        | bits.as_u64(seat) << 8
        | bits.as_u64(card) << 16
        | bits.as_u64(source) << 24
        | bits.as_u64(target) << 28
        | bits.as_u64(audience) << 32
        | bits.as_u64(count) << 40,
    )


def announce(t: state.State, kind: int, seat: int, card: int, source: int, target: int, count: int) -> None:
    """Emit an event that everybody sees."""
    emit(t, kind, seat, card, source, target, state.EVERYBODY, count)


def left_of(t: state.State, seat: int, steps: int) -> int:
    """The seat this many steps to the left, D-START-07."""
    seat += steps
    return seat - t.players if seat >= t.players else seat


# The deck -------------------------------------------------------------------------------------------


def shuffle(t: state.State, seat: int) -> int:
    """Turn the discard pile into the pool of an empty deck; return its size."""
    size = t.discard_size[seat]
    if size == 0:
        return 0
    start = seat * state.ZONE
    for i in range(start, start + size):
        t.deck[i] = t.discard[i]
    t.discard_size[seat] = 0
    t.deck_size[seat] = size
    t.ordered[seat] = 0
    if t.script_size > 0:
        apply_scripted_shuffle(t, seat)
    if t.recording and t.edition == 1:
        emit(t, state.EVENT_SHUFFLE, seat, cards.NONE, state.IN_DISCARD, state.IN_DECK, 0, 1)
    return size


def announce_shuffle(t: state.State, seat: int, needed: int) -> None:
    """In the second edition the shuffle comes before the first card is taken, D-SHUF-04."""
    if t.edition == 2 and t.deck_size[seat] < needed and t.discard_size[seat] > 0:
        emit(t, state.EVENT_SHUFFLE, seat, cards.NONE, state.IN_DISCARD, state.IN_DECK, 0, 1)


def apply_scripted_shuffle(t: state.State, seat: int) -> None:
    """Give the fresh deck the order that a scenario wants, and strike that order out."""
    at = 0
    while at < t.script_size and t.script[at] != seat:
        at += 3 + t.script[at + 1] + 256 * t.script[at + 2]
    if at >= t.script_size:
        return
    size = t.script[at + 1] + 256 * t.script[at + 2]
    start = seat * state.ZONE
    if size != t.deck_size[seat]:
        t.fault = 1
        return
    for card in range(cards.CARDS):
        missing = 0
        for i in range(size):
            if t.deck[start + i] == card:
                missing += 1
            if t.script[at + 3 + i] == card:
                missing -= 1
        if missing != 0:
            t.fault = 1
            return
    for i in range(size):
        t.deck[start + i] = t.script[at + 2 + size - i]
    t.ordered[seat] = size
    t.script_size -= 3 + size
    for i in range(at, t.script_size):
        t.script[i] = t.script[i + 3 + size]


def take_top(t: state.State, seat: int) -> int:
    """Take the top card of a deck, after a shuffle if it is empty; NONE if there is no card."""
    size = t.deck_size[seat]
    if size == 0:
        size = shuffle(t, seat)
        if size == 0:
            return cards.NONE
    size -= 1
    start = seat * state.ZONE
    at = start + size
    if t.ordered[seat] > 0:
        t.ordered[seat] -= 1
    else:
        t.rng = bits.rng_next(t.rng)
        at = start + bits.rng_below(t.rng, size + 1)
    card = t.deck[at]
    t.deck[at] = t.deck[start + size]
    t.deck_size[seat] = size
    return card


def put_on_deck(t: state.State, seat: int, card: int) -> None:
    t.deck[seat * state.ZONE + t.deck_size[seat]] = card
    t.deck_size[seat] += 1
    t.ordered[seat] += 1


def draw(t: state.State, seat: int, count: int) -> None:
    """Draw cards, as many as there are, D-TERM-CARDS-2."""
    if t.recording:
        draw_with_events(t, seat, count)
        return
    start = seat * state.ZONE
    row = seat * state.KINDS
    size = t.deck_size[seat]
    ordered = t.ordered[seat]
    mask = t.hand_mask[seat]
    rng = t.rng
    left = count
    while left > 0:
        if size == 0:
            t.ordered[seat] = 0
            size = shuffle(t, seat)
            ordered = t.ordered[seat]
            if size == 0:
                break
        size -= 1
        at = start + size
        if ordered > 0:
            ordered -= 1
        else:
            rng = bits.rng_next(rng)
            at = start + bits.rng_below(rng, size + 1)
        card = t.deck[at]
        t.deck[at] = t.deck[start + size]
        t.hand[row + card] += 1
        mask |= bits.bit(card)
        left -= 1
    t.rng = rng
    t.deck_size[seat] = size
    t.ordered[seat] = ordered
    t.hand_mask[seat] = mask
    t.hand_size[seat] += count - left


def draw_with_events(t: state.State, seat: int, count: int) -> None:
    """`draw` with its events: D-SHUF-03 and D-SHUF-04 differ only in the order of the events."""
    announce_shuffle(t, seat, count)
    there = t.deck_size[seat] + t.discard_size[seat]
    if count > there:
        count = there
    together = count
    if t.edition == 1 and 0 < t.deck_size[seat] < count:
        together = t.deck_size[seat]
    for drawn in range(count):
        if drawn == together:
            together = count - together
        card = take_top(t, seat)
        to_hand(t, seat, card)
        emit(t, state.EVENT_DRAW, seat, card, state.IN_DECK, state.IN_HAND, 1 << seat, together)


# Hand, play area, discard pile ----------------------------------------------------------------------


def to_hand(t: state.State, seat: int, card: int) -> None:
    t.hand[seat * state.KINDS + card] += 1
    t.hand_mask[seat] |= bits.bit(card)
    t.hand_size[seat] += 1


def from_hand(t: state.State, seat: int, card: int) -> None:
    t.hand[seat * state.KINDS + card] -= 1
    t.hand_size[seat] -= 1
    if t.hand[seat * state.KINDS + card] == 0:
        t.hand_mask[seat] ^= bits.bit(card)


def to_play(t: state.State, seat: int, card: int) -> None:
    t.play[seat * state.ZONE + t.play_size[seat]] = card
    t.play_size[seat] += 1


def hand_to_play(t: state.State, seat: int, card: int, copies: int) -> None:
    t.hand[seat * state.KINDS + card] -= copies
    t.hand_size[seat] -= copies
    if t.hand[seat * state.KINDS + card] == 0:
        t.hand_mask[seat] ^= bits.bit(card)
    end = seat * state.ZONE + t.play_size[seat]
    t.play_size[seat] += copies
    for i in range(end, end + copies):
        t.play[i] = card


def to_discard(t: state.State, seat: int, card: int) -> None:
    t.discard[seat * state.ZONE + t.discard_size[seat]] = card
    t.discard_size[seat] += 1


def from_discard(t: state.State, seat: int, card: int) -> None:
    """Take a copy out of the discard pile, the deepest one, so that the top stays in sight."""
    start = seat * state.ZONE
    t.discard_size[seat] -= 1
    end = start + t.discard_size[seat]
    at = start
    while t.discard[at] != card:
        at += 1
    while at < end:
        t.discard[at] = t.discard[at + 1]
        at += 1


def discard(t: state.State, seat: int, card: int, source: int, seen: int, together: int) -> None:
    """Put a card that was taken from another zone on the discard pile."""
    to_discard(t, seat, card)
    if t.recording:
        emit(t, state.EVENT_DISCARD, seat, card, source, state.IN_DISCARD, seen, together)


def discard_all(t: state.State, seat: int, zone: bytearray, size: int, source: int) -> None:
    """Discard a whole zone in sight of all; of several cards the last of the catalogue ends on top."""
    for card in range(cards.CARDS):
        for i in range(size):
            if zone[i] == card:
                discard(t, seat, card, source, state.EVERYBODY, size)


def show_discard(t: state.State, seat: int) -> None:
    """The top of the discard pile is visible to all, D-INFO-05: emit the card that came into sight."""
    if t.recording and t.discard_size[seat] > 0:
        card = t.discard[seat * state.ZONE + t.discard_size[seat] - 1]
        announce(t, state.EVENT_SHOW, seat, card, state.IN_DISCARD, state.IN_DISCARD, 1)


def gain(t: state.State, seat: int, card: int, target: int) -> None:
    """Gain a card from a pile that is not empty, to the discard pile, the hand or the deck."""
    take_from_supply(t, seat, card)
    if target == state.IN_DISCARD:
        to_discard(t, seat, card)
    elif target == state.IN_HAND:
        to_hand(t, seat, card)
    else:
        put_on_deck(t, seat, card)
    if t.recording:
        announce(t, state.EVENT_GAIN, seat, card, state.IN_SUPPLY, target, 1)


def take_from_supply(t: state.State, seat: int, card: int) -> None:
    t.supply[card] -= 1
    if t.supply[card] == 0:
        t.in_supply ^= bits.bit(card)
        t.empty += 1
    t.owned[seat * state.KINDS + card] += 1


def to_trash(t: state.State, seat: int, card: int, source: int, together: int) -> None:
    """A card that was taken from a zone of its owner goes to the trash, D-TERM-TRASH-1."""
    t.trash[card] += 1
    t.owned[seat * state.KINDS + card] -= 1
    if t.recording:
        announce(t, state.EVENT_TRASH, seat, card, source, state.IN_TRASH, together)


def within(t: state.State, coins: int) -> int:
    """The cards of the Supply that cost at most this many coins, as bits."""
    return cards.AT_MOST[coins if coins < cards.DEAREST else cards.DEAREST] & t.in_supply


# Beginning and end ----------------------------------------------------------------------------------


def deal(t: state.State, rng: int, players: int, edition: int, first: int, kingdom: int) -> None:
    """Set up a fresh game for a Kingdom given as bits, sections 2 and 3; its first turn is to begin."""
    t.rng = rng
    t.players = players
    t.edition = edition
    t.first = first
    t.over = 0
    t.empty = 0
    t.immune = 0
    t.fault = 0
    t.asked = 0
    t.picked_size = 0
    t.look_size = 0
    t.aside_size = 0
    t.stolen_size = 0
    for card in range(cards.CARDS):
        t.supply[card] = pile_size(card, players) if kingdom >> card & 1 or card < 7 else 0
        t.trash[card] = 0
    t.in_supply = kingdom | 127
    for i in range(players * state.KINDS):
        t.hand[i] = 0
        t.owned[i] = 0
    for seat in range(players):
        t.turns[seat] = 0
        t.hand_mask[seat] = 0
        t.hand_size[seat] = 0
        t.deck_size[seat] = 0
        t.ordered[seat] = 0
        t.play_size[seat] = 0
        start = seat * state.ZONE
        for i in range(start, start + 7):
            t.discard[i] = cards.COPPER
        for i in range(start + 7, start + 10):
            t.discard[i] = cards.ESTATE
        t.discard_size[seat] = 10
        t.owned[seat * state.KINDS + cards.COPPER] = 7
        t.owned[seat * state.KINDS + cards.ESTATE] = 3
    for seat in range(players):
        draw(t, seat, 5)
    begin_turn(t, first)
    t.stack_top = 0
    t.frame_pc[0] = cards.TURN_START
    t.frame_seat[0] = first
    t.frame_card[0] = cards.NONE
    t.frame_counter[0] = 0


def pile_size(card: int, players: int) -> int:
    """How many cards a pile has at the start, section 2; the starting cards are dealt already."""
    if card == cards.COPPER:
        return (60 if players <= 4 else 120) - 7 * players
    if card == cards.SILVER:
        return 40 if players <= 4 else 80
    if card == cards.GOLD:
        return 30 if players <= 4 else 60
    if card == cards.CURSE:
        return 10 * (players - 1)
    if card == cards.PROVINCE and players > 4:
        return 3 * players
    if card == cards.ESTATE or card == cards.DUCHY or card == cards.PROVINCE or card == cards.GARDENS:
        return 8 if players == 2 else 12
    return 10


def begin_turn(t: state.State, seat: int) -> None:
    t.turn = seat
    t.phase = 0
    t.actions = 1
    t.buys = 1
    t.coins = 0
    t.silver_bonus = 0
    t.bought = 0
    if t.recording:
        announce(t, state.EVENT_TURN, seat, cards.NONE, 0, 0, 1)


def clean_up(t: state.State, seat: int) -> None:
    """Discard the hand, then what was played on top of it, D-CLEAN-05, and draw five cards."""
    if t.recording:
        emit_clean_up(t, seat)
    start = seat * state.ZONE
    row = seat * state.KINDS
    at = start + t.discard_size[seat]
    mask = t.hand_mask[seat]
    while mask != 0:
        card = bits.lsb(mask)
        mask &= mask - 1
        for _ in range(t.hand[row + card]):
            t.discard[at] = card
            at += 1
        t.hand[row + card] = 0
    for i in range(start, start + t.play_size[seat]):
        t.discard[at] = t.play[i]
        at += 1
    t.discard_size[seat] = at - start
    t.play_size[seat] = 0
    t.hand_mask[seat] = 0
    t.hand_size[seat] = 0
    draw(t, seat, 5)


def emit_clean_up(t: state.State, seat: int) -> None:
    """Only the card that ends on top is seen, D-CLEAN-04; the played ones lay open before."""
    left = t.hand_size[seat]
    for card in range(cards.CARDS):
        for _ in range(t.hand[seat * state.KINDS + card]):
            left -= 1
            seen = state.EVERYBODY if left == 0 and t.play_size[seat] == 0 else 1 << seat
            emit(t, state.EVENT_DISCARD, seat, card, state.IN_HAND, state.IN_DISCARD, seen, t.hand_size[seat])
    for i in range(t.play_size[seat]):
        card = t.play[seat * state.ZONE + i]
        announce(t, state.EVENT_DISCARD, seat, card, state.IN_PLAY, state.IN_DISCARD, t.play_size[seat])


def ended(t: state.State) -> bool:
    """Whether the game is over once a turn has ended, D-END-02 to D-END-05."""
    return t.supply[cards.PROVINCE] == 0 or t.empty >= (3 if t.players <= 4 else 4)


def score(t: state.State, seat: int) -> int:
    row = seat * state.KINDS
    points = 0
    owned = 0
    for card in range(cards.CARDS):
        owned += t.owned[row + card]
        points += cards.POINTS[card] * t.owned[row + card]
    return points + t.owned[row + cards.GARDENS] * (owned // 10)
