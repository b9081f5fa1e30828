"""Stash is registered for every process that these tests start."""

import pytest


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGAT_GAMES", "tests.third_game.spec")
