"""What the options of several commands have in common: numbers that say what was wanted, and set-ups."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable

from regat.kernel.chance import MOST_DIGITS

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


def add_set_up(parser: argparse.ArgumentParser) -> None:
    """The options that say which cards are on the table."""
    parser.add_argument("--seed", type=seed, help="a whole number; without it one is drawn")
    parser.add_argument("--edition", type=whole_number(1, 2), default=2, help="1 or 2 (default: 2)")
    parser.add_argument(
        "--kingdom",
        default="first_game",
        metavar="KINGDOM",
        help='a recommended set, ten cards in quotes, or "random" (default: first_game)',
    )
    parser.add_argument("--mixed", action="store_true", help="allow cards of both editions")


def _short(text: str) -> str:
    return repr(text) if len(text) <= MOST_SHOWN else repr(text[:MOST_SHOWN]) + " …"
