"""What a seat sees of the table, built field by field from what the rules show it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from regat.dominion import prompts
from regat.dominion.rules import cards, state
from regat.kernel.checks import check_seat
from regat.kernel.choice import Choice

if TYPE_CHECKING:
    from regat.dominion.game import Game

Cards = tuple[str, ...]


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
    phase: str
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
    t, kingdom = game.snapshot(), game.start.kingdom
    mine = seat is not None and not t.over and t.seat == seat
    return View(
        seat=seat,
        players=t.players,
        edition=t.edition,
        kingdom=kingdom,
        first=t.first,
        turn=t.turn,
        phase="buy" if t.phase else "action",
        actions=t.actions,
        buys=t.buys,
        coins=t.coins,
        supply={key: t.supply[n] for n, key in piles(kingdom)},
        trash={cards.KEYS[n]: copies for n, copies in enumerate(t.trash[: cards.CARDS]) if copies},
        seats=tuple(_seat(t, other) for other in range(t.players)),
        hand=named(bytes(prompts.hand_cards(t, seat))) if seat is not None else (),
        looked_at=_looked_at(t, seat) if seat is not None else (),
        deck_size=t.deck_size[seat] if seat is not None else None,
        asked=None if t.over else t.seat,
        choice=prompts.choice(t) if mine else None,
        over=bool(t.over),
        scores=game.scores() if t.over else None,
        winners=game.winners() if t.over else None,
    )


@lru_cache(8192)  # most of what is on a table was there at the last look
def named(numbers: bytes) -> Cards:
    return tuple([cards.KEYS[number] for number in numbers])


def _cards(zone: bytearray, start: int, size: int) -> Cards:
    return named(bytes(zone[start : start + size])) if size else ()


@lru_cache(256)
def piles(kingdom: Cards) -> tuple[tuple[int, str], ...]:
    """The seventeen piles, in catalogue order."""
    return tuple((n, cards.KEYS[n]) for n in (*cards.BASIC, *[cards.NUMBER[key] for key in kingdom]))


def _seat(t: state.State, seat: int) -> SeatView:
    start = seat * state.ZONE
    top = t.discard[start + t.discard_size[seat] - 1] if t.discard_size[seat] else None
    picked = t.picked_size if t.picked_size and _picks(t) == seat else 0
    reveals = t.look_size and t.frame_seat[t.stack_top] == seat and _looks(t) is None
    return SeatView(
        hand_size=t.hand_size[seat] + picked,
        play=_cards(t.play, start, t.play_size[seat]),
        aside=_cards(t.aside, 0, t.aside_size) if t.turn == seat else (),
        revealed=_cards(t.look, 0, t.look_size) if reveals else (),
        discard_top=cards.KEYS[top] if top is not None else None,
        turns=t.turns[seat],
    )


def own_cards(t: state.State, seat: int) -> tuple[Cards, Cards, int]:
    """What only a seat itself sees: its hand, the cards that it looks at, and the size of its deck."""
    return named(bytes(prompts.hand_cards(t, seat))), _looked_at(t, seat), t.deck_size[seat]


def _looked_at(t: state.State, seat: int) -> Cards:
    """What only this seat is looking at: cards of the deck, or with Harbinger the own discard pile."""
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
