"""Running a scenario: the steps in order, what must follow, and an account of what did not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, Self

from regat.dominion import scenarios as dominion
from regat.kernel.errors import BadScenario, BadSetup, RegatError
from regat.kingdomino import scenarios as kingdomino
from regat.scenarios.document import Scenario, Step, Value


class Unmet(Exception):
    """Something expected did not hold."""


class Play(Protocol):
    """A scenario in progress, for either game."""

    @property
    def seat(self) -> int:
        """The seat that has to answer."""

    def answer(self, text: str) -> None:
        """Answer the pending choice; raises IllegalAnswer."""

    def fingerprint(self) -> str:
        """A digest of the table."""

    def forced(self) -> tuple[tuple[int, str], ...]:
        """What the engine has just carried out: (seat, answer)."""

    def copy(self) -> Self:
        """An independent twin."""

    def differs(self, then: Mapping[Value, Value]) -> str:
        """What of `then` does not hold, as `expected …, got …`; empty if all holds."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario ended: an empty reason is a pass."""

    scenario: str
    reason: str
    trail: tuple[str, ...] = ()  # digests of the table after each step, to compare two engines

    @property
    def passed(self) -> bool:
        return not self.reason


def run(scenario: Scenario) -> Outcome:
    """Run a scenario on the engine of this process."""
    trail: list[str] = []
    try:
        _run(scenario, trail)
    except Unmet as unmet:
        return Outcome(scenario.name, str(unmet), tuple(trail))
    except RegatError as error:
        return Outcome(scenario.name, f"error: {error}", tuple(trail))
    return Outcome(scenario.name, "", tuple(trail))


def _run(scenario: Scenario, trail: list[str]) -> None:
    if scenario.series is not None:
        if scenario.game != "kingdomino":
            raise BadScenario("only Kingdomino has series: a Dynasty")
        difference = kingdomino.check_series(scenario)
        if difference:
            raise Unmet("then: " + difference)
        return
    invalid = scenario.then.get("invalid", False)
    if not isinstance(invalid, bool):
        raise BadScenario(f"invalid must be true or false, not {invalid!r}")
    try:
        play: Play = (dominion if scenario.game == "dominion" else kingdomino).begin(scenario)
    except (BadSetup, BadScenario) as error:
        if invalid:
            return
        raise BadScenario(f"given: {error}") from None
    if invalid:
        raise Unmet("expected the position to be refused, but it was accepted")
    trail.append(play.fingerprint())
    _go_on(play, scenario.when, 1, play.forced(), scenario.then, trail)


def _go_on(
    play: Play,
    steps: tuple[Step, ...],
    place: int,
    forced: tuple[tuple[int, str], ...],
    then: Mapping[Value, Value],
    trail: list[str],
) -> None:
    """Take the steps from `place` on; `forced` is what the engine did and no step has spelt out yet."""
    for number in range(place, len(steps) + 1):
        step = steps[number - 1]
        if step.then is not None:
            _check(play, step.then, f"step {number}: ")
            continue
        if step.kind == "refused":
            _refuse(play, step, number)
            continue
        spelt = _spelt(step, forced)
        reason = _unfit(play, step)
        if spelt is not None and reason:
            forced = spelt
        elif spelt is not None:
            # It answers the pending choice, but it could also spell out what was done: try both.
            other, tried = play.copy(), list(trail)
            try:
                play.answer(step.text)
                tried.append(play.fingerprint())
                _go_on(play, steps, number + 1, play.forced(), then, tried)
            except (Unmet, RegatError) as first:
                try:
                    _go_on(other, steps, number + 1, spelt, then, trail)
                except (Unmet, RegatError):
                    raise first from None
                return
            trail[:] = tried
            return
        elif reason:
            raise BadScenario(f"step {number} ({step}): {reason}")
        else:
            _answer(play, step, number)
            forced = play.forced()
            trail.append(play.fingerprint())
    _check(play, then, "then: ")


def _answer(play: Play, step: Step, number: int) -> None:
    try:
        play.answer(step.text)
    except RegatError as error:
        raise BadScenario(f"step {number} ({step}): {error}") from None


def _unfit(play: Play, step: Step) -> str:
    """Why the step cannot answer the pending choice; empty if it can."""
    if play.seat < 0:
        return "the game is over"
    if step.seat is not None and step.seat != play.seat:
        return f"it is seat {play.seat}'s choice, not seat {step.seat}'s"
    try:
        play.copy().answer(step.text)
    except RegatError as error:
        return str(error)
    return ""


def _refuse(play: Play, step: Step, number: int) -> None:
    before = play.fingerprint()
    if step.seat is None or step.seat == play.seat:
        try:
            play.answer(step.text)
        except RegatError:
            if play.fingerprint() != before:
                raise Unmet(f"step {number}: the refused {step.text!r} changed the table") from None
            return
        raise Unmet(f"step {number}: expected {step.text!r} to be refused, but it is legal")


def _spelt(step: Step, forced: tuple[tuple[int, str], ...]) -> tuple[tuple[int, str], ...] | None:
    """What is left to spell out after this step; None if it spells out nothing."""
    for place, (seat, text) in enumerate(forced):
        if step.seat in (None, seat) and _sorted(step.text) == _sorted(text):
            return forced[place + 1 :]
    return None


def _sorted(text: str) -> list[str]:
    verb, _, rest = text.partition(" ")
    return [verb, *sorted(rest.split())]


def _check(play: Play, then: Mapping[Value, Value], place: str) -> None:
    difference = play.differs(then)
    if difference:
        raise Unmet(place + difference)
