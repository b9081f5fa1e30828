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
from typing import TYPE_CHECKING

from regat.cli import FAILED, OK, Subparsers, command_parser
from regat.cli.arguments import GAMES, add_set_up, check_options, dominion_cards, variants, whole_number
from regat.cli.sim import cores, progress
from regat.kernel import engine
from regat.kernel.errors import BadSetup
from regat.lab import MOST_WORKERS

if TYPE_CHECKING:
    from regat.bots.budget import Budget
    from regat.lab.arena import Arena, Deal
    from regat.lab.standing import Sprt

NAME = "arena"
MANY = 200
MOST_GAMES = 10_000_000
PLOTS = (".png", ".svg")


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="let bots meet on the same deals in every seating, and rate them",
        example="regat arena kingdomino --bots champion,full-greedy --players 2 --games 600 --seed 1 "
        "--budget-ms 50\n"
        "  regat arena dominion --bots champion,hard,big-money --kingdom random --games 400 "
        "--resume night.arena --plot night.svg\n"
        "  regat arena kingdomino --bots hard,full-greedy --sprt 0.5,0.55 --games 100000",
    )
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument(
        "--bots",
        required=True,
        metavar="NAMES",
        help="with commas between. As many as players: they share the table. Fewer: in turn until it is full "
        "(a,b,b,b is one against three). More: every selection of them meets",
    )
    parser.add_argument("--players", type=whole_number(2, 6), default=2, help="seats (default: 2)")
    parser.add_argument(
        "--games",
        type=whole_number(1, MOST_GAMES),
        default=MANY,
        help=f"at each table, rounded up to whole deals (default: {MANY})",
    )
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--budget-ms", type=float, metavar="MS", help="CPU time for a turn (default: each bot's own)"
    )
    budget.add_argument(
        "--budget-sims",
        type=int,
        metavar="NUMBER",
        help="simulated games for a turn: can be repeated exactly",
    )
    parser.add_argument(
        "--sprt", metavar="P0,P1", help="stop as soon as it is clear whether the first bot scores P0 or P1"
    )
    parser.add_argument(
        "--workers", type=whole_number(1, MOST_WORKERS), help="processes (default: all cores)"
    )
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep finished deals there, and go on from them"
    )
    parser.add_argument(
        "--plot", type=Path, metavar="FILE", help="draw the scores and the ladder: .png or .svg"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_set_up(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    arena, test = chosen(args), sprt(args.sprt)
    if args.plot and args.plot.suffix not in PLOTS:
        raise BadSetup(f"a plot is a file that ends in {' or '.join(PLOTS)}, not {args.plot.name}")
    if test and len(arena.names) != 2:
        raise BadSetup("--sprt is for two bots")
    if engine.name() == "interpreted":
        print("interpreted engine: slower; `regat doctor` says why", file=sys.stderr)
    try:
        deals = played(arena, args.games, args.workers or cores(), args.resume, test)
    except KeyboardInterrupt:
        if args.resume:
            print(f"\nregat: finished deals are in {args.resume}; the same command goes on", file=sys.stderr)
        raise
    except ChildProcessError as error:
        print(f"regat: {error}: the games were not all played", file=sys.stderr)
        return FAILED
    if args.json:
        print(json.dumps(as_object(arena, deals, test)))
    else:
        show(arena, deals, test)
    if args.plot:
        from regat.lab.plots import plot

        plot(arena, deals, args.plot)
    return OK


def chosen(args: argparse.Namespace) -> Arena:
    """The arena that the arguments describe."""
    from regat.lab.arena import Arena, DominionRules, KingdominoRules

    check_options(args, args.game)
    seed = secrets.randbits(48) if args.seed is None else args.seed
    bots = tuple(args.bots.replace(",", " ").split())
    if args.game == "kingdomino":
        return Arena(KingdominoRules(args.players, variants(args)), bots, seed, budget(args))
    edition, kingdom, mixed = dominion_cards(args)
    return Arena(DominionRules(args.players, edition, kingdom, mixed), bots, seed, budget(args))


def budget(args: argparse.Namespace) -> Budget | None:
    from regat.bots.budget import Budget

    if args.budget_ms is None and args.budget_sims is None:
        return None
    return Budget(args.budget_ms, args.budget_sims)


def sprt(text: str | None) -> Sprt | None:
    from regat.lab.standing import Sprt

    if text is None:
        return None
    if not re.fullmatch(r"0?\.\d+,(0?\.\d+|1)", text):
        raise BadSetup(f"--sprt is two shares such as 0.5,0.55, not {text[:40]!r}")
    p0, p1 = (float(part) for part in text.split(","))
    if not 0 < p0 < p1 < 1:
        raise BadSetup(f"--sprt is two shares between 0 and 1, the smaller first, not {text}")
    return Sprt(p0, p1)


def played(
    arena: Arena, games: int, workers: int, file: Path | None = None, test: Sprt | None = None
) -> list[Deal]:
    """All deals in order, those of an earlier run included; with a test only those that decided it."""
    from regat.lab.arena import play
    from regat.lab.notebook import Notebook

    numbers = arena.deals(games)
    book = Notebook(file, arena) if file else None
    deals = {deal.number: deal for deal in book.deals if deal.number in numbers} if book else {}
    with progress(len(numbers)) as advance:
        advance(len(deals))
        missing = [number for number in numbers if number not in deals]
        if test and decided(arena, deals, test):
            missing = []
        for deal in play(arena, missing, workers):
            deals[deal.number] = deal
            if book:
                book.add(deal)
            advance(1)
            if test and decided(arena, deals, test):
                break
    in_order = [deals[number] for number in sorted(deals)]
    return in_order[: decided(arena, deals, test) or None] if test else in_order


def decided(arena: Arena, deals: dict[int, Deal], test: Sprt) -> int:
    """After how many deals the test was decided, 0 if it is not; deals count in order."""
    shares: list[float] = []
    while len(shares) in deals:
        shares.append(deal_score(arena, deals[len(shares)]))
        if test.verdict(shares) != "undecided":
            return len(shares)
    return 0


def deal_score(arena: Arena, deal: Deal) -> float:
    """The first bot's score in a deal."""
    from regat.lab.standing import score

    return sum(score(arena.names[0], game) for game in deal.games) / len(deal.games)


# What it says ---------------------------------------------------------------------------------------


def as_object(arena: Arena, deals: Sequence[Deal], test: Sprt | None) -> dict[str, object]:
    from regat.lab.standing import ladder, standing

    said: dict[str, object] = {
        **arena.described(),
        "deals": len(deals),
        "games": sum(len(deal.games) for deal in deals),
        "engine": engine.name(),
        "standings": [asdict(standing(bot, deals)) for bot in arena.names],
        "ladder": [asdict(rating) for rating in ladder(arena.names, deals)],
    }
    if test:
        shares = [deal_score(arena, deal) for deal in deals]
        said["sprt"] = {
            "p0": test.p0,
            "p1": test.p1,
            "ratio": test.ratio(shares),
            "bound": test.bound,
            "verdict": test.verdict(shares),
        }
    return said


def show(arena: Arena, deals: Sequence[Deal], test: Sprt | None) -> None:
    from rich.console import Console
    from rich.table import Table

    from regat.lab.standing import ladder, standing

    games = sum(len(deal.games) for deal in deals)
    title = f"{games:,} games of {GAMES[arena.rules.game]} on {len(deals):,} deals"
    table = Table(title=title, title_justify="left", title_style="bold")
    for name in ("", "score", "win", "tie", "loss", "points", "ms/decision", "ms/turn", "Elo"):
        table.add_column(name, justify="right" if name else "left")
    for rating in ladder(arena.names, deals):
        one = standing(rating.bot, deals)
        shares = (
            str(one.score),
            *(f"{100 * share.mean:.1f} %" for share in (one.wins, one.ties, one.losses)),
        )
        costs = (f"{one.points:.1f}", f"{one.ms_a_decision:.2f}", f"{one.ms_a_turn:.2f}")
        table.add_row(one.bot, *shares, *costs, f"{rating.elo:+.0f} [{rating.low:+.0f}, {rating.high:+.0f}]")
    console = Console(highlight=False, soft_wrap=True)
    console.print(table)
    for line in notes(arena, deals, test):
        console.print(line, markup=False)


def notes(arena: Arena, deals: Sequence[Deal], test: Sprt | None) -> Iterable[str]:
    if test:
        shares = [deal_score(arena, deal) for deal in deals]
        verdict = test.verdict(shares)
        ratio = f"ratio {test.ratio(shares):+.2f}, ±{test.bound:.2f} decides"
        yield f"sequential test of {arena.names[0]}: {verdict} ({ratio})"
    said = {name: value for name, value in arena.described().items() if value not in (None, [], False)}
    yield ", ".join(
        f"{name} {' '.join(value) if isinstance(value, list) else value}" for name, value in said.items()
    )
