"""The arena: bots at one table, on deals that are played once in each seating.

Each bot of each game is a new object with a seed of its own, and is asked through `choose` alone; the deals
and all seeds come from the arena's seed, so that with a budget of simulations every game can be repeated.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from time import process_time

from regat.bots import registry
from regat.bots.budget import Budget
from regat.games import AnySetup
from regat.kernel.chance import seed_key
from regat.kernel.errors import BadSetup
from regat.lab.game_lab import GameLab, game_lab

MAX_SEATINGS, MAX_SEATS = 8, 8


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: who sat where, what part of the victory each seat had, and what it cost."""

    seats: tuple[str, ...]
    shares: tuple[float, ...]
    points: tuple[int, ...]
    cpu_ms: tuple[float, ...]
    decisions: tuple[int, ...]
    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """A finished deal: its number, and its games, one for each seating."""

    number: int
    games: tuple[GameResult, ...]


@dataclass(frozen=True, slots=True)
class Arena:
    """Who meets whom at what: a checked value that is sent to workers."""

    game: str
    setup: AnySetup
    bots: tuple[str, ...]
    seed: int
    budget: Budget | None = None  # None: each bot's own

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise BadSetup("an arena needs at least two bots, separated by commas")
        for bot in self.bots:
            registry.bot_spec(self.game, bot)
        self.lab.check(self.setup, self.bots)

    @property
    def lab(self) -> GameLab:
        return game_lab(self.game)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def tables(self) -> tuple[tuple[str, ...], ...]:
        """Who sits together: all of them, or in turn until the table is full, or every selection."""
        players = self.setup.players
        if len(self.bots) <= players:
            return (tuple(self.bots[place % len(self.bots)] for place in range(players)),)
        return tuple(combinations(self.bots, players))

    def deals(self, games: int) -> range:
        """The numbers of the deals that make at least so many games at each table."""
        most = max(len(seatings(table)) for table in self.tables)
        return range(-(-games // most) * len(self.tables))

    def play_deal(self, number: int) -> Deal:
        """Deals go round the tables, so that all make the same progress; each table gets the same deals."""
        deal = number // len(self.tables)
        found = self.seatings(number)
        return Deal(number, tuple(self._game(number, deal, turn, seats) for turn, seats in enumerate(found)))

    def seatings(self, number: int) -> tuple[tuple[str, ...], ...]:
        """Who sits where in the games of a deal."""
        return seatings(self.tables[number % len(self.tables)])

    def _game(self, number: int, deal: int, turn: int, seats: tuple[str, ...]) -> GameResult:
        game = self.lab.deal(self.setup, seed_key(self.seed, 2 * deal))
        players = [
            registry.make(self.game, bot, self._bot_seed(number, turn, seat), self.budget)
            for seat, bot in enumerate(seats)
        ]
        cpu, decisions = [0.0] * len(seats), [0] * len(seats)
        while not game.over:
            choice, seat = game.choice, game.seat
            assert choice, "the game goes on"
            view, memory = game.view(seat), game.memory(seat)
            begun = process_time()
            answer = players[seat].choose(view, memory, choice)
            cpu[seat] += 1000 * (process_time() - begun)
            decisions[seat] += 1
            game.answer(answer)
        winners = game.winners()
        return GameResult(
            seats,
            tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(seats))),
            game.scores(),
            tuple(round(ms, 3) for ms in cpu),
            tuple(decisions),
            tuple(self.lab.turns(game, seat, decisions[seat]) for seat in range(len(seats))),
        )

    def _bot_seed(self, number: int, turn: int, seat: int) -> int:
        return seed_key(self.seed, 2 * ((number * MAX_SEATINGS + turn) * MAX_SEATS + seat) + 1)

    def to_report(self) -> dict[str, object]:
        """Everything that decides how the games go."""
        return {
            "game": self.game,
            "players": self.setup.players,
            **self.lab.report(self.setup),
            "bots": list(self.bots),
            "seed": self.seed,
            "budget_ms": self.budget.cpu_ms if self.budget else None,
            "budget_sims": self.budget.sims if self.budget else None,
        }


def seatings(table: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The table turned seat by seat, as long as somebody else sits somewhere."""
    turned = (tuple(table[-turn:]) + tuple(table[:-turn]) for turn in range(len(table)))
    return tuple(dict.fromkeys(turned))


def play(arena: Arena, numbers: Sequence[int], workers: int) -> Iterator[Deal]:
    """The deals with these numbers, as they come in."""
    if workers > 1 and len(numbers) > 1:
        from regat.kernel.worker_pool import WorkerPool

        with WorkerPool(min(workers, len(numbers))) as pool:
            yield from pool.unordered(arena.play_deal, numbers)
        return
    for number in numbers:
        yield arena.play_deal(number)
