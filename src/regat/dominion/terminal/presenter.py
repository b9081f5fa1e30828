"""Dominion's desk: how the game looks and reads at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from regat.bots import registry
from regat.bots.registry import ADVISER
from regat.bots.suggestions import Suggestion
from regat.dominion.game import Game
from regat.dominion.rules.kingdoms import SETS
from regat.dominion.terminal import input, large_layout, log, pages, small_layout
from regat.dominion.terminal.answers import spelt
from regat.dominion.terminal.result import result
from regat.dominion.terminal.scene import Scene
from regat.dominion.terminal.typed_answers import Reader
from regat.dominion.terminal.vocabulary import VERBS, Vocabulary
from regat.dominion.words import answer_message, decline_answer, decline_message, narrate, refusal
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.kernel.match import Match
from regat.terminal.localized import RichTranslator
from regat.terminal.presenter import Presenter, ViewContext
from regat.terminal.screen import Room


class DominionDesk(Presenter[Game]):
    hides: ClassVar[bool] = True

    def __init__(self, voice: RichTranslator) -> None:
        super().__init__(voice)
        self._words = Vocabulary(voice.words)

    # What is shown ----------------------------------------------------------------------------------

    def title(self, game: Game) -> Text:
        voice, origin = self.voice, game.origin
        named = [key for key, kingdom in SETS[origin.edition].items() if set(kingdom) == set(origin.kingdom)]
        edition = voice("table-edition-1" if origin.edition == 1 else "table-edition-2")
        parts = [voice(f"game-{game.name}"), *(voice(f"set-{key}") for key in named)]
        return Text(" · ").join([*parts, voice("table-mixed") if origin.mixed else edition])

    def draw(self, look: ViewContext[Game], room: Room) -> RenderableType:
        scene = Scene(look, self.voice)
        lines = large_layout.drawn(scene, room, self.title(look.game)) or small_layout.drawn(scene, room)
        for line in lines:
            line.no_wrap = True
        return Group(*lines)

    def pages(self, look: ViewContext[Game], room: Room) -> int:
        scene = Scene(look, self.voice)
        if large_layout.fits(scene, room):
            return 1
        height = small_layout.list_height(scene, room)
        return input.page_count(len(input.listed(scene, room.width)), height)

    def overview(self, look: ViewContext[Game]) -> RenderableType:
        return pages.overview(Scene(look, self.voice), self.title(look.game))

    def told(self, events: Sequence[Event]) -> list[Text]:
        return log.told(narrate(events), self.voice)

    def explain(self, look: ViewContext[Game], about: str) -> RenderableType:
        scene = Scene(look, self.voice)
        if about:
            return pages.about(scene, about, self._words)
        return pages.help_page(scene, self.default(look))

    def result(self, match: Match[Game]) -> RenderableType:
        return result(match, self.voice)

    def spoken(self, answer: str) -> Text:
        return self.voice(answer_message(answer))

    # What is typed ----------------------------------------------------------------------------------

    def read(self, text: str, look: ViewContext[Game]) -> str:
        if not text.strip() and (enter := self.default(look)) is not None:
            return enter
        assert look.choice, "there is a question"
        return self._reader(look, look.choice).read(text)

    def _reader(self, look: ViewContext[Game], choice: Choice) -> Reader:
        scene = Scene(look, self.voice)
        return Reader(choice, scene.view, scene.piles, self.voice, self._words)

    def refusal(self, answer: str, look: ViewContext[Game]) -> Text:
        assert look.choice, "there is a question"
        return self.voice(refusal(answer, look.choice, look.game.view(look.seat)))

    def completions(self, look: ViewContext[Game]) -> list[str]:
        """Names alone where they are enough, verbs with names, and the button that does nothing more."""
        if not look.choice:
            return []
        reader = self._reader(look, look.choice)
        found: list[str] = []
        for option in dict.fromkeys(look.choice.options):
            if option.verb not in VERBS:
                continue
            verb = self.voice.plain(VERBS[option.verb]).split(",")[0]
            if option.key == "treasures":
                name = self.voice.plain("typed-treasures").split(",")[0]
            elif option.key == "deck":
                name = self.voice.plain("typed-deck").split(",")[0]
            else:
                name = self.voice.card(option.key).plain
            answer = spelt(option, look.choice)
            found += [typed for typed in (name, f"{verb} {name}") if reader.reads(typed, answer)]
        if decline_answer(look.choice):
            none = self.voice.plain("typed-nothing").split(",")[0]
            found += [self.voice.plain(decline_message(look.choice)), none]
        return list(dict.fromkeys(found))

    def default(self, look: ViewContext[Game]) -> str | None:
        """All Treasures, or the only answer there is."""
        if not look.choice:
            return None
        if "treasures" in look.choice.under("play"):
            return "play treasures"
        answers = Scene(look, self.voice).answers
        return answers[0].answer if len(answers) == 1 and look.choice.max <= 1 else None

    def quick(self, key: str, look: ViewContext[Game]) -> str | None:
        if not look.choice:
            return None
        if key == "treasures":
            return "play treasures" if "treasures" in look.choice.under("play") else None
        return decline_answer(look.choice) if key == "done" else None

    # Bots -------------------------------------------------------------------------------------------

    def bot_answer(self, bot: str, seed: int, game: Game, choice: Choice) -> str:
        seat = choice.seat
        return registry.make(game.name, bot, seed).choose(game.view(seat), game.memory(seat), choice)

    def advice(self, look: ViewContext[Game]) -> tuple[Suggestion, ...]:
        game, choice = look.game, look.choice
        assert choice, "advice is for who is asked"
        seat = choice.seat
        return registry.suggest(game.name, ADVISER, 0, game.view(seat), game.memory(seat), choice)
