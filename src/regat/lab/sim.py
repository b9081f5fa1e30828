"""Many games between bots inside the engine; the seed alone decides how they end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from operator import add
from time import perf_counter

from regat import games
from regat.games import AnySetup
from regat.kernel.errors import BadSetup
from regat.lab import MAX_GAMES, MAX_WORKERS
from regat.lab.game_lab import game_lab

FIRST_PART = 16
SLICE_SECONDS = 0.1  # seconds that a part of the games should take: short enough to stop promptly
SPAWN_THRESHOLD = 1.0  # seconds of play ahead that are worth starting workers for


@dataclass(frozen=True, slots=True)
class Tally:
    """How some games ended."""

    games: int
    ties: int  # shared victories
    rounds: int  # turns of the starting seat
    first_player_wins: int
    decisions: int
    wins: tuple[int, ...]  # by bot; a shared victory is nobody's
    points: tuple[int, ...] = ()  # by bot, where they are counted

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.ties + other.ties,
            self.rounds + other.rounds,
            self.first_player_wins + other.first_player_wins,
            self.decisions + other.decisions,
            tuple(map(add, self.wins, other.wins)),
            tuple(map(add, self.points, other.points)),
        )

    @property
    def mean_rounds(self) -> float:
        return self.rounds / self.games

    @property
    def mean_scores(self) -> tuple[float, ...]:
        return tuple(points / self.games for points in self.points)


@dataclass(frozen=True, slots=True)
class Simulation:
    """Who plays what: a checked value that is sent to workers. Bot b sits at seat (b + game) mod bots."""

    game: str
    setup: AnySetup
    bots: tuple[str, ...]
    seed: int

    def play(self, part: range) -> Tally:
        """Play the games with these numbers."""
        return game_lab(self.game).simulate(self.setup, self.bots, self.seed, part)

    def to_report(self) -> dict[str, object]:
        """The set-up, for a report."""
        return game_lab(self.game).simulation_report(self.setup)


def simulation(game: str, setup: AnySetup, bots: Sequence[str], seed: int) -> Simulation:
    """Games between bots inside the engine; BadSetup if these bots cannot play this set-up there."""
    spec = games.spec(game)
    if len(bots) not in spec.players:
        allowed = f"{spec.players[0]} to {spec.players[-1]}"
        raise BadSetup(f"{spec.title} is for {allowed} bots, not {len(bots)}")
    checked = game_lab(game).check_simulation(replace(setup, players=len(bots)), bots, seed)
    return Simulation(game, checked, tuple(bots), seed)


def play(
    played: Simulation,
    games: int,
    *,
    workers: int = 1,
    part: int | None = None,
    patience: float = SPAWN_THRESHOLD,
) -> Iterator[Tally]:
    """The tallies of parts of the games, as they come in; their sum depends on the simulation alone.

    Workers are started only if the games ahead would take longer than `patience`. `part` is how many games
    are played at a time; without it, as many as take a moment.
    """
    _check_number(games, "games", MAX_GAMES)
    _check_number(workers, "workers", MAX_WORKERS)
    done, size, begun = 0, part or FIRST_PART, perf_counter()
    while done < games:
        if workers > 1 and _seconds_ahead(done, games, begun, patience) > patience:
            a_beat = round(SLICE_SECONDS * done / (perf_counter() - begun))
            size = part or max(1, min(a_beat, (games - done) // workers))
            yield from _play_together(played, workers, range(done, games, size))
            return
        start = perf_counter()
        stop = min(games, done + size)
        yield played.play(range(done, stop))
        done = stop
        if part is None and perf_counter() - start < SLICE_SECONDS / 2:
            size *= 2


def _check_number(given: int, name: str, most: int) -> None:
    if not 1 <= given <= most:
        raise BadSetup(f"{name} must be a whole number from 1 to {most}, not {given}")


def _seconds_ahead(done: int, games: int, begun: float, patience: float) -> float:
    """How long the rest would take at the pace so far; a moment must have passed to know the pace."""
    passed = perf_counter() - begun
    return (games - done) * passed / done if done and passed > min(SLICE_SECONDS, patience) else 0.0


def _play_together(played: Simulation, workers: int, starts: range) -> Iterator[Tally]:
    from regat.kernel.worker_pool import WorkerPool

    parts = (range(start, min(starts.stop, start + starts.step)) for start in starts)
    with WorkerPool(min(workers, len(starts))) as pool:
        yield from pool.unordered(played.play, parts)
