"""Cards as the entries of a menu."""

from __future__ import annotations

from collections.abc import Iterable

from regat.dominion.terminal.styles import cost
from regat.dominion.words.card_names import all_names
from regat.terminal.menu import Entry
from regat.words import Translator


def card_entries(keys: Iterable[str], words: Translator) -> list[Entry]:
    """Cards by cost and name; each may be typed by any of its names."""
    ordered = sorted(keys, key=lambda key: (cost(key), words(f"card-{key}")))
    return [Entry(key, f"{words(f'card-{key}')} ({cost(key)})", also=all_names(key)) for key in ordered]
