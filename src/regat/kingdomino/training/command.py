"""The options and the output of `regat train kingdomino`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from regat.cli.arguments import whole_number
from regat.lab.game_lab import GameTraining
from regat.terminal.help_text import HelpText

if TYPE_CHECKING:
    from regat.kingdomino.bots.network import Network
    from regat.kingdomino.training.train import Progress, TrainingConfig

TABLES = {"2x5": (2, 5), "3x5": (3, 5), "4x5": (4, 5), "2x7": (2, 7)}
TRIAL_EVERY, TRIAL_GAMES = 10, 240
NUMBERS = (  # options, each with its metavar, its bounds, its default and its help
    ("--seed", "SEED", 0, 2**48, 1, "help-kingdomino-seed"),
    ("--rounds", "COUNT", 1, 100_000, 40, "help-kingdomino-rounds"),
    ("--lessons", "COUNT", 100, 10_000_000, 20_000, "help-kingdomino-lessons"),
    ("--terms", "COUNT", 1, 1000, 5, "help-kingdomino-terms"),
    ("--games", "COUNT", 800, 10_000_000, 240_000, "help-kingdomino-games"),
)


class KingdominoTraining(GameTraining):
    """Networks for each number of players and size of the kingdoms."""

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--table",
            choices=[*TABLES],
            action="append",
            help=HelpText("help-kingdomino-table"),
        )
        parser.add_argument(
            "--out", type=Path, required=True, metavar="FOLDER", help=HelpText("help-kingdomino-out")
        )
        for name, metavar, least, most, default, key in NUMBERS:
            parser.add_argument(
                name,
                type=whole_number(least, most),
                default=default,
                metavar=metavar,
                help=HelpText(key, default=str(default)),
            )

    def run(self, args: argparse.Namespace) -> None:
        from regat.kingdomino.training.train import TrainingConfig, train

        args.out.mkdir(parents=True, exist_ok=True)
        curves: dict[str, list[tuple[float, float]]] = {}
        for table in args.table or [*TABLES]:
            plan = TrainingConfig(
                *TABLES[table], rounds=args.rounds, lessons=args.lessons, terms=args.terms, games=args.games
            )
            curves[table] = []
            train(plan, args.seed, TrainingLog(table, plan, args, curves))


class TrainingLog:
    """Writes the log, the weights and the learning curve of a network in training."""

    def __init__(
        self,
        table: str,
        plan: TrainingConfig,
        args: argparse.Namespace,
        curves: dict[str, list[tuple[float, float]]],
    ) -> None:
        self._table, self._args, self._curves = table, args, curves
        self._every, self._last = (TRIAL_EVERY, plan.rounds) if plan.players == 2 else (1, plan.terms)
        self._file = args.out / f"{table}.log"
        begun = {"table": table, "seed": args.seed, "plan": str(plan)}
        self._file.write_text(json.dumps(begun) + "\n", "utf-8")

    def __call__(self, progress: Progress, network: Network) -> None:
        line: dict[str, object] = {
            "round": progress.round,
            "lessons": progress.lessons,
            "loss": round(progress.loss, 4),
        }
        line |= {"mean_points": round(progress.mean_points, 2), "seconds": round(progress.seconds)}
        if progress.round % self._every == 0 or progress.round == self._last:
            line["against_full_greedy"] = round(self._save(progress, network), 4)
        with self._file.open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")

    def _save(self, progress: Progress, network: Network) -> float:
        """Evaluate the network, and save it with the curve so far; its share of the victories."""
        from regat.kingdomino.bots.network import as_bytes
        from regat.kingdomino.training import evaluation, learning_curve

        table, out = self._table, self._args.out
        won = evaluation.win_share(network, *TABLES[table], TRIAL_GAMES, self._args.seed)
        self._curves[table].append((progress.lessons, won))
        fresh = out / f"{table}.npz.new"  # renamed when it is complete
        fresh.write_bytes(as_bytes(network))
        fresh.replace(out / f"{table}.npz")
        up = "victories against full-greedy, one turn ahead"
        (out / "curve.svg").write_text(learning_curve.svg(self._curves, across="lessons", up=up), "utf-8")
        print(
            f"{table} round {progress.round}: {won:.1%} against full-greedy, {progress.seconds:.0f} s",
            flush=True,
        )
        return won
