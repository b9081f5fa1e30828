"""How a state is declared: a list of fields, from which the class and the C struct are generated."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Field:
    name: str
    kind: str  # u8, u16, u32, u64
    length: int = 0  # 0: one number; else an array
    per_seat: int = 0  # arrays: that many rows of `length`, a row for each seat
    used: str = ""  # the length of the part in use: a number field plus a constant, or an array by seat
    about: str = ""

    @property
    def cells(self) -> int:
        return self.length * max(self.per_seat, 1)
