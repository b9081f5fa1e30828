"""Kingdomino, as the frameworks know it."""

from __future__ import annotations

from regat.kernel.errors import BadSetup
from regat.kernel.spec import GameSpec, Header
from regat.kingdomino import position
from regat.kingdomino.game import Game
from regat.kingdomino.setup import KingdominoSetup
from regat.kingdomino.start import prepare


def _start(setup: KingdominoSetup, key: int, seed: int | None) -> Game:
    return Game(prepare(setup.players, setup.variants, seed=seed, key=key))


def _from_header(header: Header, key: int, seed: int | None) -> Game:
    if "position" in header:
        found = position.from_text(header["position"])
        if found.seed != seed:
            raise BadSetup(f"the position has seed {found.seed}, the record {seed}")
        return Game(found.origin())
    players = header["players"]
    if not players.isascii() or not players.isdigit() or len(players) > 1:
        raise BadSetup(f"players is a number, not {players!r}")
    return _start(KingdominoSetup(int(players), tuple(header.get("variants", "").split())), key, seed)


SPEC = GameSpec(
    name=Game.name,
    title="Kingdomino",
    players=range(2, 5),
    setup=KingdominoSetup,
    start=_start,
    from_header=_from_header,
    header_keys=(("players",), ("variants",)),
    package="regat.kingdomino",
)
