"""Measure the table server beside a bare Starlette and a Node `ws` peer that fan out as many bytes.

    python bench/server.py            a table with bars; exit 1 if one is missed
    python bench/server.py --quick    shorter and less exact
    python bench/server.py --write    also write the section of docs/benchmarks.md

The server has one core, the scripted clients another. All three take turns, round by round, and a ratio is
the median of the ratios of the rounds.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import median, quantiles
from typing import Any, TypeVar

from clients import SEATS, Echo, Move, Player, tables
from run import PAGE, ROOT, SERVER, WEB, Row, progress, table, verdict

PEER = ROOT / "bench" / "node_peer"
GAMES = ("dominion", "kingdomino")
SERVER_CORE, CLIENT_CORE = 0, 1
AT_ONCE = 25  # tables
WARM = 15  # moves of each of them until it counts: a server plays for days
MOVES = 50  # that count
ROUNDS = 11  # the same server takes up to a third more or less from one start to the next
IDLE = 2_000  # sockets
TABLES = IDLE // SEATS
PACE = 200  # moves a second
PACED_FOR = 15.0  # seconds
PATIENCE = 60.0  # seconds for any one part
SETTLING = 1.5  # seconds until what comes after connecting is over
MAX_CPU_RATIO, MAX_P99_MS, MAX_KB = 3.0, 10.0, 60.0
SHORT_LOG, LONG_LOG = 100, 2_000  # entries
MAX_LOG_RATIO = 1.25
LOG_TABLES, LOG_MOVES = 5, 200
NAMES = {"bare": "bare Starlette", "node": "Node"}

T = TypeVar("T")


@dataclass(frozen=True)
class Used:
    """What a process has used so far."""

    cpu_s: float
    kb: float


class Process:
    """A server, on its core."""

    def __init__(self, command: list[str]) -> None:
        self._child = subprocess.Popen(
            pinned(command, SERVER_CORE),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONWARNINGS": "ignore"},  # it ends without tidying up
        )
        self.port = int(self._line())

    def used(self) -> Used:
        assert self._child.stdin
        self._child.stdin.write("\n")
        self._child.stdin.flush()
        return Used(**json.loads(self._line()))

    def _line(self) -> str:
        assert self._child.stdout
        line = self._child.stdout.readline()
        if not line:
            raise SystemExit("a server did not start, or ended early")
        return line

    def stop(self) -> None:
        assert self._child.stdin
        self._child.stdin.close()
        try:
            self._child.wait(10)
        except subprocess.TimeoutExpired:
            self._child.kill()
            self._child.wait()


def pinned(command: list[str], core: int) -> list[str]:
    """The command on one core, where that can be asked for."""
    return ["taskset", "-c", str(core), *command] if two_cores() and shutil.which("taskset") else command


def two_cores() -> bool:
    return hasattr(os, "sched_setaffinity") and {SERVER_CORE, CLIENT_CORE} <= os.sched_getaffinity(0)


@contextmanager
def regat() -> Iterator[Process]:
    """The table server, with a database of its own on a real disk."""
    (ROOT / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "build", ignore_cleanup_errors=True) as folder:
        process = Process([sys.executable, str(ROOT / "bench" / "serving.py"), "regat", f"{folder}/bench.db"])
        try:
            yield process
        finally:
            process.stop()


@contextmanager
def peer(name: str, trace: list[list[list[int]]]) -> Iterator[Process]:
    """Who sends as many bytes: Starlette, or Node."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "trace.json"
        file.write_text(json.dumps(trace), "utf-8")
        command = (
            ["node", str(PEER / "peer.js"), str(file)]
            if name == "node"
            else [sys.executable, str(ROOT / "bench" / "serving.py"), "bare", str(file)]
        )
        process = Process(command)
        try:
            yield process
        finally:
            process.stop()


def has_node() -> bool:
    """Whether the peer can run: Node is there, and what it needs is installed or can be."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    if not (PEER / "node_modules" / "ws").exists():
        subprocess.run(["npm", "ci", "--silent", "--no-audit", "--no-fund"], cwd=PEER, check=False)
    return (PEER / "node_modules" / "ws").exists()


# Measuring ------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """Of each round, by name: µs of CPU a move; of each server, KB a socket; of the answers, ms each."""

    cpu: dict[str, dict[str, list[float]]] = field(default_factory=dict)
    frame: dict[str, float] = field(default_factory=dict)  # bytes of all frames of a move
    kb: dict[str, float] = field(default_factory=dict)
    ms: list[float] = field(default_factory=list)
    pace: float = 0.0
    log: tuple[float, float] = (0.0, 0.0)  # µs of CPU a move after a short and after a long log
    entries: int = LONG_LOG  # of the long log
    late: int = 0


async def play(process: Process, game: str) -> tuple[float, list[list[Move]]]:
    """µs of CPU a move of many tables at once, and the moves, with those before it counted."""
    players = []
    for player, cookies in await tables(process.port, game, AT_ONCE):
        await player.sit(process.port, cookies)
        players.append(player)
    await asyncio.sleep(SETTLING)
    spent = await counted(process, players)
    return spent, [player.moves for player in players]


async def echo(process: Process, made: list[list[Move]]) -> float:
    """µs of CPU a move of a peer that sends as many bytes."""
    rooms = [Echo(number, moves) for number, moves in enumerate(made)]
    for room in rooms:
        await room.sit(process.port)
    await asyncio.sleep(SETTLING / 3)
    return await counted(process, rooms)


async def counted(process: Process, those: list[Player] | list[Echo]) -> float:
    """µs of CPU a move, once the server is warm; then everybody leaves."""
    await moved(those, WARM)
    before = process.used()
    await moved(those, MOVES)
    spent = process.used().cpu_s - before.cpu_s
    for one in those:
        one.leave()
    return spent * 1e6 / (MOVES * len(those))


async def moved(those: list[Player] | list[Echo], moves: int) -> None:
    """So many moves of all. Clients never sleep meanwhile: waking them costs whoever sends to them."""
    for one in those:
        one.done.clear()
        one.most += moves
        one.answer()
    async with asyncio.timeout(PATIENCE):
        while not all(one.done.is_set() for one in those):
            await asyncio.sleep(0)


async def long_logs(process: Process, entries: int) -> tuple[float, float]:
    """µs of CPU a move after few and after many entries; the players decline, so that games do not end."""
    players = []
    for player, cookies in await tables(process.port, "dominion", LOG_TABLES):
        player.declines = True
        await player.sit(process.port, cookies)
        players.append(player)
    await asyncio.sleep(SETTLING)
    costs = []
    for target in (SHORT_LOG, entries):
        await moved(players, target - players[0].most)
        before = process.used()
        await moved(players, LOG_MOVES)
        costs.append((process.used().cpu_s - before.cpu_s) * 1e6 / (LOG_MOVES * len(players)))
    for player in players:
        player.leave()
    return costs[0], costs[1]


async def idle_and_paced(process: Process, figures: Figures, seconds: float) -> None:
    """Connect many sockets, weigh them, then let their tables play at a steady pace."""
    found = await tables(process.port, "kingdomino", TABLES)
    before = process.used()
    for player, cookies in found:
        await player.sit(process.port, cookies)
    await asyncio.sleep(SETTLING)
    figures.kb["regat"] = (process.used().kb - before.kb) / IDLE
    players = [player for player, _ in found]
    begun, moves = time.perf_counter(), int(PACE * seconds)
    for number in range(moves):
        await asyncio.sleep(max(0.0, begun + number / PACE - time.perf_counter()))
        figures.late += not players[number % TABLES].answer()
    took = time.perf_counter() - begun
    await asyncio.sleep(SETTLING)
    made = [move for player in players for move in player.moves]
    figures.ms = [(move.acked - move.sent) * 1000 for move in made if move.acked]
    figures.late += sum(not move.acked for move in made)
    figures.pace = len(figures.ms) / took
    for player in players:
        player.leave()


async def idle(process: Process) -> float:
    """KB of memory for each of many sockets of a peer."""
    before = process.used()
    rooms = [Echo(number, []) for number in range(TABLES)]
    for room in rooms:
        await room.sit(process.port)
    await asyncio.sleep(SETTLING / 3)
    kb = (process.used().kb - before.kb) / IDLE
    for room in rooms:
        room.leave()
    return kb


def measure(*, quick: bool, peers: list[str]) -> Figures:
    figures = Figures()
    for game in GAMES:
        figures.cpu[game] = {name: [] for name in ("regat", *peers)}
        for number in range(1 if quick else ROUNDS):
            progress(f"{game}: round {number + 1}")
            with regat() as process:
                cpu, made = run(play(process, game))
            figures.cpu[game]["regat"].append(cpu)
            trace = [[move.sizes for move in moves] for moves in made]
            sizes = [sum(move) for moves in trace for move in moves[WARM:]]
            figures.frame[game] = sum(sizes) / len(sizes)
            for name in peers:
                with peer(name, trace) as process:
                    figures.cpu[game][name].append(run(echo(process, made)))
    progress("long logs")
    with regat() as process:
        figures.entries = LONG_LOG // 4 if quick else LONG_LOG
        figures.log = run(long_logs(process, figures.entries))
    progress("idle sockets")
    for name in peers:
        with peer(name, [[] for _ in range(TABLES)]) as process:
            figures.kb[name] = run(idle(process))
    progress("many tables")
    with regat() as process:
        run(idle_and_paced(process, figures, PACED_FOR / 3 if quick else PACED_FOR))
    progress("")
    return figures


def run(what: Coroutine[Any, Any, T]) -> T:
    """Run what clients do, without pauses for the garbage that they make."""
    gc.collect()
    gc.disable()
    try:
        return asyncio.run(what)
    finally:
        gc.enable()


# Telling --------------------------------------------------------------------------------------------


def rows(figures: Figures) -> list[Row]:
    found = []
    for game in GAMES:
        cpu = figures.cpu[game]
        ratio = ratio_of(cpu, "bare")
        what = f"CPU of a move at a table of four, durable, {game.capitalize()}, µs"
        ours, bare = median(cpu["regat"]), median(cpu["bare"])
        found.append(
            Row(
                what,
                f"{ours:.0f}",
                f"bare Starlette {bare:.0f}",
                f"{ratio:.2f} ×",
                "at most 3",
                verdict(ratio <= MAX_CPU_RATIO),
            )
        )
        if "node" in cpu:
            node = f"Node {median(cpu['node']):.0f}"
            found.append(Row(what, f"{ours:.0f}", node, f"{ratio_of(cpu, 'node'):.2f} ×", "", "reported"))
    short, long = figures.log
    found.append(
        Row(
            f"CPU of a move after {figures.entries:,} entries, Dominion, µs",
            f"{long:.0f}",
            f"after {SHORT_LOG} entries {short:.0f}",
            f"{long / short:.2f} ×",
            "the same",
            verdict(long / short <= MAX_LOG_RATIO),
        )
    )
    others = ", ".join(f"{told} {figures.kb[n]:.0f}" for n, told in NAMES.items() if n in figures.kb)
    kb = figures.kb["regat"]
    found.append(
        Row(
            f"memory of each of {IDLE:,} idle sockets, KB",
            f"{kb:.0f}",
            others,
            "",
            "under 60",
            verdict(kb < MAX_KB),
        )
    )
    what = f"answer to acknowledgement, {TABLES} tables at {PACE} moves/s, ms"
    cuts = quantiles(figures.ms, n=100)
    late = f", {figures.late} late" if figures.late else ""
    told = f"p50 {cuts[49]:.1f}, p99 {cuts[98]:.1f}"
    reached = cuts[98] < MAX_P99_MS and not figures.late
    found.append(
        Row(what, told, f"{figures.pace:.0f} moves/s made{late}", "", "p99 under 10", verdict(reached))
    )
    return found


def ratio_of(cpu: dict[str, list[float]], name: str) -> float:
    return median(ours / other for ours, other in zip(cpu["regat"], cpu[name], strict=True))


def section(text: str, figures: Figures, *, node: bool) -> str:
    version = ""
    if node:
        asked = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True)
        version = f", Node {asked.stdout.strip().removeprefix('v')}"
    bytes_ = " and ".join(f"{figures.frame[game]:,.0f} ({game.capitalize()})" for game in GAMES)
    return f"""{SERVER}

Written by `python bench/server.py --write`; `make bench-server` measures without writing. Measured on
{date.today().isoformat()}: {platform.system()} on {platform.machine()}, Python
{platform.python_version()}{version}.

The server has one core, scripted clients have another; loopback, no bots. *Bare Starlette* and Node with `ws`
(`bench/node_peer/`) fan out frames of the same sizes to as many sockets in the same run, and do nothing else:
no rules, no views, no store.

{text}

- *A move* is an answer, its durable commit in SQLite, four views and an acknowledgement, in five frames of
  together {bytes_} bytes. {AT_ONCE} tables play at once; the first {WARM} moves of each do not count. One
  start of a server differs from the next by up to a third, hence {ROUNDS} of each.
- *Idle sockets* sit at {TABLES} tables of Kingdomino, four at each; what a table itself takes is not counted.
- The pace is steady whatever the server does. *p99* depends on the disk and on who else uses the machine.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the table server beside two bare peers.")
    parser.add_argument("--quick", action="store_true", help="shorter and less exact")
    parser.add_argument("--write", action="store_true", help="also write the section of docs/benchmarks.md")
    args = parser.parse_args()
    node = has_node()
    if two_cores():
        os.sched_setaffinity(0, {CLIENT_CORE})
    figures = measure(quick=args.quick, peers=["bare", "node"] if node else ["bare"])
    found = rows(figures)
    text = table(found)
    print(f"Server\n\n{text}")
    if args.write:
        before, _, after = PAGE.read_text("utf-8").partition(SERVER)
        _, heading, web = after.partition(f"\n{WEB}")
        PAGE.write_text(f"{before.rstrip()}\n\n{section(text, figures, node=node)}{heading}{web}", "utf-8")
    return 1 if any(row.result == "MISSED" for row in found) else 0


if __name__ == "__main__":
    sys.exit(main())
