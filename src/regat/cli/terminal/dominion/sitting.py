"""A match of Dominion with a person at seat 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regat.bots import Bot
from regat.cli.terminal import sitting
from regat.cli.terminal.dominion import asking
from regat.cli.terminal.dominion.screen import Screen
from regat.cli.terminal.dominion.telling import tell
from regat.cli.terminal.dominion.wording import describe, listing
from regat.cli.terminal.sitting import ME
from regat.dominion import cards
from regat.dominion.game import Game
from regat.dominion.memory import Memory
from regat.dominion.view import View
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.kernel.match import Match

HELP = """\
Answer with a number, or with several (1 1 3) where several cards are asked for,
or in words: play smithy, buy gold, discard estate copper, trash nothing.
Enter alone plays all Treasures, or gives the only answer there is.
  help CARD   what a card does
  table       all that is open to everybody
  undo        take your last answer back
  quit        leave the game"""


class Sitting(sitting.Sitting[Game]):
    seen: ClassVar[str] = "Cards have been seen"

    def __init__(self, match: Match[Game], bots: Sequence[Bot[View, Memory]], opponent: str) -> None:
        super().__init__(match, opponent)
        self.bots = bots
        self.screen: Screen = Screen()
        self._dealt = False  # whether the deal has been told
        self._turn = -1  # the player's turn whose beginning is on the screen

    def greeting(self) -> str:
        origin = self.match.game.origin
        starts = "You start" if origin.first == ME else f"{self.names[origin.first]} starts"
        return f"Dominion, edition {origin.edition}. {starts}."

    def bot_answer(self, seat: int, choice: Choice) -> str:
        game = self.match.game
        return self.bots[seat - 1].choose(game.view(seat), game.memory(seat), choice)

    def tell(self, events: Sequence[Event]) -> None:
        if not self._dealt:
            # Nothing that the first hand does not show.
            events = [event for event in events if event.kind not in ("draw", "shuffle")]
            self._dealt = True
        self.screen.say(*tell(events, ME, self.names))

    def show(self, choice: Choice) -> None:
        view = self.match.game.view(ME)
        if view.turn == ME and self._turn != view.seats[ME].turns:
            self._turn = view.seats[ME].turns
            self.screen.begin_turn(view, self._turn + 1)
        self.screen.hand(view)
        self.screen.choice(choice, view, self.names)

    def look_anew(self) -> None:
        self._turn = -1

    def default(self, choice: Choice) -> str | None:
        return asking.default(choice)

    def read(self, text: str, choice: Choice) -> str:
        return asking.read(text, choice)

    def why_not(self, answer: str, choice: Choice) -> str:
        return f"{asking.why_not(answer, self.match.game.view(ME))} Type {asking.hint(choice)}."

    def help(self, about: str) -> None:
        if not about:
            self.screen.say(HELP)
            return
        key = about.replace(" ", "_")
        if key not in cards.NUMBER:
            self.screen.say(f"There is no card {about[:40]!r}. On the table are:")
            self.screen.say(listing(self.match.game.view(ME).supply))
            return
        self.screen.say(describe(key, self.match.game.origin.edition))

    def show_table(self) -> None:
        self.screen.table(self.match.game.view(ME), self.names)

    def show_result(self) -> None:
        game = self.match.game
        self.screen.result(self.names, game.scores(), game.memory(ME), game.view(ME))
        self.screen.outcome(self.names, self.match.winners())
