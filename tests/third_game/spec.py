"""Stash, as the frameworks know it. `REGAT_GAMES=tests.third_game.spec` registers it."""

from __future__ import annotations

from regat.kernel.checks import parse_number
from regat.kernel.spec import GameSpec
from tests.third_game.game import Game, StashSetup, imagine

SPEC = GameSpec(
    name=Game.name,
    title="Stash",
    players=range(2, 5),
    setup=StashSetup,
    start=lambda setup, key, seed: Game(setup.players, key),
    parse_setup=lambda header: StashSetup(parse_number(header["players"], "players", digits=1)),
    header_keys=(("players",), ()),
    imagine=imagine,
    package="tests.third_game",
)
