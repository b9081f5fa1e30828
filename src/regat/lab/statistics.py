"""Statistics of an arena: scores with intervals, ratings, and a sequential test."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, log10

import numpy as np
import numpy.typing as npt

from regat.lab.arena import Deal, GameResult
from regat.lab.intervals import wilson_share

Weights = npt.NDArray[np.float64]  # how often each deal counts

RESAMPLES = 200
ROUNDS = 500
CERTAINTY = 0.05  # both kinds of error of a sequential test


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval, by deals: the seatings of a deal are not independent."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.mean:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one bot did at the tables where it sat."""

    bot: str
    deals: int
    games: int
    score: Estimate  # victories, shared ones in part
    wins: Estimate
    ties: Estimate
    losses: Estimate
    points: float
    ms_a_decision: float
    ms_a_turn: float


@dataclass(frozen=True, slots=True)
class EloRating:
    """A place on the ladder, in Elo points; the mean of all bots is 0."""

    bot: str
    elo: float
    low: float
    high: float


def bot_result(bot: str, deals: Iterable[Deal]) -> BotResult:
    mine = [deal for deal in deals if bot in deal.games[0].seats]
    games = [game for deal in mine for game in deal.games]
    assert games, "somebody has played"
    cpu = sum(_of(bot, game, game.cpu_ms) for game in games)
    seats = sum(game.seats.count(bot) for game in games)

    def estimate(count: Callable[[float], float]) -> Estimate:
        return clustered_mean([_mean(count(score(bot, game)) for game in deal.games) for deal in mine])

    return BotResult(
        bot,
        len(mine),
        len(games),
        estimate(lambda share: share),
        estimate(lambda share: float(share > 1 - 1e-9)),
        estimate(lambda share: float(1e-9 < share < 1 - 1e-9)),
        estimate(lambda share: float(share < 1e-9)),
        sum(_of(bot, game, game.points) for game in games) / seats,
        cpu / max(1.0, sum(_of(bot, game, game.decisions) for game in games)),
        cpu / max(1.0, sum(_of(bot, game, game.turns) for game in games)),
    )


def bots_seen(names: Iterable[str], deals: Iterable[Deal]) -> list[str]:
    """Those of the bots that have played; after an interruption perhaps not all."""
    seated = {bot for deal in deals for bot in deal.games[0].seats}
    return [bot for bot in names if bot in seated]


def score(bot: str, game: GameResult) -> float:
    """The part of the victory that this bot's seats had together."""
    return _of(bot, game, game.shares)


def _of(bot: str, game: GameResult, numbers: Sequence[float]) -> float:
    return sum(number for seat, number in zip(game.seats, numbers, strict=True) if seat == bot)


def _mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed)


def clustered_mean(shares: Sequence[float]) -> Estimate:
    """The mean of the deals, and Wilson's interval for as many games as their spread is worth."""
    count = len(shares)
    mean = sum(shares) / count
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    even = mean * (1 - mean)
    worth = count * even / spread if spread > 1e-12 and even > 1e-12 else float(count)
    low, high = wilson_share(mean, worth)
    return Estimate(mean, low, high)


# The ladder -----------------------------------------------------------------------------------------


def rate(names: Sequence[str], deals: Sequence[Deal], seed: int = 0) -> tuple[EloRating, ...]:
    """Plackett-Luce strengths of who wins, as Elo, the best first; intervals by resampling deals."""
    count = len(deals)
    tally = WinCounts(names, deals)
    found = tally.strengths(np.ones(count))
    draws = np.random.Generator(np.random.PCG64(seed))
    others = [
        tally.strengths(np.bincount(draws.integers(count, size=count), minlength=count).astype(float))
        for _ in range(RESAMPLES)
    ]
    ratings = []
    for name in names:
        drawn = sorted(other[name] for other in others)
        low, high = drawn[round(0.025 * (RESAMPLES - 1))], drawn[round(0.975 * (RESAMPLES - 1))]
        ratings.append(EloRating(name, found[name], min(low, found[name]), max(high, found[name])))
    return tuple(sorted(ratings, key=lambda rating: -rating.elo))


class WinCounts:
    """Who won how often at which table, deal by deal; all games of a deal are played at one table."""

    def __init__(self, names: Sequence[str], deals: Sequence[Deal]) -> None:
        self._names = tuple(names)
        seated = [tuple(sorted(deal.games[0].seats)) for deal in deals]
        self._tables = tuple(dict.fromkeys(seated))
        self._places = np.array([self._tables.index(table) for table in seated])
        self._games = np.array([len(deal.games) for deal in deals], dtype=float)
        self._won = np.array(
            [[sum(score(name, game) for game in deal.games) for name in names] for deal in deals]
        )

    def strengths(self, weights: Weights) -> dict[str, float]:
        """By minorisation-maximisation; half a game at each table is everybody's, so that all are finite."""
        tables: dict[tuple[str, ...], dict[str, float]] = {}
        games: dict[tuple[str, ...], float] = {}
        for place, table in enumerate(self._tables):
            here = weights * (self._places == place)
            games[table] = 0.5 + float(here @ self._games)
            won = dict(zip(self._names, (here @ self._won).tolist(), strict=True))
            tables[table] = {name: won[name] + 0.5 * table.count(name) / len(table) for name in set(table)}
        strength = dict.fromkeys(self._names, 1.0)
        for _ in range(ROUNDS):
            strength = _better(strength, tables, games)
        return {name: 400 * log10(value) for name, value in strength.items()}


def _better(
    strength: Mapping[str, float],
    tables: Mapping[tuple[str, ...], Mapping[str, float]],
    games: Mapping[tuple[str, ...], float],
) -> dict[str, float]:
    won = dict.fromkeys(strength, 0.0)
    weight = dict.fromkeys(strength, 0.0)
    for table, wins in tables.items():
        total = sum(strength[name] for name in table)
        for name, count in wins.items():
            won[name] += count
            weight[name] += games[table] * table.count(name) / total
    better = {name: won[name] / weight[name] if weight[name] else 1.0 for name in strength}
    middle = sum(log(value) for value in better.values()) / len(better)
    return {name: value / exp(middle) for name, value in better.items()}


# A sequential test ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Sprt:
    """Whether a bot's score is p1 rather than p0, decided as soon as the deals allow it."""

    p0: float
    p1: float

    @property
    def bound(self) -> float:
        return log((1 - CERTAINTY) / CERTAINTY)

    def ratio(self, seen: SprtState) -> float:
        """The logarithm of the likelihood ratio, deals taken as normally distributed."""
        if seen.deals < 2:
            return 0.0
        mean = seen.total / seen.deals
        spread = max(0.0, seen.squares - seen.total * mean) / (seen.deals - 1)
        # One deal of doubt, so that a few equal results decide nothing.
        spread = (spread * seen.deals + 0.25) / (seen.deals + 1)
        return seen.deals * (self.p1 - self.p0) * (mean - (self.p0 + self.p1) / 2) / spread

    def verdict(self, seen: SprtState) -> str:
        """p1, p0 or undecided."""
        ratio = self.ratio(seen)
        return "p1" if ratio >= self.bound else "p0" if ratio <= -self.bound else "undecided"


@dataclass(frozen=True, slots=True)
class SprtState:
    """What a sequential test knows of the deals so far: the scores of a bot, added up."""

    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def then(self, share: float) -> SprtState:
        return SprtState(self.deals + 1, self.total + share, self.squares + share * share)


class SprtRun:
    """A sequential test of the first bot while deals come in, in any order: they are counted by number."""

    def __init__(self, test: Sprt, bot: str) -> None:
        self.test = test
        self.seen = SprtState()
        self._bot = bot

    @property
    def verdict(self) -> str:
        return self.test.verdict(self.seen)

    def decided(self, deals: Mapping[int, Deal]) -> bool:
        """Whether the deals decide the test; later deals are not counted."""
        while self.verdict == "undecided" and self.seen.deals in deals:
            games = deals[self.seen.deals].games
            self.seen = self.seen.then(_mean(score(self._bot, game) for game in games))
        return self.verdict != "undecided"
