"""How a game began: its set-up and key, or a position. With the log it is the whole game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from regat.kernel import bits
from regat.kernel.chance import Seeded, seed_key
from regat.kernel.errors import BadSetup
from regat.kingdomino.rules import dominoes, state
from regat.kingdomino.rules.variants import GameConfig, check_seat, checked_config

TABLE_STREAM = 0


@dataclass(frozen=True, slots=True)
class GameStart:
    config: GameConfig
    key: int
    seed: int | None = None  # None: the key came from elsewhere
    pile: tuple[int, ...] = ()  # dictated: the next dominoes, in drawing order
    kings: tuple[int, ...] = ()  # dictated: whose king comes next
    position: state.State | None = field(default=None, repr=False)
    settled: bool = False  # a position in which the decision is pending already
    header_position: str = ""  # how a record writes the position

    @property
    def players(self) -> int:
        return self.config.players

    @property
    def rng(self) -> int:
        return bits.rng_seed(self.key, TABLE_STREAM)

    def header(self) -> dict[str, str]:
        """The set-up as lines of a record."""
        if self.position is not None:
            if not self.header_position:
                raise BadSetup("an imagined table has no record: it never was dealt")
            return {"position": self.header_position}
        if self.pile or self.kings:
            raise BadSetup("a game with a dictated pile or kings has no record")
        lines = {"players": str(self.players)}
        if self.config.variants:
            lines["variants"] = " ".join(self.config.variants)
        return lines


def prepare(
    players: int,
    variants: Iterable[str],
    *,
    seed: int | None,
    key: int | None = None,
    pile: Sequence[int] = (),
    kings: Sequence[int] = (),
) -> GameStart:
    """Check a set-up."""
    if key is None:
        key = seed_key(check_seed(seed))
    checked = checked_config(players, variants)
    check_pile(pile)
    check_kings(kings, checked)
    return GameStart(checked, key, seed, tuple(pile), tuple(kings))


def check_seed(seed: object) -> int:
    """Refuse a seed that no record could hold."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSetup(f"a seed is a whole number, not {seed!r}")
    return Seeded(seed).seed


def check_domino(number: object) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= dominoes.DOMINOES:
        raise BadSetup(f"dominoes are numbered 1 to {dominoes.DOMINOES}, not {number!r}")


def check_pile(pile: Sequence[int]) -> None:
    for number in pile:
        check_domino(number)
    if len(set(pile)) != len(pile):
        raise BadSetup("a domino stands twice in the pile")


def check_kings(kings: Sequence[int], checked: GameConfig) -> None:
    """A dictated order names every king once."""
    for seat in kings:
        check_seat(seat, checked.players)
    wanted = sorted(list(range(checked.players)) * checked.kings)
    if kings and sorted(kings) != wanted:
        raise BadSetup(f"the kings in play are {wanted}, not {sorted(kings)}")
