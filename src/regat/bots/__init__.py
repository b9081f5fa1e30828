"""Bots: each answers a choice from what its seat sees and remembers, and from nothing else."""

from __future__ import annotations

from typing import Protocol

from regat.dominion.memory import Memory
from regat.dominion.view import View
from regat.kernel.choice import Choice


class Bot(Protocol):
    """Somebody who can take a seat."""

    def choose(self, view: View, memory: Memory, choice: Choice) -> str:
        """The answer to the choice, whole and in record notation."""
