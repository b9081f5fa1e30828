"""Parts of messages about Dominion."""

from __future__ import annotations

from dataclasses import dataclass

from regat.words.message import Piece


@dataclass(frozen=True, slots=True)
class CardsPiece(Piece):
    """Cards in order; of the hidden ones only their number is known."""

    keys: tuple[str, ...]
    hidden: int = 0
