"""What a game says over the wire: the interface that each game implements in its module `wire`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from regat import games
from regat.games import AnyGame
from regat.kernel.choice import Choice
from regat.server.protocol.parts import (
    CatalogueMessage,
    PrivateMessage,
    Prompt,
    Result,
    SetupMessage,
    Text,
    ViewMessage,
)

OWNER = -1  # a reader who knows of each event what its own player knows: for replays with open hands


class GameLog(ABC):
    """The log of one game, which grows with it: what an answer adds costs as much as it is long."""

    @abstractmethod
    def catch_up(self, game: AnyGame) -> int:
        """Add what has happened since; the index of the first line that is new or has changed."""

    @abstractmethod
    def lines(self, reader: int | None, first: int = 0) -> list[Text]:
        """The lines from `first` on, encoded, as a seat may know them; None: as everybody may."""

    @abstractmethod
    def is_public(self, first: int) -> bool:
        """Whether the lines from `first` on are the same for all readers."""

    @abstractmethod
    def __len__(self) -> int: ...


class GameWire(ABC):
    """A game's messages. A game is passed in as `AnyGame`; it is always the game that this belongs to."""

    setup: ClassVar[type[SetupMessage]]
    view: ClassVar[type[ViewMessage]]
    private: ClassVar[type[PrivateMessage] | None] = None

    @abstractmethod
    def catalogue(self) -> CatalogueMessage:
        """The components of the game, for clients to display."""

    # Set-ups ------------------------------------------------------------------------------------------

    @abstractmethod
    def check(self, setup: SetupMessage) -> None:
        """Raise BadSetup for a set-up with which no game can begin."""

    @abstractmethod
    def setup_of(self, game: AnyGame) -> SetupMessage:
        """What is played, as a table would be opened for it."""

    def starters(self, setup: SetupMessage, winners: Sequence[int]) -> tuple[int, ...]:
        """The seats that may start the next game of a series; none where the game itself decides."""
        return ()

    # Drafts: what players choose in turn before the game begins -----------------------------------------

    def draft_options(self, setup: SetupMessage, picks: Sequence[str]) -> tuple[str, ...]:
        """What may be picked next; nothing for a set-up without a draft, and when the draft is complete."""
        return ()

    def check_pick(  # noqa: B027 - most games have no draft
        self, setup: SetupMessage, picks: Sequence[str], pick: str
    ) -> None:
        """Raise BadSetup for something that cannot be picked next."""

    def with_draft(self, setup: SetupMessage, picks: Sequence[str]) -> SetupMessage:
        """The set-up after a draft."""
        return setup

    # What readers see -----------------------------------------------------------------------------------

    @abstractmethod
    def public_view(
        self, game: AnyGame, points: Sequence[int] | None = None, result: Result | None = None
    ) -> ViewMessage:
        """What everybody sees; `points` of each seat where the table shows them, `result` at the end."""

    def private_view(self, game: AnyGame, seat: int) -> PrivateMessage | None:
        """What a seat alone sees."""
        return None

    def hands(self, game: AnyGame) -> tuple[tuple[str, ...], ...]:
        """The hands of all seats, for replays."""
        return ()

    @abstractmethod
    def log(self, first: AnyGame | None = None) -> GameLog:
        """An empty log; of a game that began with the position `first`."""

    # Decisions ------------------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, game: AnyGame) -> Prompt:
        """The pending decision."""

    @abstractmethod
    def answer_text(self, answer: str, choice: Choice | None) -> Text:
        """An answer in record notation as text."""

    @abstractmethod
    def refusal(self, game: AnyGame, answer: str) -> Text:
        """Why the seat that has to answer cannot give this answer."""


@cache
def game_wire(name: str) -> GameWire:
    """The messages of a game."""
    return games.spec(name).face("wire", GameWire)


def game_wires() -> tuple[GameWire, ...]:
    """The messages of all games."""
    return tuple(game_wire(name) for name in games.names())
