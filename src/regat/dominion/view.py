"""What a seat sees of the table, built field by field from what the rules show it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from regat.dominion import prompts
from regat.dominion.rules import cards, state
from regat.kernel.checks import check_seat
from regat.kernel.choice import Choice

if TYPE_CHECKING:
    from regat.dominion.game import Game

Cards = tuple[str, ...]
Phase = Literal["action", "buy"]


@dataclass(frozen=True, slots=True)
class SeatView:
    """What is open to all of one player's cards."""

    hand_size: int  # D-INFO-06
    play: Cards  # D-INFO-07, in the order played
    aside: Cards  # D-INFO-10
    revealed: Cards
    discard_top: str | None  # D-INFO-05
    turns: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; `seat` None is a watcher."""

    seat: int | None
    players: int
    edition: int
    kingdom: Cards
    first: int
    turn: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    supply: dict[str, int]
    trash: dict[str, int]
    seats: tuple[SeatView, ...]
    hand: Cards  # one's own
    looked_at: Cards  # seen by oneself alone
    deck_size: int | None  # one's own, D-INFO-01
    asked: int | None  # the seat that has to answer
    choice: Choice | None  # one's own
    over: bool
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None


def view(game: Game, seat: int | None) -> View:
    if seat is not None:
        check_seat(seat, game.players)
    t, kingdom = game.state, game.start.kingdom
    mine = seat is not None and not t.over and t.seat == seat
    return View(
        seat=seat,
        players=t.players,
        edition=t.edition,
        kingdom=kingdom,
        first=t.first,
        turn=t.turn,
        phase=phase(t, seat),
        actions=t.actions,
        buys=t.buys,
        coins=t.coins,
        supply={key: t.supply[n] for n, key in piles(kingdom)},
        trash={cards.KEYS[n]: copies for n, copies in enumerate(t.trash[: cards.CARDS]) if copies},
        seats=_seats(t),
        hand=named(bytes(prompts.hand_cards(t, seat))) if seat is not None else (),
        looked_at=_looked_at(t, seat) if seat is not None else (),
        deck_size=t.deck_size[seat] if seat is not None else None,
        asked=None if t.over else t.seat,
        choice=prompts.choice(t) if mine else None,
        over=bool(t.over),
        scores=game.scores() if t.over else None,
        winners=game.winners() if t.over else None,
    )


def phase(t: state.State, seat: int | None) -> Phase:
    """The phase of the turn as a seat sees it.

    A player without an Action card goes straight to the Buy phase, and one who holds some may skip them. What
    the others see of both is the same: the phase changes with a Treasure played, a card bought, or the last
    Action used, D-INFO-06.
    """
    buying = t.phase and (seat == t.turn or not t.actions or t.bought or _plays_treasures(t))
    return "buy" if buying else "action"


def _plays_treasures(t: state.State) -> bool:
    start = t.turn * state.ZONE
    return any(cards.TREASURES >> card & 1 for card in t.play[start : start + t.play_size[t.turn]])


@lru_cache(8192)  # most zones have not changed since the last view
def named(numbers: bytes) -> Cards:
    return tuple([cards.KEYS[number] for number in numbers])


def _cards(zone: bytearray, start: int, size: int) -> Cards:
    return named(bytes(zone[start : start + size])) if size else ()


@lru_cache(256)
def piles(kingdom: Cards) -> tuple[tuple[int, str], ...]:
    """The seventeen piles, in catalogue order."""
    return tuple((n, cards.KEYS[n]) for n in (*cards.BASIC, *[cards.NUMBER[key] for key in kingdom]))


def _seats(t: state.State) -> tuple[SeatView, ...]:
    picks = _picks(t) if t.picked_size else None
    reveals = t.frame_seat[t.stack_top] if t.look_size and _looks(t) is None else None
    return tuple(
        [
            SeatView(
                hand_size=t.hand_size[seat] + (t.picked_size if seat == picks else 0),
                play=_cards(t.play, seat * state.ZONE, t.play_size[seat]),
                aside=_cards(t.aside, 0, t.aside_size) if seat == t.turn else (),
                revealed=_cards(t.look, 0, t.look_size) if seat == reveals else (),
                discard_top=_discard_top(t, seat),
                turns=t.turns[seat],
            )
            for seat in range(t.players)
        ]
    )


def _discard_top(t: state.State, seat: int) -> str | None:
    size = t.discard_size[seat]
    return cards.KEYS[t.discard[seat * state.ZONE + size - 1]] if size else None


def own_cards(t: state.State, seat: int) -> tuple[Cards, Cards, int]:
    """What only a seat itself sees: its hand, the cards that it looks at, and the size of its deck."""
    return named(bytes(prompts.hand_cards(t, seat))), _looked_at(t, seat), t.deck_size[seat]


def _looked_at(t: state.State, seat: int) -> Cards:
    """What only this seat is looking at: cards of the deck, or with Harbinger its discard pile."""
    if t.over or t.frame_seat[t.stack_top] != seat:
        return ()
    if prompts.pending_op(t) == cards.TOPDECK_FROM_DISCARD:
        start = seat * state.ZONE
        return named(bytes(sorted(t.discard[start : start + t.discard_size[seat]])))
    return _cards(t.look, 0, t.look_size) if _looks(t) == seat else ()


def _picks(t: state.State) -> int | None:
    """The seat that is picking cards from hand."""
    picking = not t.over and prompts.PROMPTS[prompts.pending_op(t)].zone == "picks"
    return t.seat if picking else None


def _looks(t: state.State) -> int | None:
    """The seat that looks at cards which the others do not see, D-INFO-12."""
    private = not t.over and prompts.pending_op(t) in (cards.SORT, cards.DRAW_TO)
    return t.frame_seat[t.stack_top] if private else None
