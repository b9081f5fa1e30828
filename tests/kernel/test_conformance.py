"""The conformance suite: it passes a sound game and catches a faulty one."""

from __future__ import annotations

from typing import Self

import pytest

from regat.kernel.choice import Choice, Option
from regat.kernel.conformance import check_conformance
from regat.kernel.events import Event
from tests.kernel.nim import DONE, Nim, start, trio


@pytest.mark.parametrize("new", [start, trio])
def test_nim_conforms(new: type[Nim]) -> None:
    check_conformance(new, range(15))


class Faulty(Nim):
    """Nim with one fault; each class below has another."""

    def __init__(self, key: int) -> None:
        super().__init__(2, (5, 6, 7), key)


class Endless(Faulty):
    def take(self, pile: int, *, gamble: bool) -> None:
        super().take(pile, gamble=gamble)
        self.piles = (5, 6, 7)
        self.guarding = True


class NoChoice(Faulty):
    @property
    def choice(self) -> Choice | None:
        return None


class WrongSeat(Faulty):
    @property
    def seat(self) -> int:
        return -1 if self.over else 1 - self.turn


class Stuck(Faulty):
    @property
    def legal(self) -> tuple[int, ...]:
        return () if sum(self.piles) < 6 else super().legal


class HiddenOption(Faulty):
    """Offers in `choice` less than in `legal`."""

    @property
    def choice(self) -> Choice | None:
        choice = super().choice
        if choice is None or choice.min == 0:
            return choice
        return Choice(choice.seat, choice.asker, choice.options[1:], 1, 1)


class WrongOption(Faulty):
    """Offers in `choice` what is not in `legal`."""

    @property
    def legal(self) -> tuple[int, ...]:
        legal = super().legal
        return legal if self.over or DONE in legal else legal[1:]


class AnswersAnything(Faulty):
    def answer(self, text: str) -> None:
        if text.startswith(("take", "gamble", "guard")):
            super().answer(text)


class AppliesAnything(Faulty):
    def apply(self, action: int) -> None:
        if action in self.legal:
            super().apply(action)


class ChangedByRefusal(Faulty):
    def answer(self, text: str) -> None:
        self.roll()
        super().answer(text)


class SharedCopy(Faulty):
    def copy(self) -> Self:
        return self


class LooseCopy(Faulty):
    def copy(self) -> Self:
        copy = super().copy()
        copy.roll()
        return copy


class ForgetfulCopy(Faulty):
    def copy(self) -> Self:
        copy = super().copy()
        copy.happened = ()
        return copy


class OtherSetup(Faulty):
    count = 0

    def __init__(self, key: int) -> None:
        OtherSetup.count += 1
        super().__init__(key + OtherSetup.count)


class LateEvents(Faulty):
    """Shows an event of the past only later."""

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        happened = super().events(seat)
        return (happened if self.over else happened[1:])[since:]


class WrongLog(Faulty):
    """Writes down what was not picked."""

    def guard(self) -> None:
        super().guard()
        self.lines = (*self.lines[:-1], "guard nothing")


class RewrittenLog(Faulty):
    def guard(self) -> None:
        super().guard()
        self.lines = ("guard nothing",) * len(self.lines)


class IgnoredKey(Faulty):
    """Takes a key for a time of day."""

    count = 0

    def rekey(self, key: int) -> None:
        if hasattr(self, "die"):
            IgnoredKey.count += 1
            key += IgnoredKey.count
        super().rekey(key)


class NobodyWins(Faulty):
    def winners(self, among: object = None) -> tuple[int, ...]:
        return ()


class ChangingHeader(Faulty):
    """Describes the table of the moment instead of the set-up."""

    def header(self) -> dict[str, str]:
        return {"stones": " ".join(map(str, self.piles))}


class BadHeader(Faulty):
    def header(self) -> dict[str, str]:
        return {"chance": "plain 8"}


class EmptyOptions(Faulty):
    @property
    def choice(self) -> Choice | None:
        choice = super().choice
        return choice and Choice(choice.seat, choice.asker, (), 1, 1)


class TooMany(Faulty):
    @property
    def choice(self) -> Choice | None:
        choice = super().choice
        return choice and Choice(choice.seat, choice.asker, (Option("take", "left"),), 1, 9)


@pytest.mark.parametrize("fault", Faulty.__subclasses__())
def test_a_fault_is_caught_and_its_seed_named(fault: type[Faulty]) -> None:
    with pytest.raises(AssertionError, match=r"seed [0-9]"):
        check_conformance(fault, range(15), longest=500)
