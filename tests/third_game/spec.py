"""Stash, as the frameworks know it. `REGAT_GAMES=tests.third_game.spec` registers it."""

from __future__ import annotations

from regat.kernel.errors import BadSetup
from regat.kernel.spec import GameSpec, Header
from tests.third_game.game import Game, StashSetup


def _start(setup: StashSetup, key: int, seed: int | None) -> Game:
    return Game(setup.players, key)


def _from_header(header: Header, key: int, seed: int | None) -> Game:
    if header["players"] not in ("2", "3", "4"):
        raise BadSetup(f"players is a number from 2 to 4, not {header['players']!r}")
    return Game(int(header["players"]), key)


SPEC = GameSpec(
    name=Game.name,
    title="Stash",
    players=range(2, 5),
    setup=StashSetup,
    start=_start,
    from_header=_from_header,
    header_keys=(("players",), ()),
    package="tests.third_game",
)
