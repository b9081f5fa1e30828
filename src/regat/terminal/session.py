"""A session: the games that are played at one terminal in a row, each with a file of its own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from regat.exit_codes import OK
from regat.games import AnyMatch
from regat.kernel.series import highest, totals
from regat.kernel.table_meta import TableMeta
from regat.terminal import saves
from regat.terminal.game_loop import TerminalGame
from regat.terminal.game_ui import AnyUi
from regat.terminal.localized import RichTranslator
from regat.terminal.prompt_io import confirm, read_line
from regat.terminal.saves import SaveFile
from regat.terminal.screen import Screen
from regat.words import Translator

Games = tuple[tuple[int, ...], ...]  # the points of each seat in each game


class TerminalSession:
    """A game and its rematches, or the games of a series."""

    def __init__(self, ui: AnyUi, table: TableMeta, screen: Screen) -> None:
        self.table = table
        self.screen = screen
        self.words = Translator(table.language)
        self.names = [player.name for player in table.players]
        self.translate = RichTranslator(self.words, self.names)
        self._ui = ui

    def play(self, match: AnyMatch, path: Path | None = None) -> int:
        """Play a match, in the file that it was loaded from if there is one; then what follows it."""
        while True:
            save = SaveFile(path or saves.new_path(self._ui.name), self.table)
            with save:
                presenter = self._ui.presenter(self.words, self.names)
                code = TerminalGame(match, self.table.players, presenter, save, self.screen).play()
            if not match.over:
                return code
            self.screen.say("", self.translate("session-record", file=str(save.path)))
            following = self._next(match)
            if following is None:
                return OK
            match, path = following

    def _next(self, match: AnyMatch) -> tuple[AnyMatch, Path] | None:
        """The next game and its file; None when the players stop or the series is over."""
        if self.table.series is None:
            again = confirm(self.translate.plain("session-again"), self.words)
            return self._start_next(match) if again else None
        played, length = (*self.table.series, match.scores()), self._ui.series_length
        self._show_standings(played)
        if len(played) == length:
            return None
        self.table = replace(self.table, series=played)
        started = self._start_next(match)
        # The next game can be resumed even if nobody comes back to press Enter.
        read_line(self.translate.plain("series-enter", n=len(played) + 1, all=length))
        return started

    def _start_next(self, before: AnyMatch) -> tuple[AnyMatch, Path]:
        match = self._ui.rematch(before, self.table.players, self.screen, self.words)
        path = saves.new_path(self._ui.name)
        SaveFile(path, self.table).write(match.record())
        return match, path

    def _show_standings(self, played: Games) -> None:
        """The points of each game and their total; after the last game, who has won the series."""
        points, length = totals(played), self._ui.series_length
        width = max(map(cell_len, self.names))
        series = self.translate.plain(self._ui.series_name)
        self.screen.say("", self.translate.bold("series-after", series=series, n=len(played), all=length))
        for seat, name in enumerate(self.names):
            each = " + ".join(str(game[seat]) for game in played)
            total = f" = {points[seat]}" if len(played) > 1 else ""
            self.screen.say(Text(f"  {set_cell_size(name, width)}  {each}{total}"))
        if len(played) == length:
            self.screen.say(self._verdict(series, points))

    def _verdict(self, series: str, points: tuple[int, ...]) -> Text:
        winners = highest(points, range(len(points)))
        won = self.translate("n-points", n=points[winners[0]])
        if len(winners) == 1:
            return self.translate.bold("series-won", series=series, name=self.names[winners[0]], points=won)
        names = ", ".join(self.names[seat] for seat in winners)
        return self.translate.bold("series-shared", series=series, names=names, points=won)
