"""Reloading and losing the connection: nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.policy import several
from tests.browser.screens import SMITHY_KINGDOM
from tests.browser.site import LIMITS, Site
from tests.browser.wire import ME, bot
from tests.support.server_process import ServerProcess
from tests.support.tcp_proxy import TcpProxy


@pytest.fixture
def proxy(site: Site) -> Iterator[TcpProxy]:
    proxy = TcpProxy(site.port)
    yield proxy
    proxy.close()


def picking(person: Person) -> str:
    """A table at which several cards are to be picked."""
    table = person.guest.open({"game": "dominion", "kingdom": SMITHY_KINGDOM}, [ME, bot("big-money")])
    person.guest.play(table, lambda state: any(map(several, state.get("prompts", []))), ("cellar", "silver"))
    return table


def test_a_reload_in_the_middle_of_a_choice(ana: Person) -> None:
    ana.sit_at(picking(ana))
    prompt, hand, question = (
        ana.prompt,
        ana.state["private"]["hand"],
        ana.see("prompt").locator(".question").inner_text(),
    )
    assert prompt
    ana.page.locator("[data-pick]").first.click()
    before = len(ana.came)
    ana.page.reload()
    ana.until(
        lambda: any(message["type"] == "state" for message in ana.came[before:]), "the table comes again"
    )
    expect(ana.see("prompt").locator(".question")).to_have_text(question)
    assert ana.prompt == prompt
    assert ana.state["private"]["hand"] == hand
    ana.answer()
    assert ana.state["seq"] > 0


def test_a_reload_in_the_middle_of_a_placement(ana: Person) -> None:
    table = ana.guest.open({"game": "kingdomino"}, [ME, bot("greedy")])
    ana.guest.play(table, lambda state: any("placements" in item for item in state.get("prompts", [])))
    ana.sit_at(table)
    ana.page.locator("[data-spot]").first.click()
    before = len(ana.came)
    ana.page.reload()
    ana.until(
        lambda: any(message["type"] == "state" for message in ana.came[before:]), "the table comes again"
    )
    ana.answer()


def test_the_network_is_interrupted(arrive: Arrive, proxy: TcpProxy) -> None:
    ana = arrive("Ana", base=proxy.base)
    table = ana.guest.open({"game": "dominion"}, [ME, bot("big-money")])
    ana.sit_at(table)
    ana.until(lambda: bool(ana.prompt), "our turn comes")
    expect(ana.page.locator('[data-answer="play treasures"]').first).to_be_enabled()
    at = ana.state["seq"]
    proxy.interrupt()
    lost = ana.page.get_by_text(ana.words("web-connection-lost"))
    expect(lost).to_be_visible()
    # An answer that is given meanwhile goes out as soon as there is a way, and is entered once.
    ana.click('[data-answer="play treasures"]')
    proxy.resume()
    ana.until(lambda: ana.state["seq"] > at, "the answer has arrived")
    expect(lost).to_be_hidden()
    given = [message for message in ana.went if message["type"] == "answer"]
    assert len({message["request_id"] for message in given}) == 1
    assert ana.state["private"]["hand"] == [card for card in ana.state["private"]["hand"] if card != "copper"]
    ana.answer()
    ana.troubles.clear()  # the browser reports each failed connection


def test_a_handshake_that_hangs_is_replaced(arrive: Arrive, proxy: TcpProxy) -> None:
    """Trying again helps immediately, although the browser would wait for minutes."""
    ana = arrive("Ana", base=proxy.base)
    ana.sit_at(ana.guest.open({"game": "dominion"}, [ME, bot("big-money")]))
    ana.until(lambda: bool(ana.prompt), "our turn comes")
    ana.see("prompt")
    proxy.hang()
    lost = ana.page.get_by_text(ana.words("web-connection-lost"))
    expect(lost).to_be_visible()
    ana.until(
        lambda: any(b"Upgrade: websocket" in request for request in proxy.hung_requests()),
        "the page tries to reconnect",
    )
    proxy.resume()
    ana.press("web-retry")
    expect(lost).to_be_hidden(timeout=3000)  # before the page itself gives up
    ana.answer()
    ana.troubles.clear()  # the browser reports the failed connection


def test_a_refused_connection_says_why(arrive: Arrive, tmp_path: Path) -> None:
    limits = {**LIMITS, "connections_of_guest": 1}
    with ServerProcess(str(tmp_path / "regat.db"), tmp_path / "log", limits=limits) as server:
        ana = arrive("Ana", base=server.base)
        table = ana.guest.open({"game": "dominion"}, [ME, bot("big-money")])
        with ana.guest.at(table):  # another tab
            ana.go(f"/table/{table}")
            refused = ana.page.get_by_text(ana.words("refused-many-connections"))
            expect(refused).to_be_visible()
        ana.press("web-retry")
        ana.see("prompt")
        expect(refused).to_be_hidden()


def test_offline_and_online_again(ana: Person) -> None:
    table = ana.guest.open({"game": "kingdomino"}, [ME, bot("greedy")])
    ana.sit_at(table)
    ana.until(lambda: bool(ana.prompt), "our turn comes")
    ana.context.set_offline(True)
    ana.context.set_offline(False)
    ana.answer()
    ana.page.reload()
    ana.see("prompt")
    ana.troubles.clear()


def test_the_server_starts_again(arrive: Arrive, tmp_path_factory: pytest.TempPathFactory) -> None:
    """After a restart everything acknowledged is there, and the page reconnects on its own."""
    folder = tmp_path_factory.mktemp("own")
    own = Site(folder)
    own.start()
    try:
        ana = arrive("Ana", base=own.base)
        table = ana.guest.open({"game": "dominion"}, [ME, bot("big-money")])
        ana.sit_at(table)
        ana.until(lambda: bool(ana.prompt), "our turn comes")
        ana.answer("play treasures")
        hand = ana.state["private"]["hand"]
        before = len(ana.came)
        own.kill()
        own.start()
        ana.until(
            lambda: any(message["type"] == "state" for message in ana.came[before:]), "the table is back"
        )
        assert ana.state["private"]["hand"] == hand
        ana.answer("end turn")
        ana.troubles.clear()
    finally:
        own.kill()


def test_an_enlarged_card_does_not_outlive_its_page(ana: Person) -> None:
    table = ana.guest.open({"game": "dominion"}, [ME, bot("big-money")])
    ana.go("/")
    ana.page.locator(f'a[href="/table/{table}"]').first.click()
    ana.see("prompt")
    ana.page.locator('[data-zone="supply"] [data-card="copper"]').first.click(button="right")
    zoomed = ana.page.locator("dialog[open]")
    expect(zoomed).to_be_visible()
    ana.page.go_back()
    ana.see("home-dominion")
    expect(zoomed).to_have_count(0)
    ana.page.go_forward()
    ana.see("prompt")
    expect(ana.page.locator('[data-zone="hand"] button')).to_have_count(5)
    expect(zoomed).to_have_count(0)
