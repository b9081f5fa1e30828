"""The trial of one mutant: in a process of its own, the scenarios first, then the tests."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import Loader
from importlib.machinery import ModuleSpec
from multiprocessing.connection import Connection
from types import CodeType, ModuleType

import pytest

import regat
from regat.scenarios import Scenario
from tests.mutants import rules
from tests.mutants.mutations import Mutant

SECONDS = 5  # of a scenario; it takes milliseconds on the rules as they are
TEST_SECONDS = 30  # of a test; the longest takes five
MEMORY = 2 << 30
# Quick tests of the rules, by game. Not among them: those that compare two copies of the same rules (both
# engines, the generated files), of which a mutant has only one.
TESTS = {
    "dominion": (
        "test_cards.py",
        "test_events.py",
        "test_tables.py",
        "test_set_up.py::test_the_box_has_500_cards",
        "test_properties.py::test_every_set_of_a_hand_can_be_discarded_to_cellar_in_exactly_one_way",
        "test_properties.py::test_ten_throne_rooms_and_ten_vassals_nest",
        "test_properties.py::test_the_most_throne_rooms_there_can_be_nest",
        "test_properties.py::test_cards_are_conserved_and_random_games_end",
    ),
    "kingdomino": (
        "test_tables.py",
        "test_actions.py",
        "test_gains.py",
        "test_policies.py",
        "test_dominoes.py::test_each_colour_has_two_kings_and_they_are_in_play_with_two_players",
        "test_dominoes.py::test_a_set_up_follows_the_table",
        "test_dominoes.py::test_any_domino_can_be_in_the_first_line",
        "test_dominoes.py::test_every_order_of_the_kings_is_equally_likely",
    ),
}
REMEMBERED = (  # all that has the rules in mind
    *("regat.dominion", "regat.kingdomino", "regat.scenarios", "regat.bots", "regat.lab"),
    *("tests.dominion", "tests.kingdomino"),
)


@dataclass(frozen=True)
class Verdict:
    """What noticed a mutant, and which scenario or test it was; nothing: it survived."""

    by: str = ""
    which: str = ""


class TooLong(BaseException):
    """The mutant goes round in circles."""


def judge(mutant: Mutant, scenarios: Sequence[Scenario], answer: Connection, *, also_tests: bool) -> None:
    """Try the mutant in this process, which is to end afterwards."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGVTALRM, _stop)
    with (
        open(os.devnull, "w") as nowhere,
        contextlib.redirect_stdout(nowhere),
        contextlib.redirect_stderr(nowhere),
    ):
        verdict = _by_scenarios(mutant, scenarios)
        if also_tests and not verdict.by:
            verdict = _by_tests(mutant.game)
        answer.send(verdict)


def _by_scenarios(mutant: Mutant, scenarios: Sequence[Scenario]) -> Verdict:
    _forget_rules()
    for name, code in mutant.code().items():
        sys.meta_path.insert(0, Changeling(name, code))
    try:
        with _at_most(SECONDS):
            from regat.scenarios import run
    except (Exception, TooLong) as error:
        return Verdict("import", repr(error))
    for scenario in scenarios:
        try:
            with _at_most(SECONDS):
                passed = run(scenario).passed
        except (Exception, TooLong):
            passed = False
        if not passed:
            return Verdict("scenario", scenario.name)
    return Verdict()


def _by_tests(game: str) -> Verdict:
    watch = Watch()
    options = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", f"--rootdir={rules.ROOT}"]
    chosen = [str(rules.ROOT / "tests" / game / test) for test in TESTS[game]]
    code = pytest.main([*options, *chosen], plugins=[watch])
    return Verdict() if code == pytest.ExitCode.OK else Verdict("test", watch.failed)


class Watch:
    """Sees which test fails, and stops one that does not end."""

    failed = "collection"

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        with _at_most(TEST_SECONDS):
            yield

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


class Changeling(Loader):
    """Serves the mutant in the place of its module."""

    def __init__(self, name: str, code: CodeType) -> None:
        self.name, self.code = name, code

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        return ModuleSpec(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)  # the mutant itself


def _forget_rules() -> None:
    """Let all modules that use the rules be imported again."""
    for name in list(sys.modules):
        if name.startswith(REMEMBERED):
            del sys.modules[name]
            if name.count(".") == 1:
                home = regat if name.startswith("regat.") else sys.modules["tests"]
                vars(home).pop(name.partition(".")[2], None)


@contextlib.contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """CPU seconds, so that a busy machine condemns nobody."""
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _stop(_: int, __: object) -> None:
    raise TooLong
