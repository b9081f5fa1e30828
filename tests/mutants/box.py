"""The picture of the 48 dominoes, with one square changed at a time."""

from __future__ import annotations

from collections.abc import Iterator

SQUARES, MAX_CROWNS, TERRAINS = 96, 3, "WFLGSM"


def is_box(value: object) -> bool:
    return isinstance(value, str) and len(value.split()) == SQUARES


def changed(box: str) -> Iterator[str]:
    """Each square with a crown more, a crown less, and another terrain."""
    squares = box.split()
    for at, square in enumerate(squares):
        for other in _others(square):
            yield " ".join([*squares[:at], other, *squares[at + 1 :]])


def _others(square: str) -> Iterator[str]:
    letter, crowns = square[0], int(square[1:] or 0)
    yield f"{letter}{crowns + 1 if crowns < MAX_CROWNS else 0}"
    if crowns:
        yield f"{letter}{crowns - 1}"
    yield TERRAINS[(TERRAINS.index(letter) + 1) % len(TERRAINS)] + square[1:]


def difference(box: str, other: str) -> str:
    """The square that differs, in words."""
    pairs = zip(box.split(), other.split(), strict=True)
    at, (here, there) = next((at, pair) for at, pair in enumerate(pairs) if pair[0] != pair[1])
    return f"domino {at // 2 + 1}, square {at % 2 + 1}: {here} → {there}"
