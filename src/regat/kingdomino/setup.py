"""What a game of Kingdomino is set up with."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KingdominoSetup:
    """`variants` are names as in `rules/variants.py`."""

    players: int = 2
    variants: tuple[str, ...] = ()
