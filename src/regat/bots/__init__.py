"""Bots: each answers a choice from what its seat sees and remembers, and from nothing else."""

from __future__ import annotations

from typing import Protocol, TypeVar

from regat.kernel.choice import Choice

V_contra = TypeVar("V_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class Bot(Protocol[V_contra, M_contra]):
    """A player for games with these views and memories."""

    def choose(self, view: V_contra, memory: M_contra, choice: Choice) -> str:
        """The answer to the choice, whole and in record notation."""
