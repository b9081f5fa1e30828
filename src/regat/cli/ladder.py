"""`regat ladder`: play the frozen reference ladder again and print the table of docs/bots.md."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

from regat.cli import FAILED, OK, Subparsers, command_parser
from regat.cli.arena import played
from regat.cli.arguments import GAMES, whole_number
from regat.cli.sim import cores
from regat.kernel import engine
from regat.lab import MOST_WORKERS

if TYPE_CHECKING:
    from regat.lab.ladder import Rung
    from regat.lab.standing import Standing

NAME = "ladder"
MOST_GAMES = 1_000_000
HEAD = ("who", "set-up", "games", "score of the first [95 %]", "ms a turn")


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="play the frozen ladder of bots again and print its table",
        example="regat ladder kingdomino\n  regat ladder dominion --games 100 --folder rungs",
    )
    parser.add_argument("game", nargs="?", choices=[*GAMES], help="without it, both")
    parser.add_argument(
        "--games", type=whole_number(1, MOST_GAMES), help="for each row (default: as in docs/bots.md)"
    )
    parser.add_argument("--rows", metavar="TEXT", help="only rows whose bots contain this, such as champion")
    parser.add_argument(
        "--workers", type=whole_number(1, MOST_WORKERS), help="processes (default: all cores)"
    )
    parser.add_argument("--folder", type=Path, help="keep finished deals there, and go on from them")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each row")
    return parser


def run(args: argparse.Namespace) -> int:
    from regat.lab.ladder import RUNGS
    from regat.lab.standing import standing

    if engine.name() == "interpreted":
        print("interpreted engine: slower; `regat doctor` says why", file=sys.stderr)
    if args.folder:
        args.folder.mkdir(parents=True, exist_ok=True)
    for game in [args.game] if args.game else [*RUNGS]:
        if not args.json:
            print(f"\n### {GAMES[game]}\n\n| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}")
        for number, frozen in enumerate(RUNGS[game]):
            if args.rows and args.rows not in frozen.label:
                continue
            rung = replace(frozen, games=args.games or frozen.games)
            file = args.folder / f"{game}-{number}.arena" if args.folder else None
            try:
                deals = played(rung.arena, rung.games, args.workers or cores(), file)
            except ChildProcessError as error:
                print(f"regat: {error}: the games were not all played", file=sys.stderr)
                return FAILED
            result = standing(rung.bots[0], deals)
            print(as_line(rung, result) if args.json else row(rung, result), flush=True)
    return OK


def as_line(rung: Rung, result: Standing) -> str:
    return json.dumps({"command": rung.command, **asdict(result)})


def row(rung: Rung, result: Standing) -> str:
    cells = (rung.label, rung.setting, f"{result.games:,}", str(result.score), f"{result.ms_a_turn:.2f}")
    return f"| {' | '.join(cells)} |"
