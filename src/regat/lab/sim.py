"""Many games between bots inside the engine; whoever plays them, the seed alone decides how they end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter

from regat.bots import menus
from regat.dominion import kingdoms, policies
from regat.dominion.origin import set_up
from regat.kernel.chance import plain_key
from regat.kernel.errors import BadSetup
from regat.lab import MOST_GAMES, MOST_WORKERS

FIRST_PART = 16
BEAT = 0.1  # seconds that a part of the games should take: short enough to stop at once
PATIENCE = 1.0  # seconds of play ahead that are worth starting workers for


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays what: bot b sits at seat (b + game) mod bots, and seat 0 starts."""

    bots: tuple[str, ...]
    edition: int
    kingdom: tuple[str, ...]
    seed: int

    @property
    def players(self) -> int:
        return len(self.bots)


@dataclass(frozen=True, slots=True)
class Tally:
    """How some games ended."""

    games: int
    ties: int  # shared victories
    rounds: int  # turns of the starting seat
    first_player_wins: int
    decisions: int
    wins: tuple[int, ...]  # by bot; a shared victory is nobody's

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.ties + other.ties,
            self.rounds + other.rounds,
            self.first_player_wins + other.first_player_wins,
            self.decisions + other.decisions,
            tuple(mine + others for mine, others in zip(self.wins, other.wins, strict=True)),
        )

    @property
    def mean_rounds(self) -> float:
        return self.rounds / self.games


def contest(
    bots: Sequence[str],
    *,
    seed: int,
    edition: int = 2,
    kingdom: str | Sequence[str] = kingdoms.FIRST_GAME,
    mixed: bool = False,
) -> Contest:
    """Check who is to play what; a random kingdom is drawn once, from the seed."""
    if not 2 <= len(bots) <= 6:
        raise BadSetup(f"Dominion is for 2 to 6 bots, not {len(bots)}")
    for bot in bots:
        menus.menu(bot)
    origin = set_up(len(bots), edition, kingdom, seed=seed, key=None, first=0, mixed=mixed)
    for bot in bots:
        menus.check(bot, origin.kingdom)
    return Contest(tuple(bots), edition, origin.kingdom, seed)


def nothing(players: int) -> Tally:
    """The tally of no games."""
    return Tally(0, 0, 0, 0, 0, (0,) * players)


def play_part(played: Contest, part: range) -> Tally:
    """Play the games with these numbers."""
    book = b"".join(policies.page(menus.menu(bot)) for bot in played.bots)
    games, ties, rounds, first, decisions, *wins = policies.simulate(
        book,
        played.edition,
        kingdoms.as_bits(played.kingdom),
        plain_key(played.seed),
        (part.start, part.stop),
        played.players,
    )
    return Tally(games, ties, rounds, first, decisions, tuple(wins))


def play(
    played: Contest, games: int, *, workers: int = 1, part: int | None = None, patience: float = PATIENCE
) -> Iterator[Tally]:
    """The tallies of parts of the games, as they come in; their sum depends on the contest alone.

    Workers are started only if the games ahead would take longer than `patience`. `part` is how many games
    are played at a time; without it, as many as take a moment.
    """
    _check_number(games, "games", MOST_GAMES)
    _check_number(workers, "workers", MOST_WORKERS)
    done, size, begun = 0, part or FIRST_PART, perf_counter()
    while done < games:
        if workers > 1 and _seconds_ahead(done, games, begun, patience) > patience:
            a_beat = round(BEAT * done / (perf_counter() - begun))
            size = part or max(1, min(a_beat, (games - done) // workers))
            yield from _play_together(played, workers, range(done, games, size))
            return
        start = perf_counter()
        stop = min(games, done + size)
        yield play_part(played, range(done, stop))
        done = stop
        if part is None and perf_counter() - start < BEAT / 2:
            size *= 2


def _check_number(given: int, name: str, most: int) -> None:
    if not 1 <= given <= most:
        raise BadSetup(f"{name}: a whole number from 1 to {most}, not {given}")


def _seconds_ahead(done: int, games: int, begun: float, patience: float) -> float:
    """How long the rest would take at the pace so far; a moment must have passed to know the pace."""
    passed = perf_counter() - begun
    return (games - done) * passed / done if done and passed > min(BEAT, patience) else 0.0


def _play_together(played: Contest, workers: int, starts: range) -> Iterator[Tally]:
    from regat.lab.crew import Crew

    parts = (range(start, min(starts.stop, start + starts.step)) for start in starts)
    with Crew(min(workers, len(starts)), played) as crew:
        yield from crew.play(parts)
