"""`regat ladder`: play the frozen reference ladder again and print the table of docs/bots.md."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path

from regat import games
from regat.cli.arena import play, sorted_deals
from regat.cli.arguments import add_game, add_workers, warn_if_interpreted, whole_number
from regat.exit_codes import INTERRUPTED, OK
from regat.kernel.errors import BadSetup
from regat.lab.arena import Deal
from regat.lab.game_lab import game_lab
from regat.lab.ladder import LadderRow
from regat.lab.statistics import BotResult, bot_result
from regat.terminal.help_text import HelpText

EXAMPLES = ("regat ladder --list",)
MAX_GAMES = 1_000_000
HEAD = ("who", "set-up", "games", "score of the first [95%]", "ms a turn")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, if_missing="help-game-or-all")
    parser.add_argument(
        "--games", type=whole_number(1, MAX_GAMES), metavar="COUNT", help=HelpText("help-ladder-games")
    )
    parser.add_argument("--rows", metavar="TEXT", help=HelpText("help-ladder-rows"))
    add_workers(parser)
    parser.add_argument("--folder", type=Path, metavar="FOLDER", help=HelpText("help-ladder-folder"))
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--list", action="store_true", help=HelpText("help-ladder-list"))
    shown.add_argument("--json", action="store_true", help=HelpText("help-ladder-json"))


def run(args: argparse.Namespace) -> int:
    rows = select_rows(args)
    if args.list:
        for number, row in rows:
            print(f"{number:2}  {row.command}")
        return OK
    warn_if_interpreted()
    if args.folder:
        make_folder(args.folder)
    try:
        play_rows(args, rows)
    except KeyboardInterrupt:
        saved = f"finished deals are in {args.folder}; run the same command again to continue"
        lost = "use --folder to be able to continue"
        print(f"\nregat: interrupted: {saved if args.folder else lost}", file=sys.stderr)
        return INTERRUPTED
    return OK


def play_rows(args: argparse.Namespace, rows: Sequence[tuple[int, LadderRow]]) -> None:
    """Play row after row; each is printed when it is done."""
    game = ""
    for _, row in rows:
        if row.game != game and not args.json:
            game = row.game
            print(
                f"\n### {games.spec(game).title}\n\n| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}", flush=True
            )
        file = args.folder / f"{row.key}.arena" if args.folder else None
        deals: dict[int, Deal] = {}
        play(row.arena, row.games, args.workers, deals, file)
        result = bot_result(row.bots[0], sorted_deals(deals))
        line = json.dumps({"command": row.command, **asdict(result)}) if args.json else table_row(row, result)
        print(line, flush=True)


def select_rows(args: argparse.Namespace) -> list[tuple[int, LadderRow]]:
    """The rows that are asked for, with their numbers, which count through each game."""
    rows = [
        (number, replace(row, games=args.games or row.games))
        for game in ([args.game] if args.game else games.names())
        for number, row in enumerate(game_lab(game).ladder, 1)
        if args.rows is None or matches(args.rows, number, row)
    ]
    if not rows:
        raise BadSetup(f"no row of the ladder matches {args.rows[:40]!r}; see `regat ladder --list`")
    return rows


def matches(text: str, number: int, row: LadderRow) -> bool:
    """By its number, or by a part of what its row says; a hyphen will do for the dash."""
    if text.strip().isdecimal():
        return int(text) == number
    wanted = " ".join(text.casefold().replace(" - ", " – ").split())
    return wanted in f"{row.label}, {row.setting}".casefold()


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"{folder} cannot be used: {error.strerror or error}") from None


def table_row(row: LadderRow, result: BotResult) -> str:
    cells = (row.label, row.setting, f"{result.games:,}", str(result.score), f"{result.ms_a_turn:.2f}")
    return f"| {' | '.join(cells)} |"
