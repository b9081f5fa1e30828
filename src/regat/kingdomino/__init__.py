"""Kingdomino: 2 to 4 players, 5×5 and 7×7, all variants.

>>> from regat import kingdomino
>>> game = kingdomino.new(players=2, variants=["harmony"], seed=7)
>>> game.choice.verbs
('claim',)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regat.kernel.chance import Chance
from regat.kernel.game_start import key_of
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.kingdomino.game import Game
from regat.kingdomino.kingdom import Placement, Square, Territory
from regat.kingdomino.memory import Memory, imagine
from regat.kingdomino.position import KingdomSetup, Position
from regat.kingdomino.rules.dominoes import BOX, Domino
from regat.kingdomino.rules.variants import checked_config
from regat.kingdomino.series import Dynasty
from regat.kingdomino.setup import KingdominoSetup
from regat.kingdomino.spec import SPEC
from regat.kingdomino.start import prepare
from regat.kingdomino.view import KingdomView, View

__all__ = [
    "BOX",
    "Domino",
    "Dynasty",
    "Game",
    "KingdomSetup",
    "KingdomView",
    "Memory",
    "Placement",
    "Position",
    "Square",
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
    setup = KingdominoSetup(players, checked_config(players, variants).variants)
    return Game(prepare(setup, *key_of(seed), pile=pile, kings=kings))


def match(players: int = 2, variants: Iterable[str] = (), *, chance: Chance | None = None) -> Match[Game]:
    """A game with a log, undo and resignation, under plain chance or sealed."""
    return SPEC.match(KingdominoSetup(players, checked_config(players, variants).variants), chance)


def from_position(position: Position) -> Game:
    """A game that begins with a position."""
    return Game(position.start())


def replay(record: str | bytes | Record) -> Game:
    """The game of a record, with the identical table."""
    return replay_match(record).game


def replay_match(record: str | bytes | Record) -> Match[Game]:
    """The match of a record, with its whole log."""
    return SPEC.replay(record)
