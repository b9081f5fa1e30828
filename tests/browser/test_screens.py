"""Every screen in every language: all words are there and fit, and axe-core finds nothing, day and night."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from regat.words import LANGUAGES
from tests.browser.look import misfits, unsaid, violations
from tests.browser.person import HEIGHTS, Person, Theme
from tests.browser.screens import SCREENS, Tables
from tests.browser.site import Site
from tests.browser.wire import Guest

# One language for each width; English is on the screen in most of the other tests.
SOME = [("uk", 360), ("pl", 768), ("ro", 1440)]
ALL = [(language, width) for language in LANGUAGES for width in HEIGHTS]
REST = [pytest.param(*pair, marks=pytest.mark.proof) for pair in ALL if pair not in SOME]
LIGHTS: list[tuple[Theme, int]] = [("light", 1440), ("dark", 360)]


@pytest.fixture(scope="module")
def tables(site: Site) -> Iterator[Tables]:
    guest = Guest(site.base, "Ana-Maria Popescu")
    yield Tables(guest)
    guest.close()


def visit(person: Person, tables: Tables, look: Callable[[Person], list[str]]) -> dict[str, list[str]]:
    """Go through all screens; what is wrong with each."""
    person.context.add_cookies([{"name": "regat", "value": tables.guest.cookie, "url": person.base}])
    wrong: dict[str, list[str]] = {}
    for name, way in SCREENS.items():
        try:
            way(person, tables)
            found = look(person)
        except Exception as error:
            found = [f"not reached: {str(error)[:300]}"]
        found += [f"mistake of the page: {trouble}" for trouble in person.troubles]
        person.troubles.clear()
        if found:
            wrong[name] = found
    return wrong


def report(wrong: dict[str, list[str]]) -> str:
    return "\n".join(f"{name}: {item}" for name, some in wrong.items() for item in some)


@pytest.mark.parametrize(("language", "width"), [*SOME, *REST])
def test_all_words_are_there_and_fit(
    browser: Browser, site: Site, tables: Tables, language: str, width: int
) -> None:
    person = Person(browser, site.base, language=language, width=width)
    try:
        wrong = visit(person, tables, lambda visitor: [*misfits(visitor.page), *unsaid(visitor.page)])
        assert person.page.evaluate("document.documentElement.lang") == language
    finally:
        person.close()
    assert not wrong, report(wrong)


@pytest.mark.parametrize(("theme", "width"), LIGHTS)
def test_axe_core_finds_nothing(
    browser: Browser, site: Site, tables: Tables, theme: Theme, width: int
) -> None:
    person = Person(browser, site.base, width=width, theme=theme)
    try:
        wrong = visit(person, tables, lambda visitor: violations(visitor.page))
    finally:
        person.close()
    assert not wrong, report(wrong)
