"""Links for others: from 127.0.0.1 they work on this machine alone, and the page says what to do."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.wire import ME
from tests.support.lan_server import LAN_URL, LanServer


def lobby(person: Person) -> str:
    """Open a table with a free seat and go there; its id."""
    table = person.guest.open({"game": "kingdomino"}, [ME, {"kind": "open"}], start=False)
    person.sit_at(table)
    return table


def test_a_page_of_this_machine_says_how_to_let_others_in(ana: Person) -> None:
    lobby(ana)
    note = ana.see("only-here")
    expect(note).to_contain_text(ana.words("web-only-here"))
    expect(note).to_contain_text("regat serve --host 0.0.0.0")
    expect(ana.page.get_by_test_id("qr")).to_have_count(0)


def test_links_use_the_address_on_the_home_network(arrive: Arrive, tmp_path: Path) -> None:
    with LanServer(tmp_path) as server:
        ana = arrive("Ana", base=server.base)
        table = lobby(ana)
        expect(ana.see("qr")).to_be_visible()
        assert ana.see("invite-link").input_value().startswith(f"{LAN_URL}/join/{table}?invite=")
        assert ana.see("watch-link").input_value().startswith(f"{LAN_URL}/watch/{table}?token=")
        expect(ana.page.get_by_test_id("only-here")).to_have_count(0)
