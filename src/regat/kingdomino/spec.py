"""Kingdomino, as the frameworks know it."""

from __future__ import annotations

from regat.kernel.checks import parse_number
from regat.kernel.game_start import with_seed
from regat.kernel.spec import GameSpec, Header
from regat.kingdomino import position
from regat.kingdomino.game import Game
from regat.kingdomino.memory import imagine
from regat.kingdomino.rules.variants import KingdominoSetup
from regat.kingdomino.start import prepare


def _parse_setup(header: Header) -> KingdominoSetup:
    players = parse_number(header["players"], "players", digits=1)
    return KingdominoSetup(players, tuple(header.get("variants", "").split()))


SPEC = GameSpec(
    name=Game.name,
    title="Kingdomino",
    players=range(2, 5),
    setup=KingdominoSetup,
    start=lambda setup, key, seed: Game(prepare(setup, key, seed)),
    prepare=prepare,
    parse_setup=_parse_setup,
    from_position=lambda text, seed: Game(with_seed(position.from_text(text).start(), seed)),
    header_keys=(("players",), ("variants",)),
    imagine=imagine,
    package="regat.kingdomino",
)
