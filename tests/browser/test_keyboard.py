"""Whole games without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.policy import answer, several
from tests.browser.scripts import script
from tests.browser.wire import ME, bot

MAX_TABS = 80
MAX_ARROWS = 30
KEYS = {"play treasures": "t", "end turn": "e", "end actions": "e"}


WAY = script("way")
TOWARDS = script("towards")
FOCUSED = "document.activeElement.dataset.look ?? ''"
# The cards with a number: the number, the group of piles or the zone, and where they lie.
NUMBERS = """() => [...document.querySelectorAll('[data-zone] kbd.digit')].map((badge) => {
  const card = badge.closest('button');
  const { left, top } = card.getBoundingClientRect();
  const groups = [...document.querySelectorAll('.piles, [data-zone]')];
  const group = groups.indexOf(badge.closest('.piles, [data-zone]'));
  return [Number(badge.textContent), group, Math.round(top), left, card.dataset.look];
})"""
SHOWS = """() => {
  const style = getComputedStyle(document.activeElement);
  return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
}"""


def tab_to(person: Person, selector: str) -> None:
    """Press Tab, or Shift and Tab, until something has the focus, and see that it shows."""
    for _ in range(MAX_TABS):
        way = person.page.evaluate(WAY, selector)
        if way == "here":
            assert person.page.evaluate(SHOWS), f"the focus on {selector} cannot be seen"
            return
        person.page.keyboard.press("Shift+Tab" if way == "before" else "Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


def begin(person: Person, game: str) -> None:
    person.go("/")
    person.see(f"home-{game}")
    tab_to(person, f'[data-testid="home-{game}"]')
    person.page.keyboard.press("Enter")
    person.see("play-now")
    tab_to(person, '[data-testid="play-now"]')
    person.page.keyboard.press("Enter")
    person.until(
        lambda: any(message["type"] == "state" and message["view"] for message in person.came),
        "the game begins",
    )
    person.see("prompt")


def answer_by_keys(person: Person) -> None:
    prompt = person.prompt
    assert prompt
    at = person.state["seq"]
    person.look(at)
    chosen = answer(prompt)
    if several(prompt):
        tab_to(person, '[data-testid="confirm"]')
        person.page.keyboard.press("Enter")
    elif prompt.get("placements"):
        place(person)
    elif chosen.startswith("claim "):
        claim(person, chosen)
    else:
        choose(person, chosen)
    person.until(lambda: person.state["seq"] != at, f"{chosen} is entered")


def choose(person: Person, chosen: str) -> None:
    """By the key that the answer has, or with Tab, arrows and Enter."""
    expect(person.page.locator(f'[data-answer="{chosen}"]').locator("visible=true").first).to_be_enabled()
    if chosen in KEYS:
        person.page.keyboard.press(KEYS[chosen])
        return
    reach(person, f'[data-answer="{chosen}"]')
    person.page.keyboard.press("Enter")


def reach(person: Person, selector: str) -> None:
    """With Tab to the zone of a card, then with arrow keys to the card; with Tab alone to a button."""
    zone = person.page.locator(selector).first.evaluate(
        "(one) => one.closest('[data-zone]')?.dataset.zone ?? ''"
    )
    if not zone:
        return tab_to(person, selector)
    tab_to(person, f'[data-zone="{zone}"] button[tabindex="0"]')
    for _ in range(MAX_ARROWS):
        key = person.page.evaluate(TOWARDS, selector)
        if not key:
            assert person.page.evaluate(SHOWS), f"the focus on {selector} cannot be seen"
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{selector} cannot be reached with arrow keys")


def claim(person: Person, chosen: str) -> None:
    """The first time with Tab and arrows, then by the number of its place in the line."""
    press = person.page.keyboard.press
    line = [slot["domino"] for slot in person.state["view"]["next"]]
    place = line.index(int(chosen.split()[1]))
    if person.state["view"]["stage"] != "first_choice":
        press(str(place + 1))
        return
    tab_to(person, "[data-zone=next] [data-answer]")
    for _ in range(len(line)):
        if person.page.evaluate("document.activeElement.dataset.answer") == chosen:
            break
        press("ArrowDown")
    press("Enter")


def place(person: Person) -> None:
    """Over the kingdom with an arrow, round with R, and from one spot to the next with S."""
    confirm = person.see("confirm")
    for key in ("ArrowRight", "r", "s"):
        person.page.keyboard.press(key)
    expect(confirm).to_be_enabled()
    person.page.keyboard.press("Enter")


def play(person: Person) -> None:
    while True:
        person.until(lambda: bool(person.prompt) or person.state["view"]["over"], "our turn comes", 30)
        if person.state["view"]["over"]:
            break
        answer_by_keys(person)
    person.see("end-screen")


def test_kingdomino_by_keys_alone(arrive: Arrive) -> None:
    person = arrive()
    begin(person, "kingdomino")
    play(person)


def test_dominion_by_keys_alone(arrive: Arrive) -> None:
    person = arrive()
    begin(person, "dominion")
    play(person)


def test_the_help_lists_the_keys(ana: Person) -> None:
    ana.sit_at(ana.guest.open({"game": "dominion"}, [{"kind": "me"}, {"kind": "bot", "bot": "big-money"}]))
    ana.see("prompt")
    ana.page.keyboard.press("?")
    help_ = ana.page.locator("dialog[open]")
    expect(help_).to_be_visible()
    assert help_.locator("kbd").count() >= 5
    expect(help_).to_contain_text(ana.words("dominion-keys-arrows"))
    expect(help_.locator("dt", has_text="1 … 9")).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(help_).to_be_hidden()


def at_first_turn(person: Person) -> Person:
    table = person.guest.open({"game": "dominion", "kingdom": "first_game"}, [ME, bot("big-money")])
    person.sit_at(table)
    person.until(lambda: bool(person.prompt), "our turn comes")
    person.see("prompt")
    return person


def at_buy_phase(person: Person) -> Person:
    """After the Treasures: several piles can be bought."""
    at_first_turn(person)
    person.answer("play treasures")
    person.look(person.state["seq"])
    return person


def bought(person: Person) -> list[str]:
    return [message["text"] for message in person.went if message["type"] == "answer"][1:]


def test_without_shortcuts_digits_buy_nothing(ana: Person) -> None:
    ana.go("/settings")
    ana.page.get_by_label(ana.words("pages-shortcuts")).uncheck(force=True)
    at_buy_phase(ana)
    for key in "123456789e":
        ana.page.keyboard.press(key)
    assert ana.page.evaluate(NUMBERS) == []
    ana.answer("buy copper")
    assert bought(ana) == ["buy copper"]


def test_a_digit_buys_the_card_that_bears_it(ana: Person) -> None:
    at_buy_phase(ana)
    ana.page.keyboard.press("Shift+Tab")  # the numbers are shown to those who use the keyboard
    expect(ana.page.locator("kbd.digit").first).to_be_visible()
    number, *_, card = ana.page.evaluate(NUMBERS)[-1]
    ana.page.keyboard.press(str(number))
    ana.until(lambda: bool(bought(ana)), "it is bought")
    assert bought(ana) == [f"buy {card}"]


@pytest.mark.parametrize("width", [360, 1440])
def test_numbers_are_in_the_order_of_the_cards(arrive: Arrive, width: int) -> None:
    """Group by group, from left to right and from top to bottom, at most nine."""
    ana = at_buy_phase(arrive("Ana", width=width))
    ana.page.keyboard.press("Shift+Tab")
    expect(ana.page.locator("kbd.digit").first).to_be_visible()
    numbers = ana.page.evaluate(NUMBERS)
    expected = len([answer for answer in (ana.prompt or {})["answers"] if answer.startswith("buy ")])
    seen = [number for number, *_ in sorted(numbers, key=lambda item: item[1:4])]
    assert seen == [*range(1, min(expected, 9) + 1)]


def test_arrow_keys_enter_the_board_and_move_through_it(ana: Person) -> None:
    at_first_turn(ana)
    press = ana.page.keyboard.press
    press("ArrowRight")
    assert ana.page.evaluate("document.activeElement.closest('[data-zone]').dataset.zone") == "hand"
    hand = [ana.page.evaluate(FOCUSED)]
    for _ in range(4):
        press("ArrowRight")
        hand.append(ana.page.evaluate(FOCUSED))
    assert sorted(hand) == sorted(ana.state["private"]["hand"])
    press("ArrowUp")
    while ana.page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone") != "supply":
        press("ArrowUp")
    reach(ana, '[data-zone="supply"] [data-look="copper"]')
    row = [ana.page.evaluate(FOCUSED)]
    for _ in range(3):
        press("ArrowRight")
        row.append(ana.page.evaluate(FOCUSED))
    assert row == ["copper", "silver", "gold", "curse"]
    reach(ana, '[data-zone="supply"] [data-look="silver"]')
    press("ArrowDown")
    assert ana.page.evaluate(FOCUSED) == "duchy"


def test_tab_reaches_each_zone_once(ana: Person) -> None:
    """Seventeen piles and five cards in hand are two stops; the one that was focused last is the stop."""
    at_first_turn(ana)
    for zone in ("supply", "hand"):
        expect(ana.page.locator(f'[data-zone="{zone}"] button[tabindex="0"]')).to_have_count(1)
    reach(ana, '[data-zone="supply"] [data-look="moat"]')
    expect(ana.page.locator('[data-zone="supply"] button[tabindex="0"]')).to_have_attribute(
        "data-look", "moat"
    )


def test_shortcuts_work_on_a_layout_without_latin_letters(ana: Person) -> None:
    """On a Ukrainian layout the key E types another letter."""
    at_buy_phase(ana)
    ana.page.evaluate("dispatchEvent(new KeyboardEvent('keydown', { key: 'у', code: 'KeyE' }))")
    ana.until(lambda: bool(bought(ana)), "the turn is ended")
    assert bought(ana) == ["end turn"]
