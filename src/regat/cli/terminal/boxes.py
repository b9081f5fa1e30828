"""Both boxes: what is done with a game whose name comes from a file."""

from __future__ import annotations

from typing import Protocol, TypeVar

from regat.cli.terminal.box import Box
from regat.cli.terminal.dominion.box import Box as DominionBox
from regat.cli.terminal.kingdomino.box import Box as KingdominoBox
from regat.kernel.errors import BadRecord
from regat.kernel.face import Game

G = TypeVar("G", bound=Game)


class WithBox(Protocol):
    """Something that can be done with either box."""

    def __call__(self, box: Box[G], /) -> int:
        """Do it; the exit code."""


def with_box(game: str, do: WithBox) -> int:
    """Do something with the box of a game."""
    if game == DominionBox.name:
        return do(DominionBox())
    if game == KingdominoBox.name:
        return do(KingdominoBox())
    raise BadRecord(f"there is no game {game!r}, only {DominionBox.name} and {KingdominoBox.name}")
