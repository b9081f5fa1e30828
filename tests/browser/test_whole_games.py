"""Whole games against a bot, by clicks only, beginning on the first page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person

CLICKS_TO_PLAY = 2


def begin(person: Person, game: str) -> None:
    """From the first page to a game against a bot in two clicks."""
    person.go("/")
    person.see(f"home-{game}").click()
    person.see("play-now").click()
    person.until(
        lambda: any(message["type"] == "state" and message["view"] for message in person.came),
        "the game begins",
    )


def test_dominion_from_the_first_page_to_the_last_province(arrive: Arrive) -> None:
    person = arrive()
    begin(person, "dominion")
    answers = person.play_on()
    assert answers > 30
    end = person.see("end-screen")
    for points in person.state["view"]["scores"]:
        expect(end).to_contain_text(str(points))


@pytest.mark.parametrize("width", [1440, 360])
def test_kingdomino_from_the_first_page_to_the_last_domino(arrive: Arrive, width: int) -> None:
    person = arrive(width=width)
    begin(person, "kingdomino")
    answers = person.play_on()
    assert answers >= 10  # how many placements have no alternative is chance
    end = person.see("end-screen")
    for points in person.state["view"]["scores"]:
        expect(end).to_contain_text(str(points))


def test_the_browser_shows_what_the_server_told(ana: Person) -> None:
    """Hand and counters on the screen are those of the newest state, turn after turn."""
    table = ana.guest.open({"game": "dominion"}, [{"kind": "me"}, {"kind": "bot", "bot": "big-money"}])
    ana.sit_at(table)
    ana.see("prompt")
    for _ in range(6):
        ana.until(lambda: bool(ana.prompt), "our turn comes")
        shown = ana.page.locator('[data-zone="hand"] button [data-card]')
        expect(shown).to_have_count(len(ana.state["private"]["hand"]))
        assert sorted(shown.evaluate_all("all => all.map((one) => one.dataset.card)")) == sorted(
            ana.state["private"]["hand"]
        )
        ana.answer()


def test_the_rematch_begins_at_once(ana: Person) -> None:
    table = ana.guest.open({"game": "kingdomino"}, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    ana.guest.finish(table)
    ana.sit_at(table)
    ana.see("end-screen")
    before = ana.page.url
    ana.page.get_by_test_id("rematch").locator("visible=true").first.click()
    ana.page.wait_for_url(lambda url: url != before)
    ana.until(
        lambda: ana.state["table"]["id"] != table and ana.state["view"] is not None, "the next game begins"
    )
