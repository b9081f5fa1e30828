"""Kingdomino's desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from regat.bots import registry
from regat.bots.registry import ADVISER
from regat.bots.suggestions import Suggestion
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.kernel.match import Match
from regat.kingdomino import words as messages
from regat.kingdomino.game import Game
from regat.kingdomino.terminal import input, scene
from regat.kingdomino.terminal.help import explained
from regat.kingdomino.terminal.large_layout import Wide
from regat.kingdomino.terminal.layout import fitted
from regat.kingdomino.terminal.overview import overview
from regat.kingdomino.terminal.result import result
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.terminal.small_layout import Compact
from regat.terminal.presenter import Presenter, ViewContext
from regat.terminal.screen import Room


class KingdominoDesk(Presenter[Game]):
    hides: ClassVar[bool] = False

    # What is shown ----------------------------------------------------------------------------------

    def title(self, game: Game) -> Text:
        return scene.title(self.voice, game.origin.config)

    def draw(self, look: ViewContext[Game], room: Room) -> RenderableType:
        seen = Scene.of(look, self.voice)
        lines = Wide(seen, room).draw() or Compact(seen, room).draw()
        for line in (shown := fitted(lines[: room.height], room.width)):
            line.no_wrap = True
        return Group(*shown)

    def overview(self, look: ViewContext[Game]) -> RenderableType:
        return overview(Scene.of(look, self.voice))

    def told(self, events: Sequence[Event]) -> list[Text]:
        return [self.voice(message) for message in messages.narrate(events)]

    def explain(self, look: ViewContext[Game], about: str) -> RenderableType:
        return explained(Scene.of(look, self.voice), about)

    def result(self, match: Match[Game]) -> RenderableType:
        return result(Scene.of(ViewContext(match.game, None), self.voice), match.winners())

    def spoken(self, answer: str) -> Text:
        return self.voice(messages.answer_message(answer))

    # What is typed ----------------------------------------------------------------------------------

    def read(self, text: str, look: ViewContext[Game]) -> str:
        default = self.default(look)
        if not text.strip() and default:
            return default
        return input.read(text, look.game.view(look.seat), self.voice)

    def refusal(self, answer: str, look: ViewContext[Game]) -> Text:
        return self.voice(messages.refusal(answer, look.game.view(look.seat)))

    def completions(self, look: ViewContext[Game]) -> list[str]:
        return input.completions(look.game.view(look.seat), self.voice)

    def default(self, look: ViewContext[Game]) -> str | None:
        """Only what has no alternative: a domino once placed stays where it is."""
        options = look.choice.options if look.choice else ()
        return str(options[0]) if len(options) == 1 else None

    def confirms(self, answer: str, look: ViewContext[Game]) -> bool:
        return answer.startswith("place ")

    def pages(self, look: ViewContext[Game], room: Room) -> int:
        seen = Scene.of(look, self.voice)
        return Wide(seen, room).pages() or Compact(seen, room).pages()

    # Bots -------------------------------------------------------------------------------------------

    def bot_answer(self, bot: str, seed: int, game: Game, choice: Choice) -> str:
        seat = choice.seat
        return registry.make(game.name, bot, seed).choose(game.view(seat), game.memory(seat), choice)

    def advice(self, look: ViewContext[Game]) -> tuple[Suggestion, ...]:
        game, choice = look.game, look.choice
        assert choice, "advice is for who is asked"
        seat = choice.seat
        return registry.suggest(game.name, ADVISER, 0, game.view(seat), game.memory(seat), choice)
