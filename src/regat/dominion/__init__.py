"""Dominion: the base game, first and second edition, for two to six players.

>>> from regat import dominion
>>> game = dominion.new(players=2, edition=2, kingdom="first_game", seed=7)
>>> game.answer("play treasures")
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from regat.dominion import position as _position
from regat.dominion.game import Game
from regat.dominion.kingdoms import SETS, Draft, available, next_first, swap
from regat.dominion.memory import Memory, imagine
from regat.dominion.origin import set_up
from regat.dominion.position import Position, SeatCards
from regat.dominion.series import Series
from regat.dominion.view import SeatView, View
from regat.kernel.chance import Chance, Plain, parse, plain_seed
from regat.kernel.errors import BadSetup
from regat.kernel.match import Match
from regat.kernel.record import Record

__all__ = [
    "SETS",
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
    seed = secrets.randbits(48) if seed is None else seed
    begun = set_up(
        players, edition, kingdom, seed=seed, key=None, first=first, mixed=mixed, shuffles=shuffles
    )
    return Game(begun)


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
    chance = Plain(secrets.randbits(48)) if chance is None else chance
    seed = chance.seed if isinstance(chance, Plain) else None

    def start(key: int) -> Game:
        return Game(set_up(players, edition, kingdom, seed=seed, key=key, first=first, mixed=mixed))

    return Match(start, chance)


def from_position(position: Position) -> Game:
    """A game that begins with a position."""
    return Game(position.origin())


def replay(record: str | bytes | Record) -> Game:
    """The game of a record, with the identical table."""
    return replay_match(record).game


def replay_match(record: str | bytes | Record) -> Match[Game]:
    """The match of a record, with its whole log."""
    read = record if isinstance(record, Record) else Record.parse(record)
    if read.game != Game.name:
        raise read.refusal(f"a record of {read.game}, not of {Game.name}", key="game")
    if "position" in read.setup:
        read.expect(["position"])
    else:
        read.expect(["players", "edition", "kingdom"], ["mixed", "first"])
    seed = plain_seed(parse(read.chance))

    def start(key: int) -> Game:
        return _from_header(read.setup, key, seed)

    return Match.replay(read, start)


def _from_header(header: Mapping[str, str], key: int, seed: int | None) -> Game:
    if "position" in header:
        position = _position.from_text(header["position"])
        if position.seed != seed:
            raise BadSetup(f"the position has seed {position.seed}, the record {seed}")
        return from_position(position)
    first = _whole(header["first"], "first") if "first" in header else None
    if header.get("mixed", "yes") != "yes":
        raise BadSetup(f"mixed is yes or left out, not {header['mixed']!r}")
    begun = set_up(
        _whole(header["players"], "players"),
        _whole(header["edition"], "edition"),
        header["kingdom"].split(),
        seed=seed,
        key=key,
        first=first,
        mixed="mixed" in header,
    )
    return Game(begun)


def _whole(text: str, name: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise BadSetup(f"{name} is a number, not {text!r}")
    return int(text)
