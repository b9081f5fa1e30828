"""How a game began: its set-up and key, or a position. With the log it is the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regat.kernel import game_start
from regat.kernel.checks import check_seat
from regat.kernel.errors import BadSetup
from regat.kingdomino.rules import dominoes, state
from regat.kingdomino.rules.variants import DRAWN_BY_ANOTHER, KingdominoSetup, checked_setup


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStart(game_start.GameStart[state.State]):
    setup: KingdominoSetup
    pile: tuple[int, ...] = ()  # dictated: the next dominoes, in drawing order
    kings: tuple[int, ...] = ()  # dictated: whose king comes next
    drawer: int = 0  # with dictated kings, drawn by another: who draws the first one

    @property
    def players(self) -> int:
        return self.setup.players

    def setup_header(self) -> dict[str, str]:
        if self.pile or self.kings:
            raise BadSetup("a game with a dictated pile or kings has no record")
        lines = {"players": str(self.players)}
        if self.setup.variants:
            lines["variants"] = " ".join(self.setup.variants)
        return lines


def prepare(
    setup: KingdominoSetup,
    key: int,
    seed: int | None = None,
    *,
    pile: Sequence[int] = (),
    kings: Sequence[int] = (),
    drawer: int = 0,
) -> GameStart:
    """Check a set-up."""
    checked = checked_setup(setup.players, setup.variants)
    check_pile(pile)
    check_kings(kings, checked)
    check_drawer(drawer, kings, checked)
    return GameStart(setup=checked, key=key, seed=seed, pile=tuple(pile), kings=tuple(kings), drawer=drawer)


def check_domino(number: object) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= dominoes.DOMINOES:
        raise BadSetup(f"dominoes are numbered 1 to {dominoes.DOMINOES}, not {number!r}")


def check_pile(pile: Sequence[int]) -> None:
    for number in pile:
        check_domino(number)
    if len(set(pile)) != len(pile):
        raise BadSetup("a domino is in the pile twice")


def check_kings(kings: Sequence[int], checked: KingdominoSetup) -> None:
    """A dictated order names every king once."""
    for seat in kings:
        check_seat(seat, checked.players)
    wanted = sorted(list(range(checked.players)) * checked.kings)
    if kings and sorted(kings) != wanted:
        raise BadSetup(f"the kings in play are {wanted}, not {sorted(kings)}")


def check_drawer(drawer: int, kings: Sequence[int], checked: KingdominoSetup) -> None:
    """Who draws first is dictated only together with the kings, and only with the option, K-FIRST-06."""
    check_seat(drawer, checked.players)
    if drawer and not kings:
        raise BadSetup(f"seat {drawer} is to draw first, but the order of the kings is not given")
    if drawer and DRAWN_BY_ANOTHER not in checked.variants:
        raise BadSetup(f"seat {drawer} is to draw first, but without {DRAWN_BY_ANOTHER} the owners choose")
