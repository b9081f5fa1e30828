"""Dominion, as the frameworks know it."""

from __future__ import annotations

from regat.dominion import position
from regat.dominion.game import Game
from regat.dominion.setup import DominionSetup
from regat.dominion.start import prepare
from regat.kernel.errors import BadSetup
from regat.kernel.spec import GameSpec, Header


def _start(setup: DominionSetup, key: int, seed: int | None) -> Game:
    begun = prepare(
        setup.players,
        setup.edition,
        setup.kingdom,
        seed=seed,
        key=key,
        first=setup.first,
        mixed=setup.mixed,
    )
    return Game(begun)


def _from_header(header: Header, key: int, seed: int | None) -> Game:
    if "position" in header:
        found = position.from_text(header["position"])
        if found.seed != seed:
            raise BadSetup(f"the position has seed {found.seed}, the record {seed}")
        return Game(found.origin())
    if header.get("mixed", "yes") != "yes":
        raise BadSetup(f"mixed is yes or left out, not {header['mixed']!r}")
    setup = DominionSetup(
        _whole(header["players"], "players"),
        _whole(header["edition"], "edition"),
        tuple(header["kingdom"].split()),
        mixed="mixed" in header,
        first=_whole(header["first"], "first") if "first" in header else None,
    )
    return _start(setup, key, seed)


def _whole(text: str, name: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise BadSetup(f"{name} is a number, not {text!r}")
    return int(text)


SPEC = GameSpec(
    name=Game.name,
    title="Dominion",
    players=range(2, 7),
    setup=DominionSetup,
    start=_start,
    from_header=_from_header,
    header_keys=(("players", "edition", "kingdom"), ("mixed", "first")),
    package="regat.dominion",
)
