"""Why an answer was refused, as the seat that gave it may know."""

from __future__ import annotations

from regat import dominion
from regat.dominion.words.refusals import refusal
from regat.kernel.match import Match
from regat.kingdomino import words as kingdomino_words
from regat.kingdomino.game import Game as KingdominoGame
from regat.server.protocol.messages import Say
from regat.server.protocol.text import say


def why_not(match: Match[dominion.Game] | Match[KingdominoGame], answer: str, seat: int) -> Say | None:
    """The nearest reason; None where the seat is not asked at all."""
    game, choice = match.game, match.choice
    if choice is None or seat != match.seat:
        return None
    if isinstance(game, dominion.Game):
        return say(refusal(answer, choice, game.view(seat)))
    return say(kingdomino_words.refusal(answer, game.view(seat)))
