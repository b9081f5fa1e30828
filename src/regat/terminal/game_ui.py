"""GameUi: what the terminal and the command line need from a game, as FACE in `regat.<game>.terminal`."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from regat import games
from regat.games import AnyGame, AnySetup, AnySpec
from regat.kernel.chance import HashRandom, Seeded, seed_key
from regat.kernel.errors import BadSetup
from regat.kernel.game import Game
from regat.kernel.match import Match
from regat.kernel.spec import Setup
from regat.kernel.table_meta import SeatedPlayer
from regat.terminal.menu import Menu
from regat.terminal.presenter import Presenter
from regat.terminal.reference import Reference
from regat.terminal.screen import Screen
from regat.words import Translator, user_error

G = TypeVar("G", bound=Game)
FIRST_STREAM = 6  # of the seed: who starts a rematch


class GameUi(ABC, Generic[G]):
    """One game at the terminal: how it is set up, shown and looked up."""

    name: ClassVar[str]
    options: ClassVar[tuple[str, ...]] = ()  # the set-up's own options, as they are called in a Namespace
    examples: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # command -> arguments that its help shows
    series_length: ClassVar[int] = 1  # games in a series, where the options ask for one
    series_name: ClassVar[str] = ""  # the key of its name
    reference: ClassVar[Reference] = Reference()  # what `regat show` knows

    @property
    def spec(self) -> AnySpec:
        return games.spec(self.name)

    @abstractmethod
    def presenter(self, words: Translator, names: Sequence[str]) -> Presenter[G]:
        """The game's screens in one language, for players with these names."""

    # Set-up -----------------------------------------------------------------------------------------

    def add_setup_options(self, group: argparse._ArgumentGroup) -> None:
        """Add the options of the set-up; each must be None unless it is given."""

    @abstractmethod
    def setup_from_options(self, args: argparse.Namespace, players: int) -> Setup:
        """The set-up that the options describe."""

    def choose_setup(self, args: argparse.Namespace, menu: Menu) -> None:
        """Ask for the set-up, and store the answers as options."""

    def is_series(self, args: argparse.Namespace) -> bool:
        """Whether the options ask for a series of games."""
        return False

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game is not for."""
        if players not in self.spec.players:
            raise user_error(BadSetup, f"error-players-{self.name}", given=str(players))

    def start(
        self, args: argparse.Namespace, players: Sequence[SeatedPlayer], seed: int, screen: Screen
    ) -> Match[G]:
        """A new match as the options describe it."""
        return self.spec.match(self.setup_from_options(args, len(players)), Seeded(seed))

    def change_setup(
        self, setup: AnySetup, players: Sequence[SeatedPlayer], screen: Screen, words: Translator
    ) -> AnySetup:
        """The set-up of a rematch after the players have changed what the rules let them change."""
        return setup

    def rematch(
        self, before: Match[G], players: Sequence[SeatedPlayer], screen: Screen, words: Translator
    ) -> Match[G]:
        """The next match between the same players; the rules say who may start it."""
        chance = before.chance
        assert isinstance(chance, Seeded), "a game at the terminal has a seed"
        seed = chance.seed + 1
        game: AnyGame = before.game
        setup = game.setup
        if may_start := self.spec.may_start(setup, before.winners()):
            setup = self.spec.with_first(setup, HashRandom(seed_key(seed, FIRST_STREAM)).pick(may_start))
        return self.spec.match(self.change_setup(setup, players, screen, words), Seeded(seed))


AnyUi = GameUi[Any]  # of a game whose name comes from a file or an option


def game_ui(name: str) -> AnyUi:
    """The terminal's face of a game."""
    return games.spec(name).face("terminal", GameUi)


def all_uis() -> list[AnyUi]:
    return [game_ui(name) for name in games.names()]
