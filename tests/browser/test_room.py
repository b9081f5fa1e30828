"""Where there is little room: what one needs is in sight, and nothing lies over it."""

from __future__ import annotations

from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.screens import Tables
from tests.browser.wire import ME, bot

PHONE = 360
READABLE = 100  # pixels across a card in hand


def box(locator: Locator) -> FloatRect:
    found = locator.bounding_box()
    assert found, "it is shown"
    return found


def in_sight(person: Person, locator: Locator) -> None:
    size = person.page.viewport_size
    assert size
    found = box(locator)
    assert found["y"] >= 0
    assert found["y"] + found["height"] <= size["height"]


def test_on_a_phone_a_hint_and_the_domino_it_names_are_both_seen(arrive: Arrive) -> None:
    ana = arrive("Ana", width=PHONE)
    ana.sit_at(Tables(ana.guest).four)
    ana.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    ana.see("hint").click()
    hint, domino = ana.see("hints"), ana.page.locator("[data-advised]")
    expect(domino).to_be_in_viewport(ratio=1)
    in_sight(ana, hint)
    assert box(hint)["y"] + box(hint)["height"] <= box(domino)["y"]


def test_in_a_low_window_the_hand_is_whole_and_large(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.set_viewport_size({"width": 1366, "height": 650})
    ana.sit_at(ana.guest.open({"game": "dominion"}, [ME, bot("big-money")]))
    ana.see("prompt")
    cards = ana.page.locator('[data-zone="hand"] button')
    expect(cards).to_have_count(5)
    for card in cards.all():
        in_sight(ana, card)
        assert box(card)["width"] >= READABLE


def test_every_bonus_has_a_line_of_its_own(ana: Person) -> None:
    ana.sit_at(Tables(ana.guest).kingdomino_over)
    ana.see("end-screen")
    for seat, kingdom in enumerate(ana.state["view"]["kingdoms"]):
        lines = ana.page.locator(f'article[data-seat="{seat}"] li')
        worth = [territory["points"] for territory in kingdom["territories"] if territory["points"]]
        expect(lines).to_have_count(len(worth) + len(kingdom["bonuses"]))
        assert sum(worth) + sum(kingdom["bonuses"].values()) == kingdom["score"]
        for variant, points in kingdom["bonuses"].items():
            line = lines.filter(has_text=ana.words(f"variant-{variant}"))
            expect(line).to_contain_text(f"+{points}")
