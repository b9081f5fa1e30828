"""Several people at one screen: nobody sees a hand that is not theirs."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.wire import ME

BO = {"kind": "me", "name": "Bo"}


NAMES = ("Ana", "Bo")


def test_the_hand_is_hidden_until_the_next_person_says_so(ana: Person) -> None:
    ana.sit_at(ana.guest.open({"game": "dominion"}, [ME, BO]))
    for _ in range(4):
        ana.until(lambda: bool(ana.prompt), "somebody is asked")
        ready = ana.button("web-curtain-ready", name=NAMES[ana.state["view"]["to_answer"]])
        expect(ready).to_be_visible()
        assert ana.page.locator("[data-zone='hand'] [data-card]").count() == 0
        ready.click()
        expect(ana.page.locator("[data-zone='hand'] button [data-card]")).to_have_count(5)
        ana.answer("play treasures")
        ana.answer("end turn")


def test_a_whole_game_of_kingdomino_at_one_screen(ana: Person) -> None:
    ana.sit_at(ana.guest.open({"game": "kingdomino"}, [ME, BO]))
    while True:
        ana.until(lambda: bool(ana.prompt) or ana.state["view"]["over"], "somebody is asked")
        if ana.state["view"]["over"]:
            break
        ready = ana.button("web-curtain-ready", name=NAMES[ana.state["view"]["to_answer"]])
        if ready.count():
            ready.click()
        ana.answer()
    ana.see("end-screen")
