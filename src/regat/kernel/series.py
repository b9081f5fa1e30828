"""A series: several games in a row, with a total score and a rule about who starts next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.errors import BadSetup

Seats = tuple[int, ...]


class Played(Protocol):
    """What a series needs to know of a game or match."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""

    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""

    def winners(self) -> tuple[int, ...]:
        """The seats that won."""


G = TypeVar("G", bound=Played)
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Result:
    """How one game of a series ended."""

    scores: tuple[int, ...]
    winners: Seats


def anyone(players: int, winners: Seats) -> Seats:
    """Any seat may start the next game, regardless of who won."""
    return tuple(range(players))


def totals(games: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """The points of several games together, by seat."""
    return tuple(map(sum, zip(*games, strict=True)))


def highest(points: Sequence[int], seats: Iterable[int]) -> Seats:
    """Those of some seats that have the most points."""
    able = tuple(seats)
    most = max((points[seat] for seat in able), default=0)
    return tuple(seat for seat in able if points[seat] == most)


class Series(Generic[S, G]):
    """Games in a row between the same seats.

    `new(setup, first, key)` sets up a game for the seat that starts and a 62-bit key of its chance.
    `next_first(players, winners)` names the seats that may start after a game with these winners.
    `length` is the number of games, None if the players stop when they like.
    """

    def __init__(
        self,
        new: Callable[[S, int, int], G],
        setup: S,
        *,
        players: int,
        seed: int,
        length: int | None = None,
        next_first: Callable[[int, Seats], Seats] = anyone,
        tie_break: Callable[[Seats], Seats] | None = None,
    ) -> None:
        if players < 1 or (length is not None and length < 1):
            raise BadSetup(f"a series needs players and games, not {players} and {length}")
        self.setup = setup
        self.players = players
        self.length = length
        self.results: tuple[Result, ...] = ()
        self._new = new
        self._seed = seed
        self._next_first = next_first
        self._tie_break = tie_break

    @property
    def over(self) -> bool:
        return self.length is not None and len(self.results) == self.length

    @property
    def may_start(self) -> Seats:
        """The seats of which one, at random, starts the next game."""
        if not self.results:
            return tuple(range(self.players))
        return self._next_first(self.players, self.results[-1].winners)

    @property
    def starter(self) -> int:
        """The seat that starts the next game, drawn from `may_start`."""
        return HashRandom(self._next_key).pick(self.may_start)

    @property
    def _next_key(self) -> int:
        return seed_key(self._seed, len(self.results))

    def next(self, setup: S | None = None, key: int | None = None) -> G:
        """Set up the next game, with a changed set-up and with chance of its own if they are given."""
        if self.over:
            raise BadSetup(f"the series of {self.length} games is over")
        if setup is not None:
            self.setup = setup
        if key is None:
            key = self._next_key
        return self._new(self.setup, HashRandom(key).pick(self.may_start), key)

    def add(self, game: Played) -> Result:
        """Count a game that has been played to its end."""
        if not game.over:
            raise BadSetup("a game counts when it is over")
        return self.count(Result(game.scores(), game.winners()))

    def count(self, result: Result) -> Result:
        """Count a result."""
        if self.over:
            raise BadSetup(f"the series of {self.length} games is over")
        if len(result.scores) != self.players or not set(result.winners) <= set(range(self.players)):
            raise BadSetup(f"{result} is not a result of a game with {self.players} players")
        self.results += (result,)
        return result

    def scores(self) -> tuple[int, ...]:
        """The points of all games together."""
        return tuple(sum(result.scores[seat] for result in self.results) for seat in range(self.players))

    def winners(self) -> Seats:
        """The seats with the highest total, after the tie-break if there is one."""
        tied = highest(self.scores(), range(self.players))
        return self._tie_break(tied) if self._tie_break and len(tied) > 1 else tied
