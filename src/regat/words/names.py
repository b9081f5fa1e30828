"""Finding things by the names that people type: case, accents and punctuation do not matter."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import chain
from operator import contains, eq
from typing import TypeVar

from regat.kernel.errors import RegatError

MAX_SHOWN = 40
MAX_SUGGESTIONS = 3

K = TypeVar("K", bound=Hashable)
Names = Mapping[K, Iterable[str]]  # key -> what it is called
Matches = Callable[[str, str], bool]  # whether a name matches what was typed, both normalized


class NotFound(RegatError):
    """Nothing, or more than one thing, has the name that was typed."""


def normalize(text: str) -> str:
    """Lower case without accents, with single spaces: `mosie` for `Moșie`."""
    plain = text.casefold().replace("ł", "l").replace("’", "'").replace("ʼ", "'")
    decomposed = unicodedata.normalize("NFD", plain)
    return " ".join("".join(char for char in decomposed if not unicodedata.combining(char)).split())


def normalize_name(text: str) -> str:
    """A normalized name without punctuation."""
    return " ".join(re.findall(r"\w+", normalize(text).replace("'", "").replace("_", " ")))


def find(text: str, *scopes: Names[K], ways: Iterable[Matches] = (eq, str.startswith)) -> list[K]:
    """The keys that match in the strictest way in which any does, earlier scopes before later ones."""
    typed = normalize_name(text)
    if not typed:
        return []
    for matches in ways:
        for names in scopes:
            found = [
                key
                for key, some in names.items()
                if any(matches(normalize_name(name), typed) for name in some)
            ]
            if found:
                return found
    return []


def suggest(text: str, *scopes: Names[K]) -> list[K]:
    """A few keys whose names contain what was typed or are spelled much like it, the best first."""
    typed = normalize_name(text)
    found = find(text, *scopes, ways=(contains,)) if len(typed) > 1 else []
    for names in scopes:
        spelled = defaultdict(list)
        for key, some in names.items():
            for name in some:
                spelled[normalize_name(name)].append(key)
        close = difflib.get_close_matches(typed, spelled, MAX_SUGGESTIONS)
        found += chain.from_iterable(spelled[name] for name in close)
    return list(dict.fromkeys(found))[:MAX_SUGGESTIONS]


def shorten(text: str) -> str:
    """What was typed, short and printable enough to be shown in a message."""
    line = "".join(char if char.isprintable() else " " for char in text)
    return line if len(line) <= MAX_SHOWN else line[:MAX_SHOWN] + "…"
