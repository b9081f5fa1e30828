"""Every screen of the client, and how to get there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.policy import Json, several
from tests.browser.wire import ME, Guest, bot

SMITHY_KINGDOM = [
    "cellar",
    "chapel",
    "militia",
    "library",
    "throne_room",
    "bandit",
    "council_room",
    "remodel",
    "sentry",
    "moat",
]


def places(state: Json) -> bool:
    return any("placements" in prompt for prompt in state.get("prompts", []))


def claims(state: Json) -> bool:
    """Whether a domino is to be claimed."""
    return any("placements" not in prompt for prompt in state.get("prompts", []))


@dataclass
class Tables:
    """Tables that are worth looking at, made without a browser; they all belong to one guest."""

    guest: Guest

    @cached_property
    def dominion(self) -> str:
        return self.guest.open({"game": "dominion"}, [ME, bot("big-money")])

    @cached_property
    def picking(self) -> str:
        """Several cards are to be picked."""
        table = self.guest.open(
            {"game": "dominion", "kingdom": SMITHY_KINGDOM}, [ME, bot("big-money")], show_points=True
        )
        wanted = ("cellar", "militia", "silver")
        self.guest.play(table, lambda state: any(map(several, state.get("prompts", []))), wanted)
        return table

    @cached_property
    def six(self) -> str:
        """Six players, after some turns."""
        seats = [ME, *[bot("big-money")] * 5]
        table = self.guest.open({"game": "dominion", "players": 6}, seats)
        self.guest.play(table, lambda state: state["seq"] > 60 and bool(state.get("prompts")))
        return table

    @cached_property
    def dominion_over(self) -> str:
        table = self.guest.open({"game": "dominion"}, [ME, bot("big-money")])
        self.guest.finish(table)
        return table

    @cached_property
    def kingdomino(self) -> str:
        """A domino is to be placed, among some that lie there."""
        table = self.guest.open({"game": "kingdomino"}, [ME, bot("greedy")])
        self.guest.play(
            table,
            lambda state: state["seq"] > 12 and places(state),
        )
        return table

    @cached_property
    def four(self) -> str:
        """Four players; a domino is to be claimed."""
        seats = [ME, *[bot("greedy")] * 3]
        table = self.guest.open({"game": "kingdomino", "players": 4}, seats)
        self.guest.play(table, lambda state: state["seq"] > 16 and claims(state))
        return table

    @cached_property
    def duel(self) -> str:
        setup = {"game": "kingdomino", "variants": ["mighty_duel", "middle_kingdom", "harmony"]}
        table = self.guest.open(setup, [ME, bot("greedy")])
        self.guest.play(
            table,
            lambda state: state["seq"] > 30 and places(state),
        )
        return table

    @cached_property
    def kingdomino_over(self) -> str:
        setup = {"game": "kingdomino", "variants": ["middle_kingdom", "harmony"]}
        table = self.guest.open(setup, [ME, bot("greedy")])
        self.guest.finish(table)
        return table

    @cached_property
    def dynasty(self) -> str:
        """A series after its first game."""
        table = self.guest.open({"game": "kingdomino", "variants": ["dynasty"]}, [ME, bot("greedy")])
        self.guest.finish(table)
        return table

    @cached_property
    def dynasty_over(self) -> str:
        """A series of three games after the last one, with the longest names of bots."""
        setup = {"game": "kingdomino", "players": 3, "variants": ["dynasty", "harmony"]}
        table = self.guest.open(setup, [ME, bot("full-greedy"), bot("full-greedy")])
        self.guest.finish(table)
        for _ in range(2):
            table = self.guest.post(f"/api/tables/{table}/rematch")["id"]
            self.guest.finish(table)
        return table

    @cached_property
    def dynasty_waiting(self) -> str:
        """The second game of a series, to which somebody has not agreed."""
        other = Guest(self.guest.base, "Bohdan-Oleksandr")
        setup = {"game": "kingdomino", "variants": ["dynasty"]}
        table = self.guest.open(setup, [ME, {"kind": "open"}], start=False, public=True)
        other.post(f"/api/tables/{table}/sit", seat=1)
        self.guest.post(f"/api/tables/{table}/start")
        while True:
            for guest in (self.guest, other):
                state = guest.play(table, lambda state: not state.get("prompts"))
                if state["view"]["over"]:
                    other.close()
                    following: str = self.guest.post(f"/api/tables/{table}/rematch")["id"]
                    return following

    @cached_property
    def lobby(self) -> str:
        seats = [ME, {"kind": "open"}, {"kind": "invited"}, bot("big-money")]
        return self.guest.open({"game": "dominion", "players": 4}, seats, start=False)

    @cached_property
    def hot_seat(self) -> str:
        return self.guest.open({"game": "dominion"}, [ME, {"kind": "me", "name": "Bo"}])

    @cached_property
    def draft(self) -> str:
        return self.guest.open({"game": "dominion", "kingdom": "draft"}, [ME, {"kind": "me", "name": "Bo"}])

    @cached_property
    def swap(self) -> str:
        """One of two people at this device has swapped a card before a rematch, the other is asked."""
        bo = {"kind": "me", "name": "Bo"}
        table = self.guest.open({"game": "dominion", "players": 3, "edition": 1}, [ME, bo, bot("big-money")])
        self.guest.resign(table, 0, 1)
        following = self.guest.play_again(table)
        self.guest.post(f"/api/tables/{following}/draft", pick="moat-throne_room", seat=0)
        return following


Way = Callable[[Person, Tables], None]
SCREENS: dict[str, Way] = {}


def screen(way: Way) -> Way:
    SCREENS[way.__name__] = way
    return way


def page(name: str, path: str, ready: str = "h1") -> None:
    def way(person: Person, tables: Tables) -> None:
        person.go(path)
        expect(person.page.locator(f"main {ready}").first).to_be_visible()

    SCREENS[name] = way


def at(name: str, which: Callable[[Tables], str], ready: str = '[data-testid="prompt"]') -> None:
    def way(person: Person, tables: Tables) -> None:
        person.sit_at(which(tables))
        expect(person.page.locator(ready).first).to_be_visible()

    SCREENS[name] = way


page("home", "/")
page("new_dominion", "/new/dominion", '[data-testid="start"]')
page("new_kingdomino", "/new/kingdomino", '[data-testid="start"]')
page("reference", "/reference")
page("card", "/reference/throne_room")
page("learn", "/learn")
page("games", "/games")
page("settings", "/settings")
page("credits", "/credits")
page("dominoes", "/reference?of=dominoes", "svg")
page("rules", "/reference?of=rules")
page("topic", "/reference/dominion_attacks")
page("replay", "/replay", '[data-testid="record-show"]')
page("not_found", "/no/such/page")
at("lobby", lambda tables: tables.lobby, "main h1, main h2")
at("draft", lambda tables: tables.draft, "main h1, main h2")
at("swap", lambda tables: tables.swap, '[data-testid="swap"]')
at("dominion", lambda tables: tables.dominion)
at("dominion_picking", lambda tables: tables.picking)
at("dominion_six", lambda tables: tables.six)
at("dominion_over", lambda tables: tables.dominion_over, '[data-testid="end-screen"]')
at("kingdomino", lambda tables: tables.kingdomino)
at("kingdomino_four", lambda tables: tables.four)
at("kingdomino_duel", lambda tables: tables.duel)
at("kingdomino_over", lambda tables: tables.kingdomino_over, '[data-testid="end-screen"]')
at("dynasty", lambda tables: tables.dynasty, '[data-testid="standings"]')
at("dynasty_waiting", lambda tables: tables.dynasty_waiting, '[data-testid="between-games"]')
at("dynasty_over", lambda tables: tables.dynasty_over, '[data-testid="standings"]')
at("hot_seat", lambda tables: tables.hot_seat, "dialog[open]")


@screen
def gone(person: Person, tables: Tables) -> None:
    """A table that is not there."""
    person.go("/table/AAAAAAAAAAA")
    expect(person.page.locator("main h1")).to_be_visible()
    person.troubles.clear()  # the refused connection is what this screen is about


@screen
def first_choice(person: Person, tables: Tables) -> None:
    """The dialog between the first page and a game."""
    person.go("/")
    person.see("home-dominion").click()
    person.see("play-now")


@screen
def random_kingdom(person: Person, tables: Tables) -> None:
    """Drawn by lot, with one card locked and one banned."""
    person.go("/new/dominion")
    person.page.locator('label:has([data-testid="kingdom-random"])').click()
    tools = person.see("ten").locator(".tools button")
    tools.nth(0).click()
    tools.nth(3).click()


@screen
def listed_kingdom(person: Person, tables: Tables) -> None:
    """A custom list, with an unknown card."""
    person.go("/new/dominion")
    person.page.locator('label:has([data-testid="kingdom-list"])').click()
    person.page.locator("textarea").fill("Moat, Smithy, Prosperity")


@screen
def coached_dominion(person: Person, tables: Tables) -> None:
    person.go("/learn/dominion")
    person.see("coach-next").click()
    person.see("prompt")


@screen
def coached_kingdomino(person: Person, tables: Tables) -> None:
    person.go("/learn/kingdomino")
    person.see("coach-next").click()
    person.see("prompt")


@screen
def hint(person: Person, tables: Tables) -> None:
    person.sit_at(tables.four)
    person.see("hint").click()
    person.see("hints")


@screen
def talk(person: Person, tables: Tables) -> None:
    person.sit_at(tables.dominion)
    tabs = person.page.get_by_role("tab")
    if not tabs.first.is_visible():
        person.see("panel").click()
    tabs.nth(1).click()


@screen
def autoplay(person: Person, tables: Tables) -> None:
    person.sit_at(tables.dominion)
    person.see("autoplay").click()
    expect(person.page.locator("dialog[open]")).to_be_visible()


@screen
def share(person: Person, tables: Tables) -> None:
    person.sit_at(tables.dominion)
    person.see("more").click()
    person.page.get_by_role("menuitem").first.click()
    expect(person.page.locator("dialog[open]")).to_be_visible()


@screen
def shortcuts(person: Person, tables: Tables) -> None:
    person.sit_at(tables.dominion)
    person.see("prompt")
    person.page.keyboard.press("?")
    expect(person.page.locator("dialog[open]")).to_be_visible()


@screen
def card_zoom(person: Person, tables: Tables) -> None:
    person.sit_at(tables.dominion)
    person.page.locator('[data-zone="supply"] [data-card="militia"]').first.click(button="right")
    expect(person.page.locator("dialog[open]")).to_be_visible()


@screen
def replay_dominion(person: Person, tables: Tables) -> None:
    person.go(f"/replay/{tables.dominion_over}?step=30")
    person.see("scrubber")
    person.see("open-hands")


@screen
def replay_kingdomino(person: Person, tables: Tables) -> None:
    person.go(f"/replay/{tables.kingdomino_over}?step=20&seat=0")
    person.see("scrubber")
    expect(person.page.locator('[data-zone="kingdom"]').first).to_be_visible()


@screen
def replay_dynasty(person: Person, tables: Tables) -> None:
    person.go(f"/replay/{tables.dynasty_over}?step=20&seat=0")
    person.see("series-games")
    expect(person.page.locator('[data-zone="kingdom"]').first).to_be_visible()


@screen
def played_games(person: Person, tables: Tables) -> None:
    """My games, with a series."""
    assert tables.dynasty_over
    person.go("/games")
    expect(person.see("history").get_by_test_id("standings").first).to_be_visible()


@screen
def play_from_here(person: Person, tables: Tables) -> None:
    person.go(f"/replay/{tables.kingdomino_over}?step=20")
    person.see("from-here").click()
    expect(person.page.locator("dialog[open]")).to_be_visible()
