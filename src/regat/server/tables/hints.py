"""Hints: what the strongest bot would answer, from what its seat knows, and how often that would win."""

from __future__ import annotations

from collections.abc import Iterable

from regat.bots.suggestions import Suggestion
from regat.kernel.choice import Choice
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import Hint

DIGITS = 3


def hints(game: str, suggestions: Iterable[Suggestion], choice: Choice) -> tuple[Hint, ...]:
    """Suggestions as messages."""
    return tuple(_hint(game, one, choice) for one in suggestions)


def _hint(game: str, one: Suggestion, choice: Choice) -> Hint:
    text = game_wire(game).answer_text(one.answer, choice)
    return Hint(one.answer, text, _rounded(one.win), _rounded(one.low), _rounded(one.high))


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, DIGITS)
