"""Runs a scenario: its steps in order, then the check of what must follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from regat import games
from regat.games import AnyGame
from regat.kernel.errors import BadScenario, BadSetup, RegatError
from regat.scenarios.document import Scenario, ScenarioStep, Value, flag
from regat.scenarios.game_scenarios import GameScenarios, Play

Forced = tuple[tuple[int, str], ...]  # answers that the engine gave itself: seat and text


class Unmet(Exception):
    """Something expected did not hold."""


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
    vocabulary = games.spec(scenario.game).face("scenarios", GameScenarios)
    if scenario.series is not None:
        difference = vocabulary.check_series(scenario)
        if difference:
            raise Unmet("then: " + difference)
        return
    invalid = flag(scenario.then.get("invalid", False), "invalid")
    try:
        play = vocabulary.begin(scenario)
    except (BadSetup, BadScenario) as error:
        if invalid:
            return
        raise BadScenario(f"given: {error}") from None
    if invalid:
        raise Unmet("expected the position to be refused, but it was accepted")
    trail.append(play.game.fingerprint())
    _take_steps(play, scenario.when, 1, play.game.forced(), scenario.then, trail)


def _take_steps(
    play: Play[AnyGame],
    steps: tuple[ScenarioStep, ...],
    place: int,
    forced: Forced,
    then: Mapping[Value, Value],
    trail: list[str],
) -> None:
    """Take the steps from `place` on; `forced` is what the engine carried out and no step has named yet."""
    for number in range(place, len(steps) + 1):
        step = steps[number - 1]
        if step.then is not None:
            _check(play, step.then, f"step {number}: ")
            continue
        if step.kind == "refused":
            _refuse(play, step, number)
            continue
        left_over = _match_forced(step, forced)
        reason = _unfit(play, step)
        if left_over is not None and reason:
            forced = left_over
        elif left_over is not None:
            # The step answers the pending choice, but it could also name what the engine did: try both.
            other, tried = play.copy(), list(trail)
            try:
                play.answer(step.text)
                tried.append(play.game.fingerprint())
                _take_steps(play, steps, number + 1, play.game.forced(), then, tried)
            except (Unmet, RegatError) as first:
                try:
                    _take_steps(other, steps, number + 1, left_over, then, trail)
                except (Unmet, RegatError):
                    raise first from None
                return
            trail[:] = tried
            return
        elif reason:
            raise BadScenario(f"step {number} ({step}): {reason}")
        else:
            _answer(play, step, number)
            forced = play.game.forced()
            trail.append(play.game.fingerprint())
    _check(play, then, "then: ")


def _answer(play: Play[AnyGame], step: ScenarioStep, number: int) -> None:
    try:
        play.answer(step.text)
    except RegatError as error:
        raise BadScenario(f"step {number} ({step}): {error}") from None


def _unfit(play: Play[AnyGame], step: ScenarioStep) -> str:
    """Why the step cannot answer the pending choice; empty if it can."""
    if play.game.seat < 0:
        return "the game is over"
    if step.seat is not None and step.seat != play.game.seat:
        return f"it is seat {play.game.seat}'s choice, not seat {step.seat}'s"
    try:
        play.copy().answer(step.text)
    except RegatError as error:
        return str(error)
    return ""


def _refuse(play: Play[AnyGame], step: ScenarioStep, number: int) -> None:
    before = play.game.fingerprint()
    if step.seat is None or step.seat == play.game.seat:
        try:
            play.answer(step.text)
        except RegatError:
            if play.game.fingerprint() != before:
                raise Unmet(f"step {number}: the refused {step.text!r} changed the table") from None
            return
        raise Unmet(f"step {number}: expected {step.text!r} to be refused, but it is legal")


def _match_forced(step: ScenarioStep, forced: Forced) -> Forced | None:
    """What is left of `forced` after this step; None if the step names none of it."""
    for place, (seat, text) in enumerate(forced):
        if step.seat in (None, seat) and _sorted(step.text) == _sorted(text):
            return forced[place + 1 :]
    return None


def _sorted(text: str) -> list[str]:
    verb, _, rest = text.partition(" ")
    return [verb, *sorted(rest.split())]


def _check(play: Play[AnyGame], then: Mapping[Value, Value], place: str) -> None:
    difference = play.differs(then)
    if difference:
        raise Unmet(place + difference)
