"""Everything that people read, in four languages, from Fluent catalogues."""

from __future__ import annotations

from regat.words.languages import LANGUAGES, preferred
from regat.words.translator import Argument, Translator, user_error

__all__ = ["LANGUAGES", "Argument", "Translator", "preferred", "user_error"]
