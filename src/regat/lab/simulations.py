"""The contests: one class for each game, with how it is set up and played inside the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from regat.dominion.bots import reference as dominion_reference
from regat.dominion.rules import kingdoms
from regat.dominion.search import policies as dominion_policies
from regat.dominion.start import prepare
from regat.kernel.chance import seed_key
from regat.kernel.errors import BadSetup
from regat.kingdomino.bots import reference as kingdomino_reference
from regat.kingdomino.rules.variants import GameConfig, single_game
from regat.kingdomino.search import policies as kingdomino_policies
from regat.lab.sim import Tally


@dataclass(frozen=True, slots=True)
class DominionSimulation:
    """Seat 0 starts."""

    bots: tuple[str, ...]
    edition: int
    kingdom: tuple[str, ...]
    seed: int
    game: ClassVar[str] = "Dominion"

    def play(self, part: range) -> Tally:
        book = b"".join(dominion_policies.page(dominion_reference.menu(bot)) for bot in self.bots)
        games, ties, rounds, first, decisions, *wins = dominion_policies.simulate(
            book,
            self.edition,
            kingdoms.as_bits(self.kingdom),
            seed_key(self.seed),
            (part.start, part.stop),
            len(self.bots),
        )
        return Tally(games, ties, rounds, first, decisions, tuple(wins))

    def set_up(self) -> dict[str, object]:
        return {"edition": self.edition, "kingdom": list(self.kingdom)}


@dataclass(frozen=True, slots=True)
class KingdominoSimulation:
    """Kings are drawn: whoever chooses first is the starting player."""

    bots: tuple[str, ...]
    shape: GameConfig
    seed: int
    game: ClassVar[str] = "Kingdomino"

    def play(self, part: range) -> Tally:
        book = bytes(kingdomino_reference.player(bot) for bot in self.bots)
        games, ties, rounds, first, decisions, *by_bot = kingdomino_policies.simulate(
            book, self.shape.size, self.shape.bits, seed_key(self.seed), part.start, part.stop
        )
        wins, points = by_bot[: len(book)], by_bot[len(book) :]
        return Tally(games, ties, rounds, first, decisions, tuple(wins), tuple(points))

    def set_up(self) -> dict[str, object]:
        return {"size": self.shape.size, "variants": list(self.shape.variants)}


def dominion(
    bots: Sequence[str],
    *,
    seed: int,
    edition: int = 2,
    kingdom: str | Sequence[str] = kingdoms.FIRST_GAME,
    mixed: bool = False,
) -> DominionSimulation:
    """Check who is to play what; a random kingdom is drawn once, from the seed."""
    if not 2 <= len(bots) <= 6:
        raise BadSetup(f"Dominion is for 2 to 6 bots, not {len(bots)}")
    for bot in bots:
        dominion_reference.menu(bot)
    origin = prepare(len(bots), edition, kingdom, seed=seed, key=None, first=0, mixed=mixed)
    for bot in bots:
        dominion_reference.check(bot, origin.kingdom)
    return DominionSimulation(tuple(bots), edition, origin.kingdom, seed)


def kingdomino(bots: Sequence[str], *, seed: int, variants: Iterable[str] = ()) -> KingdominoSimulation:
    """Check who is to play what."""
    if not 2 <= len(bots) <= 4:
        raise BadSetup(f"Kingdomino is for 2 to 4 bots, not {len(bots)}")
    for bot in bots:
        kingdomino_reference.player(bot)
    return KingdominoSimulation(tuple(bots), single_game(len(bots), variants), seed)
