"""Parts of messages about Kingdomino."""

from __future__ import annotations

from dataclasses import dataclass

from regat.words.message import Piece


@dataclass(frozen=True, slots=True)
class DominoPiece(Piece):
    """A domino, shown by its number and squares."""

    number: int
