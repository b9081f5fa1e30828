"""What the options of several commands have in common: numbers that say what was wanted, and set-ups."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from regat.kernel.chance import MOST_DIGITS
from regat.kernel.errors import BadSetup

if TYPE_CHECKING:
    from regat.words import Translator

MOST_SHOWN = 40


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """A type for `add_argument`: a whole number within bounds."""

    def read(text: str) -> int:
        if re.fullmatch(r"-?[0-9]{1,30}", text) and least <= int(text) <= most:
            return int(text)
        raise argparse.ArgumentTypeError(f"a whole number from {least} to {most}, not {_short(text)}")

    return read


def seed(text: str) -> int:
    """A type for `add_argument`: a seed as records can hold it."""
    if re.fullmatch(rf"-?[0-9]{{1,{MOST_DIGITS}}}", text):
        return int(text)
    raise argparse.ArgumentTypeError(f"a whole number of at most {MOST_DIGITS} digits, not {_short(text)}")


GAMES = {"dominion": "Dominion", "kingdomino": "Kingdomino"}
OWN_OPTIONS = {"dominion": ("edition", "kingdom", "mixed"), "kingdomino": ("variants",)}


def add_set_up(parser: argparse.ArgumentParser) -> None:
    """The options that say what is played with; those of one game are None unless they are given."""
    parser.add_argument("--seed", type=seed, help="a whole number; without it one is drawn")
    dominion = parser.add_argument_group("Dominion")
    dominion.add_argument("--edition", type=whole_number(1, 2), help="1 or 2 (default: 2)")
    dominion.add_argument(
        "--kingdom",
        metavar="KINGDOM",
        help="a recommended set, ten cards in quotes, random, or draft at the table (default: first_game)",
    )
    dominion.add_argument("--mixed", action="store_true", default=None, help="allow cards of both editions")
    kingdomino = parser.add_argument_group("Kingdomino")
    kingdomino.add_argument(
        "--variants",
        metavar="NAMES",
        help="some of mighty_duel, middle_kingdom, harmony, drawn_by_another, and dynasty at the table, "
        "with commas between",
    )


def check_options(args: argparse.Namespace, game: str) -> None:
    """Refuse options that belong to another game."""
    for other, options in OWN_OPTIONS.items():
        given = [option for option in options if getattr(args, option) is not None]
        if other != game and given:
            raise BadSetup(
                f"--{given[0]} is an option of {GAMES[other]}, not of {GAMES[game]}",
                key="error-option",
                option=f"--{given[0]}",
                of=GAMES[other],
                game=GAMES[game],
            )


def dominion_cards(args: argparse.Namespace) -> tuple[int, str, bool]:
    """Edition, kingdom and whether both editions may be mixed."""
    kingdom = "first_game" if args.kingdom is None else args.kingdom
    return args.edition or 2, kingdom, bool(args.mixed)


def variants(args: argparse.Namespace) -> tuple[str, ...]:
    return tuple((args.variants or "").replace(",", " ").split())


def _short(text: str) -> str:
    return repr(text) if len(text) <= MOST_SHOWN else repr(text[:MOST_SHOWN]) + " …"


def add_language(parser: argparse.ArgumentParser) -> None:
    """The option that says in which language the command speaks."""
    parser.add_argument(
        "--lang", metavar="LANGUAGE", help="en, ro, pl or uk (default: as the environment says, else en)"
    )


def words_for(args: argparse.Namespace) -> Translator:
    """What the command says, in the language asked for or that of the environment."""
    from regat.words import Translator, preferred

    return Translator(preferred(args.lang, os.environ))
