"""Every registered game passes the public suite, with views, memories, imagined games and records."""

from __future__ import annotations

import pytest

from regat import games
from regat.kernel.conformance import check_spec


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in games.names() for players in games.spec(name).players]
)
def test_a_game_passes_the_public_conformance_suite(name: str, players: int) -> None:
    spec = games.spec(name)
    check_spec(spec, spec.setup(players=players), seeds=range(1))
