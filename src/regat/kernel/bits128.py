"""Boards of up to 128 bits; in C they need functions of their own, in `bits128.pxd`."""

from regat.kernel.bits import bit, lsb, msb, popcount

__all__ = ["bit", "lsb", "msb", "popcount"]
