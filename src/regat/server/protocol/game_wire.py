"""What a game says over the wire: the interface that each game implements in its module `wire`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar, NamedTuple

from regat import games
from regat.games import AnyGame
from regat.kernel.choice import Choice as GameChoice
from regat.kernel.choice import Option
from regat.server.protocol.parts import (
    CatalogueMessage,
    Choice,
    Ending,
    PrivateMessage,
    Prompt,
    SetupMessage,
    Text,
    ViewMessage,
    encode_once,
)
from regat.server.protocol.text import to_wire
from regat.words.game_words import DECLINING, GameWords, Narrator, game_words
from regat.words.message import Message

KEEP = "keep"  # the pick that changes nothing, where a game allows that; bots always pick it


class GameLog:
    """The log of one game, which grows with it: what an answer adds costs as much as it is long."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._lines: list[Text | None] = []  # None where readers read different things

    def catch_up(self, game: AnyGame) -> int:
        """Add what has happened since; the index of the first line that is new or has changed."""
        narrator = self._narrator
        first = narrator.catch_up(game)
        self._lines[first:] = [
            _line(narrator.line(number, None)) if narrator.is_public(number) else None
            for number in range(first, len(narrator))
        ]
        return first

    def lines(self, reader: int | None, first: int = 0) -> list[Text]:
        """The lines from `first` on, encoded, as a seat may know them; None: as everybody may."""
        return [
            line if line is not None else _line(self._narrator.line(number, reader))
            for number, line in enumerate(self._lines[first:], first)
        ]

    def is_public(self, first: int) -> bool:
        """Whether the lines from `first` on are the same for all readers."""
        return None not in self._lines[first:]

    def __len__(self) -> int:
        return len(self._lines)


@lru_cache(8192)  # most lines occur again and again
def _line(message: Message) -> Text:
    return encode_once(to_wire(message))


class SeriesFormat(NamedTuple):
    """A series that a set-up asks for: so many games, whose points are added up."""

    name: Text
    length: int


class GameWire(ABC):
    """A game's messages. A game is passed in as `AnyGame`; it is always the game that this belongs to."""

    setup: ClassVar[type[SetupMessage]]
    view: ClassVar[type[ViewMessage]]
    private: ClassVar[type[PrivateMessage] | None] = None

    @abstractmethod
    def catalogue(self) -> CatalogueMessage:
        """The components of the game, for clients to display."""

    def __init__(self) -> None:
        self._choices: dict[tuple[Option, int, str, str], Choice] = {}  # encoded

    # Set-ups ------------------------------------------------------------------------------------------

    @abstractmethod
    def check(self, setup: SetupMessage) -> None:
        """Raise BadSetup for a set-up with which no game can begin."""

    @abstractmethod
    def setup_of(self, game: AnyGame) -> SetupMessage:
        """What is played, as a table would be opened for it."""

    def series(self, setup: SetupMessage) -> SeriesFormat | None:
        """The series of games that a set-up asks for; None for single games."""
        return None

    def starters(self, setup: SetupMessage, winners: Sequence[int]) -> tuple[int, ...]:
        """The seats that may start the next game; none where the game itself decides."""
        return ()

    def next_setup(self, setup: SetupMessage, game: AnyGame) -> SetupMessage:
        """The set-up of the game that follows in a series, before its draft if it has one."""
        return setup

    # Drafts: what players choose in turn before the game begins -----------------------------------------

    def draft_options(
        self, setup: SetupMessage, picks: Sequence[str], *, later: bool = False
    ) -> tuple[str, ...]:
        """What may be picked next; nothing for a set-up without a draft, and when the draft is complete.

        `later`: before a later game of a series.
        """
        return ()

    def check_pick(  # noqa: B027 - most games have no draft
        self, setup: SetupMessage, picks: Sequence[str], pick: str
    ) -> None:
        """Raise BadSetup for something that cannot be picked next."""

    def with_draft(self, setup: SetupMessage, picks: Sequence[str]) -> SetupMessage:
        """The set-up after a draft."""
        return setup

    def pick_message(self, setup: SetupMessage, seat: int, pick: str) -> Message | None:
        """The line for a seat's pick, before the log of the game; None if there is none."""
        return None

    # What readers see -----------------------------------------------------------------------------------

    @abstractmethod
    def public_view(
        self, game: AnyGame, points: Sequence[int] | None = None, result: Ending | None = None
    ) -> ViewMessage:
        """What everybody sees; `points` of each seat where the table shows them, `result` at the end."""

    def private_views(self, game: AnyGame) -> tuple[PrivateMessage | None, ...]:
        """What each seat alone sees."""
        return (None,) * int(game.players)

    def hides_who_answers(self, game: AnyGame) -> bool:
        """Whether the others may not know which seat has to answer: being asked would show what it holds."""
        return False

    def hands(self, game: AnyGame) -> tuple[tuple[str, ...], ...]:
        """The hands of all seats, for replays."""
        return ()

    def log(self, first: AnyGame | None = None) -> GameLog:
        """An empty log; of a game that began with the position `first`."""
        return GameLog(self._words.narrator(first))

    # Decisions ------------------------------------------------------------------------------------------

    def prompt(self, game: AnyGame) -> Prompt:
        """The pending decision."""
        choice, words = game.choice, self._words
        assert choice, "somebody has to answer"
        decline = words.decline_answer(choice)
        offered = Counter(option for option in choice.options if option.verb not in DECLINING)
        answers = {option: self.whole_answer(option, choice) for option in offered}
        single = self.picks_one(choice)
        return Prompt(
            seat=choice.seat,
            asker=choice.asker,
            text=to_wire(words.prompt(choice, game.view(None))),
            min=min(choice.min, 1) if single else choice.min,
            max=min(1 if single else choice.max, offered.total()),
            choices=tuple(
                [self._choice(one, copies, answers[one], choice) for one, copies in offered.items()]
            ),
            answers=tuple(answers.values()) if single else (),
            decline=decline or "",
            decline_text=to_wire(words.decline(choice)) if decline else None,
        )

    def whole_answer(self, option: Option, choice: GameChoice) -> str:
        """The answer that picks one option."""
        return str(option)

    def picks_one(self, choice: GameChoice) -> bool:
        """Whether an answer is one of the options, and not several of them."""
        return choice.max == 1

    def _choice(self, option: Option, copies: int, answer: str, choice: GameChoice) -> Choice:
        key = option, copies, answer, choice.asker
        known = self._choices.get(key)
        if known is None:
            text = self.answer_text(answer, choice)
            known = self._choices[key] = encode_once(Choice(option.verb, option.key, text, copies))
        return known

    def answer_text(self, answer: str, choice: GameChoice | None) -> Text:
        """An answer in record notation as text."""
        return to_wire(self._words.answer(answer, choice))

    def refusal(self, game: AnyGame, answer: str) -> Text:
        """Why the seat that has to answer cannot give this answer."""
        return to_wire(self._words.refusal(game, answer))

    @property
    def _words(self) -> GameWords:
        tag = self.setup.__struct_config__.tag
        assert isinstance(tag, str), "each game names its set-up"
        return game_words(tag)


@cache
def game_wire(name: str) -> GameWire:
    """The messages of a game."""
    return games.spec(name).face("wire", GameWire)


def game_wires() -> tuple[GameWire, ...]:
    """The messages of all games."""
    return tuple(game_wire(name) for name in games.names())
