"""Memory: what a seat with perfect recall knows, as a value; and worlds imagined from it.

`imagine` deals what is unknown at random into a fresh table with a generator of its own: the only table
that a bot ever gets.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from regat.dominion import prompts
from regat.dominion.knowledge import CardTracker, Zone
from regat.dominion.rules import cards, state
from regat.dominion.start import GameStart
from regat.kernel import bits
from regat.kernel.chance import seed_key
from regat.kernel.game_start import TABLE_STREAM

if TYPE_CHECKING:
    from regat.dominion.game import Game

DEAL_STREAM = 2
MAX_ATTEMPTS = 1_000_000
Known = tuple[tuple[str, int], ...]  # keys and counts


@dataclass(frozen=True, slots=True)
class ZoneMemory:
    size: int
    known: Known  # which cards are certainly among them


@dataclass(frozen=True, slots=True)
class SeatMemory:
    """What is known of one player's cards; the rest may be wherever there is room."""

    owned: Known
    hand: ZoneMemory
    discard: ZoneMemory
    looked_at: ZoneMemory
    deck_top: tuple[str | None, ...]  # from the top; None: somebody knows this card, not this seat
    deck_pool: ZoneMemory
    unknown: Known  # the cards whose place is not known


@dataclass(frozen=True, slots=True)
class Memory:
    seat: int
    seats: tuple[SeatMemory, ...]
    open: state.State  # what is open at the table; hidden zones are blank
    start: GameStart


def remember(t: state.State, tracker: CardTracker, start: GameStart) -> Memory:
    """What the tracker's seat knows now; `t` is a private copy, which is blanked here."""
    seat = tracker.seat
    plain = GameStart(setup=start.setup, kingdom=start.kingdom, first=start.first, key=0)
    seats = tuple(_seat_memory(t, tracker, number) for number in range(t.players))
    if t.seat != seat and not t.over:
        _forget_picks(t)
    _blank(t, seat)
    return Memory(seat, seats, t, plain)


def _seat_memory(t: state.State, tracker: CardTracker, seat: int) -> SeatMemory:
    one = tracker.seats[seat]
    hand, discard, look = one.zones["hand"], one.zones["discard"], one.zones["look"]
    placed = hand.known + discard.known + look.known + one.deck.pool.known + one.deck.under.known
    placed += Counter(card for card in one.deck.top if card is not None)
    placed += _in_sight(t, seat)
    return SeatMemory(
        owned=_known(one.owned),
        hand=_zone(hand),
        discard=_zone(discard),
        looked_at=_zone(look),
        deck_top=tuple(None if card is None else cards.KEYS[card] for card in reversed(one.deck.top)),
        deck_pool=ZoneMemory(
            one.deck.pool.size + one.deck.under.size, _known(one.deck.pool.known + one.deck.under.known)
        ),
        unknown=_known(one.owned - placed),
    )


def _in_sight(t: state.State, seat: int) -> Counter[int]:
    start = seat * state.ZONE
    play = Counter(t.play[start : start + t.play_size[seat]])
    return play + Counter(t.aside[: t.aside_size]) if seat == t.turn else play


def _known(counter: Counter[int]) -> Known:
    return tuple((cards.KEYS[card], count) for card, count in sorted(counter.items()) if count > 0)


def _zone(zone: Zone) -> ZoneMemory:
    return ZoneMemory(zone.size, _known(zone.known))


def _forget_picks(t: state.State) -> None:
    """Restart another seat's unfinished decision: nobody else can know its picks."""
    where = prompts.PROMPTS[prompts.pending_op(t)].zone
    if where == "picks":
        t.hand_size[t.seat] += t.picked_size
    elif where == "stolen":
        for card in t.picked[: t.picked_size]:
            t.stolen[t.stolen_size] = card
            t.stolen_size += 1
        t.stolen[: t.stolen_size] = bytes(sorted(t.stolen[: t.stolen_size]))
    if prompts.pending_op(t) == cards.SORT:
        t.frame_counter[t.stack_top] = 0
    t.picked_size = t.last = t.legal = t.min_picks = t.max_picks = 0


def _blank(t: state.State, seat: int) -> None:
    """Remove what the seat does not see, traces included; its own picks and choice stay."""
    t.rng = 0
    t.script_size = 0
    for zone, used in ((t.script, 0), (t.picked, t.picked_size), (t.look, t.look_size)):
        zone[used:] = bytes(len(zone) - used)
    for other in range(t.players):
        start, row = other * state.ZONE, other * state.KINDS
        t.deck[start : start + state.ZONE] = bytes(state.ZONE)
        t.ordered[other] = 0
        under = max(t.discard_size[other] - 1, 0)
        t.discard[start : start + under] = bytes(under)
        end = start + t.discard_size[other]
        t.discard[end : start + state.ZONE] = bytes(start + state.ZONE - end)
        if other != seat:
            t.hand[row : row + state.KINDS] = bytes(state.KINDS)
            t.hand_mask[other] = 0
    private = not t.over and prompts.pending_op(t) in (cards.SORT, cards.DRAW_TO)
    if private and t.frame_seat[t.stack_top] != seat:
        t.look[: t.look_size] = bytes(t.look_size)


# Imagined worlds ------------------------------------------------------------------------------------


def imagine(memory: Memory, seed: int) -> Game:
    """A determinization: a game in which all that the seat cannot know is dealt at random."""
    from regat.dominion.game import Game

    rng = bits.rng_seed(seed_key(seed), DEAL_STREAM)
    for _ in range(MAX_ATTEMPTS):
        t = state.snapshot(memory.open)
        for number, one in enumerate(memory.seats):
            rng = _deal(t, number, one, rng, own=number == memory.seat)
        t.rng = bits.rng_seed(seed_key(seed), TABLE_STREAM)
        start = replace(memory.start, position=t, decision_pending=_decision_pending(memory))
        if _possible(t):
            world = Game(start)
            if start.decision_pending or _asks_the_same(world.snapshot(), memory.open):
                return world
    raise AssertionError("no world fits the memory")


def _decision_pending(memory: Memory) -> bool:
    """Whether the decision needs no further step: one's own is pending, another's is asked again."""
    t = memory.open
    return bool(t.over) or t.seat == memory.seat or prompts.pending_op(t) == cards.DRAW_TO


def _possible(t: state.State) -> bool:
    """Library asks only about Actions."""
    if t.over or prompts.pending_op(t) != cards.DRAW_TO or not t.look_size:
        return True
    t.legal = 1 << cards.KEEP_IT | 1 << cards.ASIDE_IT
    t.min_picks = t.max_picks = 1
    return bool(cards.ACTION_CARDS >> t.look[0] & 1)


def _asks_the_same(t: state.State, asked: state.State) -> bool:
    """Whether the dealt world asks what is really asked: a question without alternative is none."""
    return (
        not t.over
        and t.seat == asked.seat
        and t.stack_top == asked.stack_top
        and t.frame_pc[t.stack_top] == asked.frame_pc[asked.stack_top]
        and t.frame_seat[t.stack_top] == asked.frame_seat[asked.stack_top]
        and t.frame_counter[t.stack_top] == asked.frame_counter[asked.stack_top]
        and t.asked == asked.asked + 1
    )


def _deal(t: state.State, seat: int, one: SeatMemory, rng: int, *, own: bool) -> int:
    """Lay one player's cards out: the known ones where they are, the others at random."""
    unknown = _numbers(one.unknown)
    for place in range(len(unknown) - 1, 0, -1):
        rng = bits.rng_next(rng)
        other = bits.rng_below(rng, place + 1)
        unknown[place], unknown[other] = unknown[other], unknown[place]
    start = seat * state.ZONE

    def fill(zone: ZoneMemory) -> list[int]:
        known = _numbers(zone.known)
        return known + [unknown.pop() for _ in range(zone.size - len(known))]

    hand = fill(one.hand)
    if not own:
        for card in hand:
            t.hand[seat * state.KINDS + card] += 1
            t.hand_mask[seat] |= 1 << card
    discard = fill(one.discard)
    if discard:
        top = t.discard[start + len(discard) - 1]
        discard.remove(top)
        t.discard[start : start + len(discard) + 1] = bytes([*discard, top])
    looked = fill(one.looked_at)
    if looked and not any(t.look[: t.look_size]):
        t.look[: len(looked)] = bytes(looked)
    top_cards = [unknown.pop() if key is None else cards.NUMBER[key] for key in reversed(one.deck_top)]
    deck = fill(one.deck_pool) + top_cards
    t.deck[start : start + len(deck)] = bytes(deck)
    t.ordered[seat] = len(top_cards)
    assert not unknown, "every card has its place"
    return rng


def _numbers(known: Known) -> list[int]:
    return [cards.NUMBER[key] for key, count in known for _ in range(count)]
