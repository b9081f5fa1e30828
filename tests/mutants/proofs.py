"""What may notice a mutant: the scenarios, each with the lines of the rules that it reaches."""

from __future__ import annotations

import sys
import time
from collections.abc import Collection
from dataclasses import dataclass
from types import FrameType
from typing import TYPE_CHECKING

from regat import scenarios
from regat.kernel.errors import BadScenario
from regat.scenarios.document import Value, files
from tests.mutants import rules
from tests.mutants.mutations import Mutant

if TYPE_CHECKING:
    from _typeshed import TraceFunction

FILES = rules.files()
Line = tuple[str, int]  # module, number


@dataclass(frozen=True)
class Proof:
    """A scenario, what it reaches, and how long it takes."""

    scenario: scenarios.Scenario
    reaches: frozenset[Line]
    words: frozenset[str]
    seconds: float


def proofs(games: Collection[str]) -> list[Proof]:
    """All scenarios of these games, run once on the rules as they are."""
    found = []
    for path in files([rules.ROOT / "rules" / game for game in sorted(games)]):
        for scenario in scenarios.read(path):
            if isinstance(scenario, BadScenario):
                raise scenario
            found.append(_proof(scenario))
    return found


def _proof(scenario: scenarios.Scenario) -> Proof:
    start = time.process_time()
    with Reached() as reached:
        outcome = scenarios.run(scenario)
    if not outcome.passed:
        raise BadScenario(f"{outcome.scenario}: {outcome.reason}")
    words = frozenset(_words((scenario.path, scenario.given, scenario.then, scenario.when)))
    return Proof(scenario, frozenset(reached.lines), words, time.process_time() - start)


def _words(value: Value) -> set[str]:
    return set("".join(char if char.isalnum() or char == "_" else " " for char in str(value)).split())


def in_order(mutant: Mutant, known: list[Proof]) -> list[scenarios.Scenario]:
    """The scenarios that can notice a mutant, the likeliest and quickest first."""
    fitting = [proof for proof in known if proof.scenario.game == mutant.game]
    if mutant.module not in rules.DATA:
        spot = {(mutant.module, number) for number in mutant.statement}
        fitting = [proof for proof in fitting if proof.reaches & spot]

    def likely(proof: Proof) -> tuple[bool, bool, float]:
        named = mutant.function in proof.words
        return not named, f"{mutant.function}.yaml" not in proof.scenario.path, proof.seconds

    return [proof.scenario for proof in sorted(fitting, key=likely)]


class Reached:
    """Notes which lines of the rules are carried out."""

    def __init__(self) -> None:
        self.lines: set[Line] = set()

    def __enter__(self) -> Reached:
        sys.settrace(self._enter)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _enter(self, frame: FrameType, _: str, __: object) -> TraceFunction | None:
        return self._note if frame.f_code.co_filename in FILES else None

    def _note(self, frame: FrameType, event: str, _: object) -> TraceFunction:
        if event == "line":
            self.lines.add((FILES[frame.f_code.co_filename], frame.f_lineno))
        return self._note
