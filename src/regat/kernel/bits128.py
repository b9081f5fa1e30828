"""Boards of up to 128 bits, as the rules modules use them; `boards.pxd` is the same in C."""

from __future__ import annotations


def bit(n: int) -> int:
    return 1 << n


def lsb(board: int) -> int:
    """The number of the lowest bit of a board that is not empty."""
    return (board & -board).bit_length() - 1


def msb(board: int) -> int:
    return board.bit_length() - 1


def popcount(board: int) -> int:
    """How many bits a board has."""
    return board.bit_count()


def low_word(board: int) -> int:
    """The lower 64 bits."""
    return board & 0xFFFF_FFFF_FFFF_FFFF
