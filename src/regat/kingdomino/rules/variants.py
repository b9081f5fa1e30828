"""Set-ups: players and variants, what may be combined, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from regat.kernel.errors import BadSetup
from regat.kingdomino.rules import dominoes

MIGHTY_DUEL, DYNASTY, DRAWN_BY_ANOTHER = "mighty_duel", "dynasty", "drawn_by_another"
BITS = {
    "middle_kingdom": dominoes.MIDDLE_KINGDOM,
    "harmony": dominoes.HARMONY,
    DRAWN_BY_ANOTHER: dominoes.DRAWN_BY_ANOTHER,
}
KNOWN = (MIGHTY_DUEL, "middle_kingdom", "harmony", DYNASTY, DRAWN_BY_ANOTHER)


@dataclass(frozen=True, slots=True)
class KingdominoSetup:
    """What a game is set up with, and what follows from it, section 3; `variants` are names in KNOWN."""

    players: int = 2
    variants: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        return 7 if MIGHTY_DUEL in self.variants else 5

    @property
    def bits(self) -> int:
        return sum(bit for name, bit in BITS.items() if name in self.variants)

    @property
    def length(self) -> int:
        """Dominoes in a line: as many as there are kings."""
        return 3 if self.players == 3 else 4

    @property
    def kings(self) -> int:
        """Kings of each player."""
        return 2 if self.players == 2 else 1

    @property
    def rounds(self) -> int:
        return 6 if self.players == 2 and self.size == 5 else 12

    @property
    def used(self) -> int:
        """Dominoes in the game."""
        return self.length * self.rounds


def checked_setup(players: object, variants: Iterable[str]) -> KingdominoSetup:
    """Check the number of players and the variants, K-SETUP-01 and K-VAR-DUEL-1."""
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 4:
        raise BadSetup(
            f"Kingdomino is for 2 to 4 players, not {players!r}",
            key="error-players-kingdomino",
            given=str(players),
        )
    if isinstance(variants, str):
        variants = variants.replace(",", " ").split()
    names = tuple(variants)
    for name in names:
        if name not in KNOWN:
            known = ", ".join(KNOWN)
            raise BadSetup(
                f"there is no variant {name!r}, only {known}",
                key="error-variant",
                given=str(name),
                known=known,
            )
    if len(set(names)) != len(names):
        raise BadSetup("a variant is named twice", key="error-variant-twice")
    if MIGHTY_DUEL in names and players != 2:
        raise BadSetup(
            f"the Mighty Duel is for 2 players, not {players}", key="error-mighty-duel", given=str(players)
        )
    return KingdominoSetup(players, tuple(name for name in KNOWN if name in names))


def single_game(players: object, variants: Iterable[str]) -> KingdominoSetup:
    """The same where one game is played at a time."""
    checked = checked_setup(players, variants)
    if DYNASTY in checked.variants:
        raise BadSetup(f"{DYNASTY} is a series of three games; only single games can be played here")
    return checked
