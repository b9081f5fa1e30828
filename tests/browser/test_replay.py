"""The replay viewer, and playing on from a moment of another game."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.scripts import script
from tests.browser.wire import ME, bot


@pytest.fixture
def over(ana: Person) -> str:
    table = ana.guest.open({"game": "kingdomino"}, [ME, bot("greedy")])
    ana.guest.finish(table)
    return table


def place(person: Person) -> int:
    return int(person.see("scrubber").input_value())


def last(person: Person) -> int:
    return int(person.see("scrubber").get_attribute("max") or 0)


def test_keys_step_through_a_game(ana: Person, over: str) -> None:
    ana.go(f"/replay/{over}")
    assert place(ana) == 0
    press = ana.page.keyboard.press
    for key, there in [
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("End", last(ana)),
        ("Home", 0),
    ]:
        press(key)
        expect(ana.see("scrubber")).to_have_value(str(there))
    press("PageDown")
    assert place(ana) > 1
    press(" ")
    before = place(ana)
    expect(ana.see("scrubber")).not_to_have_value(str(before))
    press(" ")
    ana.see("replay-steps").get_by_role("button").nth(5).click()
    assert place(ana) == 5
    expect(ana.see("replay-steps").locator("[aria-current=step]")).to_contain_text("5")


def test_a_replay_asks_nothing_and_leads_to_the_end(ana: Person, over: str) -> None:
    scores = ana.guest.http.get(f"/api/tables/{over}/replay").json()["result"]["scores"]
    ana.go(f"/replay/{over}?step=8")
    expect(ana.page.locator("[data-zone=kingdom]").first).to_be_visible()
    assert ana.page.locator("[data-answer], [data-spot], [data-pick]").count() == 0
    ana.page.keyboard.press("End")
    for points in scores:
        expect(ana.page.locator("main")).to_contain_text(str(points))


def test_hands_as_each_saw_them_and_all_open(ana: Person) -> None:
    table = ana.guest.open({"game": "dominion"}, [ME, bot("big-money")])
    ana.guest.finish(table)
    steps = ana.guest.http.get(f"/api/tables/{table}/replay?seat=open").json()["steps"]
    ana.go(f"/replay/{table}?step=20")
    shown = (
        ana.see("open-hands").locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    )
    # Of each hand every kind of card once, with a number where there are several.
    assert sorted(shown) == sorted(card for hand in steps[20]["hands"] for card in set(hand))
    ana.page.keyboard.press("1")
    expect(ana.page.get_by_test_id("open-hands")).to_be_hidden()
    hand = ana.page.locator("[data-zone=hand] [data-card]")
    expect(hand).to_have_count(len(steps[20]["hands"][0]))
    assert place(ana) == 20


@pytest.mark.parametrize("how", ["file", "pasted", "dropped"])
def test_a_record_is_brought_along(ana: Person, over: str, tmp_path: Path, how: str) -> None:
    record = ana.guest.http.get(f"/api/tables/{over}/record").text
    ana.go("/replay")
    ana.see("record-show")
    if how == "file":
        file = tmp_path / "game.regat"
        file.write_text(record, encoding="utf-8")
        ana.page.get_by_test_id("record-file").set_input_files(file)
    elif how == "pasted":
        ana.page.locator("textarea").fill(record)
        ana.see("record-show").click()
    else:
        ana.page.evaluate(script("drop"), record)
    ana.see("scrubber")
    ana.page.reload()
    assert last(ana) > 20


def test_a_text_that_is_no_record_is_refused_with_words(ana: Person) -> None:
    ana.go("/replay")
    ana.page.locator("textarea").fill("This is no record")
    ana.see("record-show").click()
    expect(ana.page.get_by_role("alert").filter(has_text="cannot be replayed")).to_be_visible()
    ana.troubles.clear()  # the browser reports the refusal


def test_a_game_that_goes_on_has_no_replay_yet(ana: Person) -> None:
    table = ana.guest.open({"game": "kingdomino"}, [ME, bot("greedy")])
    ana.go(f"/replay/{table}")
    expect(ana.page.locator("main h1")).to_be_visible()
    expect(ana.page.get_by_test_id("scrubber")).to_have_count(0)
    ana.troubles.clear()  # the browser reports the refusal


def test_playing_on_from_here(ana: Person, over: str) -> None:
    ana.go(f"/replay/{over}?step=12&seat=0")
    text = ana.see("replay-steps").locator("[aria-current=step]").inner_text()
    assert text
    steps = ana.guest.http.get(f"/api/tables/{over}/replay").json()["steps"]
    ana.see("from-here").click()
    ana.see("from-here-start").click()
    ana.page.wait_for_url("**/table/*")
    ana.see("prompt")
    ana.until(lambda: bool(ana.prompt), "our turn comes")
    assert ana.state["table"]["forked"] == steps[12]["seq"]
    assert ana.state["table"].get("rated") is False
    assert ana.play_on() > 3
    ana.see("end-screen")
