"""A match of Kingdomino with a person at seat 0."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regat.bots import Bot
from regat.cli.terminal import sitting
from regat.cli.terminal.kingdomino import asking, screen, wording
from regat.cli.terminal.kingdomino.screen import Screen
from regat.cli.terminal.kingdomino.telling import tell
from regat.cli.terminal.sitting import ME
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.kernel.match import Match
from regat.kingdomino.game import Game
from regat.kingdomino.memory import Memory
from regat.kingdomino.view import View

HELP = f"""\
Claim a domino by its number: 23, or claim 23.
Place it by a number of the list, or by squares, its first square first:
(1,0)-(2,0), or place 23 (1,0)-(2,0). The castle is (0,0), right and down count up.
A list says for each place what it gains, and how many columns×rows are left to grow.
  table       all kingdoms with their territories
  undo        take your last answer back
  quit        leave the game
{wording.LEGEND}"""


class Sitting(sitting.Sitting[Game]):
    seen: ClassVar[str] = "Dominoes or kings have been drawn"

    def __init__(self, match: Match[Game], bots: Sequence[Bot[View, Memory]], opponent: str) -> None:
        super().__init__(match, opponent)
        self.bots = bots
        self.screen: Screen = Screen()
        self._round = -1  # the round whose beginning is on the screen

    def greeting(self) -> str:
        shape = self.match.game.origin.shape
        variants = "".join(f", {name.replace('_', ' ')}" for name in shape.variants)
        return f"Kingdomino, {shape.players} players, {shape.size}×{shape.size}{variants}."

    def bot_answer(self, seat: int, choice: Choice) -> str:
        game = self.match.game
        return self.bots[seat - 1].choose(game.view(seat), game.memory(seat), choice)

    def tell(self, events: Sequence[Event]) -> None:
        self.screen.say(*tell(events, ME, self.names))

    def show(self, choice: Choice) -> None:
        view = self.match.game.view(ME)
        number = screen.round_number(view, self.match.game.origin.shape)
        if number != self._round:
            self._round = number
            self.screen.begin_round(view)
        self.screen.lines(view, self.names)
        self.screen.own(view)
        self.screen.choice(choice, view)

    def look_anew(self) -> None:
        self._round = -1

    def read(self, text: str, choice: Choice) -> str:
        return asking.read(text, choice, self.match.game.view(ME))

    def why_not(self, answer: str, choice: Choice) -> str:
        view = self.match.game.view(ME)
        return f"{asking.why_not(answer, view)} Type {asking.hint(choice, view)}."

    def help(self, about: str) -> None:
        self.screen.say(HELP)

    def show_table(self) -> None:
        self.screen.table(self.match.game.view(ME), self.names)

    def show_result(self) -> None:
        self.screen.result(self.match.game.view(ME), self.names)
        self.screen.outcome(self.names, self.match.winners())
