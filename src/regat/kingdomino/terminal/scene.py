"""A scene: all that is drawn of one moment of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from regat.kernel.events import Event
from regat.kingdomino import kingdom
from regat.kingdomino import words as messages
from regat.kingdomino.game import Game
from regat.kingdomino.kingdom import Placement
from regat.kingdomino.rules.variants import GameConfig
from regat.kingdomino.terminal import input, layout
from regat.kingdomino.terminal.board import Board
from regat.kingdomino.terminal.input import Answer
from regat.kingdomino.view import View
from regat.terminal import styles
from regat.terminal.localized import RichTranslator
from regat.terminal.presenter import ViewContext

DOT = Text(" · ")


@dataclass(frozen=True, slots=True)
class Scene:
    view: View
    voice: RichTranslator
    seat: int  # whose kingdom lies in front
    answers: tuple[Answer, ...] = ()
    events: Sequence[Event] = ()
    page: int = 0
    tried: Placement | None = None

    @classmethod
    def of(cls, look: ViewContext[Game], voice: RichTranslator) -> Scene:
        view = look.game.view(look.seat)
        seat = look.seat if look.seat is not None else max(0, look.game.seat)
        answers = input.answers(view, voice) if look.choice else ()
        tried = next((place for place in view.placements if str(place) == look.tried), None)
        return cls(view, voice, seat, answers, look.game.events(look.seat), look.page, tried)

    @property
    def shape(self) -> GameConfig:
        return GameConfig(self.view.players, self.view.variants)

    @property
    def others(self) -> list[int]:
        """The other seats, in the order they sit."""
        return [(self.seat + step) % self.view.players for step in range(1, self.view.players)]

    def name(self, seat: int) -> Text:
        """A player, with sign."""
        return Text.assemble(styles.sign(seat), " ", self.voice.name(seat))

    def owner(self, seat: int) -> Text:
        """A player and the points so far."""
        points = self.voice("n-points", n=self.view.scores[seat])
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
        left = title_in(self.voice, self.shape, columns - right.cell_len - 2)
        return layout.spread(left, right, columns)

    def progress(self) -> Text:
        """The round, and what is left of the pile."""
        voice, number = self.voice, self._round()
        if self.view.over:
            return voice("log-game-over")
        stage = voice("kingdomino-round", n=number, last=self.shape.rounds)
        if self.view.stage == "first_choice":
            stage = voice("kingdomino-first-choice")
        return Text.assemble(stage, " · ", voice("kingdomino-pile", n=self.view.pile_size))

    def own_board(self) -> Board:
        """The kingdom in front, with what is tried and with all legal spots."""
        lands = self.view.kingdoms[self.seat].lands
        spots = {square for place in self.view.placements for square in (place.first, place.second)}
        if not self.tried:
            return Board(self.seat, lands, spots)
        tried = self.tried
        then = kingdom.with_domino(lands, tried.domino, tried.first, tried.second)
        return Board(self.seat, then, spots, (tried.first, tried.second))

    def log(self, most: int) -> list[Text]:
        """The last things that happened; those before one's own last turn are faint."""
        said = messages.narrate(self.events, [kingdom.lands for kingdom in self.view.kingdoms])
        mine = [at for at, one in enumerate(self.events) if (one.kind, one.seat) == ("claim", self.seat)]
        lines = []
        for at in range(max(0, len(said) - max(0, most)), len(said)):
            line = self.voice(said[at])
            if mine and at <= mine[-1]:
                line.stylize("dim")
            lines.append(line)
        return lines

    def question(self) -> Text:
        """Who is asked what."""
        asked = self.voice(messages.prompt(self.view))
        asked.stylize("bold")
        if not self.answers:
            return asked
        return Text.assemble(self.name(self.seat), ": ", asked)

    def _round(self) -> int:
        """Counted from 1."""
        drawn = (self.shape.used - self.view.pile_size) // self.shape.length
        return max(1, drawn - 1 if self.view.next else drawn)


def title(voice: RichTranslator, shape: GameConfig) -> Text:
    return DOT.join([*_set_up(voice, shape), *_variants(voice, shape)])


def title_in(voice: RichTranslator, shape: GameConfig, columns: int) -> Text:
    """The same in few columns: what the table shows anyway is left out, then the variants are cut short."""
    variants = _variants(voice, shape)
    game, players, size = _set_up(voice, shape)
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


def _set_up(voice: RichTranslator, shape: GameConfig) -> tuple[Text, Text, Text]:
    game = voice("game-kingdomino")
    game.stylize("bold")
    return game, voice("n-players", n=shape.players), Text(f"{shape.size}×{shape.size}")


def _variants(voice: RichTranslator, shape: GameConfig) -> list[Text]:
    return [voice(f"variant-{name}") for name in shape.variants]
