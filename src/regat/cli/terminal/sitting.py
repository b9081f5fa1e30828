"""One player at the terminal, bots at the other seats: who is asked what, until the game is over."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from regat.cli import INTERRUPTED, OK
from regat.cli.terminal.reading import Quit, leaves, read_line
from regat.cli.terminal.screen import Screen
from regat.kernel.chance import Plain
from regat.kernel.choice import Choice
from regat.kernel.errors import IllegalAnswer
from regat.kernel.events import Event
from regat.kernel.face import Game
from regat.kernel.match import Match

ME = 0
G = TypeVar("G", bound=Game)


class Sitting(ABC, Generic[G]):
    """A match with a person at seat 0; each game says how it looks and what may be typed."""

    screen: Screen
    seen: ClassVar[str]  # what is said when undo would take back something hidden that came out

    def __init__(self, match: Match[G], opponent: str) -> None:
        self.match = match
        self.names = ("You", *_names(opponent, match.players - 1))
        self._told = 0  # how many events the player has been told

    # What a game says -------------------------------------------------------------------------------

    @abstractmethod
    def greeting(self) -> str:
        """The game and its set-up."""

    @abstractmethod
    def bot_answer(self, seat: int, choice: Choice) -> str:
        """What the bot at a seat answers, from what that seat may know."""

    @abstractmethod
    def tell(self, events: Sequence[Event]) -> None:
        """Say what has happened."""

    @abstractmethod
    def show(self, choice: Choice) -> None:
        """Show the table as far as the choice needs it, and what may be answered."""

    @abstractmethod
    def read(self, text: str, choice: Choice) -> str:
        """The answer that was typed, in record notation; IllegalAnswer says what to type instead."""

    @abstractmethod
    def why_not(self, answer: str, choice: Choice) -> str:
        """Why an answer was refused, and what to type instead."""

    @abstractmethod
    def help(self, about: str) -> None:
        """What may be typed, or what is known about something."""

    @abstractmethod
    def show_table(self) -> None:
        """Everything that is open to all."""

    @abstractmethod
    def show_result(self) -> None:
        """How the game ended."""

    def default(self, choice: Choice) -> str | None:
        """What Enter alone answers, if anything."""
        return None

    def look_anew(self) -> None:
        """The table has been taken back: what was on the screen no longer holds."""

    # The course of the game -------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end, or until the player leaves; the exit code."""
        chance = self.match.chance
        assert isinstance(chance, Plain), "a game at the terminal has a plain seed"
        self.screen.say(f"{self.greeting()} Seed {chance.seed}. Type help for help.")
        try:
            while not self.match.over:
                self._go_on()
        except (Quit, EOFError, KeyboardInterrupt) as end:
            # Ctrl-C and Ctrl-D leave the cursor behind the prompt.
            self.screen.say(*([] if isinstance(end, Quit) else [""]), "You have left the game.")
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else OK
        self._tell_news()
        self.show_result()
        return OK

    def _go_on(self) -> None:
        seat, choice = self.match.seat, self.match.choice
        assert choice, "the match goes on"
        if seat == ME:
            self._ask(choice)
        else:
            self.match.answer(self.bot_answer(seat, choice), seat)

    def _ask(self, choice: Choice) -> None:
        """Show what is new and ask until something has been answered or taken back."""
        self._tell_news()
        self.show(choice)
        enter = self.default(choice)
        prompt = f"[Enter: {enter}]> " if enter else "> "
        while not self._answered(read_line(prompt), choice):
            pass

    def _tell_news(self) -> None:
        events = self.match.game.events(ME, self._told)
        self._told += len(events)
        self.tell(events)

    def _answered(self, text: str, choice: Choice) -> bool:
        """Whether the table has changed with what was typed."""
        if leaves(text):
            raise Quit
        match text.lower().split():
            case ["help" | "?", *about]:
                self.help(" ".join(about))
            case ["table"]:
                self.show_table()
            case ["undo"]:
                return self._undo()
            case _:
                return self._answer(text, choice)
        return False

    def _answer(self, text: str, choice: Choice) -> bool:
        try:
            answer = self.read(text, choice)
        except IllegalAnswer as mistake:
            self.screen.say(str(mistake))
            return False
        try:
            self.match.answer(answer, ME)
        except IllegalAnswer:
            # The engine's own words name seats and the whole choice, which is on the screen already.
            self.screen.say(self.why_not(answer, choice))
            return False
        return True

    def _undo(self) -> bool:
        mine = [entry for entry in self.match.in_force() if entry.seat == ME]
        if not mine:
            self.screen.say("There is nothing to take back.")
            return False
        last = mine[-1]
        if self.match.revealed_since(last.seq):
            self.screen.say(f"{self.seen} since '{last.text}'. Take it back all the same?")
            if read_line("yes or no> ").strip().lower() not in ("y", "yes"):
                self.screen.say("It stays.")
                return False
        self.match.undo(last.seq)
        self.screen.say(f"Taken back: {last.text}.")
        self._told = len(self.match.game.events(ME))
        self.look_anew()
        return True


def _names(bot: str, many: int) -> list[str]:
    spoken = " ".join(word.capitalize() for word in bot.split("-"))
    return [spoken] if many == 1 else [f"{spoken} {number}" for number in range(1, many + 1)]
