"""A game of the server for which this client has no board: the client says so, and nothing breaks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.site import Site
from tests.browser.wire import ME


def test_a_game_without_a_board_is_named_and_not_shown(
    arrive: Arrive, site: Site, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`site` has built the client; the server of this test has a third game."""
    monkeypatch.setenv("REGAT_GAMES", "tests.third_game.spec")
    with Site(tmp_path_factory.mktemp("third")) as server:
        ana = arrive("Ana", base=server.base)
        seats = [ME, {"kind": "me", "name": "Bo"}]
        table = ana.guest.open({"game": "stash", "players": 2}, seats)
        ana.go("/")
        expect(ana.page.locator(f'[data-table="{table}"] strong')).to_have_text("Stash")
        ana.go(f"/table/{table}")
        expect(ana.page.locator("main h1")).to_have_text("Stash")
        expect(ana.page.locator("main")).to_contain_text(ana.words("web-cannot-show", game="Stash"))
        ana.go("/reference?of=rules")
        expect(ana.page.locator("main ol").first).to_be_visible()
