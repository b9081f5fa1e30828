"""The client computes no rule: its sources contain no cost, no effect and no fact of a card or domino."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from regat import games
from regat.dominion.rules.cards import CATALOGUE, KEYS
from regat.kingdomino.rules.dominoes import TERRAINS
from tests.shell import ROOT

SOURCES = ROOT / "web" / "src"
KINDS = (".ts", ".svelte", ".js")
# A card's emblem and its lesson are not rules.
PICTURES = (
    "art/Showcase.svelte",
    "dominion/CardFan.svelte",
    "dominion/art/authors.ts",
    "dominion/art/emblems.ts",
    "dominion/art/firstEmblems.ts",
)

FRAMEWORKS = ("lib", "pages", "replay", "shell", "table", "ui")

EFFECTS = {
    "a cost": r"\b(?:cost|costs|price)\b['\"]?\s*[:=]=?\s*\d",
    "a comparison with a cost": r"\b(?:cost|price)\s*(?:[<>]=?|===?|!==?)\s*\d",
    "an effect": r"\+\s*\d+\s*(?:cards?|actions?|buys?|coins?|cărți|karty|карт)",
    "a number that a card gives": r"\b(?:actions|buys|coins|cards|points|worth|vp)\b['\"]?\s*:\s*[1-9]\d*\b",
    "a sum of actions, buys or coins": r"\b(?:actions|buys|coins)\s*(?:\+=|-=|\+\+|--)",
    "the number of empty piles that ends a game": r"\bempty\w*(?:\.length)?\s*>=?\s*[34]\b",
    "squares times crowns": r"\bsquares(?:\.length)?\s*\*\s*\w*\.?crowns|\bcrowns\s*\*\s*\w*\.?squares",
    "the limit of a kingdom": r"\b(?:columns|rows|width|height)\s*(?:<=|>)\s*[57]\b(?!\d)",
}


@cache
def sources() -> dict[str, str]:
    return {str(path.relative_to(SOURCES)): code(path) for path in files()}


def files() -> Iterator[Path]:
    yield from sorted(
        path for path in SOURCES.rglob("*") if path.suffix in KINDS and ".test." not in path.name
    )


def code(path: Path) -> str:
    """A source without its comments and styles."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"<style.*?</style>", "", text, flags=re.DOTALL)
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", "", text, flags=re.DOTALL)
    return re.sub(r"(?m)(^|\s)//.*$", "", text)


@pytest.mark.parametrize("what", EFFECTS)
def test_the_sources_hold_no(what: str) -> None:
    found = {
        name: hit[0]
        for name, text in sources().items()
        if (hit := re.search(EFFECTS[what], text, re.IGNORECASE))
    }
    assert found == {}


def test_no_card_is_named_but_where_its_picture_is_chosen() -> None:
    """Who treats a card by name knows what the server should say. Mine and Curse are other words too."""
    names = "|".join(sorted(set(KEYS) - {"mine", "curse"}, key=len, reverse=True))
    quoted = re.compile(rf"""["'`](?:card-)?({names})["'`]""")
    found = {
        name: sorted(set(quoted.findall(text)))
        for name, text in sources().items()
        if name not in PICTURES and quoted.search(text)
    }
    assert found == {}


def test_no_list_of_dominoes() -> None:
    """A terrain beside a number of crowns would be a domino's fact."""
    terrains = "|".join(TERRAINS)
    fact = re.compile(rf"""["'](?:{terrains})["']\s*,\s*(?:crowns\s*:\s*)?\d|\bcrowns\s*:\s*\d""")
    found = {
        name: hit[0]
        for name, text in sources().items()
        if (hit := fact.search(text)) and name not in PICTURES
    }
    assert found == {}


def test_a_game_is_named_only_in_its_folder_and_in_the_registry() -> None:
    named = re.compile("|".join(games.names()), re.IGNORECASE)
    found = {
        name: hit[0]
        for name in map(str, (path.relative_to(SOURCES) for path in files()))
        if name.split("/")[0] in FRAMEWORKS and name != "lib/wire.ts"
        if (hit := named.search((SOURCES / name).read_text(encoding="utf-8")))
    }
    assert found == {}


def test_the_sources_are_looked_at() -> None:
    assert len(sources()) > 80
    assert len(CATALOGUE) > 30
