"""How Dominion is shown and read at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text

from regat.dominion.game import Game
from regat.dominion.notation import format_option
from regat.dominion.rules.kingdoms import SETS
from regat.dominion.terminal import large_layout, log, pages, prompt, small_layout
from regat.dominion.terminal.input import AnswerParser
from regat.dominion.terminal.result import result_page
from regat.dominion.terminal.scene import Scene
from regat.dominion.terminal.styles import CardTranslator
from regat.dominion.terminal.vocabulary import VERBS, Vocabulary
from regat.dominion.words.answers import decline_message
from regat.dominion.words.narration import narrate
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.kernel.match import Match
from regat.terminal.layout import Lines
from regat.terminal.presenter import Presenter, ViewContext
from regat.terminal.screen import Area
from regat.words.game_words import decline_answer


class DominionPresenter(Presenter[Game]):
    game: ClassVar[str] = Game.name
    quick_keys: ClassVar[Mapping[str, str]] = {"t": "treasures", "d": "done"}
    has_secrets: ClassVar[bool] = True
    translate: CardTranslator

    def __init__(self, translate: CardTranslator) -> None:
        super().__init__(translate)
        self._vocabulary = Vocabulary(translate.words)

    # Screens ----------------------------------------------------------------------------------------

    def title(self, game: Game) -> Text:
        translate, setup = self.translate, game.setup
        named = [key for key, kingdom in SETS[setup.edition].items() if set(kingdom) == set(setup.kingdom)]
        edition = translate("table-edition-1" if setup.edition == 1 else "table-edition-2")
        parts = [translate(f"game-{game.name}"), *(translate(f"set-{key}") for key in named)]
        return Text(" · ").join([*parts, translate("table-mixed") if setup.mixed else edition])

    def lines(self, context: ViewContext[Game], room: Area) -> Lines:
        scene = Scene(context, self.translate)
        return large_layout.draw(scene, room, self.title(context.game)) or small_layout.draw(scene, room)

    def pages(self, context: ViewContext[Game], room: Area) -> int:
        scene = Scene(context, self.translate)
        if large_layout.fits(scene, room):
            return 1
        height = small_layout.list_height(scene, room)
        return prompt.page_count(len(prompt.answer_lines(scene, room.width)), height)

    def overview(self, context: ViewContext[Game]) -> RenderableType:
        return pages.overview(Scene(context, self.translate), self.title(context.game))

    def log_lines(self, events: Sequence[Event]) -> Lines:
        return log.by_message(narrate(events), self.translate)

    def explain(self, context: ViewContext[Game], about: str) -> RenderableType:
        scene = Scene(context, self.translate)
        if about:
            return pages.about(scene, about, self._vocabulary)
        return pages.help_page(scene, self.default(context))

    def result(self, match: Match[Game]) -> RenderableType:
        return result_page(match, self.translate)

    # Input ------------------------------------------------------------------------------------------

    def parse(self, text: str, context: ViewContext[Game]) -> str:
        assert context.choice, "there is a question"
        return self._parser(context, context.choice).parse(text)

    def _parser(self, context: ViewContext[Game], choice: Choice) -> AnswerParser:
        scene = Scene(context, self.translate)
        return AnswerParser(choice, scene.view, scene.piles, self.translate, self._vocabulary)

    def completions(self, context: ViewContext[Game]) -> list[str]:
        """Names alone where they are enough, verbs with names, and the button that does nothing more."""
        if not context.choice:
            return []
        parser = self._parser(context, context.choice)
        found: list[str] = []
        for option in dict.fromkeys(context.choice.options):
            if option.verb not in VERBS:
                continue
            verb = self._first_word(VERBS[option.verb])
            fixed = option.key in ("treasures", "deck")
            name = self._first_word(f"typed-{option.key}") if fixed else self.translate.card(option.key).plain
            answer = format_option(option, context.choice)
            found += [typed for typed in (name, f"{verb} {name}") if parser.accepts(typed, answer)]
        if decline_answer(context.choice):
            found += [
                self.translate.plain(decline_message(context.choice)),
                self._first_word("typed-nothing"),
            ]
        return list(dict.fromkeys(found))

    def _first_word(self, key: str) -> str:
        """The first of the words that may be typed, which a message lists with commas between."""
        return self.translate.plain(key).split(",")[0]

    def default(self, context: ViewContext[Game]) -> str | None:
        """All Treasures, or the only answer there is."""
        if not context.choice:
            return None
        if "treasures" in context.choice.under("play"):
            return "play treasures"
        answers = Scene(context, self.translate).answers
        return answers[0].answer if len(answers) == 1 and context.choice.max <= 1 else None

    def quick_answer(self, key: str, context: ViewContext[Game]) -> str | None:
        if not context.choice:
            return None
        if key == "treasures":
            return "play treasures" if "treasures" in context.choice.under("play") else None
        return decline_answer(context.choice) if key == "done" else None
