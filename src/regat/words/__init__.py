"""Words: everything that is said to people, in four languages, from Fluent messages."""

from __future__ import annotations

from regat.words.catalogue import Argument, Words
from regat.words.languages import LANGUAGES, preferred

__all__ = ["LANGUAGES", "Argument", "Words", "preferred"]
