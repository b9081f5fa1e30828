"""Dominion in messages: what is asked and answered, what is refused, and what happened."""

from __future__ import annotations

from regat.dominion.words.answers import answer_message, decline_answer, decline_message
from regat.dominion.words.narration import Narrator, narrate, without_name
from regat.dominion.words.prompts import prompt
from regat.dominion.words.refusals import refusal

__all__ = [
    "Narrator",
    "answer_message",
    "decline_answer",
    "decline_message",
    "narrate",
    "prompt",
    "refusal",
    "without_name",
]
