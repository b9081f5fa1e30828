"""Rows of numbers that compiled code reads and writes; `buffers.pxd` has them as C arrays."""

from __future__ import annotations

from array import array


def as_i16(row: array[int]) -> array[int]:
    """Whole numbers of 16 bits, `array("h")` or a flat array of numpy."""
    return row


def as_u16(row: array[int]) -> array[int]:
    """Unsigned numbers of 16 bits, `array("H")`."""
    return row


def as_i64(row: array[int]) -> array[int]:
    """Whole numbers of 64 bits, `array("q")`."""
    return row
