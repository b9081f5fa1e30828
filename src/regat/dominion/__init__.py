"""Dominion: the base game, first and second edition, for two to six players.

>>> from regat import dominion
>>> game = dominion.new(players=2, edition=2, kingdom="first_game", seed=7)
>>> game.answer("play treasures")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regat.dominion.game import Game
from regat.dominion.memory import Memory, imagine
from regat.dominion.position import Position, SeatCards
from regat.dominion.rules.kingdoms import SETS, Draft, available, next_first, swap
from regat.dominion.series import Series
from regat.dominion.setup import DominionSetup
from regat.dominion.spec import SPEC
from regat.dominion.start import prepare
from regat.dominion.view import SeatView, View
from regat.kernel.chance import Chance
from regat.kernel.game_start import key_of
from regat.kernel.match import Match
from regat.kernel.record import Record

__all__ = [
    "SETS",
    "DominionSetup",
    "Draft",
    "Game",
    "Memory",
    "Position",
    "SeatCards",
    "SeatView",
    "Series",
    "View",
    "available",
    "from_position",
    "imagine",
    "match",
    "new",
    "next_first",
    "replay",
    "replay_match",
    "swap",
]


def new(
    players: int = 2,
    edition: int = 2,
    kingdom: str | Sequence[str] = "first_game",
    seed: int | None = None,
    *,
    first: int | None = None,
    mixed: bool = False,
    shuffles: Mapping[int, Sequence[Sequence[str]]] | None = None,
) -> Game:
    """Set up a game: `kingdom` is the key of a recommended set, "random", or ten cards.

    Without a seed one is taken from the system; without `first` the starting seat is drawn.
    `shuffles` dictates the first shuffles of a seat, each as a deck from the top.
    """
    setup = DominionSetup(players, edition, named(kingdom), mixed, first)
    return Game(prepare(setup, *key_of(seed), shuffles=shuffles))


def match(
    players: int = 2,
    edition: int = 2,
    kingdom: str | Sequence[str] = "first_game",
    *,
    chance: Chance | None = None,
    first: int | None = None,
    mixed: bool = False,
) -> Match[Game]:
    """A game with a log, undo and resignation, under plain chance or sealed."""
    return SPEC.match(DominionSetup(players, edition, named(kingdom), mixed, first), chance)


def from_position(position: Position) -> Game:
    """A game that begins with a position."""
    return Game(position.start())


def replay(record: str | bytes | Record) -> Game:
    """The game of a record, in the identical position."""
    return SPEC.replay(record).game


replay_match = SPEC.replay


def named(kingdom: str | Sequence[str]) -> str | tuple[str, ...]:
    """A kingdom as a set-up holds it: the name of a set, or its cards."""
    return kingdom if isinstance(kingdom, str) else tuple(kingdom)
