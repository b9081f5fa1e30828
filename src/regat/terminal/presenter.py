"""A desk: how one game looks and reads at the terminal. Each game has its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from regat.bots.suggestions import Suggestion
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.kernel.game import Game
from regat.kernel.match import Match
from regat.terminal.localized import RichTranslator
from regat.terminal.screen import Room

G = TypeVar("G", bound=Game)


class InputError(Exception):
    """What was typed is no answer; `said` tells what is, in the player's language."""

    def __init__(self, said: Text) -> None:
        super().__init__(said.plain)
        self.said = said


@dataclass(frozen=True, slots=True)
class ViewContext(Generic[G]):
    """What somebody sees: a game from a seat, and what that seat is asked, if it is."""

    game: G
    seat: int | None  # None: as a watcher
    choice: Choice | None = None
    page: int = 0  # of answers, where they do not fit at once
    tried: str = ""  # an answer that is shown before it is given


class Presenter(ABC, Generic[G]):
    """The look of a game in one language."""

    hides: ClassVar[bool]  # whether seats have secrets, so that people at one terminal look away

    def __init__(self, voice: RichTranslator) -> None:
        self.voice = voice

    # What is shown ----------------------------------------------------------------------------------

    @abstractmethod
    def title(self, game: G) -> Text:
        """The game and its set-up in one line."""

    @abstractmethod
    def draw(self, look: ViewContext[G], room: Room) -> RenderableType:
        """The table, the end of the log, what is asked and the numbered answers, all within the room."""

    @abstractmethod
    def overview(self, look: ViewContext[G]) -> RenderableType:
        """Everything that is open to this seat, however long."""

    @abstractmethod
    def told(self, events: Sequence[Event]) -> list[Text]:
        """What happened, a line for each."""

    @abstractmethod
    def explain(self, look: ViewContext[G], about: str) -> RenderableType:
        """What is asked and how to answer it; or what is known about something, by its name."""

    @abstractmethod
    def result(self, match: Match[G]) -> RenderableType:
        """How the game ended."""

    @abstractmethod
    def spoken(self, answer: str) -> Text:
        """An answer in record notation as a person would say it."""

    # What is typed ----------------------------------------------------------------------------------

    @abstractmethod
    def read(self, text: str, look: ViewContext[G]) -> str:
        """The answer that was typed, by number, name or notation, in record notation; or Misread."""

    @abstractmethod
    def refusal(self, answer: str, look: ViewContext[G]) -> Text:
        """Why an answer in record notation is not possible now."""

    @abstractmethod
    def completions(self, look: ViewContext[G]) -> list[str]:
        """What may be typed in words."""

    def default(self, look: ViewContext[G]) -> str | None:
        """What Enter alone answers, if anything."""
        return None

    def quick(self, key: str, look: ViewContext[G]) -> str | None:
        """The answer behind a quick key of this game: `treasures`, `done`."""
        return None

    def confirms(self, answer: str, look: ViewContext[G]) -> bool:
        """Whether an answer is shown on the table before it is given."""
        return False

    def pages(self, look: ViewContext[G], room: Room) -> int:
        """How many pages of answers there are."""
        return 1

    # Bots -------------------------------------------------------------------------------------------

    @abstractmethod
    def bot_answer(self, bot: str, seed: int, game: G, choice: Choice) -> str:
        """What a bot answers, from what the asked seat may know."""

    @abstractmethod
    def advice(self, look: ViewContext[G]) -> tuple[Suggestion, ...]:
        """What the best bot would answer, the best first."""
