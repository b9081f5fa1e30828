"""What is seen of the table. Everything is open but the pile, and which dominoes are in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from regat.kernel.checks import check_seat
from regat.kernel.choice import Choice
from regat.kingdomino import kingdom, notation
from regat.kingdomino.rules import dominoes, state

if TYPE_CHECKING:
    from regat.kingdomino.game import Game


Stage = Literal["first_choice", "placing", "claiming", "over"]


@dataclass(frozen=True, slots=True)
class KingdomView:
    """One kingdom, with its present score."""

    placed: tuple[str, ...]  # `17 (1,0)-(2,0)`, in the order placed
    lands: Mapping[kingdom.Coord, kingdom.Square]  # all squares but the castle, which is (0, 0)
    discarded: tuple[int, ...]
    territories: tuple[kingdom.Territory, ...]
    crowns: int
    largest: int
    squares: int  # the castle included
    columns: int
    rows: int
    castle_centred: bool
    complete: bool  # nothing was discarded
    bonuses: Mapping[str, int]  # of the variants in use, those it has now
    score: int


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; `seat` None is a watcher."""

    seat: int | None
    players: int
    size: int
    variants: tuple[str, ...]
    stage: Stage
    line: tuple[tuple[int, int], ...]  # the older line: domino and seat of the king, those not yet handled
    next: tuple[tuple[int, int | None], ...]  # the newer line: domino and seat of the king, if any
    kings: tuple[int, ...]  # first choice: kings of each seat not yet drawn
    king: int | None  # first choice: whose king was drawn
    pile_size: int
    unseen: tuple[int, ...]  # dominoes never seen: in the pile, or left out
    kingdoms: tuple[KingdomView, ...]
    asked: int | None  # the seat that has to answer
    choice: Choice | None  # one's own
    placements: tuple[kingdom.Placement, ...]  # for one's own choice: what each placement brings
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None


def view(game: Game, seat: int | None) -> View:
    if seat is not None:
        check_seat(seat, game.players)
    t, scores = game.state, game.scores()
    asked = None if t.over else t.seat
    mine = seat is not None and asked == seat
    choosing = not t.over and t.stage == dominoes.CHOOSING
    return View(
        seat=seat,
        players=t.players,
        size=t.size,
        variants=game.start.setup.variants,
        stage="over" if t.over else notation.ASKERS[t.stage],
        line=older_line(t),
        next=newer_line(t),
        kings=tuple(t.kings[: t.players]) if choosing else (0,) * t.players,
        king=t.king if choosing else None,
        pile_size=t.lines * t.line_length,
        unseen=kingdom.numbers(t.pool),
        kingdoms=tuple(_kingdom(t, other, scores[other]) for other in range(t.players)),
        asked=asked,
        choice=game.choice if mine else None,
        placements=game.placements() if mine else (),
        over=bool(t.over),
        scores=scores,
        winners=game.winners() if t.over else None,
    )


def older_line(t: state.State) -> tuple[tuple[int, int], ...]:
    """The dominoes whose kings still have to place them."""
    if t.over or t.stage == dominoes.CHOOSING:
        return ()
    start = t.turn + (t.stage == dominoes.CLAIMING)
    return tuple((t.line[slot] + 1, t.line_king[slot]) for slot in range(start, t.line_length))


def newer_line(t: state.State) -> tuple[tuple[int, int | None], ...]:
    if t.over or not t.has_next_line:
        return ()
    kings = [None if king == state.NOBODY else king for king in t.next_king[: t.line_length]]
    return tuple((domino + 1, king) for domino, king in zip(t.next, kings, strict=False))


def _kingdom(t: state.State, seat: int, score: int) -> KingdomView:
    start = seat * state.HELD
    end = start + t.placed_count[seat]
    placed, where = tuple(t.placed[start:end]), tuple(t.where[start:end])
    return _seen(kingdom.boards(t, seat), placed, where, t.discarded[seat], t.variants, score)


@lru_cache(4096)  # a turn changes only one kingdom
def _seen(
    boards: kingdom.Bitboards,
    placed: tuple[int, ...],
    where: tuple[int, ...],
    lost: int,
    variants: int,
    score: int,
) -> KingdomView:
    lands = kingdom.drawn(boards)
    territories = kingdom.territories(lands)
    columns, rows = kingdom.extent(lands)
    middle, complete = centred(lands), lost == 0
    return KingdomView(
        placed=tuple(
            notation.placed(domino + 1, action) for domino, action in zip(placed, where, strict=True)
        ),
        lands=lands,
        discarded=kingdom.numbers(lost),
        territories=territories,
        crowns=sum(land.crowns for land in lands.values()),
        largest=max((len(territory.squares) for territory in territories), default=0),
        squares=len(lands) + 1,
        columns=columns,
        rows=rows,
        castle_centred=middle,
        complete=complete,
        bonuses=_bonuses(variants, middle=middle, complete=complete),
        score=score,
    )


def _bonuses(variants: int, *, middle: bool, complete: bool) -> dict[str, int]:
    """K-SCORE-08"""
    had = {}
    if variants & dominoes.MIDDLE_KINGDOM and middle:
        had["middle_kingdom"] = dominoes.CENTRED_BONUS
    if variants & dominoes.HARMONY and complete:
        had["harmony"] = dominoes.COMPLETE_BONUS
    return had


def centred(lands: Mapping[kingdom.Coord, kingdom.Square]) -> bool:
    """K-VAR-MIDDLE-2"""
    left, right, up, down = kingdom.bounds(lands)
    return right == -left and down == -up
