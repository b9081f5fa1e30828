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
from regat.kingdomino.rules.variants import KingdominoSetup, checked_setup
from regat.kingdomino.series import Dynasty
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
    "KingdominoSetup",
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
    drawer: int = 0,
) -> Game:
    """Set up a game.

    `pile` dictates the next dominoes, `kings` the order of the kings, and with the variant drawn_by_another
    `drawer` the seat that draws the first of these.
    """
    checked = checked_setup(players, variants)
    return Game(prepare(checked, *key_of(seed), pile=pile, kings=kings, drawer=drawer))


def match(players: int = 2, variants: Iterable[str] = (), *, chance: Chance | None = None) -> Match[Game]:
    """A game with a log, undo and resignation, under plain chance or sealed."""
    return SPEC.match(checked_setup(players, variants), chance)


def from_position(position: Position) -> Game:
    """A game that begins with a position."""
    return Game(position.start())


def replay(record: str | bytes | Record) -> Game:
    """The game of a record, in the identical position."""
    return SPEC.replay(record).game


replay_match = SPEC.replay
