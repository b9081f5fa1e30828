"""Scenarios of one game: what its module `scenarios` offers the runner, and helpers for its vocabulary."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Generic, Self, TypeVar

from regat.games import AnyGame
from regat.kernel.choice import Choice
from regat.kernel.errors import BadScenario
from regat.scenarios.document import Scenario, Value, check_keys, compare, mapping, seat_key, short

G = TypeVar("G", bound=AnyGame)
Check = Callable[[Value], str]  # what is wanted -> what differs, as `expected …, got …`


class Play(Generic[G]):
    """A scenario in progress. A game adds its own keys of `then` to those that every game has."""

    def __init__(self, game: G) -> None:
        self.game = game

    def answer(self, text: str) -> None:
        """Answer the pending choice; raises IllegalAnswer."""
        self.game.answer(text)

    def copy(self) -> Self:
        """An independent copy."""
        return type(self)(self.game.copy())

    def checks(self) -> Mapping[str, Check]:
        """The game's own keys of `then`."""
        return {}

    def seat_checks(self, seat: int) -> Mapping[str, Check]:
        """The keys under the number of a seat."""
        return {}

    def differs(self, then: Mapping[Value, Value]) -> str:
        """The first thing in `then` that does not hold, as `expected …, got …`; empty if all holds."""
        checks = {**_common_checks(self.game), **self.checks()}
        for key, wanted in then.items():
            if isinstance(key, int) and not isinstance(key, bool):
                difference = self._seat_differs(key, wanted)
            elif key in checks:
                difference = checks[str(key)](wanted)
            else:
                known = f"seats by number and {_listed(checks)}"
                raise BadScenario(f"then: unknown key {key!r}; known are {known}")
            if difference:
                return difference
        return ""

    def _seat_differs(self, seat: int, wanted: Value) -> str:
        if not 0 <= seat < self.game.players:
            raise BadScenario(f"then: there is no seat {seat}")
        checks = self.seat_checks(seat)
        for key, value in mapping(wanted, f"then: seat {seat}").items():
            if key not in checks:
                raise BadScenario(f"then: seat {seat} has no {key!r}")
            if difference := checks[str(key)](value):
                return difference
        return ""


class GameScenarios(ABC):
    """How one game reads `given` and checks `then`."""

    @abstractmethod
    def begin(self, scenario: Scenario) -> Play[AnyGame]:
        """The position that is given; BadSetup or BadScenario if it is impossible."""

    def check_series(self, scenario: Scenario) -> str:
        """What does not hold of a document about the points of several games."""
        raise BadScenario(f"{scenario.game} has no series")


def split_given(scenario: Scenario, known: Collection[str]) -> tuple[dict[str, Value], dict[int, Value]]:
    """What is given for the whole table by name, and for each seat by number."""
    rest: dict[str, Value] = {}
    seats: dict[int, Value] = {}
    for key, value in scenario.given.items():
        seat = seat_key(key)
        if isinstance(seat, int) and not isinstance(seat, bool):
            seats[seat] = value
            continue
        if key not in known:
            raise BadScenario(f"unknown key {key!r}; known are seats by number and {_listed(known)}")
        rest[str(key)] = value
    return rest, seats


def check_setup_keys(scenario: Scenario, allowed: Collection[str]) -> None:
    """With `setup: true` the game deals itself: only some keys may be given."""
    for key in scenario.given:
        if key not in allowed:
            raise BadScenario(f"{seat_key(key)!r} cannot be given with setup: true")


def _common_checks(game: AnyGame) -> dict[str, Check]:
    """The keys of `then` that every game has."""
    return {
        "scores": lambda wanted: _check_scores(game, wanted),
        "winners": lambda wanted: compare("winners", wanted, list(game.winners())),
        "over": lambda wanted: compare("over", wanted, game.over),
        "invalid": lambda wanted: "" if wanted is False else "invalid: the position was accepted",
    }


def value_checks(values: Mapping[str, object], of: str = "") -> dict[str, Check]:
    """Checks that compare one value each; `of` completes their names in messages."""
    return {name: partial(compare, name + of, got=value) for name, value in values.items()}


def choice_check(
    choice: Choice | None, known: Collection[str], check: Callable[[Choice, Mapping[Value, Value]], str]
) -> Check:
    """A check of the pending choice, which `none` says there must not be."""

    def differs(wanted: Value) -> str:
        if wanted in ("none", None):
            return "" if choice is None else f"choice: expected none, got {describe_choice(choice)}"
        keys = mapping(wanted, "then: choice")
        check_keys(keys, known, "then: choice")
        if choice is None:
            return f"choice: expected {dict(keys)}, got none: the game is over"
        return check(choice, keys)

    return differs


def describe_choice(choice: Choice) -> str:
    """A choice in a message."""
    options = ", ".join(str(option) for option in choice.options)
    return short(f"seat {choice.seat}'s choice of {choice.min} to {choice.max} by {choice.asker}: {options}")


def _check_scores(game: AnyGame, wanted: Value) -> str:
    if isinstance(wanted, dict):
        got = dict(enumerate(game.scores()))
        return compare("scores", wanted, {seat: got.get(seat) for seat in wanted})
    return compare("scores", wanted, list(game.scores()))


def _listed(keys: Collection[str]) -> str:
    return ", ".join(sorted(keys))
