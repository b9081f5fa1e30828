"""Every registered game passes the public suite, with views, memories, imagined games and records."""

from __future__ import annotations

import pytest

from regat import games
from regat.kernel.conformance import check_spec


@pytest.mark.parametrize("name", games.names())
def test_a_game_passes_the_public_conformance_suite(name: str) -> None:
    spec = games.spec(name)
    check_spec(spec, spec.setup(players=spec.players[0]), seeds=range(1))
