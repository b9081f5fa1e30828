"""A Dynasty in the browser: three games by clicks, the standings between them, and one winner."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.policy import Json
from tests.browser.wire import ME

GAMES = 3
OPEN: Json = {"kind": "open"}
DYNASTY: Json = {"game": "kingdomino", "variants": ["dynasty"]}


def next_button(person: Person) -> None:
    person.page.get_by_test_id("next-game").locator("visible=true").last.click()


def check_standings(person: Person, games: list[list[int]]) -> None:
    """K-VAR-DYNASTY-2: every player's points in each game, and their sum."""
    for seat in range(len(games[0])):
        points = [game[seat] for game in games]
        row = person.see("standings").locator(f'tr[data-seat="{seat}"] td')
        cells = [*map(str, points), *["–"] * (GAMES - len(games)), str(sum(points))]
        expect(row).to_have_text(cells)


def test_a_whole_dynasty_by_clicks(arrive: Arrive) -> None:
    """K-VAR-DYNASTY-1 K-VAR-DYNASTY-2 K-VAR-DYNASTY-3"""
    ana = arrive("Ana")
    page = ana.page
    ana.go("/new/kingdomino")
    page.locator('label:has([data-testid="variant-dynasty"])').click()
    page.locator('li[data-seat="1"] select').select_option("bot:greedy")
    ana.see("start").click()
    page.wait_for_url("**/table/*")
    games: list[list[int]] = []
    addresses = []
    for number in range(1, GAMES + 1):
        ana.until(
            lambda number=number: (  # type: ignore[misc]
                bool(ana.came) and ana.state["table"].get("game_number", 1) == number and ana.state["view"]
            ),
            f"game {number} begins",
        )
        expect(ana.see("series-game")).to_contain_text(f"{number}/{GAMES}")
        addresses.append(page.url)
        ana.play_on()
        games.append(ana.state["view"]["scores"])
        end = ana.see("end-screen")
        check_standings(ana, games)
        if number == GAMES:
            break
        expect(end.get_by_role("heading", level=2)).to_have_text(f"Dynasty: after game {number} of {GAMES}")
        expect(page.get_by_test_id("rematch")).to_have_count(0)
        if number == 1:
            next_button(ana)
        else:
            page.keyboard.press("n")
        page.wait_for_url(lambda url: url != addresses[-1])
    totals = [sum(points) for points in zip(*games, strict=True)]
    winners = [name for name, total in zip(("Ana", "Greedy"), totals, strict=True) if total == max(totals)]
    said = (
        f"Dynasty: {winners[0]} wins with {max(totals)} points"
        if len(winners) == 1
        else f"Dynasty: shared victory of Ana, Greedy ({max(totals)} points)"
    )
    expect(end.get_by_role("heading", level=2)).to_have_text(said)
    expect(page.get_by_test_id("next-game")).to_have_count(0)
    expect(ana.see("rematch")).to_be_visible()

    # One entry among my games, whose replay leads through the three games.
    ana.go("/games")
    entry = ana.see("history").locator("> li")
    expect(entry).to_have_count(1)
    outcome = "pages-shared" if len(winners) > 1 else "pages-won" if winners == ["Ana"] else "pages-lost"
    expect(entry).to_contain_text(ana.words(outcome))
    check_standings(ana, games)
    entry.get_by_role("link", name=ana.words("pages-replay")).click()
    for number in range(1, GAMES + 1):
        current = ana.see("series-games").locator("[aria-current=page]")
        expect(current).to_have_text(f"Game {number}")
        assert addresses[number - 1].rpartition("/")[2] in page.url
        page.keyboard.press("End")
        for points in games[number - 1]:
            expect(page.locator("main")).to_contain_text(str(points))
        if number == 1:
            ana.see("series-games").get_by_role("link", name="Game 2").click()
        elif number == 2:
            page.keyboard.press("n")
    page.keyboard.press("b")
    expect(ana.see("series-games").locator("[aria-current=page]")).to_have_text("Game 2")


def test_two_people_go_on_without_a_lobby(arrive: Arrive) -> None:
    """K-VAR-DYNASTY-1: both agree, one of them on a phone and after closing the page."""
    ana, bo = arrive("Ana"), arrive("Bo", width=360)
    table = ana.guest.open(DYNASTY, [ME, OPEN], start=False, public=True)
    bo.guest.post(f"/api/tables/{table}/sit", seat=1)
    ana.guest.post(f"/api/tables/{table}/start")
    finish(ana, bo, table)
    ana.sit_at(table)
    bo.sit_at(table)
    ana.see("standings")
    next_button(ana)
    ana.page.wait_for_url(lambda url: table not in url)
    following = ana.page.url.rpartition("/")[2]
    expect(ana.see("between-games")).to_contain_text("Waiting for: Bo")
    expect(ana.page.get_by_test_id("start")).to_have_count(0)
    bo.see("join-rematch")
    bo.go("/")
    line = bo.see("continue").locator(f'[data-table="{following}"]')
    expect(line).to_contain_text("Game 2 of 3")
    line.get_by_role("link").click()
    expect(bo.see("between-games")).to_contain_text("Dynasty: after game 1 of 3")
    bo.see("next-game").click()
    for person in (ana, bo):
        person.until(
            lambda person=person: person.state["table"]["stage"] == "playing" and person.state["view"],  # type: ignore[misc]
            "the second game begins",
        )
        expect(person.see("series-game")).to_contain_text("2/3")
        assert re.search(f"/table/{following}", person.page.url)


def finish(ana: Person, bo: Person, table: str) -> None:
    """Play a game of two people without their browsers."""
    while True:
        for person in (ana, bo):
            state = person.guest.play(
                table, lambda state: bool(state["view"]["over"]) or not state.get("prompts")
            )
            if state["view"]["over"]:
                return


def test_a_watcher_follows_to_the_next_game(arrive: Arrive) -> None:
    ana, bo = arrive("Ana"), arrive("Bo")
    table = ana.guest.open(DYNASTY, [ME, {"kind": "bot", "bot": "greedy"}])
    ana.guest.finish(table)
    token = ana.guest.http.get(f"/api/tables/{table}").json()["watch_token"]
    bo.go(f"/watch/{table}?token={token}")
    bo.see("standings")
    expect(bo.page.get_by_test_id("next-game")).to_have_count(0)
    ana.guest.post(f"/api/tables/{table}/rematch")
    bo.see("watch-next")
    bo.page.get_by_test_id("watch-next").locator("visible=true").last.click()
    bo.until(lambda: bo.state["table"].get("game_number") == 2, "the second game is shown")
    expect(bo.see("series-game")).to_contain_text("2/3")
