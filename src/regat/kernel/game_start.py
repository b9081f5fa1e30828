"""How a game begins: its set-up and key, or a position. With the log it is the whole game."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from regat.kernel import bits
from regat.kernel.chance import seed_key
from regat.kernel.checks import check_seed
from regat.kernel.errors import BadSetup

TABLE_STREAM = 0
P = TypeVar("P")
B = TypeVar("B", bound="GameStart[Any]")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStart(ABC, Generic[P]):
    """What all games have in common; each game adds its set-up."""

    key: int
    seed: int | None = None  # None: the key came from a match
    position: P | None = field(default=None, repr=False)
    decision_pending: bool = False  # a position that needs no further step before its decision
    position_text: str = ""  # the position in a record; empty for an imagined one

    @property
    def rng(self) -> int:
        return bits.rng_seed(self.key, TABLE_STREAM)

    def header(self) -> dict[str, str]:
        """The start as header lines of a record."""
        if self.position is None:
            return self.setup_header()
        if not self.position_text:
            raise BadSetup("an imagined table has no record: it was never dealt")
        return {"position": self.position_text}

    @abstractmethod
    def setup_header(self) -> dict[str, str]:
        """The set-up as header lines."""


def key_of(seed: int | None) -> tuple[int, int]:
    """The key and the seed of a game without a match; None draws a seed."""
    checked = check_seed(secrets.randbits(48) if seed is None else seed)
    return seed_key(checked), checked


def with_seed(start: B, seed: int | None) -> B:
    """Check that a position has the seed of its record."""
    if start.seed != seed:
        raise BadSetup(f"the position has seed {start.seed}, the record {seed}")
    return start
