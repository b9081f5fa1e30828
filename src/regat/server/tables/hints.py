"""Advice: what the strongest bot would answer, from what its seat knows, and how often that would win."""

from __future__ import annotations

from collections.abc import Iterable

from regat import dominion
from regat.bots.suggestions import Suggestion
from regat.dominion.words import answer_message
from regat.kernel.choice import Choice
from regat.kingdomino import words as kingdomino_words
from regat.server.protocol.messages import Hint
from regat.server.protocol.text import say

DIGITS = 3


def hints(game: str, advised: Iterable[Suggestion], choice: Choice) -> tuple[Hint, ...]:
    """Answers as they are shown."""
    return tuple(_hint(game, one, choice) for one in advised)


def _hint(game: str, one: Suggestion, choice: Choice) -> Hint:
    said = (
        answer_message(one.answer, choice)
        if game == dominion.Game.name
        else kingdomino_words.answer_message(one.answer)
    )
    return Hint(one.answer, say(said), _short(one.win), _short(one.low), _short(one.high))


def _short(share: float | None) -> float | None:
    return None if share is None else round(share, DIGITS)
