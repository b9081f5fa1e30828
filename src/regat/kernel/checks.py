"""Checks that every game makes of what a caller gives it."""

from __future__ import annotations

from regat.kernel.chance import Seeded
from regat.kernel.errors import BadSetup


def check_seat(seat: object, players: int) -> None:
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise BadSetup(f"seats are 0 to {players - 1}, not {seat!r}")


def check_seed(seed: object) -> int:
    """Refuse a seed that no record could hold."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSetup(f"a seed is a whole number, not {seed!r}")
    return Seeded(seed).seed


def parse_number(text: str, name: str, digits: int = 4) -> int:
    """A number in the header of a record."""
    if not text.isascii() or not text.isdigit() or len(text) > digits:
        raise BadSetup(f"{name} is a number, not {text!r}")
    return int(text)
