"""`regat arena`: bots at one table, deal by deal, with intervals, a ladder and what their thinking cost."""

from __future__ import annotations

import argparse
import json
import re
import secrets
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

from regat import games
from regat.bots.budget import Budget
from regat.cli.arguments import (
    add_game,
    add_setup_options,
    add_workers,
    check_options,
    max_players,
    warn_if_interpreted,
    whole_number,
)
from regat.cli.sim import progress
from regat.exit_codes import FAILED, INTERRUPTED, OK, USAGE
from regat.kernel import engine
from regat.kernel.errors import BadSetup
from regat.lab import arena as lab
from regat.lab import plots
from regat.lab.arena import Arena, Deal
from regat.lab.checkpoint import ResultsFile, seed_in
from regat.lab.statistics import Estimate, Sprt, bot_result, bots_seen, rate
from regat.terminal.game_ui import game_ui
from regat.terminal.help_text import HelpText

DEFAULT_GAMES = 200
MAX_GAMES = 10_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--bots", required=True, metavar="NAMES", help=HelpText("help-arena-bots"))
    parser.add_argument(
        "--players",
        type=whole_number(2, max_players()),
        default=2,
        metavar="COUNT",
        help=HelpText("help-arena-players"),
    )
    parser.add_argument(
        "--games",
        type=whole_number(1, MAX_GAMES),
        default=DEFAULT_GAMES,
        metavar="COUNT",
        help=HelpText("help-arena-games", default=str(DEFAULT_GAMES)),
    )
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--budget-ms", type=float, metavar="MS", help=HelpText("help-arena-budget-ms"))
    budget.add_argument("--budget-sims", type=int, metavar="COUNT", help=HelpText("help-arena-budget-sims"))
    parser.add_argument("--sprt", metavar="P0,P1", help=HelpText("help-arena-sprt"))
    add_workers(parser)
    parser.add_argument("--resume", type=Path, metavar="FILE", help=HelpText("help-arena-resume"))
    parser.add_argument("--plot", type=Path, metavar="FILE", help=HelpText("help-arena-plot"))
    parser.add_argument("--json", action="store_true", help=HelpText("help-arena-json"))
    add_setup_options(parser)


def run(args: argparse.Namespace) -> int:
    arena = arena_from_options(args)
    test = sprt(args.sprt, arena.names)
    if args.plot:
        plots.check(args.plot)
        if args.resume and args.plot.resolve() == args.resume.resolve():
            raise BadSetup("--plot and --resume must name different files")
    warn_if_interpreted()
    deals: dict[int, Deal] = {}
    code = OK
    try:
        play(arena, args.games, args.workers, deals, args.resume, test)
    except (KeyboardInterrupt, ChildProcessError, BadSetup) as stopped:
        if not deals and not isinstance(stopped, ChildProcessError):
            raise
        code = report_stop(stopped, args.resume, len(deals))
        if not deals:
            return code
    finished = sorted_deals(deals, test)
    if args.json:
        print(json.dumps(to_json_object(arena, finished, test)))
    else:
        show(arena, finished, test)
    if args.plot:
        plots.plot(arena, finished, args.plot)
    return code


def report_stop(stopped: BaseException, file: Path | None, deals: int) -> int:
    """Report why not all games were played; those that were still count."""
    if isinstance(stopped, KeyboardInterrupt):
        saved = f"they are saved in {file}; run the same command again to continue"
        lost = "use --resume FILE to be able to continue"
        print(f"\nregat: interrupted after {deals_text(deals)}: {saved if file else lost}", file=sys.stderr)
        return INTERRUPTED
    print(f"regat: {stopped}; not all games were played", file=sys.stderr)
    return USAGE if isinstance(stopped, BadSetup) else FAILED


def arena_from_options(args: argparse.Namespace) -> Arena:
    """The arena that the options describe; a file of an earlier run contains the seed."""
    check_options(args, args.game)
    seed = args.seed
    if seed is None and args.resume:
        seed = seed_in(args.resume)
    if seed is None:
        seed = secrets.randbits(48)
    bots = tuple(args.bots.replace(",", " ").split())
    setup = game_ui(args.game).setup_from_options(args, args.players)
    limited = args.budget_ms is not None or args.budget_sims is not None
    return Arena(args.game, setup, bots, seed, Budget(args.budget_ms, args.budget_sims) if limited else None)


def sprt(text: str | None, bots: Sequence[str]) -> Sprt | None:
    """The sequential test of the first bot, as `--sprt` describes it."""
    if text is None:
        return None
    if len(bots) != 2:
        raise BadSetup("--sprt needs exactly two different bots")
    if not re.fullmatch(r"0?\.\d+,(0?\.\d+|1)", text):
        raise BadSetup(f"--sprt takes two shares such as 0.5,0.55, not {text[:40]!r}")
    p0, p1 = (float(part) for part in text.split(","))
    if not 0 < p0 < p1 < 1:
        raise BadSetup(f"--sprt takes two shares between 0 and 1, the smaller one first, not {text}")
    return Sprt(p0, p1, bots[0])


def play(
    arena: Arena,
    games: int,
    workers: int,
    deals: dict[int, Deal],
    file: Path | None = None,
    test: Sprt | None = None,
) -> None:
    """Add all deals to `deals`, those of an earlier run included; with a test, until it is decided."""
    numbers = arena.deals(games)
    book = ResultsFile(file, arena) if file else None
    if book:
        deals.update({deal.number: deal for deal in book.deals if deal.number in numbers})
    with progress(len(numbers)) as advance:
        advance(len(deals))
        missing = [number for number in numbers if number not in deals]
        if test and test.decided(deals):
            missing = []
        for deal in lab.play(arena, missing, workers):
            deals[deal.number] = deal
            if book:
                book.add(deal)
            advance(1)
            if test and test.decided(deals):
                break


def sorted_deals(deals: dict[int, Deal], test: Sprt | None = None) -> list[Deal]:
    """The deals by number; with a test only those that decided it."""
    found = [deals[number] for number in sorted(deals)]
    return found[: test.deals] if test and test.decided(deals) else found


# What it says ---------------------------------------------------------------------------------------


def to_json_object(arena: Arena, deals: Sequence[Deal], test: Sprt | None) -> dict[str, object]:
    said: dict[str, object] = {
        **arena.to_report(),
        "deals": len(deals),
        "games": sum(len(deal.games) for deal in deals),
        "engine": engine.name(),
        "standings": [asdict(bot_result(bot, deals)) for bot in bots_seen(arena.names, deals)],
        "ladder": [asdict(rating) for rating in rate(bots_seen(arena.names, deals), deals)],
    }
    if test:
        names = ("p0", "p1", "ratio", "bound", "verdict")
        said["sprt"] = {name: getattr(test, name) for name in names}
    return said


def show(arena: Arena, deals: Sequence[Deal], test: Sprt | None) -> None:
    """Scores, then strength and cost, each over its 95 % interval; no wider than 80 columns."""
    played = sum(len(deal.games) for deal in deals)
    of = games.spec(arena.game).title
    title = f"{played:,} games of {of} on {deals_text(len(deals))}; 95 % intervals"
    scores, costs = (Table(box=None, pad_edge=False, padding=(0, 2, 0, 0)) for _ in range(2))
    for table, names in (
        (scores, ("", "score", "win", "tie", "loss", "points")),
        (costs, ("", "Elo", "ms a decision", "ms a turn")),
    ):
        for name in names:
            table.add_column(name, justify="right" if name else "left", no_wrap=True)
    for rating in rate(bots_seen(arena.names, deals), deals):
        one = bot_result(rating.bot, deals)
        shares = (one.score, one.wins, one.ties, one.losses)
        scores.add_row(one.bot, *map(over_interval, shares), f"{one.points:.1f}")
        elo = f"{rating.elo:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]"
        costs.add_row(one.bot, elo, f"{one.ms_a_decision:.2f}", f"{one.ms_a_turn:.2f}")
    console = Console(highlight=False, soft_wrap=True, markup=False)
    console.print(title, style="bold")
    console.print(scores, "", costs, "", *notes(arena, test), sep="\n")


def deals_text(deals: int) -> str:
    return f"{deals:,} deal{'s' if deals > 1 else ''}"


def over_interval(share: Estimate) -> str:
    return f"{100 * share.mean:.1f}%\n{100 * share.low:.1f}–{100 * share.high:.1f}"


def notes(arena: Arena, test: Sprt | None) -> Iterable[str]:
    if test:
        ratio = f"ratio {test.ratio:+.2f}, ±{test.bound:.2f} decides"
        yield f"sequential test of {test.bot}: {test.verdict} ({ratio})"
    said = {name: value for name, value in arena.to_report().items() if value not in (None, [], False)}
    yield ", ".join(
        f"{name} {' '.join(value) if isinstance(value, list) else value}" for name, value in said.items()
    )
