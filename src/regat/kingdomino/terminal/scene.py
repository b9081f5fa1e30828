"""A scene: everything that is needed to draw the table as one seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from regat.kernel.events import Event
from regat.kingdomino import kingdom
from regat.kingdomino import words as messages
from regat.kingdomino.game import Game
from regat.kingdomino.kingdom import Placement
from regat.kingdomino.rules.variants import KingdominoSetup
from regat.kingdomino.terminal import input, styles
from regat.kingdomino.terminal.board import Board
from regat.kingdomino.terminal.input import ValuedAnswer
from regat.kingdomino.terminal.styles import DominoTranslator
from regat.kingdomino.view import View
from regat.terminal import layout
from regat.terminal.presenter import ViewContext

DOT = Text(" · ")


@dataclass(frozen=True, slots=True)
class Scene:
    view: View
    translate: DominoTranslator
    seat: int  # whose kingdom is shown largest
    answers: tuple[ValuedAnswer, ...] = ()
    events: Sequence[Event] = ()
    page: int = 0
    preview: Placement | None = None

    @classmethod
    def of(cls, context: ViewContext[Game], translate: DominoTranslator) -> Scene:
        view = context.game.view(context.seat)
        seat = context.seat if context.seat is not None else max(0, context.game.seat)
        answers = input.answers(view, translate) if context.choice else ()
        placement = next((place for place in view.placements if str(place) == context.preview), None)
        return cls(view, translate, seat, answers, context.game.events(context.seat), context.page, placement)

    @property
    def shape(self) -> KingdominoSetup:
        return KingdominoSetup(self.view.players, self.view.variants)

    @property
    def seats(self) -> list[int]:
        """All seats in the order they sit, this one first."""
        return [(self.seat + step) % self.view.players for step in range(self.view.players)]

    @property
    def others(self) -> list[int]:
        return self.seats[1:]

    def name(self, seat: int) -> Text:
        """A player, with sign."""
        return Text.assemble(styles.sign(seat), " ", self.translate.name(seat))

    def owner(self, seat: int) -> Text:
        """A player and the points so far."""
        points = self.translate("n-points", n=self.view.scores[seat])
        return Text.assemble(self.name(seat), "  ", points)

    def owner_in(self, seat: int, columns: int) -> Text:
        """The same in few columns: the name is cut short, the points are not."""
        if self.owner(seat).cell_len <= columns:
            return self.owner(seat)
        name, points = self.name(seat), f" {self.view.scores[seat]}"
        name.truncate(max(1, columns - len(points)), overflow="ellipsis")
        return Text.assemble(name, (points, "bold"))

    def headed(self, right: Text, columns: int) -> Text:
        """The game and its set-up at the left end of a line, something else at the right one."""
        left = title(self.translate, self.shape, columns - right.cell_len - 2)
        return layout.justify(left, right, columns)

    def progress(self) -> Text:
        """The round, and what is left of the pile."""
        translate, number = self.translate, self._round()
        if self.view.over:
            return translate("log-game-over")
        stage = translate("kingdomino-round", n=number, last=self.shape.rounds)
        if self.view.stage == "first_choice":
            stage = translate("kingdomino-first-choice")
        return Text.assemble(stage, " · ", translate("kingdomino-pile", n=self.view.pile_size))

    def own_board(self) -> Board:
        """The kingdom of this seat, with the preview and with all legal spots."""
        lands = self.view.kingdoms[self.seat].lands
        spots = {square for place in self.view.placements for square in (place.first, place.second)}
        if not self.preview:
            return Board(self.seat, self.translate.letters, lands, spots)
        placement = self.preview
        then = kingdom.with_domino(lands, placement.domino, placement.first, placement.second)
        return Board(self.seat, self.translate.letters, then, spots, (placement.first, placement.second))

    def log(self, most: int) -> list[Text]:
        """The last things that happened; those before one's own last turn are dim."""
        said = messages.FACE.narrate(self.events)
        mine = [at for at, one in enumerate(self.events) if (one.kind, one.seat) == ("claim", self.seat)]
        lines = []
        for at in range(max(0, len(said) - max(0, most)), len(said)):
            line = self.translate(said[at])
            lines.append(layout.styled(line, "dim") if mine and at <= mine[-1] else line)
        return lines

    def question(self) -> Text:
        """The prompt, and for whom it is."""
        asked = self.translate.bold(messages.prompt(self.view))
        if not self.answers:
            return asked
        return Text.assemble(self.name(self.seat), ": ", asked)

    def _round(self) -> int:
        """Counted from 1."""
        drawn = (self.shape.used - self.view.pile_size) // self.shape.length
        return max(1, drawn - 1 if self.view.next else drawn)


def title(translate: DominoTranslator, setup: KingdominoSetup, columns: int = 1000) -> Text:
    """The game and its set-up; in few columns what the table shows anyway is left out."""
    game, players = translate.bold("game-kingdomino"), translate("n-players", n=setup.players)
    size = Text(f"{setup.size}×{setup.size}")
    variants = [translate(f"variant-{name}") for name in setup.variants]
    for others in ([game, players, size], [game, size], [size]):
        if (whole := DOT.join([*others, *variants])).cell_len <= columns:
            return whole
    if not variants:
        return game
    longest = max(name.cell_len for name in variants)
    for most in range(longest, 2, -1):
        for name in variants:
            name.truncate(most, overflow="ellipsis")
        if (cut := DOT.join(variants)).cell_len <= columns:
            break
    return cut
