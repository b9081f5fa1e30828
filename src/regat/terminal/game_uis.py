"""Both boxes: what is done with a game whose name comes from a file."""

from __future__ import annotations

from typing import Protocol, TypeVar

from regat.dominion.terminal.game_ui import DominionUi
from regat.kernel.errors import BadRecord
from regat.kernel.game import Game
from regat.kingdomino.terminal.game_ui import KingdominoUi
from regat.terminal.game_ui import GameUi

G = TypeVar("G", bound=Game)


class WithBox(Protocol):
    """Something that can be done with either box."""

    def __call__(self, box: GameUi[G], /) -> int:
        """Do it; the exit code."""


def with_box(game: str, do: WithBox) -> int:
    """Do something with the box of a game."""
    if game == DominionUi.name:
        return do(DominionUi())
    if game == KingdominoUi.name:
        return do(KingdominoUi())
    raise BadRecord(f"there is no game {game!r}, only {DominionUi.name} and {KingdominoUi.name}")
