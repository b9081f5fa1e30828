"""One player at the terminal, bots at the other seats: who is asked what, until the game is over."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TextIO

from regat.bots import Bot
from regat.cli import INTERRUPTED, OK
from regat.cli.terminal import asking
from regat.cli.terminal.screen import Screen
from regat.cli.terminal.telling import tell
from regat.cli.terminal.wording import describe, listing, name
from regat.dominion import cards
from regat.dominion.game import Game
from regat.kernel.chance import Plain
from regat.kernel.choice import Choice
from regat.kernel.errors import IllegalAnswer
from regat.kernel.match import Match

ME = 0
HELP = """\
Answer with a number, or with several (1 1 3) where several cards are asked for,
or in words: play smithy, buy gold, discard estate copper, trash nothing.
Enter alone plays all Treasures, or gives the only answer there is.
  help CARD   what a card does
  table       all that is open to everybody
  undo        take your last answer back
  quit        leave the game"""


class Quit(Exception):
    """The player has had enough."""


class Sitting:
    """A match with a person at seat 0."""

    def __init__(self, match: Match[Game], bots: Sequence[Bot], opponent: str) -> None:
        self.match = match
        self.bots = bots
        self.names = ("You", *_names(opponent, len(bots)))
        self.screen = Screen()
        self._told = 0  # how many events the player has been told
        self._turn = -1  # the player's turn whose beginning is on the screen

    def play(self) -> int:
        """Play to the end, or until the player leaves; the exit code."""
        _forgive(sys.stdin, sys.stdout)
        _edit_lines()
        self._greet()
        try:
            while not self.match.over:
                self._go_on()
        except (Quit, EOFError, KeyboardInterrupt) as end:
            # Ctrl-C and Ctrl-D leave the cursor behind the prompt.
            self.screen.say(*([] if isinstance(end, Quit) else [""]), "You have left the game.")
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else OK
        self._tell_news()
        game = self.match.game
        self.screen.result(self.names, game.scores(), self.match.winners(), game.memory(ME), game.view(ME))
        return OK

    def _go_on(self) -> None:
        game = self.match.game
        if game.seat == ME:
            self._ask()
            return
        seat = game.seat
        choice = game.choice
        assert choice, "the match goes on"
        self.match.answer(self.bots[seat - 1].choose(game.view(seat), game.memory(seat), choice), seat)

    def _greet(self) -> None:
        game = self.match.game
        chance = self.match.chance
        assert isinstance(chance, Plain), "a game at the terminal has a plain seed"
        starts = "You start" if game.origin.first == ME else f"{self.names[game.origin.first]} starts"
        self.screen.say(
            f"Dominion, edition {game.origin.edition}, seed {chance.seed}. {starts}. Type help for help."
        )

    # One decision of the player ---------------------------------------------------------------------

    def _ask(self) -> None:
        """Show what is new and ask until something has been answered or taken back."""
        self._tell_news()
        view = self.match.game.view(ME)
        choice = view.choice
        assert choice, "the player is asked"
        if view.turn == ME and self._turn != view.seats[ME].turns:
            self._turn = view.seats[ME].turns
            self.screen.begin_turn(view, self._turn + 1)
        self.screen.hand(view)
        self.screen.choice(choice, view, self.names)
        while not self._answered(self._read_line(_prompt(choice)), choice):
            pass

    def _tell_news(self) -> None:
        events = self.match.game.events(ME, self._told)
        self._told += len(events)
        if self._told == len(events):
            # The deal: nothing that the first hand does not show.
            events = tuple(event for event in events if event.kind not in ("draw", "shuffle"))
        self.screen.say(*tell(events, ME, self.names))

    def _answered(self, text: str, choice: Choice) -> bool:
        """Whether the table has changed with what was typed."""
        words = text.lower().split()
        match words:
            case ["quit" | "exit" | "q"]:
                raise Quit
            case ["help" | "?", *about]:
                self._help(" ".join(about))
            case ["table"]:
                self.screen.table(self.match.game.view(ME), self.names)
            case ["undo"]:
                return self._undo()
            case _:
                return self._answer(text, choice)
        return False

    def _answer(self, text: str, choice: Choice) -> bool:
        try:
            answer = asking.read(text, choice)
        except IllegalAnswer as mistake:
            self.screen.say(str(mistake))
            return False
        try:
            self.match.answer(answer, ME)
        except IllegalAnswer:
            # The engine's own words name seats and the whole choice, which is on the screen already.
            why = asking.why_not(answer, self.match.game.view(ME))
            self.screen.say(f"{why} Type {asking.hint(choice)}.")
            return False
        return True

    def _undo(self) -> bool:
        mine = [entry for entry in self.match.in_force() if entry.seat == ME]
        if not mine:
            self.screen.say("There is nothing to take back.")
            return False
        last = mine[-1]
        if self.match.revealed_since(last.seq):
            self.screen.say(f"Cards have been seen since '{last.text}'. Take it back all the same?")
            if self._read_line("yes or no> ").strip().lower() not in ("y", "yes"):
                self.screen.say("It stays.")
                return False
        self.match.undo(last.seq)
        self.screen.say(f"Taken back: {last.text}.")
        self._told = len(self.match.game.events(ME))
        self._turn = -1
        return True

    def _help(self, about: str) -> None:
        if not about:
            self.screen.say(HELP)
            return
        key = about.replace(" ", "_")
        if key not in cards.NUMBER:
            self.screen.say(f"There is no card {about[:40]!r}. On the table are:")
            self.screen.say(listing(self.match.game.view(ME).supply))
            return
        self.screen.say(describe(key, self.match.game.origin.edition))

    def _read_line(self, prompt: str) -> str:
        if sys.stdin is None:
            raise EOFError
        try:
            line = input(prompt)
            if not sys.stdin.isatty():
                print(line)  # a terminal shows what is typed; here it makes the output whole
            return line
        except BrokenPipeError:
            raise  # nobody reads any more
        except OSError:
            raise EOFError from None  # the terminal has gone


def _prompt(choice: Choice) -> str:
    enter = asking.default(choice)
    return f"[Enter: {enter}]> " if enter else "> "


def _names(bot: str, many: int) -> list[str]:
    spoken = name(bot.replace("-", "_"))
    return [spoken] if many == 1 else [f"{spoken} {number}" for number in range(1, many + 1)]


def _edit_lines() -> None:
    """Let `input` offer the arrow keys, where the system can."""
    with suppress(ImportError):
        import readline  # noqa: F401


def _forgive(*streams: TextIO) -> None:
    """Let no letter that a terminal cannot read or write end the game."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
