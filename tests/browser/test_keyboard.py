"""Whole games without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.policy import answer, several
from tests.browser.scripts import script

MAX_TABS = 80
KEYS = {"play treasures": "t", "end turn": "e", "end actions": "e"}


WAY = script("way")
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
    """By the key that the answer has, or with Tab and Enter."""
    expect(person.page.locator(f'[data-answer="{chosen}"]').locator("visible=true").first).to_be_enabled()
    if chosen in KEYS:
        person.page.keyboard.press(KEYS[chosen])
        return
    tab_to(person, f'[data-answer="{chosen}"]')
    person.page.keyboard.press("Enter")


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
    ana.page.keyboard.press("Escape")
    expect(help_).to_be_hidden()
