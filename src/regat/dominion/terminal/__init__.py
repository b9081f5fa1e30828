"""Dominion at the terminal."""

from __future__ import annotations

from regat.dominion.terminal.game_ui import DominionUi

FACE = DominionUi()
