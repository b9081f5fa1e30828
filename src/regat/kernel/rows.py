"""Rows of numbers that compiled code reads and writes; `rows.pxd` has them as plain C."""

from __future__ import annotations

from array import array


def shorts(row: array[int]) -> array[int]:
    """Whole numbers of 16 bits, `array("h")` or a flat array of numpy."""
    return row


def words(row: array[int]) -> array[int]:
    """The same without a sign, `array("H")`."""
    return row


def longs(row: array[int]) -> array[int]:
    """Whole numbers of 64 bits, `array("q")`."""
    return row
