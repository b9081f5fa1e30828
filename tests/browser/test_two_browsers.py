"""Two people with a browser each: invitation, hidden hands, undo with consent, watchers, phrases."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.policy import Json
from tests.browser.wire import ME

OPEN: Json = {"kind": "open"}
# What one may know of others' cards while they play.
PUBLIC = {"hand_size", "play", "aside", "revealed", "discard_top", "turns", "points"}


@pytest.fixture
def pair(arrive: Arrive) -> tuple[Person, Person]:
    """Ana has a table of Dominion, and Bo has come by her link; the game has begun."""
    ana, bo = arrive("Ana"), arrive("Bo")
    table = ana.guest.open({"game": "dominion"}, [ME, OPEN], start=False)
    invite = ana.guest.http.get(f"/api/tables/{table}").json()["invite_token"]
    bo.guest.post(f"/api/tables/{table}/sit", seat=1, invite_token=invite)
    ana.guest.post(f"/api/tables/{table}/start")
    ana.sit_at(table)
    bo.sit_at(table)
    return ana, bo


def to_move(*people: Person) -> Person:
    first = people[0]
    first.until(lambda: any(person.prompt for person in people), "somebody is asked")
    return next(person for person in people if person.prompt)


def test_an_invitation_by_link(arrive: Arrive) -> None:
    """Ana opens a table by clicks and shows the link; Bo follows it, sits down, and they play."""
    ana, bo = arrive("Ana"), arrive("Bo")
    table = ana.guest.open({"game": "kingdomino"}, [ME, OPEN], start=False)
    ana.sit_at(table)
    address = ana.page.get_by_label(ana.words("web-invite-link"), exact=True).input_value()
    assert f"/join/{table}?invite=" in address
    bo.go(address)
    bo.press("web-sit")
    ana.press("web-start")
    for person in (ana, bo):
        person.until(lambda who=person: bool(who.came) and who.state["view"] is not None, "the game begins")  # type: ignore[misc]
        person.see("prompt")
    assert "invite" not in bo.page.url
    mover = to_move(ana, bo)
    mover.answer()


def test_a_whole_game_of_kingdomino_between_two_browsers(arrive: Arrive) -> None:
    ana, bo = arrive("Ana"), arrive("Bo", width=360)
    table = ana.guest.open({"game": "kingdomino"}, [ME, OPEN], start=False, public=True)
    bo.guest.post(f"/api/tables/{table}/sit", seat=1)
    ana.guest.post(f"/api/tables/{table}/start")
    ana.sit_at(table)
    bo.sit_at(table)
    while True:
        ana.until(
            lambda: bool(ana.prompt) or bool(bo.prompt) or ana.state["view"]["over"], "somebody is asked"
        )
        if ana.state["view"]["over"]:
            break
        mover = to_move(ana, bo)
        at = mover.state["seq"]
        mover.answer()
        other = bo if mover is ana else ana
        other.until(lambda: other.state["seq"] > at, "the other sees it")  # noqa: B023 - called at once
    bo.until(lambda: bo.state["view"]["over"], "both are at the end")
    for person in (ana, bo):
        person.see("end-screen")
    assert ana.state["view"]["scores"] == bo.state["view"]["scores"]


def test_hands_are_hidden_in_the_frames_and_on_the_page(pair: tuple[Person, Person]) -> None:
    ana, bo = pair
    for _ in range(14):
        mover = to_move(ana, bo)
        mover.answer()
        check_page(ana)
        check_page(bo)
    for person, seat in ((ana, 0), (bo, 1)):
        for state in (message for message in person.came if message["type"] == "state" and message["view"]):
            assert state["seat"] == seat
            assert "hand" not in state["view"]
            assert all(set(other) <= PUBLIC for other in state["view"]["seats"])
            assert all(prompt["seat"] == seat for prompt in state.get("prompts", []))
            assert all(drawn_hidden(line, seat) for line in state.get("log", [])), state["log"]


def drawn_hidden(line: Json, seat: int) -> bool:
    """Whether the draws of another player are only counted."""
    parts = line["parts"]
    if line["key"] != "log-draws" or parts.get("name", {}).get("seat") == seat:
        return True
    cards = parts.get("cards", {})
    return not (isinstance(cards, dict) and cards.get("cards"))


def check_page(person: Person) -> None:
    """The only private cards on the page are those of the reader's hand."""
    person.until(
        lambda: (
            not person.page.evaluate("document.getAnimations().some((one) => one.playState === 'running')")
        ),
        "nothing moves",
    )
    view, seat = person.state["view"], person.state["seat"]
    shown = person.page.locator("[data-zone='hand'] button [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    assert sorted(shown) == sorted(person.state["private"]["hand"])
    other = view["seats"][1 - seat]
    theirs = person.page.locator(f"[data-zone='seat-{1 - seat}'] [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    public = [*other["play"], *other["aside"], *other["revealed"], *filter(None, [other["discard_top"]])]
    assert set(theirs) <= set(public), (theirs, public)


def test_undo_is_free_at_first_and_needs_consent_later(pair: tuple[Person, Person]) -> None:
    ana, bo = pair
    mover = to_move(ana, bo)
    other = bo if mover is ana else ana
    hand = mover.state["private"]["hand"]
    mover.answer("play treasures")
    mover.press("web-undo")
    mover.until(lambda: mover.state["private"]["hand"] == hand, "the Treasures are back in hand")
    mover.answer("play treasures")
    mover.answer("end turn")
    other.until(lambda: bool(other.prompt), "the other's turn comes")
    at = mover.state["seq"]
    assert mover.state["undo"] == "ask"
    mover.press("web-undo-ask")
    other.until(lambda: bool(other.state.get("undo_requests")), "the wish comes")
    other.press("web-undo-refuse")
    mover.until(lambda: not other.state.get("undo_requests"), "the wish is over")
    assert mover.state["seq"] == at
    mover.press("web-undo-ask")
    other.until(lambda: bool(other.state.get("undo_requests")), "the wish comes again")
    other.press("web-undo-allow")
    mover.until(lambda: bool(mover.prompt), "the turn is not over after all")
    assert mover.state["seq"] > at


def test_a_watcher_sees_no_hand_and_can_do_nothing(pair: tuple[Person, Person], arrive: Arrive) -> None:
    ana, bo = pair
    watcher = arrive("Cleo")
    table = ana.state["table"]["id"]
    token = ana.guest.http.get(f"/api/tables/{table}").json()["watch_token"]
    watcher.go(f"/watch/{table}?token={token}")
    watcher.see("prompt")
    for _ in range(8):
        to_move(ana, bo).answer()
    at = ana.state["seq"]
    watcher.until(lambda: watcher.state["seq"] >= at, "the watcher has seen it")
    assert watcher.page.locator("[data-zone='hand'] [data-card], [data-answer], [data-pick]").count() == 0
    for state in (message for message in watcher.came if message["type"] == "state"):
        assert state["seat"] is None
        assert "private" not in state
        assert not state.get("prompts")
        assert all(drawn_hidden(line, -1) for line in state.get("log", []))


def test_a_phrase_is_shown_to_the_other_player(pair: tuple[Person, Person]) -> None:
    ana, bo = pair
    phrase = ana.guest.http.get("/api/catalogue").json()["phrases"][0]
    talk = ana.page.get_by_role("tab", name=ana.words("web-talk"))
    if not talk.is_visible():
        ana.press("web-side-panel")
    talk.click()
    ana.press(f"phrase-{phrase}")
    bo.until(lambda: any(message["type"] == "chat_line" for message in bo.came), "the phrase is heard")
    line = next(message for message in bo.came if message["type"] == "chat_line")
    assert (line["seat"], line["phrase"]) == (0, phrase)
