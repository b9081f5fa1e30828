"""Statistics of an arena: scores with intervals, ratings, and a sequential test."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from statistics import fmean

import numpy as np
import numpy.typing as npt

from regat.bots.suggestions import NORMAL_95
from regat.lab.arena import Deal, GameResult

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
        return f"{100 * self.mean:.1f}% [{100 * self.low:.1f}, {100 * self.high:.1f}]"


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
        return clustered_mean([fmean(count(score(bot, game)) for game in deal.games) for deal in mine])

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


def clustered_mean(shares: Sequence[float]) -> Estimate:
    """The mean of the deals, and Wilson's interval for as many games as their spread is worth."""
    count = len(shares)
    mean = fmean(shares)
    spread = sum((share - mean) ** 2 for share in shares) / max(1, count - 1)
    even = mean * (1 - mean)
    worth = count * even / spread if spread > 1e-12 and even > 1e-12 else float(count)
    low, high = wilson_share(mean, worth)
    return Estimate(mean, low, high)


def wilson(count: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: sound also for shares near 0 and 1."""
    assert games > 0, "a share is of some games"
    return wilson_share(count / games, games)


def wilson_share(share: float, games: float) -> tuple[float, float]:
    """The same for a share of what is worth so many games."""
    z2 = NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


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
        tables = tuple(dict.fromkeys(seated))
        self._seats = np.array([[table.count(name) for name in names] for table in tables], dtype=float)
        self._is_at = np.array([[table == here for here in seated] for table in tables], dtype=float)
        self._games = np.array([len(deal.games) for deal in deals], dtype=float)
        self._won = np.array(
            [[sum(score(name, game) for game in deal.games) for name in names] for deal in deals]
        )

    def strengths(self, weights: Weights) -> dict[str, float]:
        """By minorisation-maximisation; half a game at each table is everybody's, so that all are finite."""
        at_tables = self._is_at * weights
        games = 0.5 + at_tables @ self._games
        won = (at_tables @ self._won + 0.5 * self._seats / self._seats.sum(1, keepdims=True)).sum(0)
        strength = np.ones(len(self._names))
        for _ in range(ROUNDS):
            expected = (games / (self._seats @ strength)) @ self._seats
            strength = np.divide(won, expected, out=np.ones_like(won), where=expected > 0)
            strength /= np.exp(np.log(strength).mean())
        return dict(zip(self._names, (400 * np.log10(strength)).tolist(), strict=True))


# A sequential test ----------------------------------------------------------------------------------


class Sprt:
    """A sequential test whether a bot's score is p1 rather than p0, decided as soon as the deals allow it."""

    bound = log((1 - CERTAINTY) / CERTAINTY)

    def __init__(self, p0: float, p1: float, bot: str) -> None:
        self.p0, self.p1, self.bot = p0, p1, bot
        self.deals = 0  # that are counted
        self._total = self._squares = 0.0  # of the bot's scores in these deals

    def add(self, share: float) -> None:
        """Count one more deal."""
        self.deals += 1
        self._total += share
        self._squares += share * share

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio, deals taken as normally distributed."""
        if self.deals < 2:
            return 0.0
        mean = self._total / self.deals
        spread = max(0.0, self._squares - self._total * mean) / (self.deals - 1)
        # One deal of doubt, so that a few equal results decide nothing.
        spread = (spread * self.deals + 0.25) / (self.deals + 1)
        return self.deals * (self.p1 - self.p0) * (mean - (self.p0 + self.p1) / 2) / spread

    @property
    def verdict(self) -> str:
        """p1, p0 or undecided."""
        return "p1" if self.ratio >= self.bound else "p0" if self.ratio <= -self.bound else "undecided"

    def decided(self, deals: Mapping[int, Deal]) -> bool:
        """Whether the deals, which may come in in any order, decide the test; later ones are not counted."""
        while self.verdict == "undecided" and self.deals in deals:
            self.add(fmean(score(self.bot, game) for game in deals[self.deals].games))
        return self.verdict != "undecided"
