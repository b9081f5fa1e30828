"""The rules modules whose mutants are tried, by game."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "src" / "regat"

MODULES = {
    "dominion": ("cards", "ops", "decisions", "table"),
    "kingdomino": ("dominoes", "grid", "draft"),
}
GAMES = {module: game for game, modules in MODULES.items() for module in modules}
DATA = ("cards", "dominoes")  # read when they are imported: every scenario depends on them
WIDENED = {"grid": "wide"}  # generated line by line from the other, as `tools/faces.py` does


def file(module: str, game: str = "") -> Path:
    return HOME / (game or GAMES[module]) / f"{module}.py"


def sources(module: str, text: str) -> dict[str, str]:
    """A module's text by its full name, and the text of the module that is generated from it."""
    home = f"regat.{GAMES[module]}"
    found = {f"{home}.{module}": text}
    if module in WIDENED:
        # In C the larger board also has functions of its own, which in Python are the same.
        found[f"{home}.{WIDENED[module]}"] = text.replace("NARROW", "WIDE")
    return found


def files() -> dict[str, str]:
    """The module that a file belongs to; a generated one counts as the one that it is made from."""
    found = {str(file(module)): module for module in GAMES}
    found |= {str(file(made, GAMES[module])): module for module, made in WIDENED.items()}
    return found
