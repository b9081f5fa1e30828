"""How terrains, dominoes and players are drawn: letters and signs; colours only add to them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from rich.text import Text

from regat.kingdomino.kingdom import Square, halves
from regat.kingdomino.rules import dominoes
from regat.kingdomino.words.parts import DominoPiece
from regat.terminal.localized import RichTranslator
from regat.words.message import Part

Letters = Mapping[str, str]  # terrain -> its letter in the player's language; records have their own

# Letters are black or white, on backgrounds that differ clearly on dark and on light screens.
GROUNDS = {
    "wheat": "#e6bc3a",
    "forest": "#1f6b35",
    "water": "#2a63c4",
    "grass": "#93cf55",
    "swamp": "#a5845c",
    "mine": "#4b4552",
}
# Not "black" and "white", which a light theme may turn around.
_DARK, _LIGHT = "#000000", "#ffffff"
_INK = {"wheat": _DARK, "forest": _LIGHT, "water": _LIGHT, "grass": _DARK, "swamp": _DARK, "mine": _LIGHT}
TERRAIN_STYLES = {terrain: f"{_INK[terrain]} on {ground}" for terrain, ground in GROUNDS.items()}
# What grows on a large square, in a shade of its ground.
TEXTURES = {
    "wheat": ("ψ", "#b98e17"),
    "forest": ("♣", "#3f9056"),
    "water": ("~", "#6b9df0"),
    "grass": ("„", "#6da431"),
    "swamp": ("≈", "#7d6040"),
    "mine": ("▴", "#7a7286"),
}
CROWN, TOWER = "♛", "♜"
# Each seat has a sign, a colour on the screen's own ground, and one on the light ground of castles.
SIGNS = ("▲", "●", "■", "◆")
SIGN_STYLES = ("bold magenta", "bold yellow", "bold green", "bold bright_blue")
CASTLE_STYLES = tuple(f"bold {ink} on #f1ebdd" for ink in ("#b5157a", "#8a6100", "#0f7a2c", "#1c49c9"))


class DominoTranslator(RichTranslator):
    """`translate("prompt-place", n=DominoPiece(23))`: dominoes with their squares."""

    @cached_property
    def letters(self) -> Letters:
        return {terrain: self.words(f"terrain-letter-{terrain}") for terrain in dominoes.TERRAINS}

    def render_part(self, part: Part) -> Text:
        if isinstance(part, DominoPiece):
            return domino(part.number, self.letters)
        return super().render_part(part)


def sign(seat: int) -> Text:
    return Text(SIGNS[seat], SIGN_STYLES[seat])


def square(land: Square, letters: Letters) -> Text:
    """`M2`: a mine with two crowns."""
    return Text(f"{letters[land.terrain]}{land.crowns or ''}", TERRAIN_STYLES[land.terrain])


def face(number: int, letters: Letters) -> Text:
    """`W1|M`: the two squares of a domino."""
    first, second = (square(half, letters) for half in halves(number))
    return Text.assemble(first, "|", second)


def domino(number: int, letters: Letters) -> Text:
    """`23 W1|M`: with its number."""
    return Text(f"{number} ").append_text(face(number, letters))
