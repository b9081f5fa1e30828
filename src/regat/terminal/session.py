"""An evening: the games that are played at one table one after another, each with a file of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

from regat.cli import OK
from regat.kernel.game import Game
from regat.kernel.match import Match
from regat.kernel.series import Result
from regat.kingdomino.series import GAMES, Dynasty
from regat.terminal import saves
from regat.terminal.game_loop import TerminalGame
from regat.terminal.game_ui import GameUi
from regat.terminal.localized import RichTranslator
from regat.terminal.prompt_io import read_line, says_yes
from regat.terminal.saves import SaveFile, TableMeta
from regat.terminal.screen import Screen
from regat.words import Translator

G = TypeVar("G", bound=Game)


class TerminalSession(Generic[G]):
    """A game and its rematches, or the three games of a Dynasty."""

    def __init__(self, box: GameUi[G], table: TableMeta, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.words = Translator(table.language)
        self.voice = RichTranslator(self.words, [seated.name for seated in table.seats])
        self._box = box

    def play(self, match: Match[G], path: Path | None = None) -> int:
        """Play on from a match, in the file that it was loaded from if it was; then what follows it."""
        while True:
            save = SaveFile(path or saves.new_path(self._box.name), self.table)
            with save:
                desk = self._box.desk(self.voice)
                code = TerminalGame(match, self.table.seats, desk, save, self.screen).play()
            if not match.over:
                return code
            self.screen.say("", self.voice("evening-record", file=str(save.path)))
            following = self._after(match)
            if following is None:
                return OK
            match, path = following

    def _after(self, match: Match[G]) -> tuple[Match[G], Path] | None:
        """The next game and its file; None when the evening is over."""
        if self.table.dynasty is None:
            return self._begun(match) if self._again() else None
        played = (*self.table.dynasty, match.scores())
        self._say_totals(played)
        if len(played) == GAMES:
            return None
        self.table = TableMeta(self.table.seats, self.table.language, played)
        begun = self._begun(match)
        # The next game is there to resume even if nobody comes back to press Enter.
        read_line(self.voice.plain("evening-next", n=len(played) + 1, all=GAMES))
        return begun

    def _begun(self, before: Match[G]) -> tuple[Match[G], Path]:
        match, path = self._box.follow(before), saves.new_path(self._box.name)
        SaveFile(path, self.table).write(match.record())
        return match, path

    def _again(self) -> bool:
        return says_yes(self.voice.plain("evening-again"), self.words)

    def _say_totals(self, played: tuple[tuple[int, ...], ...]) -> None:
        dynasty = Dynasty(len(self.table.seats), seed=0)
        for scores in played:
            dynasty.count(Result(scores, ()))
        names = [seated.name for seated in self.table.seats]
        totals = ", ".join(f"{name} {points}" for name, points in zip(names, dynasty.scores(), strict=True))
        self.screen.say(self.voice("evening-totals", n=len(played), all=GAMES, points=totals))
        if dynasty.over:
            winners = [names[seat] for seat in dynasty.winners()]
            if len(winners) == 1:
                self.screen.say(self.voice("evening-won", name=winners[0]))
            else:
                self.screen.say(self.voice("evening-shared", names=", ".join(winners)))
