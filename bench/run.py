"""Measure the engine against the plain C programs bench/*_limit.c, in the same run, on one core.

    python bench/run.py            a table with bars; exit 1 if one is missed
    python bench/run.py --quick    shorter and less exact
    python bench/run.py --write    also write docs/benchmarks.md

Both take turns, round by round, and a ratio is the median of the ratios of the rounds: machines are noisy,
and what disturbs a round disturbs both.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("dominion", "kingdomino")
PAGE = ROOT / "docs" / "benchmarks.md"
SERVER = "## Server"  # begins the section that bench/server.py writes; it stays as it is
WEB = "## Web"  # begins the one after it, which bench/web.py writes
QUICK = 8  # how much smaller the short run is
MILLION = 1_000_000

Figures = Mapping[str, float]


@dataclass(frozen=True)
class Round:
    """One measurement of each kind, taken close together."""

    c_bms: Figures
    bms: Figures
    c_random: Figures
    random: Figures
    interpreted: Figures
    policy: Figures
    copies: Figures
    kingdomino: Mapping[str, Figures]


@dataclass(frozen=True)
class Row:
    """A line of the table; `bar` says which direction is good; an aim is not a bar."""

    what: str
    ours: str
    other: str
    ratio: str
    bar: str
    result: str


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the engine against the plain C program.")
    parser.add_argument("--quick", action="store_true", help="shorter and less exact")
    parser.add_argument("--write", action="store_true", help="also write docs/benchmarks.md")
    args = parser.parse_args()
    for game in GAMES:
        build_limit(game)
    rounds = []
    number_of_rounds = 3 if args.quick else 7
    for number in range(number_of_rounds):
        progress(f"round {number + 1} of {number_of_rounds}")
        rounds.append(take_round(QUICK if args.quick else 1))
    progress("memory of a million games")
    many = MILLION // QUICK if args.quick else MILLION
    dominion = [*against_c(rounds), *speeds(rounds), *copies(rounds), flat(ours("memory", many))]
    kingdomino = [*kingdomino_rows(rounds), flat(ours("kingdomino_memory", many))]
    progress("")
    tables = {"Dominion": table(dominion), "Kingdomino": table(kingdomino)}
    print("\n\n".join(f"{game}\n\n{text}" for game, text in tables.items()))
    if args.write:
        _, heading, server = PAGE.read_text("utf-8").partition(f"\n{SERVER}")
        PAGE.write_text(f"{page(tables)}{heading}{server}", "utf-8")
    return 1 if any(row.result == "MISSED" for row in (*dominion, *kingdomino)) else 0


# Measuring ------------------------------------------------------------------------------------------


def limit_of(game: str) -> Path:
    return ROOT / "build" / f"{game}_limit"


def build_limit(game: str) -> None:
    limit_of(game).parent.mkdir(exist_ok=True)
    source = ROOT / "bench" / f"{game}_limit.c"
    subprocess.run([compiler(), "-O3", "-o", str(limit_of(game)), str(source)], check=True)


def compiler() -> str:
    return os.environ.get("CC", "cc")


def take_round(less: int) -> Round:
    return Round(
        c_bms=limit("bms", 400_000 // less),
        bms=ours("bms", 200_000 // less),
        c_random=limit("random", 60_000 // less),
        random=ours("random", 30_000 // less),
        interpreted=ours("bms", 1_000 // less, engine="interpreted"),
        policy=ours("policy", 2_000 // less),
        copies=ours("copies", 500_000 // less),
        kingdomino=take_kingdomino(less),
    )


def take_kingdomino(less: int) -> Mapping[str, Figures]:
    return {
        "c_random": limit("random", 300_000 // less, "kingdomino"),
        "random": ours("kingdomino_random", 300_000 // less),
        "c_greedy": limit("greedy", 40_000 // less, "kingdomino"),
        "greedy": ours("kingdomino_greedy", 40_000 // less),
        "interpreted": ours("kingdomino_random", 1_600 // less, engine="interpreted"),
        "full_greedy": ours("kingdomino_full_greedy", 2_400 // less),
        "random_3": ours("kingdomino_random_3_players", 60_000 // less),
        "random_4": ours("kingdomino_random_4_players", 60_000 // less),
        "random_duel": ours("kingdomino_random_mighty_duel", 60_000 // less),
        "policy": ours("kingdomino_policy", 8_000 // less),
        "copies": ours("kingdomino_copies", 400_000 // less),
    }


def limit(what: str, count: int, game: str = "dominion") -> Figures:
    return measured([str(limit_of(game)), what, str(count)], {})


def ours(what: str, count: int, engine: str = "compiled") -> Figures:
    script = str(ROOT / "bench" / "measure.py")
    return measured([sys.executable, script, what, str(count)], {"REGAT_ENGINE": engine})


def measured(command: list[str], environment: Mapping[str, str]) -> Figures:
    done = subprocess.run(command, env={**os.environ, **environment}, check=True, stdout=subprocess.PIPE)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


# Comparing ------------------------------------------------------------------------------------------


def against_c(rounds: list[Round]) -> list[Row]:
    bms = middle(rounds, lambda r: rate(r.c_bms, "games") / rate(r.bms, "games"))
    random = middle(rounds, lambda r: rate(r.c_random, "decisions") / rate(r.random, "decisions"))
    policy = middle(rounds, lambda r: rate(r.policy, "decisions") / rate(r.c_random, "decisions"))
    c_random = thousands(rounds, "decisions", lambda r: r.c_random)
    return [
        Row(
            "Big Money with Smithy against itself, games/s",
            thousands(rounds, "games", lambda r: r.bms),
            f"C {thousands(rounds, 'games', lambda r: r.c_bms)}",
            f"{bms:.2f} × its time",
            "at most 2.5 (aim 2)",
            verdict(bms <= 2.5),
        ),
        Row(
            "random play on the same 18 cards, decisions/s",
            thousands(rounds, "decisions", lambda r: r.random),
            f"C {c_random}",
            f"{random:.2f} × its time",
            "at most 2",
            verdict(random <= 2),
        ),
        Row(
            "trivial Python policy through `legal` and `apply`, decisions/s",
            thousands(rounds, "decisions", lambda r: r.policy),
            f"C {c_random}",
            f"{policy:.3f} of its speed",
            "at least 0.1",
            verdict(policy >= 0.1),
        ),
    ]


def speeds(rounds: list[Round]) -> list[Row]:
    times = middle(rounds, lambda r: rate(r.bms, "games") / rate(r.interpreted, "games"))
    return [
        Row(
            "compiled against interpreted, the same games/s",
            thousands(rounds, "games", lambda r: r.bms),
            f"interpreted {thousands(rounds, 'games', lambda r: r.interpreted)}",
            f"{times:.0f} ×",
            "at least 40",
            verdict(times >= 40),
        )
    ]


def copies(rounds: list[Round]) -> list[Row]:
    rows = []
    for players in (2, 6):
        inside = middle(rounds, lambda r, key=f"inside_{players}": r.copies[key])  # type: ignore[misc]
        python = middle(rounds, lambda r, key=f"python_{players}": r.copies[key])  # type: ignore[misc]
        aimed = players == 2
        result = "reported" if not aimed else "reached" if python < 0.3 else "not reached"
        aim = "(aim: under 0.3 from Python)" if aimed else ""
        what = f"a copy in mid-card with {players} players, µs"
        rows.append(Row(what, f"{python:.2f} from Python", f"{inside:.3f} inside", "", aim, result))
    return rows


def kingdomino_rows(rounds: list[Round]) -> list[Row]:
    """Both programs play the same game and ask alike, so that they are compared game by game."""
    rows = []
    for bot in ("random", "greedy"):
        ratio = middle(rounds, lambda r, b=bot: of(r, f"c_{b}", "games") / of(r, b, "games"))  # type: ignore[misc]
        what = f"{bot} against itself, 2 players 5×5, both bonuses, games/s"
        c = f"C {game_rate(rounds, f'c_{bot}')}"
        rows.append(
            Row(
                what,
                game_rate(rounds, bot),
                c,
                f"{ratio:.2f} × its time",
                "at most 1.5",
                verdict(ratio <= 1.5),
            )
        )
    times = middle(rounds, lambda r: of(r, "random", "games") / of(r, "interpreted", "games"))
    rows.append(
        Row(
            "compiled against interpreted, random, games/s",
            game_rate(rounds, "random"),
            f"interpreted {game_rate(rounds, 'interpreted')}",
            f"{times:.0f} ×",
            "at least 40",
            verdict(times >= 40),
        )
    )
    for what, figures in (
        ("random with 3 players, games/s", "random_3"),
        ("random with 4 players, games/s", "random_4"),
        ("random in the Mighty Duel (7×7), games/s", "random_duel"),
        ("full-greedy against itself, games/s", "full_greedy"),
    ):
        rows.append(Row(what, game_rate(rounds, figures), "", "", "", "reported"))
    decisions = middle(rounds, lambda r: of(r, "policy", "decisions"))
    what = "trivial Python policy through `legal` and `apply`, decisions/s"
    rows.append(Row(what, f"{decisions:,.0f}", "", "", "", "reported"))
    return [*rows, *kingdomino_copies(rounds)]


def kingdomino_copies(rounds: list[Round]) -> list[Row]:
    rows = []
    for kind, label in (
        ("2", "2 players"),
        ("4", "4 players"),
        ("2_mighty_duel", "2 players in the Mighty Duel"),
    ):
        inside = middle(rounds, lambda r, k=kind: r.kingdomino["copies"][f"inside_{k}"])  # type: ignore[misc]
        python = middle(rounds, lambda r, k=kind: r.kingdomino["copies"][f"python_{k}"])  # type: ignore[misc]
        what = f"a copy half-way with {label}, µs"
        rows.append(Row(what, f"{python:.2f} from Python", f"{inside:.3f} inside", "", "", "reported"))
    return rows


def of(round: Round, which: str, unit: str) -> float:
    return rate(round.kingdomino[which], unit)


def game_rate(rounds: list[Round], which: str) -> str:
    return f"{middle(rounds, lambda r: of(r, which, 'games')):,.0f}"


def flat(memory: Figures) -> Row:
    grown = memory["grown_mb"]
    return Row(
        "memory after a million games, MB",
        f"{memory['before_mb'] + grown:.0f}",
        f"before {memory['before_mb']:.0f}",
        f"grown by {grown:.1f}",
        "at most 1",
        verdict(grown <= 1),
    )


def middle(rounds: list[Round], figure: Callable[[Round], float]) -> float:
    return median(figure(round) for round in rounds)


def rate(figures: Figures, unit: str) -> float:
    return figures[unit] / figures["cpu_s"]


def thousands(rounds: list[Round], unit: str, which: Callable[[Round], Figures]) -> str:
    return f"{middle(rounds, lambda r: rate(which(r), unit)):,.0f}"


def verdict(reached: bool) -> str:
    return "passed" if reached else "MISSED"


# Writing --------------------------------------------------------------------------------------------


def table(rows: list[Row]) -> str:
    head = Row("what", "Regat", "compared with", "ratio", "bar", "result")
    cells = [[r.what, r.ours, r.other, r.ratio, r.bar, r.result] for r in (head, *rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    lines = [
        f"| {' | '.join(text.ljust(width) for text, width in zip(row, widths, strict=True))} |"
        for row in cells
    ]
    lines.insert(1, f"|{'|'.join('-' * (width + 2) for width in widths)}|")
    return "\n".join(lines)


def page(tables: Mapping[str, str]) -> str:
    version = subprocess.run([compiler(), "--version"], check=True, capture_output=True, text=True).stdout
    return f"""# Benchmarks

Written by `python bench/run.py --write`; `make bench` measures without writing.

All figures are from the same run on one core. The engine and the plain C programs (the lower bound)
alternate; each figure is the median over rounds, each ratio the median of per-round ratios. Times are CPU
times. The ratios matter; the absolute figures depend on the machine.

Measured on {date.today().isoformat()}: {platform.system()} on {platform.machine()}, Python
{platform.python_version()}, {version.splitlines()[0]}.

## Dominion

`bench/dominion_limit.c`: 18 cards, two players, stepped decision by decision in plain C, with no events, no
editions, no information hidden or remembered.

{tables["Dominion"]}

- A *game* of Big Money with Smithy asks more often here than in the C program, which plays Treasures
  automatically and ends a turn when no Buy is left: about 103 decisions against 43. Random play is compared
  by decision.
- The *Python policy* answers `legal[n % len(legal)]` for the n-th decision; only that loop is timed.
- *In mid-card* is a Militia doubled by Throne Room, one pick into the first victim's discard, 25 cards a
  player. *Inside* copies from table to table, *from Python* is `game.copy()` with all that it allocates.

## Kingdomino

`bench/kingdomino_limit.c`: two players, 5×5, both bonuses, on bitboards in plain C. Its greedy takes the
first of several best answers, ours one of them at random.

{tables["Kingdomino"]}

- *Half-way*: when half of the pile has been drawn.
"""


if __name__ == "__main__":
    sys.exit(main())
