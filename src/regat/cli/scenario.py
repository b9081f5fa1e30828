"""`regat scenario`: run rule scenarios on either engine, or on both and compare."""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict
from itertools import zip_longest
from pathlib import Path

from regat.exit_codes import FAILED, OK
from regat.kernel import engine
from regat.kernel.errors import BadScenario, RegatError
from regat.scenarios import Outcome, read
from regat.scenarios import run as run_scenario
from regat.scenarios.document import files
from regat.terminal.help_text import HelpText

BOTH = "both"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE", help=HelpText("help-scenario-files"))
    parser.add_argument(
        "--engine",
        choices=("interpreted", "compiled", BOTH),
        help=HelpText("help-scenario-engine"),
    )
    parser.add_argument("--json", action="store_true", help=HelpText("help-scenario-json"))
    parser.add_argument("--quiet", action="store_true", help=HelpText("help-scenario-quiet"))


def run(args: argparse.Namespace) -> int:
    if args.engine is None or args.engine == engine.name():
        found = run_here(args.paths)
    else:
        found = run_on_both(args.paths) if args.engine == BOTH else run_on_engine(args.paths, args.engine)
    return report(found, as_json=args.json, quiet=args.quiet)


def run_here(paths: list[Path]) -> Iterator[Outcome]:
    """Run everything on the engine of this process."""
    for path in list(files(paths)):
        for scenario in read(path):
            if isinstance(scenario, BadScenario):
                yield Outcome(str(path), f"error: {scenario}")
            else:
                yield run_scenario(scenario)


def run_on_engine(paths: list[Path], name: str) -> Iterator[Outcome]:
    """Run everything on another engine, which needs a process of its own."""
    wanted = [str(path) for path in files(paths)]
    command = [sys.executable, "-m", "regat", "scenario", "--json", *wanted]
    environment = {**os.environ, engine.VARIABLE: name}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None, "stdout is a pipe"
        for line in process.stdout:
            found = json.loads(line)
            yield Outcome(found["scenario"], found["reason"], tuple(found["trail"]))
    if process.returncode not in (OK, FAILED):
        raise RegatError(f"the {name} engine could not run the scenarios")


def run_on_both(paths: list[Path]) -> Iterator[Outcome]:
    """Run everything on both engines; a difference between them is a failure."""
    both = (run_on_engine(paths, "interpreted"), run_on_engine(paths, "compiled"))
    for slow, fast in zip(*both, strict=True):
        if slow.reason == fast.reason and slow.trail != fast.trail:
            steps = enumerate(zip_longest(slow.trail, fast.trail))
            step = next(number for number, (one, other) in steps if one != other)
            yield Outcome(slow.scenario, f"the engines differ after answer {step}", slow.trail)
        elif slow.reason != fast.reason:
            said = f"interpreted: {slow.reason or 'passed'}; compiled: {fast.reason or 'passed'}"
            yield Outcome(slow.scenario, f"the engines differ: {said}", slow.trail)
        else:
            yield slow


def report(found: Iterator[Outcome], *, as_json: bool, quiet: bool) -> int:
    """Print a line for each scenario, failures with their reason, and the count."""
    passed = failed = 0
    for outcome in found:
        passed += outcome.passed
        failed += not outcome.passed
        if as_json:
            print(json.dumps(asdict(outcome)))
        elif not outcome.passed:
            print(f"FAIL {outcome.scenario}\n     {outcome.reason}")
        elif not quiet:
            print(f"ok   {outcome.scenario}")
    if not as_json:
        print(f"{passed} passed, {failed} failed")
    return FAILED if failed else OK
