"""A scenario as a puzzle: its title says what should come about, its steps are the solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from rich.text import Text

from regat.cli import OK
from regat.kernel.errors import RegatError
from regat.kernel.game import Game
from regat.kernel.match import Match
from regat.scenarios import run
from regat.scenarios.document import Scenario
from regat.terminal.game_loop import TerminalGame
from regat.terminal.game_ui import GameUi
from regat.terminal.localized import RichTranslator
from regat.terminal.player import Player
from regat.terminal.presenter import ViewContext

G = TypeVar("G", bound=Game)


class Solved(Exception):
    """The puzzle is solved."""


class Puzzle(TerminalGame[G]):
    """A sitting that ends when the scenario's end is reached."""

    def __init__(
        self,
        box: GameUi[G],
        scenario: Scenario,
        match: Match[G],
        seats: Sequence[Player],
        voice: RichTranslator,
    ) -> None:
        super().__init__(match, seats, box.desk(voice), secret=False)
        self.scenario = scenario
        self._box = box
        # Digests of the table along the solution, which leaves out what is forced.
        self._trail = run(scenario).trail
        self._notice = voice("puzzle-title", title=scenario.title)

    def play(self) -> int:
        try:
            return super().play()
        except Solved:
            return OK

    def _keep(self) -> None:
        """After every answer: is this where the scenario ends?"""
        answers = [entry.text for entry in self.match.active_decisions()]
        if len(answers) < len(self._trail) - 1 or not answers:
            return
        voice = self.desk.voice
        if self._solved(answers):
            self.screen.draw(voice("puzzle-title", title=self.scenario.title), voice("puzzle-solved"))
            raise Solved
        self._notice = voice("puzzle-not-quite")

    def _solved(self, answers: Sequence[str]) -> bool:
        try:
            return self._box.solved(self.scenario, answers)
        except RegatError:
            return False

    def hint(self, look: ViewContext[G]) -> Text:
        """The next step of the solution, as long as it has been followed."""
        voice = self.desk.voice
        made = len(self.match.active_decisions())
        if made + 1 >= len(self._trail) or self.match.game.fingerprint() != self._trail[made]:
            return voice("puzzle-off-track")
        answer = self._next_step(made)
        return voice("puzzle-hint", answer=self.desk.spoken(answer)) if answer else voice("puzzle-off-track")

    def _next_step(self, made: int) -> str:
        """The answer of the solution that leads from this table to the next one of the trail."""
        for step in self.scenario.when:
            if step.kind != "answer" or step.seat not in (None, self.match.seat):
                continue
            game = self.match.game.copy()
            try:
                game.answer(step.text)
            except RegatError:
                continue
            if game.fingerprint() == self._trail[made + 1]:
                return step.text
        return ""
