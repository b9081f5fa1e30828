"""Kingdomino: 2 to 4 players, 5×5 and 7×7, all variants.

>>> from regat import kingdomino
>>> game = kingdomino.new(players=2, variants=["harmony"], seed=7)
>>> game.choice.verbs
('claim',)
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence

from regat.kernel.chance import Chance, Plain, parse, plain_seed
from regat.kernel.errors import BadSetup
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.kingdomino import position as _position
from regat.kingdomino.dominoes import BOX, Domino
from regat.kingdomino.dynasty import Dynasty
from regat.kingdomino.game import Game
from regat.kingdomino.kingdom import Land, Placement, Territory
from regat.kingdomino.memory import Memory, imagine
from regat.kingdomino.origin import set_up
from regat.kingdomino.position import Holding, Position
from regat.kingdomino.view import KingdomView, View

__all__ = [
    "BOX",
    "Domino",
    "Dynasty",
    "Game",
    "Holding",
    "KingdomView",
    "Land",
    "Memory",
    "Placement",
    "Position",
    "Territory",
    "View",
    "from_position",
    "imagine",
    "match",
    "new",
    "replay",
    "replay_match",
]


def new(
    players: int = 2,
    variants: Iterable[str] = (),
    seed: int | None = None,
    *,
    pile: Sequence[int] = (),
    kings: Sequence[int] = (),
) -> Game:
    """Set up a game. `pile` dictates the next dominoes and `kings` the order of the kings."""
    seed = secrets.randbits(48) if seed is None else seed
    return Game(set_up(players, variants, seed=seed, pile=pile, kings=kings))


def match(players: int = 2, variants: Iterable[str] = (), *, chance: Chance | None = None) -> Match[Game]:
    """A game with a log, undo and resignation, under plain chance or sealed."""
    chance = Plain(secrets.randbits(48)) if chance is None else chance
    seed = chance.seed if isinstance(chance, Plain) else None
    names = tuple(variants)

    def start(key: int) -> Game:
        return Game(set_up(players, names, seed=seed, key=key))

    return Match(start, chance)


def from_position(position: Position) -> Game:
    """A game that begins with a position."""
    return Game(position.origin())


def replay(record: str | bytes | Record) -> Game:
    """The game of a record, with the identical table."""
    return replay_match(record).game


def replay_match(record: str | bytes | Record) -> Match[Game]:
    """The match of a record, with its whole log."""
    read = record if isinstance(record, Record) else Record.parse(record)
    if read.game != Game.name:
        raise read.refusal(f"a record of {read.game}, not of {Game.name}", key="game")
    if "position" in read.setup:
        read.expect(["position"])
    else:
        read.expect(["players"], ["variants"])
    seed = plain_seed(parse(read.chance))

    def start(key: int) -> Game:
        return _from_header(read.setup, key, seed)

    return Match.replay(read, start)


def _from_header(header: Mapping[str, str], key: int, seed: int | None) -> Game:
    if "position" in header:
        position = _position.from_text(header["position"])
        if position.seed != seed:
            raise BadSetup(f"the position has seed {position.seed}, the record {seed}")
        return from_position(position)
    players = header["players"]
    if not players.isascii() or not players.isdigit() or len(players) > 1:
        raise BadSetup(f"players is a number, not {players!r}")
    return Game(set_up(int(players), header.get("variants", "").split(), seed=seed, key=key))
