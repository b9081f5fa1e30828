"""Words: everything that is said to people, in four languages, from Fluent messages."""

from __future__ import annotations

from regat.words.languages import LANGUAGES, preferred
from regat.words.translator import Argument, Translator

__all__ = ["LANGUAGES", "Argument", "Translator", "preferred"]
