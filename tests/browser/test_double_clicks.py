"""A second click or key press belongs to the question that it was made for, never to the next one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.policy import Json
from tests.browser.wire import ME, bot

Press = Callable[[Person], None]


def answers(person: Person) -> list[tuple[int, str]]:
    """The answers that the page has sent: the entry that each one follows, and its text."""
    return [(message["seq"], message["text"]) for message in person.went if message["type"] == "answer"]


def at_buy_phase(person: Person) -> Person:
    person.sit_at(person.guest.open({"game": "dominion"}, [ME, bot("big-money")]))
    next_question(person, -1)
    return person


def next_question(person: Person, after: int) -> int:
    """Wait until a later question is on the screen; return the entry that it follows."""
    person.until(lambda: bool(person.prompt) and person.state["seq"] > after, "our turn comes")
    person.look(person.state["seq"])
    seq: int = person.state["seq"]
    return seq


def until_sent(person: Person, press: Press, count: int) -> None:
    """Press until the page has sent this many answers."""

    def sent() -> bool:
        if len(answers(person)) < count:
            press(person)
        return len(answers(person)) >= count

    person.until(sent, f"{count} answers are sent")


def click_end(person: Person) -> None:
    box = person.page.locator('[data-testid="prompt"] button', has_text=person.words("answer-end-turn"))
    found = box.bounding_box()
    assert found
    person.page.mouse.click(found["x"] + 10, found["y"] + 10)


def press_end(person: Person) -> None:
    person.page.keyboard.press("e")


def press_treasures(person: Person) -> None:
    person.page.keyboard.press("t")


@pytest.mark.parametrize("end", [click_end, press_end])
def test_ending_a_turn_twice_does_not_end_the_next_one(arrive: Arrive, end: Press) -> None:
    ana = at_buy_phase(arrive("Ana", guarded=True))
    first = ana.state["seq"]
    until_sent(ana, end, 1)
    second = next_question(ana, first)
    end(ana)  # too early: the bot was quick
    until_sent(ana, press_treasures, 2)
    assert answers(ana) == [(first, "end turn"), (second, "play treasures")]


def test_a_key_that_is_held_down_answers_once(arrive: Arrive) -> None:
    """Also without the protection: the key went down at the question before."""
    ana = at_buy_phase(arrive("Ana", guarded=False))
    first = ana.state["seq"]
    ana.page.keyboard.down("e")
    ana.until(lambda: len(answers(ana)) == 1, "the turn is ended")
    second = next_question(ana, first)
    for _ in range(3):
        ana.page.keyboard.down("e")  # repeats, as the key is still down
    ana.page.keyboard.up("e")
    until_sent(ana, press_treasures, 2)
    assert answers(ana) == [(first, "end turn"), (second, "play treasures")]


def test_a_click_that_began_at_the_question_before_is_not_taken(arrive: Arrive) -> None:
    ana = at_buy_phase(arrive("Ana", guarded=False))
    first = ana.state["seq"]
    ana.page.locator('[data-testid="prompt"] [data-answer="end turn"]').hover()
    ana.page.mouse.down()
    press_treasures(ana)
    second = next_question(ana, first)
    ana.page.mouse.up()
    until_sent(ana, lambda person: person.click('[data-answer="buy copper"]'), 2)
    assert answers(ana) == [(first, "play treasures"), (second, "buy copper")]


def test_without_the_protection_the_next_question_can_be_answered_immediately(arrive: Arrive) -> None:
    ana = at_buy_phase(arrive("Ana", guarded=True))
    table = ana.page.url
    ana.go("/settings")
    ana.page.get_by_label(ana.words("pages-double-clicks")).uncheck(force=True)
    before = len(ana.came)
    ana.go(table)
    ana.until(lambda: len(ana.came) > before, "the table comes")
    first = next_question(ana, -1)
    ana.see("prompt")
    press_end(ana)
    second = next_question(ana, first)
    press_end(ana)
    ana.until(lambda: len(answers(ana)) == 2, "both are sent")
    assert answers(ana) == [(first, "end turn"), (second, "end turn")]


def test_a_double_click_on_a_hint_sends_one_answer(arrive: Arrive) -> None:
    ana = at_buy_phase(arrive("Ana", guarded=False))
    first = ana.state["seq"]
    ana.see("hint").click()
    ana.see("hints").locator("li button").first.dblclick()
    ana.until(lambda: ana.state["seq"] > first, "the answer is entered")
    given = [message for message in ana.went if message["type"] == "answer"]
    refused: list[Json] = [message for message in ana.came if message["type"] == "refused"]
    assert len(given) == 1
    assert refused == []
