"""A record on the screen, one decision at a time."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regat.games import AnyMatch
from regat.terminal.game_ui import AnyUi
from regat.terminal.keys import read_key
from regat.terminal.presenter import ViewContext
from regat.terminal.screen import Screen
from regat.words import Translator

JUMP = 10
BACK = ("left", "up", "b", "p", "k")
FORWARD = ("right", "down", "enter", " ", "n", "j")


class ReplayViewer:
    """A position in a record, seen from a seat."""

    def __init__(
        self,
        ui: AnyUi,
        match: AnyMatch,
        names: Sequence[str],
        words: Translator,
        *,
        seat: int = 0,
        screen: Screen | None = None,
    ) -> None:
        self.match = match
        self.seat = seat
        self.place = 0
        self.screen = screen or Screen()
        self.presenter = ui.presenter(words, names)
        self.translate = self.presenter.translate
        self.tables = match.positions()
        self.decisions = match.active_decisions()

    @property
    def last(self) -> int:
        return len(self.tables) - 1

    def run(self) -> None:
        """Show and step until q is pressed."""
        while True:
            self.draw()
            try:
                key = read_key()
            except EOFError:
                return
            if key in ("q", "escape"):
                return
            self.step(key)

    def step(self, key: str) -> None:
        """What a key does."""
        match key:
            case "home" | "g":
                self.place = 0
            case "end" | "e":
                self.place = self.last
            case "page up":
                self.place = max(0, self.place - JUMP)
            case "page down":
                self.place = min(self.last, self.place + JUMP)
            case _ if key in BACK:
                self.place = max(0, self.place - 1)
            case _ if key in FORWARD:
                self.place = min(self.last, self.place + 1)
            case _ if key.isascii() and key.isdigit() and 1 <= int(key) <= self.match.players:
                self.seat = int(key) - 1

    def draw(self) -> None:
        """The table at this position, the decision that led to it, and the keys."""
        below = [self._where(), self.translate("replay-keys")]
        if self.place == self.last and self.match.over:
            self.screen.draw(self.presenter.result(self.match), *below)
            return
        room = self.screen.room.less(sum(self.screen.lines(part) for part in below))
        self.screen.draw(self.presenter.draw(ViewContext(self.tables[self.place], self.seat), room), *below)

    def _where(self) -> Text:
        """`12 / 80  Ana: buy Gold`"""
        where = Text(f"{self.place} / {self.last}", "bold")
        if not self.place:
            return where
        decision = self.decisions[self.place - 1]
        said = Text.assemble(
            self.translate.name(decision.seat), ": ", self.presenter.answer_text(decision.text)
        )
        return Text.assemble(where, "  ", said)
