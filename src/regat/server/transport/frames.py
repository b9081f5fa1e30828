# cython: boundscheck=True, wraparound=True
"""Frames of a WebSocket, RFC 6455: what comes before a message, and how long a whole one is."""

from __future__ import annotations

TEXT = 0x81  # a whole message of text
CONTROL = (0x89, 0x8A)  # ping and pong, whole
MASKED = 0x80
MASK = 4  # bytes
SHORT, LONG = 126, 1 << 16  # lengths from here on are written in 2 or 8 bytes
LENGTH_IN_2, LENGTH_IN_8 = bytes((TEXT, SHORT)), bytes((TEXT, SHORT + 1))


def framed(data: bytes, most: int) -> int:
    """The size of the whole frame that data begin with; 0 if it is none, or one that needs care, RFC 6455."""
    if len(data) < 2 + MASK or not (data[0] == TEXT or data[0] in CONTROL) or not data[1] & MASKED:
        return 0
    size, start = data[1] & ~MASKED, 2
    if size == SHORT and data[0] == TEXT:
        size, start = int.from_bytes(data[2:4]), 4
        if not SHORT <= size <= most:
            return 0
    elif size >= SHORT:
        return 0
    end = start + MASK + size
    return end if end <= len(data) else 0


def head(size: int) -> bytes:
    """What comes before a message of so many bytes, RFC 6455."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < LONG:
        return LENGTH_IN_2 + size.to_bytes(2)
    return LENGTH_IN_8 + size.to_bytes(8)
