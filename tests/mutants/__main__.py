"""Try every mutant of the rules.

    python -m tests.mutants                     all of them
    python -m tests.mutants --game kingdomino   those of one game
    python -m tests.mutants --only table.py:12  those whose name begins so

Exit 1 if fewer than 95 % of a game's are noticed, if a survivor has no reason in survivors.toml, or if a
listed one is noticed after all.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import astuple
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

os.environ["REGAT_ENGINE"] = "interpreted"  # before anything of Regat is imported

from tests.mutants import rules, survivors, trial
from tests.mutants.mutations import Mutant, mutants, unchanged
from tests.mutants.proofs import Proof, in_order, proofs
from tests.mutants.trial import Verdict

ENOUGH = 0.95
BUILD = rules.ROOT / "build"
TIMEOUT = 900.0  # seconds for one mutant, however busy the machine is


def main() -> int:
    parser = argparse.ArgumentParser(description="Try every mutant of the rules.")
    parser.add_argument("--game", choices=rules.MODULES, help="mutants of this game only")
    parser.add_argument(
        "--only", default="", metavar="NAME", help="mutants whose name begins so, e.g. table.py:12"
    )
    parser.add_argument("--scenarios", action="store_true", help="scenarios alone, no tests")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    reasons = survivors.excused()
    everyone = mutants()
    chosen = [
        mutant
        for mutant in everyone
        if mutant.name.startswith(args.only) and args.game in (None, mutant.game)
    ]
    games = {mutant.game for mutant in chosen}
    start = time.monotonic()
    known = proofs(games)
    print(f"{len(known)} scenarios, {len(chosen)} mutants", flush=True)
    judge = partial(trial.judge, also_tests=not args.scenarios)
    as_they_are = [unchanged(modules[0]) for game, modules in rules.MODULES.items() if game in games]
    for _, verdict in tried(as_they_are, known, judge, workers=1):
        if verdict.by:
            print(f"the rules as they are fail {verdict.which}: no mutant can be judged")
            return 1
    verdicts = {}
    for mutant, verdict in tried(chosen, known, judge, args.workers):
        verdicts[mutant.identity] = verdict
        progress(len(verdicts), len(chosen), start)
    progress(0, 0, start)
    return report(chosen, verdicts, reasons, survivors.unknown(reasons, everyone))


# Trying ---------------------------------------------------------------------------------------------


def tried(
    chosen: list[Mutant], known: list[Proof], judge: Callable[..., None], workers: int
) -> Iterator[tuple[Mutant, Verdict]]:
    """Each mutant with its verdict, as they come in; every trial is a fork of this process."""
    waiting = list(reversed(chosen))
    running: dict[Connection, tuple[Mutant, BaseProcess, float]] = {}
    fork = get_context("fork")
    while waiting or running:
        while waiting and len(running) < workers:
            mutant = waiting.pop()
            ours, theirs = fork.Pipe(duplex=False)
            process = fork.Process(target=judge, args=(mutant, in_order(mutant, known), theirs))
            process.start()
            theirs.close()
            running[ours] = mutant, process, time.monotonic() + TIMEOUT
        for ready in wait(list(running), timeout=1):
            assert isinstance(ready, Connection)
            mutant, done, _ = running.pop(ready)
            yield mutant, verdict_of(ready)
            done.join()
        for ours, (mutant, stuck, end) in list(running.items()):
            if time.monotonic() > end:
                stuck.kill()
                del running[ours]
                yield mutant, Verdict("crash", "it did not end")


def verdict_of(connection: Connection) -> Verdict:
    try:
        verdict = connection.recv()
    except EOFError:
        return Verdict("crash", "its process died")
    assert isinstance(verdict, Verdict)
    return verdict


def progress(done: int, total: int, start: float) -> None:
    if not sys.stderr.isatty():
        return
    text = ""
    if total:
        filled = 30 * done // total
        text = f"{'█' * filled}{'░' * (30 - filled)} {done}/{total}, {time.monotonic() - start:.0f} s"
    print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


# Telling --------------------------------------------------------------------------------------------


def report(
    chosen: list[Mutant],
    verdicts: dict[survivors.Identity, Verdict],
    reasons: dict[survivors.Identity, str],
    unknown: list[survivors.Identity],
) -> int:
    alive = [mutant for mutant in chosen if not verdicts[mutant.identity].by]
    unexcused = [mutant for mutant in alive if mutant.identity not in reasons]
    caught = [mutant for mutant in chosen if mutant.identity in reasons and verdicts[mutant.identity].by]
    for mutant in unexcused:
        print(f"survived without a reason: {mutant.name}\n    {mutant.line}\n{survivors.entry(mutant)}")
    for mutant in caught:
        print(f"listed as a survivor, but noticed by {verdicts[mutant.identity].which}: {mutant.name}")
    for identity in unknown:
        print(f"listed as a survivor, but no mutant: {identity}")
    write_down(chosen, verdicts)
    shares = [
        summary(game, [verdicts[mutant.identity] for mutant in chosen if mutant.game == game])
        for game in rules.MODULES
        if any(mutant.game == game for mutant in chosen)
    ]
    print(f"{len(alive)} survived, {len(unexcused)} of them without a reason")
    return 1 if unexcused or caught or unknown or min(shares, default=1) < ENOUGH else 0


def summary(game: str, verdicts: list[Verdict]) -> float:
    """Say how a game's mutants fared; the share that was noticed."""
    by = Counter(verdict.by for verdict in verdicts if verdict.by)
    share = by.total() / len(verdicts)
    noticed = ", ".join(f"{count} by {item}" for item, count in sorted(by.items()))
    print(f"{game}: {len(verdicts)} mutants, {by.total()} noticed ({share:.1%}; {noticed})")
    return share


def write_down(chosen: list[Mutant], verdicts: dict[survivors.Identity, Verdict]) -> None:
    """Write the verdict on every mutant to build/."""
    BUILD.mkdir(exist_ok=True)
    rows = [(mutant.name, mutant.line, *astuple(verdicts[mutant.identity])) for mutant in chosen]
    text = "".join("\t".join(row) + "\n" for row in rows)
    (BUILD / "mutants.tsv").write_text(text, "utf-8")


if __name__ == "__main__":
    sys.exit(main())
