"""Kingdomino's desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from regat.bots import registry
from regat.bots.advice import Advised
from regat.bots.registry import STRONGEST
from regat.cli.terminal.desk import Desk, Look
from regat.cli.terminal.kingdomino import asking, scene
from regat.cli.terminal.kingdomino.compact import Compact
from regat.cli.terminal.kingdomino.explaining import explained
from regat.cli.terminal.kingdomino.overview import overview
from regat.cli.terminal.kingdomino.result import result
from regat.cli.terminal.kingdomino.scene import Scene
from regat.cli.terminal.kingdomino.sheet import fitted
from regat.cli.terminal.kingdomino.wide import Wide
from regat.cli.terminal.screen import Room
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.kernel.match import Match
from regat.kingdomino.game import Game
from regat.words import kingdomino as messages


class KingdominoDesk(Desk[Game]):
    hides: ClassVar[bool] = False

    # What is shown ----------------------------------------------------------------------------------

    def title(self, game: Game) -> Text:
        return scene.title(self.voice, game.origin.shape)

    def draw(self, look: Look[Game], room: Room) -> RenderableType:
        seen = Scene.of(look, self.voice)
        lines = Wide(seen, room).draw() or Compact(seen, room).draw()
        for line in (shown := fitted(lines[: room.height], room.width)):
            line.no_wrap = True
        return Group(*shown)

    def overview(self, look: Look[Game]) -> RenderableType:
        return overview(Scene.of(look, self.voice))

    def told(self, events: Sequence[Event]) -> list[Text]:
        return [self.voice(message) for message in messages.told(events)]

    def explain(self, look: Look[Game], about: str) -> RenderableType:
        return explained(Scene.of(look, self.voice), about)

    def result(self, match: Match[Game]) -> RenderableType:
        return result(Scene.of(Look(match.game, None), self.voice), match.winners())

    def spoken(self, answer: str) -> Text:
        return self.voice(messages.answer(answer))

    # What is typed ----------------------------------------------------------------------------------

    def read(self, text: str, look: Look[Game]) -> str:
        default = self.default(look)
        if not text.strip() and default:
            return default
        return asking.read(text, look.game.view(look.seat), self.voice)

    def refusal(self, answer: str, look: Look[Game]) -> Text:
        return self.voice(messages.refusal(answer, look.game.view(look.seat)))

    def completions(self, look: Look[Game]) -> list[str]:
        return asking.completions(look.game.view(look.seat), self.voice)

    def default(self, look: Look[Game]) -> str | None:
        """Only what has no alternative: a domino once placed stays where it is."""
        options = look.choice.options if look.choice else ()
        return str(options[0]) if len(options) == 1 else None

    def confirms(self, answer: str, look: Look[Game]) -> bool:
        return answer.startswith("place ")

    def pages(self, look: Look[Game], room: Room) -> int:
        seen = Scene.of(look, self.voice)
        return Wide(seen, room).pages() or Compact(seen, room).pages()

    # Bots -------------------------------------------------------------------------------------------

    def bot_answer(self, bot: str, seed: int, game: Game, choice: Choice) -> str:
        seat = choice.seat
        return registry.make(game.name, bot, seed).choose(game.view(seat), game.memory(seat), choice)

    def advice(self, look: Look[Game]) -> tuple[Advised, ...]:
        game, choice = look.game, look.choice
        assert choice, "advice is for who is asked"
        seat = choice.seat
        return registry.advice(game.name, STRONGEST, 0, game.view(seat), game.memory(seat), choice)
