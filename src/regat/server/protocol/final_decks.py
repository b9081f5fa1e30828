"""The decks when a game of Dominion is over: points are counted openly, so everybody sees all cards."""

from __future__ import annotations

from collections.abc import Mapping

from regat.dominion import Game
from regat.dominion.rules.scoring import points_by_card
from regat.server.protocol.messages import Deck


def decks(game: Game) -> tuple[Deck, ...]:
    """What each seat owns, wherever it lies."""
    return tuple(_deck(dict(seat.owned)) for seat in game.memory(0).seats)


def _deck(owned: Mapping[str, int]) -> Deck:
    size = sum(owned.values())
    brought = {key: points_by_card(key, copies, size) for key, copies in owned.items()}
    return Deck(dict(owned), {key: many for key, many in brought.items() if many})
