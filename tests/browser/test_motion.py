"""Cards travel quickly, and not at all for who wants nothing to move."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.scripts import script
from tests.browser.wire import ME, bot

MAX_MS = 250  # milliseconds

LISTEN = script("listen")
MOVING = "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 10).length"


def some_turns(person: Person) -> list[float]:
    person.sit_at(person.guest.open({"game": "dominion"}, [ME, bot("big-money")]))
    person.see("prompt")
    person.page.evaluate(LISTEN)
    for _ in range(6):
        person.until(lambda: bool(person.prompt), "our turn comes")
        person.answer()
    moved: list[float] = person.page.evaluate("window.moved")
    return moved


def test_cards_travel_in_under_a_quarter_of_a_second(arrive: Arrive) -> None:
    moved = some_turns(arrive("Ana", still=False))
    assert any(length > 0 for length in moved)
    assert max(moved) < MAX_MS


def test_nothing_travels_with_reduced_motion(arrive: Arrive) -> None:
    person = arrive("Ana", still=True)
    assert all(length == 0 for length in some_turns(person))
    assert person.page.evaluate(MOVING) == 0


@pytest.mark.parametrize("path", ["/", "/reference", "/settings"])
def test_pages_stand_still_with_reduced_motion(arrive: Arrive, path: str) -> None:
    person = arrive(still=True).go(path)
    person.page.locator("main h1").first.wait_for()
    assert person.page.evaluate(MOVING) == 0
