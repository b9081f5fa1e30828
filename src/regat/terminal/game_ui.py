"""A box: what it takes to begin a game, to go on with one, and to show it."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from regat.kernel.chance import Seeded
from regat.kernel.game import Game
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.scenarios.document import Scenario, Value
from regat.terminal.localized import RichTranslator
from regat.terminal.player import Player
from regat.terminal.presenter import Presenter
from regat.terminal.screen import Screen

G = TypeVar("G", bound=Game)


class Given(Protocol[G]):
    """A scenario in progress."""

    game: G

    def answer(self, text: str) -> None: ...
    def differs(self, then: Mapping[Value, Value]) -> str: ...


class GameUi(ABC, Generic[G]):
    """One of the two games, as it comes to the table."""

    name: ClassVar[str]
    most_players: ClassVar[int]
    bots: ClassVar[tuple[str, ...]]
    usual_bot: ClassVar[str]

    @abstractmethod
    def begin(self, args: argparse.Namespace, seats: Sequence[Player], seed: int, screen: Screen) -> Match[G]:
        """A new match as the options say."""

    @abstractmethod
    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game is not for."""

    @abstractmethod
    def check_bot(self, bot: str) -> None:
        """Refuse a bot that there is not."""

    @abstractmethod
    def follow(self, before: Match[G]) -> Match[G]:
        """The next match at the same table; the rules say who may start."""

    @abstractmethod
    def replay(self, record: Record) -> Match[G]:
        """The match of a record."""

    @abstractmethod
    def given(self, scenario: Scenario) -> Given[G]:
        """A scenario's position, to be played from."""

    def puzzle(self, scenario: Scenario) -> Match[G]:
        """A match that begins with a scenario's position."""
        game = self.given(scenario).game
        return Match(lambda _: game, Seeded(1))

    def solved(self, scenario: Scenario, answers: Sequence[str]) -> bool:
        """Whether these answers lead to what the scenario says must follow."""
        play = self.given(scenario)
        for answer in answers:
            play.answer(answer)
        return not play.differs(scenario.then)

    @abstractmethod
    def desk(self, voice: RichTranslator) -> Presenter[G]:
        """How it looks."""


def next_seed(before: Match[G]) -> int:
    """The seed of the game after one."""
    chance = before.chance
    assert isinstance(chance, Seeded), "a game at the terminal has a plain seed"
    return chance.seed + 1
