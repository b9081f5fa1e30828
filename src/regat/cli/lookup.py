"""Looking things up by what people type: without regard to case, accents and signs, and with near misses."""

from __future__ import annotations

import difflib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from itertools import chain

from regat.cli.folding import bare
from regat.kernel.errors import RegatError

MOST_SHOWN = 40
MOST_NEAR = 3

Names = Mapping[str, Iterable[str]]  # key -> what it is called
Fits = Callable[[str, str], bool]  # whether a name fits what was typed, both folded


class NotFound(RegatError):
    """Nothing, or more than one thing, has the name that was given."""


def is_whole(name: str, typed: str) -> bool:
    return name == typed


def begins(name: str, typed: str) -> bool:
    return name.startswith(typed)


def contains(name: str, typed: str) -> bool:
    return typed in name


def find(text: str, *circles: Names, ways: Iterable[Fits] = (is_whole, begins)) -> list[str]:
    """The keys that fit in the strictest way in which any does, nearer circles of names before wider ones."""
    typed = bare(text)
    if not typed:
        return []
    for fits in ways:
        for names in circles:
            found = [key for key, some in names.items() if any(fits(bare(name), typed) for name in some)]
            if found:
                return found
    return []


def near(text: str, *circles: Names) -> list[str]:
    """A few keys whose names contain what was typed or are spelt much like it, the best first."""
    typed = bare(text)
    found = find(text, *circles, ways=(contains,)) if len(typed) > 1 else []
    for names in circles:
        spelt = defaultdict(list)
        for key, some in names.items():
            for name in some:
                spelt[bare(name)].append(key)
        found += chain.from_iterable(
            spelt[name] for name in difflib.get_close_matches(typed, spelt, MOST_NEAR)
        )
    return list(dict.fromkeys(found))[:MOST_NEAR]


def shown(text: str) -> str:
    """What was typed, short and printable enough to be said back."""
    one_line = "".join(sign if sign.isprintable() else " " for sign in text)
    return one_line if len(one_line) <= MOST_SHOWN else one_line[:MOST_SHOWN] + "…"
