"""The contests: one class for each game, with how it is set up and played inside the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from regat.bots import builders, menus
from regat.dominion import kingdoms
from regat.dominion import policies as dominion_policies
from regat.dominion.origin import set_up
from regat.kernel.chance import plain_key
from regat.kernel.errors import BadSetup
from regat.kingdomino import policies as kingdomino_policies
from regat.kingdomino.variants import Shape, single_game
from regat.lab.sim import Tally


@dataclass(frozen=True, slots=True)
class DominionContest:
    """Seat 0 starts."""

    bots: tuple[str, ...]
    edition: int
    kingdom: tuple[str, ...]
    seed: int
    game: ClassVar[str] = "Dominion"

    def play(self, part: range) -> Tally:
        book = b"".join(dominion_policies.page(menus.menu(bot)) for bot in self.bots)
        games, ties, rounds, first, decisions, *wins = dominion_policies.simulate(
            book,
            self.edition,
            kingdoms.as_bits(self.kingdom),
            plain_key(self.seed),
            (part.start, part.stop),
            len(self.bots),
        )
        return Tally(games, ties, rounds, first, decisions, tuple(wins))

    def set_up(self) -> dict[str, object]:
        return {"edition": self.edition, "kingdom": list(self.kingdom)}


@dataclass(frozen=True, slots=True)
class KingdominoContest:
    """Kings are drawn: whoever chooses first is the starting player."""

    bots: tuple[str, ...]
    shape: Shape
    seed: int
    game: ClassVar[str] = "Kingdomino"

    def play(self, part: range) -> Tally:
        book = bytes(builders.player(bot) for bot in self.bots)
        games, ties, rounds, first, decisions, *by_bot = kingdomino_policies.simulate(
            book, self.shape.size, self.shape.bits, plain_key(self.seed), part.start, part.stop
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
) -> DominionContest:
    """Check who is to play what; a random kingdom is drawn once, from the seed."""
    if not 2 <= len(bots) <= 6:
        raise BadSetup(f"Dominion is for 2 to 6 bots, not {len(bots)}")
    for bot in bots:
        menus.menu(bot)
    origin = set_up(len(bots), edition, kingdom, seed=seed, key=None, first=0, mixed=mixed)
    for bot in bots:
        menus.check(bot, origin.kingdom)
    return DominionContest(tuple(bots), edition, origin.kingdom, seed)


def kingdomino(bots: Sequence[str], *, seed: int, variants: Iterable[str] = ()) -> KingdominoContest:
    """Check who is to play what."""
    if not 2 <= len(bots) <= 4:
        raise BadSetup(f"Kingdomino is for 2 to 4 bots, not {len(bots)}")
    for bot in bots:
        builders.player(bot)
    return KingdominoContest(tuple(bots), single_game(len(bots), variants), seed)
