"""Kingdomino on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group
from rich.table import Table
from rich.text import Text

from regat.cli.terminal import screen
from regat.cli.terminal.kingdomino import asking, wording
from regat.kernel.choice import Choice
from regat.kingdomino import dominoes
from regat.kingdomino.variants import Shape
from regat.kingdomino.view import KingdomView, View


class Screen(screen.Screen):
    def begin_round(self, view: View) -> None:
        shape = Shape(view.players, view.variants)
        number = round_number(view, shape)
        self.rule(f"round {number} of {shape.rounds}" if number else "first choice")

    def lines(self, view: View, names: Sequence[str]) -> None:
        """The dominoes of both lines, and below them whose kings stand there."""
        grid = Table.grid(padding=(0, 3))
        shown: list[tuple[str, Sequence[tuple[int, int | None]]]] = [("to place", view.line)]
        if view.next:
            shown.append(("to claim" if view.line or view.king is None else "first line", view.next))
        for title, line in shown:
            if line:
                grid.add_row(Text(title, "dim"), *[wording.domino(number) for number, _ in line])
                grid.add_row("", *[_king(seat, names) for _, seat in line])
        self.console.print(grid)

    def own(self, view: View) -> None:
        """One's own kingdom."""
        assert view.seat is not None, "a player has a seat"
        self.console.print(_kingdom("Your kingdom", view.kingdoms[view.seat], view.size))

    def choice(self, choice: Choice, view: View) -> None:
        self.console.print(asking.question(choice, view))
        self.answers(asking.lines(choice, view))

    def table(self, view: View, names: Sequence[str]) -> None:
        """Everything: both lines, all kingdoms and their territories, and how many dominoes are left."""
        if not view.over:
            self.lines(view, names)
        boards = [_kingdom(name, view.kingdoms[seat], view.size) for seat, name in enumerate(names)]
        self.console.print(Columns(boards, padding=(1, 4)))
        for seat, name in enumerate(names):
            self.console.print(Text.assemble((name, "bold"), ": ", _worth(view, seat)))
        self.say(f"Pile: {view.pile_size} of {len(view.unseen)} dominoes never seen.", wording.LEGEND)

    def result(self, view: View, names: Sequence[str]) -> None:
        self.rule("the game is over")
        self.table(view, names)


def round_number(view: View, shape: Shape) -> int:
    """Counted from 1; 0 is the first choice."""
    drawn = (shape.used - view.pile_size) // shape.length
    return drawn - 1 if view.next else drawn


def _king(seat: int | None, names: Sequence[str]) -> Text:
    return Text("–", "dim") if seat is None else Text(names[seat], "bold")


def _kingdom(title: str, kingdom: KingdomView, size: int) -> Group:
    head = Text.assemble((title, "bold"), f", {wording.points(kingdom.score)}")
    return Group(head, wording.board(kingdom, size))


def _worth(view: View, seat: int) -> str:
    """Where the points of a kingdom come from."""
    kingdom = view.kingdoms[seat]
    worthless = [one for one in kingdom.territories if not one.points]
    parts = [wording.territory(one) for one in kingdom.territories if one.points]
    if worthless:
        parts.append(f"{len(worthless)} without crowns")
    if "middle_kingdom" in view.variants and kingdom.castle_centred:
        parts.append(f"castle in the middle = {dominoes.CENTRED_BONUS}")
    if "harmony" in view.variants and kingdom.complete:
        parts.append(f"nothing discarded = {dominoes.COMPLETE_BONUS}")
    if kingdom.discarded:
        parts.append(f"discarded {', '.join(map(str, kingdom.discarded))}")
    territories = "; ".join(parts) or "the castle alone"
    return (
        f"{wording.points(kingdom.score)}: {territories}; largest {kingdom.largest}, crowns {kingdom.crowns}"
    )
