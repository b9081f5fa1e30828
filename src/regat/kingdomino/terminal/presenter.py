"""How Kingdomino is shown and read at the terminal."""

from __future__ import annotations

from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from regat.kernel.match import Match
from regat.kingdomino.game import Game
from regat.kingdomino.terminal import input, scene
from regat.kingdomino.terminal.help import explain
from regat.kingdomino.terminal.large_layout import LargeLayout
from regat.kingdomino.terminal.overview import overview
from regat.kingdomino.terminal.result import result
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.terminal.small_layout import SmallLayout
from regat.kingdomino.terminal.styles import DominoTranslator
from regat.terminal.layout import Lines
from regat.terminal.presenter import Presenter, ViewContext
from regat.terminal.screen import Area


class KingdominoPresenter(Presenter[Game]):
    game: ClassVar[str] = Game.name
    has_secrets: ClassVar[bool] = False
    translate: DominoTranslator

    # Screens ----------------------------------------------------------------------------------------

    def title(self, game: Game) -> Text:
        return scene.title(self.translate, game.start.setup)

    def lines(self, context: ViewContext[Game], room: Area) -> Lines:
        seen = Scene.of(context, self.translate)
        return LargeLayout(seen, room).draw() or SmallLayout(seen, room).draw()

    def overview(self, context: ViewContext[Game]) -> RenderableType:
        return overview(Scene.of(context, self.translate))

    def explain(self, context: ViewContext[Game], about: str) -> RenderableType:
        return explain(Scene.of(context, self.translate), about)

    def result(self, match: Match[Game]) -> RenderableType:
        return result(Scene.of(ViewContext(match.game, None), self.translate), match.winners())

    # Input ------------------------------------------------------------------------------------------

    def parse(self, text: str, context: ViewContext[Game]) -> str:
        return input.parse(text, context.game.view(context.seat), self.translate)

    def completions(self, context: ViewContext[Game]) -> list[str]:
        return input.completions(context.game.view(context.seat), self.translate)

    def confirms(self, answer: str, context: ViewContext[Game]) -> bool:
        return answer.startswith("place ")

    def pages(self, context: ViewContext[Game], room: Area) -> int:
        seen = Scene.of(context, self.translate)
        return LargeLayout(seen, room).pages() or SmallLayout(seen, room).pages()
