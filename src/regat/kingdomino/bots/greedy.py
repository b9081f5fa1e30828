"""Greedy bots for Kingdomino: the largest immediate gain; ties are broken at random."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from regat.bots.random_bot import BOT_STREAM
from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.choice import Choice
from regat.kingdomino import kingdom
from regat.kingdomino.kingdom import Coord, Placement, Square
from regat.kingdomino.memory import Memory
from regat.kingdomino.rules import dominoes
from regat.kingdomino.view import View, centred

Lands = Mapping[Coord, Square]


class Greedy:
    """Places where it gains most, and claims the domino that could gain most now."""

    def __init__(self, seed: int = 0) -> None:
        self._draws = HashRandom(seed_key(seed, BOT_STREAM))

    def choose(self, view: View, memory: Memory, choice: Choice) -> str:
        if view.placements:
            return self._best((self.value(view, place), str(place)) for place in view.placements)
        # Somebody else may have drawn the king, and chooses for its owner (K-FIRST-06).
        owner = choice.seat if view.king is None else view.king
        lands = view.kingdoms[owner].lands
        return self._best(
            (use(lands, view.size, int(number)), f"claim {number}") for number in choice.under("claim")
        )

    def value(self, view: View, place: Placement) -> int:
        """How good a placement is."""
        return place.gain

    def _best(self, answers: Iterable[tuple[int, str]]) -> str:
        valued = list(answers)
        most = max(value for value, _ in valued)
        return self._draws.pick([answer for value, answer in valued if value == most])


class FullGreedy(Greedy):
    """Looks at both steps of a turn: the placement, and the best claim after it."""

    def value(self, view: View, place: Placement) -> int:
        assert view.seat is not None, "a bot has a seat"
        lands = kingdom.with_domino(view.kingdoms[view.seat].lands, place.domino, place.first, place.second)
        free = [number for number, seat in view.next if seat is None]
        bonus = dominoes.CENTRED_BONUS if "middle_kingdom" in view.variants and centred(lands) else 0
        return place.gain + bonus + max((use(lands, view.size, number) for number in free), default=0)


def use(lands: Lands, size: int, number: int) -> int:
    """What a domino could gain now, plus one; 0 if it has no place."""
    gain = kingdom.best_gain(lands, size, number)
    return 0 if gain is None else 1 + gain
