"""The rules modules whose mutants are tried, by game."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "src" / "regat"

MODULES = {
    "dominion": ("cards", "operations", "decisions", "card_moves"),
    "kingdomino": ("dominoes", "board64", "rounds", "action_numbers"),
}
GAMES = {module: game for game, modules in MODULES.items() for module in modules}
DATA = ("cards", "dominoes")  # read when they are imported: every scenario depends on them
WIDENED = {"board64": "board128"}  # generated line by line from the other, as `tools/gen_state.py` does


def file(module: str, game: str = "") -> Path:
    return HOME / (game or GAMES[module]) / "rules" / f"{module}.py"


def sources(module: str, text: str) -> dict[str, str]:
    """A module's text by its full name, and the text of the module that is generated from it."""
    home = f"regat.{GAMES[module]}.rules"
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
