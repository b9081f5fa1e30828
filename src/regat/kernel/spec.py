"""What the frameworks know about a game, and where its parts for them are."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, Protocol, TypeVar

from regat.kernel.chance import Chance, Seeded, parse, seed_of
from regat.kernel.game import Game
from regat.kernel.match import Match
from regat.kernel.record import Record

Header = Mapping[str, str]
Seats = tuple[int, ...]


class Setup(Protocol):
    """What is played: a frozen value, one class a game."""

    @property
    def players(self) -> int:
        """How many seats there are."""


G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=Setup)
F = TypeVar("F")


def _drawn_by_the_game(setup: object, winners: Seats) -> Seats:
    return ()


def _unchanged(setup: S, first: int) -> S:
    return setup


@dataclass(frozen=True, slots=True)
class GameSpec(Generic[S, G]):
    """A game as the frameworks know it: its name, its set-ups, and how it begins.

    The other faces of a game are objects in modules of its package, imported on first use:
    `spec.face("words", Words)` is the object FACE of `regat.<game>.words`, checked to be a Words.
    """

    name: str  # in records, options and addresses
    title: str  # as people write it
    players: range
    setup: type[S]
    start: Callable[[S, int, int | None], G]  # set-up, 62-bit key of its chance, and the seed if there is one
    parse_setup: Callable[[Header], S]  # from the header of a record
    header_keys: tuple[Sequence[str], Sequence[str]]  # required and optional
    imagine: Callable[[Any, int], G]  # a determinization of a seat's memory, from a seed
    package: str
    prepare: Callable[[S, int, int | None], object] | None = None  # only the checks of `start`
    from_position: Callable[[str, int | None], G] | None = None  # a record's position, and its seed
    may_start: Callable[[S, Seats], Seats] = _drawn_by_the_game  # the next game, after these winners
    with_first: Callable[[S, int], S] = _unchanged  # the set-up with that starting seat

    def check(self, setup: S) -> None:
        """Raise BadSetup if no game can be set up like this."""
        (self.prepare or self.start)(setup, 0, None)

    def new(self, setup: S, seed: int | None = None) -> G:
        """A game without a match, from a seed; without one a seed is drawn."""
        chance = Seeded(secrets.randbits(48) if seed is None else seed)
        return self.match(setup, chance).game

    def match(self, setup: S, chance: Chance | None = None) -> Match[G]:
        """A game with a log, undo and resignation, under a seed or sealed chance."""
        luck = Seeded(secrets.randbits(48)) if chance is None else chance
        return Match(lambda key: self.start(setup, key, seed_of(luck)), luck)

    def replay(self, record: str | bytes | Record) -> Match[G]:
        """The match of a record, with its whole log."""
        read = record if isinstance(record, Record) else Record.parse(record)
        if read.game != self.name:
            raise read.error_at(f"a record of {read.game}, not of {self.name}", key="game")
        seed, from_position = seed_of(parse(read.chance)), self.from_position
        if from_position is not None and "position" in read.setup:
            read.expect(["position"])
            text = read.setup["position"]
            return Match.replay(read, lambda key: from_position(text, seed))
        read.expect(*self.header_keys)
        return Match.replay(read, lambda key: self.start(self.parse_setup(read.setup), key, seed))

    def face(self, room: str, kind: type[F]) -> F:
        """The game's own part of a framework."""
        found = import_module(f"{self.package}.{room}").FACE
        assert isinstance(found, kind), f"{self.package}.{room}.FACE is a {kind.__name__}"
        return found
