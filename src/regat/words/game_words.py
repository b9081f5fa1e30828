"""The words of a game: what its module `words` offers the screens and the server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

from regat import games
from regat.games import AnyGame, AnyView
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.words.message import Message

OWNER = -1  # a reader who knows of each event what its own player knows: for replays with open hands
DECLINING = ("decline", "end")  # verbs of options by which nothing more is done


class Narrator(ABC):
    """The log of one game as messages. It grows with the game; its last lines may still change."""

    @abstractmethod
    def catch_up(self, game: AnyGame) -> int:
        """Add what has happened since; the number of the first line that is new or has changed."""

    @abstractmethod
    def line(self, number: int, reader: int | None) -> Message:
        """A line as a seat may know it; None: as everybody may."""

    @abstractmethod
    def is_public(self, number: int) -> bool:
        """Whether a line is the same for all readers."""

    @abstractmethod
    def __len__(self) -> int: ...


class EventNarrator(Narrator):
    """One line for each event."""

    def __init__(self, words: GameWords) -> None:
        self._words = words
        self._events: dict[int | None, list[Event]] = {}  # by reader, as many for each

    def catch_up(self, game: AnyGame) -> int:
        first = len(self)
        for reader in (None, *range(game.players)):
            self._events.setdefault(reader, []).extend(game.events(reader, first))
        return first

    def line(self, number: int, reader: int | None) -> Message:
        if reader == OWNER:
            seat = self._events[None][number].seat
            reader = seat if seat in self._events else None
        return self._words.event(self._events[reader][number])

    def is_public(self, number: int) -> bool:
        return all(events[number] == self._events[None][number] for events in self._events.values())

    def __len__(self) -> int:
        return len(self._events.get(None, ()))


def decline_answer(choice: Choice) -> str | None:
    """The answer by which nothing (more) is done; None if something must be."""
    for option in choice.options:
        if option.verb in DECLINING:
            return str(option)
    return f"{choice.verbs[0]} nothing" if choice.min == 0 else None


class GameWords(ABC):
    """Everything that people read about one game, as messages of the catalogues."""

    topics: ClassVar[tuple[str, ...]] = ()  # of its rules: the messages `rule-<game>_<topic>`
    catalogues: ClassVar[tuple[Path, ...]] = ()  # folders with <language>/*.ftl, beside the common ones

    @abstractmethod
    def prompt(self, choice: Choice, view: AnyView) -> Message:
        """What a seat has to decide; of `view`, only what everybody sees is used."""

    @abstractmethod
    def answer(self, text: str, choice: Choice | None = None) -> Message:
        """An answer in record notation, as it would be written on a button."""

    def decline_answer(self, choice: Choice) -> str | None:
        """The answer by which nothing (more) is done; None if something must be."""
        return decline_answer(choice)

    def decline(self, choice: Choice) -> Message:
        """That answer, as it would be written on a button."""
        return Message("answer-decline")

    def refusal(self, game: AnyGame, answer: str) -> Message:
        """Why the seat that has to answer cannot give this answer."""
        return Message("refused-answer")

    @abstractmethod
    def event(self, event: Event) -> Message:
        """One event, as its reader may see it."""

    def narrate(self, events: Sequence[Event]) -> list[Message]:
        """The log of some events in a row, as their reader may see them."""
        return [self.event(event) for event in events]

    def narrator(self, first: AnyGame | None = None) -> Narrator:
        """An empty log, for a game that began with the position `first`."""
        return EventNarrator(self)


@cache
def game_words(name: str) -> GameWords:
    """The words of a game."""
    return games.spec(name).face("words", GameWords)


@cache
def topics_by_game() -> dict[str, tuple[str, ...]]:
    """The topics of each game's rules, in the order in which they are best read."""
    return {name: game_words(name).topics for name in games.names()}


def topics() -> tuple[str, ...]:
    """All topics, each as `<game>_<topic>`: the message `rule-<game>_<topic>`."""
    return tuple(f"{game}_{topic}" for game, some in topics_by_game().items() for topic in some)
