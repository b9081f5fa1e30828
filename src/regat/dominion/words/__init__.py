"""Dominion in messages: what is asked and answered, what is refused, and what happened."""

from __future__ import annotations

from regat.dominion.words.answers import declining, nothing, spoken
from regat.dominion.words.narration import Narrator, short, tell
from regat.dominion.words.prompts import question
from regat.dominion.words.refusals import refusal

__all__ = [
    "Narrator",
    "declining",
    "nothing",
    "question",
    "refusal",
    "short",
    "spoken",
    "tell",
]
