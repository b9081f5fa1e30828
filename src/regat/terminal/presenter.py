"""Presenter: how one game is shown and read at the terminal. Each game has its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from regat.bots import registry
from regat.bots.suggestions import Suggestion
from regat.games import AnyGame
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.kernel.game import Game
from regat.kernel.match import Match
from regat.terminal.layout import Lines, unwrapped
from regat.terminal.localized import RichTranslator
from regat.terminal.screen import Area
from regat.words.game_words import GameWords, game_words

G = TypeVar("G", bound=Game)


class InputError(Exception):
    """What was typed is not an answer; `message` says what is, in the player's language."""

    def __init__(self, message: Text) -> None:
        super().__init__(message.plain)
        self.message = message


@dataclass(frozen=True, slots=True)
class ViewContext(Generic[G]):
    """What somebody sees: a game from a seat, and the choice of that seat, if it has one."""

    game: G
    seat: int | None  # None: as a spectator
    choice: Choice | None = None
    page: int = 0  # of answers, where they do not all fit on the screen
    preview: str = ""  # an answer that is shown on the table before it is submitted


class Presenter(ABC, Generic[G]):
    """The screens of a game in one language."""

    game: ClassVar[str]
    quick_keys: ClassVar[Mapping[str, str]] = {}  # letter -> name of a `key-` message
    has_secrets: ClassVar[bool]  # whether people at one terminal look away while another person answers

    def __init__(self, translate: RichTranslator) -> None:
        self.translate = translate

    @property
    def words(self) -> GameWords:
        return game_words(self.game)

    # Screens ----------------------------------------------------------------------------------------

    @abstractmethod
    def title(self, game: G) -> Text:
        """The game and its set-up in one line."""

    @abstractmethod
    def lines(self, context: ViewContext[G], room: Area) -> Lines:
        """The table, the end of the log, the prompt and the numbered answers."""

    def draw(self, context: ViewContext[G], room: Area) -> RenderableType:
        """The same as something that can be printed and never exceeds the room."""
        return unwrapped(self.lines(context, room)[: room.height], room.width)

    @abstractmethod
    def overview(self, context: ViewContext[G]) -> RenderableType:
        """Everything that is visible to this seat, however long."""

    def log_lines(self, events: Sequence[Event]) -> Lines:
        """What happened, one line for each event."""
        return [self.translate(self.words.event(event)) for event in events]

    @abstractmethod
    def explain(self, context: ViewContext[G], about: str) -> RenderableType:
        """The prompt and how to answer it; or an explanation of something, by its name."""

    @abstractmethod
    def result(self, match: Match[G]) -> RenderableType:
        """How the game ended."""

    def answer_text(self, answer: str) -> Text:
        """An answer in record notation as a person would say it."""
        return self.translate(self.words.answer(answer))

    # Input ------------------------------------------------------------------------------------------

    def read(self, text: str, context: ViewContext[G]) -> str:
        """The answer that was typed, in record notation; InputError if it is not one."""
        if not text.strip() and (default := self.default(context)) is not None:
            return default
        return self.parse(text, context)

    @abstractmethod
    def parse(self, text: str, context: ViewContext[G]) -> str:
        """The answer in a text: a number, a name or record notation; InputError if it is not one."""

    def refusal(self, answer: str, context: ViewContext[G]) -> Text:
        """Why an answer in record notation is illegal now."""
        return self.translate(self.words.refusal(context.game, answer))

    def completions(self, context: ViewContext[G]) -> list[str]:
        """What may be typed in words."""
        return []

    def default(self, context: ViewContext[G]) -> str | None:
        """The answer that Enter alone submits: the only one there is."""
        options = context.choice.options if context.choice else ()
        return str(options[0]) if len(options) == 1 else None

    def quick_answer(self, key: str, context: ViewContext[G]) -> str | None:
        """The answer behind one of the game's quick keys, by its name; None if it means nothing now."""
        return None

    def confirms(self, answer: str, context: ViewContext[G]) -> bool:
        """Whether an answer is previewed on the table before it is submitted."""
        return False

    def pages(self, context: ViewContext[G], room: Area) -> int:
        """How many pages of answers there are."""
        return 1

    # Bots -------------------------------------------------------------------------------------------

    def bot_answer(self, bot: str, seed: int, game: AnyGame, choice: Choice) -> str:
        """A bot's answer, from what its seat may know."""
        seat = choice.seat
        chosen: str = registry.make(game.name, bot, seed).choose(game.view(seat), game.memory(seat), choice)
        return chosen

    def suggestions(self, context: ViewContext[G]) -> tuple[Suggestion, ...]:
        """What the strongest bot would answer, the best first."""
        game: AnyGame = context.game
        choice = context.choice
        assert choice, "suggestions are for the seat that is asked"
        seat = choice.seat
        return registry.suggest(game.name, registry.ADVISER, 0, game.view(seat), game.memory(seat), choice)
