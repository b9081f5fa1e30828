"""Dominion in messages: what is asked and answered, what is refused, and what happened."""

from __future__ import annotations

from regat.words.dominion.answers import declining, nothing, spoken
from regat.words.dominion.questions import question
from regat.words.dominion.refusals import refusal
from regat.words.dominion.telling import Teller, short, tell

__all__ = [
    "Teller",
    "declining",
    "nothing",
    "question",
    "refusal",
    "short",
    "spoken",
    "tell",
]
