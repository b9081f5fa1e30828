"""Parts of the client that cannot be loaded: after an upgrade of the server, or over a bad network."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from regat.server.protocol.messages import PROTOCOL_VERSION
from regat.words import LANGUAGES, Translator
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.screens import Tables
from tests.browser.wire import ME, bot

HEALTH = "**/healthz"


class Missing:
    """Files that are gone from the server, as after an upgrade."""

    def __init__(self, person: Person, *names: str) -> None:
        self.gone = True
        self.refused = 0
        self.loads = 0  # of the whole page
        person.page.on("domcontentloaded", self._loaded)
        person.context.route(re.compile(rf"/assets/({'|'.join(names)})-[^/]*\.js$"), self._answer)

    def come_back(self, request: Request) -> None:
        """A page that is loaded again knows the new files."""
        if request.is_navigation_request():
            self.gone = False

    def _loaded(self, page: Page) -> None:
        self.loads += 1

    def _answer(self, route: Route) -> None:
        if not self.gone:
            return route.continue_()
        self.refused += 1
        route.fulfill(status=404, body="")


def draft(person: Person) -> None:
    person.go(f"/table/{Tables(person.guest).draft}")


def board(person: Person) -> None:
    person.go(f"/table/{person.guest.open({'game': 'kingdomino'}, [ME, bot('greedy')])}")


def settings(person: Person) -> None:
    person.go("/settings")


def new_table(person: Person) -> None:
    person.go("/new/dominion")


# Where it is missed, its files, and what is there when it is loaded.
PARTS: list[tuple[Callable[[Person], None], str, str]] = [
    (draft, "BeforeGame", ".draft"),
    (board, "Board", '[data-testid="prompt"]'),
    (settings, "Settings", ".settings"),
    (new_table, "form", '[data-testid="players-2"]'),
]


@pytest.mark.parametrize(("way", "file", "there"), PARTS)
def test_a_part_that_is_missing_says_so_and_can_be_tried_again(
    ana: Person, way: Callable[[Person], None], file: str, there: str
) -> None:
    missing = Missing(ana, file)
    way(ana)
    ana.see("load-failed")
    ana.until(lambda: missing.loads == 2, "the page was reloaded once")
    ana.see("load-failed")
    missing.gone = False
    ana.until(lambda: retried(ana, there), "it is loaded")
    assert missing.refused > 0
    ana.troubles.clear()  # the browser reports every missing file


def retried(person: Person, there: str) -> bool:
    """Whether a part is there; otherwise try again."""
    button = person.page.get_by_test_id("load-failed").get_by_role("button")
    if button.is_visible():
        button.click()
    return person.page.locator(there).count() > 0


def test_after_an_upgrade_the_page_reloads_itself_once(ana: Person) -> None:
    missing = Missing(ana, "Settings")
    ana.go("/")
    ana.see("home-dominion")
    assert missing.loads == 1
    ana.page.on("request", missing.come_back)
    ana.page.locator('a[href="/settings"]').first.click()
    expect(ana.page.locator(".settings")).to_be_visible()
    assert missing.loads == 2
    assert missing.refused > 0
    ana.troubles.clear()


def test_without_the_server_the_page_is_not_reloaded(ana: Person) -> None:
    missing = Missing(ana, "Settings")
    ana.context.route(HEALTH, lambda route: route.abort())
    ana.go("/")
    ana.see("home-dominion")
    ana.page.evaluate("window.stays = true")
    ana.page.locator('a[href="/settings"]').first.click()
    ana.see("load-failed")
    missing.gone = False
    ana.context.unroute(HEALTH)
    ana.page.evaluate("dispatchEvent(new Event('online'))")
    expect(ana.page.locator(".settings")).to_be_visible()
    assert ana.page.evaluate("window.stays"), "it was loaded into the same page"
    ana.troubles.clear()


@pytest.mark.parametrize("file", ["index", "base", "en"])
def test_if_the_client_itself_is_missing_the_page_says_so(arrive: Arrive, file: str) -> None:
    ana = arrive()
    Missing(ana, file)
    ana.go("/")
    for language in LANGUAGES:
        text = Translator(language)("web-start-failed")
        expect(ana.page.locator(f"#failure [lang={language}]")).to_contain_text(text)
        expect(ana.page.locator(f"#failure [lang={language}]")).to_be_in_viewport()
    ana.context.unroute_all()
    ana.page.locator("#failure a").first.click()
    ana.see("home-dominion")
    expect(ana.page.locator("#failure")).to_have_count(0)
    ana.troubles.clear()


def test_a_newer_protocol_asks_to_reload(ana: Person) -> None:
    """PROTOCOL_VERSION increases with a change that an older client would not understand."""

    def upgrade(message: str | bytes) -> str:
        state = json.loads(message)
        if "protocol" in state:
            state["protocol"] = PROTOCOL_VERSION + 1
        return json.dumps(state)

    def route(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(upgrade(message)))

    ana.page.route_web_socket(re.compile("/socket"), route)
    ana.go(f"/table/{ana.guest.open({'game': 'kingdomino'}, [ME, bot('greedy')])}")
    notice = ana.see("outdated")
    expect(notice).to_contain_text(ana.words("web-outdated"))
    with ana.page.expect_navigation():
        notice.get_by_role("button", name=ana.words("web-reload")).click()


def test_the_protocol_of_this_client_is_that_of_the_server(ana: Person) -> None:
    ana.sit_at(ana.guest.open({"game": "kingdomino"}, [ME, bot("greedy")]))
    ana.see("prompt")
    assert next(message["protocol"] for message in ana.came if "protocol" in message) == PROTOCOL_VERSION
    expect(ana.page.get_by_test_id("outdated")).to_have_count(0)
