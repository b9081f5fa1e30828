"""Dominion, as the frameworks know it."""

from __future__ import annotations

from dataclasses import replace

from regat.dominion import position
from regat.dominion.game import Game
from regat.dominion.memory import imagine
from regat.dominion.rules import kingdoms
from regat.dominion.setup import DominionSetup
from regat.dominion.start import prepare
from regat.kernel.checks import parse_number
from regat.kernel.errors import BadSetup
from regat.kernel.game_start import with_seed
from regat.kernel.spec import GameSpec, Header, Seats


def _parse_setup(header: Header) -> DominionSetup:
    for flag in ("mixed", "swap"):
        if header.get(flag, "yes") != "yes":
            raise BadSetup(f"{flag} is yes or left out, not {header[flag]!r}")
    return DominionSetup(
        parse_number(header["players"], "players"),
        parse_number(header["edition"], "edition"),
        tuple(header["kingdom"].split()),
        mixed="mixed" in header,
        first=parse_number(header["first"], "first") if "first" in header else None,
        swap="swap" in header,
    )


def _may_start(setup: DominionSetup, winners: Seats) -> Seats:
    return kingdoms.next_first(setup.edition, setup.players, winners) if winners else ()


SPEC = GameSpec(
    name=Game.name,
    title="Dominion",
    players=range(2, 7),
    setup=DominionSetup,
    start=lambda setup, key, seed: Game(prepare(setup, key, seed)),
    prepare=prepare,
    parse_setup=_parse_setup,
    from_position=lambda text, seed: Game(with_seed(position.from_text(text).start(), seed)),
    header_keys=(("players", "edition", "kingdom"), ("mixed", "first", "swap")),
    imagine=imagine,
    may_start=_may_start,
    with_first=lambda setup, first: replace(setup, first=first),
    package="regat.dominion",
)
