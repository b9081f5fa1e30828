"""Bit sets and the generator, as the rules modules use them; `bits.pxd` is the same in C.

The generator is a multiply-with-carry that stays below 2^63: identical and quick in both worlds.
"""

from __future__ import annotations

MULTIPLIER = 0x6A09E47D


def as_u64(n: int) -> int:
    """A number with room for 64 bits; in C an int has 32."""
    return n


def bit(n: int) -> int:
    return 1 << n


def lsb(mask: int) -> int:
    """The number of the lowest bit of a mask that is not empty."""
    return (mask & -mask).bit_length() - 1


def msb(mask: int) -> int:
    return mask.bit_length() - 1


def popcount(mask: int) -> int:
    """How many bits a mask has."""
    return mask.bit_count()


def nth(mask: int, n: int) -> int:
    """The number of the n-th bit of a mask, counted from zero."""
    for _ in range(n):
        mask &= mask - 1
    return lsb(mask)


def is_single(mask: int) -> bool:
    """Whether a mask has exactly one bit."""
    return mask != 0 and mask & (mask - 1) == 0


def mask_from(n: int) -> int:
    """All 64 bits but the n lowest."""
    return 0xFFFF_FFFF_FFFF_FFFF ^ ((1 << n) - 1)


def rng_next(state: int) -> int:
    return MULTIPLIER * (state & 0xFFFF_FFFF) + (state >> 32)


def rng_below(state: int, n: int) -> int:
    """A number below n from a state of the generator."""
    return (((state ^ (state >> 32)) & 0xFFFF_FFFF) * n) >> 32


def rng_seed(key: int, stream: int) -> int:
    """The generator's state for a 62-bit key and a stream (the number of a game, or of a use in it)."""
    state = (key >> 31) & 0x3FFF_FFFF
    state = state << 32 | key & 0x7FFF_FFFF
    state = _mix(state)
    state = _mix(state ^ stream & 0x3FFF_FFFF)
    return _mix(state ^ (stream >> 30) & 0x3FFF_FFFF) | 1


def _mix(state: int) -> int:
    # The generator alone is linear: neighbouring streams would stay in step without the shift.
    for _ in range(4):
        state = rng_next(state | 1)
        state ^= state >> 23
    return state
