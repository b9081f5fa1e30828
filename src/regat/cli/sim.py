"""`regat sim`: many games between bots, counted."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from regat import games
from regat.cli.arguments import (
    add_game,
    add_setup_options,
    add_workers,
    check_options,
    warn_if_interpreted,
    whole_number,
)
from regat.exit_codes import OK
from regat.kernel import engine
from regat.lab import MAX_GAMES, sim
from regat.lab.sim import Simulation, Tally
from regat.lab.statistics import wilson
from regat.terminal.game_ui import game_ui
from regat.terminal.help_text import HelpText

DEFAULT_GAMES = 10_000
REDRAW_SECONDS = 0.1  # between two updates of the progress bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=HelpText("help-sim-bots"))
    parser.add_argument(
        "--games",
        type=whole_number(1, MAX_GAMES),
        default=DEFAULT_GAMES,
        metavar="COUNT",
        help=HelpText("help-sim-games", default=str(DEFAULT_GAMES)),
    )
    add_workers(parser)
    parser.add_argument("--json", action="store_true", help=HelpText("help-sim-json"))
    add_setup_options(parser)


def run(args: argparse.Namespace) -> int:
    simulation = simulation_from_options(args)
    warn_if_interpreted()
    tally, begun = simulation.play(range(0)), perf_counter()
    with progress(args.games) as advance:
        for part in sim.play(simulation, args.games, workers=args.workers):
            tally += part
            advance(part.games)
    speed = tally.games / (perf_counter() - begun)
    if args.json:
        print(json.dumps(to_json_object(simulation, tally, speed)))
    else:
        show(simulation, tally, speed)
    return OK


def simulation_from_options(args: argparse.Namespace) -> Simulation:
    """The simulation that the arguments describe."""
    check_options(args, args.game)
    seed = secrets.randbits(48) if args.seed is None else args.seed
    setup = game_ui(args.game).setup_from_options(args, len(args.bots))
    return sim.simulation(args.game, setup, args.bots, seed)


def to_json_object(simulation: Simulation, tally: Tally, speed: float) -> dict[str, object]:
    scores = {"mean_scores": [round(score, 6) for score in tally.mean_scores]} if tally.points else {}
    return {
        "games": tally.games,
        "wins": list(tally.wins),
        "ties": tally.ties,
        "mean_rounds": round(tally.mean_rounds, 6),
        "first_player_wins": tally.first_player_wins,
        "games_per_second": round(speed, 1),
        "engine": engine.name(),
        "seed": simulation.seed,
        **scores,
        "bots": list(simulation.bots),
        **simulation.to_report(),
    }


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if that is a terminal; call it with the number of games played since."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    # No thread of its own: that would receive the interrupts which the worker pool holds back at its start.
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as bar:
        task = bar.add_task("games", total=games)
        drawn = 0.0

        def advance(games: int) -> None:
            nonlocal drawn
            bar.advance(task, games)
            if perf_counter() - drawn > REDRAW_SECONDS:
                bar.refresh()
                drawn = perf_counter()

        yield advance


def show(simulation: Simulation, tally: Tally, speed: float) -> None:
    """The tally as a table with shares and how sure they are."""
    title = f"{tally.games:,} games of {games.spec(simulation.game).title}"
    table = Table(title=title, title_justify="left", title_style="bold")
    for name in ("", "games", "share", "95 % interval"):
        table.add_column(name, justify="right" if name else "left")
    for number, (bot, wins) in enumerate(zip(simulation.bots, tally.wins, strict=True), 1):
        table.add_row(f"{number}  {bot} wins", *_shares(wins, tally.games))
    table.add_section()
    for label, count in (("shared victory", tally.ties), ("starting player wins", tally.first_player_wins)):
        table.add_row(label, *_shares(count, tally.games))
    console = Console(highlight=False)
    console.print(table)
    notes = Table.grid(padding=(0, 2))
    notes.add_row("rounds", f"{tally.mean_rounds:.2f} on average")
    if tally.points:
        means = zip(simulation.bots, tally.mean_scores, strict=True)
        notes.add_row("points", ", ".join(f"{bot} {mean:.2f}" for bot, mean in means) + " on average")
    for name, value in simulation.to_report().items():
        notes.add_row(name, (", ".join(value) or "none") if isinstance(value, list) else str(value))
    notes.add_row("speed", f"{speed:,.0f} games/s, {engine.name()} engine")
    notes.add_row("seed", str(simulation.seed))
    console.print(notes)


def _shares(count: int, games: int) -> tuple[str, str, str]:
    low, high = wilson(count, games)
    return f"{count:,}", f"{count / games:.2%}", f"{low:.2%} to {high:.2%}"
