"""Bit sets and the generator, as the rules modules use them; `bits.pxd` is the same in C.

The generator is a multiply-with-carry that stays below 2^63: identical and quick in both worlds.
"""

from __future__ import annotations

MULTIPLIER = 0x6A09E47D


def wide(n: int) -> int:
    """A number with room for 64 bits; in C an int has 32."""
    return n


def bit(n: int) -> int:
    return 1 << n


def lowest(mask: int) -> int:
    """The number of the lowest bit of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    return mask.bit_length() - 1


def many(mask: int) -> int:
    """How many bits a mask has."""
    return mask.bit_count()


def single(mask: int) -> bool:
    """Whether a mask has exactly one bit."""
    return mask != 0 and mask & (mask - 1) == 0


def from_bit(n: int) -> int:
    """All 64 bits but the n lowest."""
    return 0xFFFF_FFFF_FFFF_FFFF ^ ((1 << n) - 1)


def step(state: int) -> int:
    return MULTIPLIER * (state & 0xFFFF_FFFF) + (state >> 32)


def below(state: int, n: int) -> int:
    """A number below n from a state of the generator."""
    return (((state ^ (state >> 32)) & 0xFFFF_FFFF) * n) >> 32


def seeded(key: int, stream: int) -> int:
    """The generator's state for a 62-bit key and a stream (the number of a game, or of a use in it)."""
    state = (key >> 31) & 0x3FFF_FFFF
    state = state << 32 | key & 0x7FFF_FFFF
    state = stirred(state)
    state = stirred(state ^ stream & 0x3FFF_FFFF)
    return stirred(state ^ (stream >> 30) & 0x3FFF_FFFF) | 1


def stirred(state: int) -> int:
    # The generator alone is linear: neighbouring streams would stay in step without the shift.
    for _ in range(4):
        state = step(state | 1)
        state ^= state >> 23
    return state
