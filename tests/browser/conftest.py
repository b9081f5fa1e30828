"""One Chromium and one server for all tests of a process; a context for each person."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.person import Person, Theme
from tests.browser.site import Site, build

Arrive = Callable[..., Person]
_numbers = count(1)


# For the package, not for the session: while Playwright runs, nobody else in the process can have a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = chromium.launch(playwright)
        yield found
        found.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    build()
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def arrive(browser: Browser, site: Site) -> Iterator[Arrive]:
    """Somebody comes with a browser of their own; nobody may meet a mistake of the page, or another host."""
    people: list[Person] = []

    def somebody(
        name: str = "",
        *,
        language: str = "en",
        width: int = 1440,
        theme: Theme = "light",
        still: bool = True,
        guarded: bool = False,
        base: str = "",
    ) -> Person:
        person = Person(
            browser,
            base or site.base,
            name=name,
            language=language,
            width=width,
            theme=theme,
            still=still,
            guarded=guarded,
        )
        people.append(person)
        return person

    yield somebody
    troubles = [trouble for person in people for trouble in person.troubles]
    hosts = {host for person in people for host in person.hosts}
    for person in people:
        person.close()
    assert troubles == []
    assert all(host.startswith("127.0.0.1:") for host in hosts), hosts


@pytest.fixture
def ana(arrive: Arrive) -> Person:
    return arrive("Ana")
