"""The screen: what any game prints on, within 80 columns where it can."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from regat.cli.terminal.asking import Line

WIDEST = 100


class Screen:
    """Prints for one player."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.console.width = min(self.console.width, WIDEST)

    def say(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line)

    def rule(self, title: str) -> None:
        self.console.print(Rule(title, style="dim"))

    def answers(self, lines: Sequence[Line]) -> None:
        """Numbered answers, side by side as far as they fit."""
        numbered = [Text.assemble((f"{line.number:>2} ", "bold"), line.label) for line in lines]
        self.console.print(Columns(numbered, equal=True, padding=(0, 2)))

    def outcome(self, names: Sequence[str], winners: Sequence[int]) -> None:
        won = [names[seat] for seat in winners]
        text = "You win!" if won == ["You"] else f"{won[0]} wins."
        if len(won) > 1:
            text = f"{', '.join(won[:-1])} and {won[-1]} share the victory."
        self.console.print(Text(text, "bold"))
