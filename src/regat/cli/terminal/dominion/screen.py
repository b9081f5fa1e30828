"""Dominion on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from regat.cli.terminal import screen
from regat.cli.terminal.asking import Line
from regat.cli.terminal.dominion import asking
from regat.cli.terminal.dominion.wording import cost, listing, name, style
from regat.dominion import cards
from regat.dominion.memory import Memory
from regat.dominion.view import View
from regat.kernel.choice import Choice

# The basic cards as people lay them out: what is bought with, what is won with.
BASIC_ROWS = (("copper", "silver", "gold", "curse"), ("estate", "duchy", "province"))
PILES_A_ROW = 4


class Screen(screen.Screen):
    def begin_turn(self, view: View, number: int) -> None:
        self.rule(f"your turn {number}")
        self.supply(view)

    def supply(self, view: View) -> None:
        """Every pile with its cost and what is left of it."""
        grid = Table.grid(padding=(0, 2), expand=False)
        for _ in range(PILES_A_ROW):
            grid.add_column(min_width=17)
        kingdom = sorted(view.kingdom, key=lambda key: (cost(key), key))
        rows = [*BASIC_ROWS]
        rows += [tuple(kingdom[at : at + PILES_A_ROW]) for at in range(0, len(kingdom), PILES_A_ROW)]
        for row in rows:
            grid.add_row(*[_pile(key, view.supply[key]) for key in row])
        self.console.print(grid)

    def table(self, view: View, names: Sequence[str]) -> None:
        """Everything that is open to all, on request."""
        self.supply(view)
        for seat, other in enumerate(view.seats):
            top = name(other.discard_top) if other.discard_top else "nothing"
            line = Text.assemble(
                (names[seat], "bold"), f": {other.hand_size} in hand, {top} on the discard pile, in play "
            )
            self.console.print(line.append_text(listing(other.play)))
        trash = [key for key, copies in view.trash.items() for _ in range(copies)]
        self.console.print(Text("Trash: ").append_text(listing(trash)))

    def hand(self, view: View) -> None:
        counters = f"Actions {view.actions}  Buys {view.buys}  Coins {view.coins}"
        if view.turn == view.seat:
            self.console.print(Text.assemble((counters, "bold"), f"   (deck {view.deck_size})"))
        if view.looked_at:
            self.console.print(Text("You see: ").append_text(listing(view.looked_at)))
        self.console.print(Text("Hand: ").append_text(listing(view.hand)))

    def choice(self, choice: Choice, view: View, names: Sequence[str]) -> None:
        owners = [
            names[seat] for seat, other in enumerate(view.seats) if other.revealed and seat != view.seat
        ]
        self.console.print(asking.question(choice, "".join(owners)))
        lines = asking.lines(choice)
        if asking.several(choice) and choice.least == 0:
            lines.append(Line(0, Text("nothing"), ""))
        self.answers(lines)

    def result(self, names: Sequence[str], scores: Sequence[int], memory: Memory, view: View) -> None:
        """Points, turns and what each deck consists of."""
        self.rule("the game is over")
        grid = Table.grid(padding=(0, 2))
        for seat in sorted(range(len(names)), key=lambda seat: -scores[seat]):
            turns = view.seats[seat].turns
            deck = sorted(memory.seats[seat].owned, key=lambda owned: _order(owned[0]))
            owned = [key for key, copies in deck for _ in range(copies)]
            grid.add_row(
                Text(names[seat], "bold"), f"{scores[seat]} points", f"{turns} turns", listing(owned)
            )
        self.console.print(grid)


def _pile(key: str, left: int) -> Text:
    label = f"{cost(key)} {name(key)} ×{left}"
    return Text(label, style(key) if left else "dim strike")


def _order(key: str) -> tuple[bool, bool, int]:
    """Victory cards first, then Treasures, then the rest."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    return not card.is_a(cards.VICTORY | cards.CURSED), not card.is_a(cards.TREASURE), -card.cost
