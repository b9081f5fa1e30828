"""What a game of Dominion is set up with."""

from __future__ import annotations

from dataclasses import dataclass

from regat.dominion.rules import kingdoms


@dataclass(frozen=True, slots=True)
class DominionSetup:
    """`kingdom` is a recommended set, "random", or ten cards; without `first` the starting seat is drawn.

    `swap` allows the swap of cards before a later game of a series in the second edition too.
    """

    players: int = 2
    edition: int = 2
    kingdom: str | tuple[str, ...] = kingdoms.FIRST_GAME
    mixed: bool = False
    first: int | None = None
    swap: bool = False

    @property
    def may_swap(self) -> bool:
        """Whether players may swap a card between two games of a series; in the first edition they may."""
        return self.swap or self.edition == 1
