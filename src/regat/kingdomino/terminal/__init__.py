"""Kingdomino at the terminal."""

from __future__ import annotations

from regat.kingdomino.terminal.game_ui import KingdominoUi

FACE = KingdominoUi()
