"""Before a rematch of Dominion each player may swap a card, and sees the swaps of the others."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.policy import Json
from tests.browser.wire import ME, bot

# D-SET-1E-1 and D-SET-2E-1, the sets "First Game"
SHARED = {"cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"}
TEN_1E, TEN_2E = SHARED | {"woodcutter"}, SHARED | {"merchant"}
FIRST_EDITION: Json = {"game": "dominion", "edition": 1}


def card(person: Person, group: str, key: str) -> Locator:
    """The radio button of a card, by its name for a screen reader."""
    named = person.words(f"card-{key}")
    return person.see(group).get_by_role("radio", name=f"{named},")


def choose(person: Person, out: str, into: str) -> None:
    card(person, "swap-out", out).check()
    card(person, "swap-in", into).check()
    names = {"out": person.words(f"card-{out}"), "into": person.words(f"card-{into}")}
    expect(person.see("swap-confirm")).to_have_text(person.words("swap-confirm", **names))
    person.see("swap-confirm").click()


def play_again(person: Person) -> None:
    before = person.page.url
    person.page.get_by_test_id("rematch").locator("visible=true").first.click()
    person.page.wait_for_url(lambda url: url != before)


def kingdom(person: Person) -> set[str]:
    """The Kingdom cards of the game that has begun, as they lie in the Supply on the screen."""
    person.until(lambda: person.state["view"] is not None, "the next game begins")
    person.see("prompt")
    shown: list[str] = person.page.locator("[data-zone='supply'] [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    basic = {"copper", "silver", "gold", "estate", "duchy", "province", "curse"}
    assert set(shown) - basic == set(person.state["view"]["kingdom"])
    return set(shown) - basic


def test_a_game_is_played_to_its_end_and_a_card_swapped_before_the_next(ana: Person) -> None:
    """D-KING-05: against a bot, which keeps all ten cards."""
    table = ana.guest.open(FIRST_EDITION, [ME, bot("big-money")])
    ana.guest.finish(table)
    ana.sit_at(table)
    ana.see("end-screen")
    play_again(ana)
    ana.see("swap")
    assert set(radios(ana, "swap-out")) == {ana.words(f"card-{key}") for key in TEN_1E}
    assert len(radios(ana, "swap-in")) == 15, "the other Kingdom cards of the first edition, D-COMP-07"
    expect(ana.see("swap-confirm")).to_be_disabled()
    choose(ana, "moat", "witch")
    assert kingdom(ana) == TEN_1E - {"moat"} | {"witch"}
    if not ana.page.get_by_test_id("log").is_visible():
        ana.press("web-side-panel")
    log = ana.see("log")
    expect(log).to_contain_text("Ana swaps Moat for Witch")
    expect(log).to_contain_text("Big Money keeps all ten cards")


def radios(person: Person, group: str) -> list[str]:
    """The names of the cards that can be chosen."""
    labels: list[str] = (
        person.see(group)
        .get_by_role("radio")
        .evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    )
    return [label.partition(",")[0] for label in labels]


def test_two_people_swap_in_turn_and_see_what_the_other_does(arrive: Arrive) -> None:
    """D-KING-05 D-START-02: Bo, on a phone, starts left of Ana, who has won."""
    ana, bo = arrive("Ana"), arrive("Bo", width=360, language="pl")
    table = ana.guest.open(FIRST_EDITION, [ME, {"kind": "open"}], start=False, public=True)
    bo.guest.post(f"/api/tables/{table}/sit", seat=1)
    ana.guest.post(f"/api/tables/{table}/start")
    bo.guest.resign(table, 1)
    ana.sit_at(table)
    bo.sit_at(table)
    play_again(ana)
    bo.press("web-rematch-join")
    ana.press("web-start")
    for person in (ana, bo):
        person.see("swap")
    expect(ana.see("swap-ask")).to_have_text(ana.words("table-waiting", name="Bo"))
    expect(card(ana, "swap-out", "moat")).to_be_disabled()
    assert ana.page.get_by_test_id("swap-keep").count() == 0
    choose(bo, "moat", "witch")
    turns = ana.see("swap-turns").get_by_role("listitem")
    expect(turns.nth(0)).to_contain_text("Bo swaps Moat for Witch")
    expect(turns.nth(1)).to_contain_text("Ana")
    ana.page.reload()  # somebody who comes back sees what has happened
    expect(ana.see("swap-turns").get_by_role("listitem").nth(0)).to_contain_text("Bo swaps Moat for Witch")
    expect(bo.see("swap-ask")).to_have_text(bo.words("table-waiting", name="Ana"))
    assert ana.page.get_by_role("radio", name="Moat,").count() == 1
    choose(ana, "witch", "thief")
    for person in (ana, bo):
        person.until(lambda who=person: who.state["view"] is not None, "the next game begins")  # type: ignore[misc]
    assert kingdom(ana) == TEN_1E - {"moat"} | {"thief"}
    assert bo.state["view"]["kingdom"] == ana.state["view"]["kingdom"]
    assert ana.state["view"]["first"] == 1


def test_the_swap_works_by_keys_alone(ana: Person) -> None:
    """D-KING-05"""
    table = ana.guest.open(FIRST_EDITION, [ME, bot("big-money")])
    ana.guest.resign(table, 0)
    ana.sit_at(ana.guest.play_again(table))
    ana.see("swap")
    card(ana, "swap-out", "cellar").focus()
    keys = ana.page.keyboard
    keys.press("Space")
    keys.press("ArrowRight")  # by cost and name: Cellar, Moat
    expect(card(ana, "swap-out", "moat")).to_be_checked()
    keys.press("z")
    expect(ana.page.locator("dialog[open]")).to_contain_text("Moat")
    keys.press("Escape")
    keys.press("Tab")
    keys.press("Space")  # the first unused card: Chapel
    expect(card(ana, "swap-in", "chapel")).to_be_checked()
    keys.press("Tab")
    expect(ana.see("swap-confirm")).to_be_focused()
    keys.press("Enter")
    assert kingdom(ana) == TEN_1E - {"moat"} | {"chapel"}


def test_the_second_edition_has_the_swap_as_a_choice_of_the_new_table(arrive: Arrive) -> None:
    """D-KING-05: chosen by clicks; all ten cards may be kept."""
    ana = arrive("Ana", width=360, language="uk")
    ana.go("/new/dominion")
    wanted = ana.page.get_by_role("switch", name=ana.words("pages-swap"))
    wanted.check()
    ana.see("start").click()
    ana.until(lambda: bool(ana.came) and ana.state["view"] is not None, "the game begins")
    table = ana.state["table"]
    assert table["setup"]["swap"] is True
    ana.guest.resign(table["id"], 0)
    ana.see("end-screen")
    play_again(ana)
    ana.see("swap-keep").click()
    assert kingdom(ana) == TEN_2E


def test_without_that_choice_the_next_game_begins_immediately(ana: Person) -> None:
    """D-KING-05: the first edition needs no switch for it."""
    ana.go("/new/dominion")
    swap = ana.page.get_by_role("switch", name=ana.words("pages-swap"))
    expect(swap).not_to_be_checked()
    ana.page.locator('label:has([data-testid="edition-1"])').click()
    expect(swap).to_have_count(0)
    table = ana.guest.open({"game": "dominion"}, [ME, bot("big-money")])
    ana.guest.resign(table, 0)
    ana.sit_at(table)
    ana.see("end-screen")
    play_again(ana)
    assert kingdom(ana) == TEN_2E
