"""A scenario as a puzzle: its title is the goal, its steps are the solution."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regat import games
from regat.exit_codes import OK
from regat.games import AnyGame, AnyMatch
from regat.kernel.chance import Seeded
from regat.kernel.errors import RegatError
from regat.kernel.match import Match
from regat.kernel.table_meta import SeatedPlayer
from regat.scenarios import run
from regat.scenarios.document import Scenario
from regat.scenarios.game_scenarios import GameScenarios, Play
from regat.terminal.game_loop import Context, TerminalGame
from regat.terminal.game_ui import game_ui
from regat.words import Translator


def begin(scenario: Scenario) -> Play[AnyGame]:
    """A scenario's position."""
    return games.spec(scenario.game).face("scenarios", GameScenarios).begin(scenario)


def start(scenario: Scenario) -> AnyMatch:
    """A match that begins with a scenario's position."""
    game = begin(scenario).game
    return Match(lambda _: game, Seeded(1))


def is_solved(scenario: Scenario, answers: Sequence[str]) -> bool:
    """Whether these answers lead to what the scenario expects."""
    play = begin(scenario)
    try:
        for answer in answers:
            play.answer(answer)
        return not play.differs(scenario.then)
    except RegatError:
        return False


class Solved(Exception):
    """The puzzle is solved."""


class Puzzle(TerminalGame):
    """A game that ends when what the scenario expects holds."""

    def __init__(self, scenario: Scenario, match: AnyMatch, names: Sequence[str], words: Translator) -> None:
        presenter = game_ui(scenario.game).presenter(words, names)
        super().__init__(match, [SeatedPlayer(name) for name in names], presenter, secret=False)
        self.scenario = scenario
        # Fingerprints of the game along the solution, without forced answers.
        self._trail = run(scenario).trail
        self._notice = self.translate("puzzle-title", title=scenario.title)

    def play(self) -> int:
        try:
            return super().play()
        except Solved:
            return OK

    def _save_record(self) -> None:
        """Check after every answer whether the puzzle is solved."""
        answers = [entry.text for entry in self.match.active_decisions()]
        if len(answers) < len(self._trail) - 1 or not answers:
            return
        if is_solved(self.scenario, answers):
            self.screen.draw(
                self.translate("puzzle-title", title=self.scenario.title), self.translate("puzzle-solved")
            )
            raise Solved
        self._notice = self.translate("puzzle-not-quite")

    def hint(self, context: Context) -> Text:
        """The next step of the solution, as long as the player has followed it."""
        made = len(self.match.active_decisions())
        if made + 1 >= len(self._trail) or self.match.game.fingerprint() != self._trail[made]:
            return self.translate("puzzle-off-track")
        if answer := self._next_step(made):
            return self.translate("puzzle-hint", answer=self.presenter.answer_text(answer))
        return self.translate("puzzle-off-track")

    def _next_step(self, made: int) -> str:
        """The answer of the solution that leads to the next fingerprint."""
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
