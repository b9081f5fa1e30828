"""Stash at the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from regat.kernel.events import Event
from regat.kernel.match import Match
from regat.terminal.game_ui import GameUi
from regat.terminal.layout import Lines
from regat.terminal.localized import RichTranslator
from regat.terminal.presenter import InputError, Presenter, ViewContext
from regat.terminal.screen import Area
from regat.words import Translator
from regat.words.message import Seat
from tests.third_game.game import Game, StashSetup
from tests.third_game.words import FACE as WORDS

Context = ViewContext[Game]


class StashPresenter(Presenter[Game]):
    has_secrets: ClassVar[bool] = True

    def title(self, game: Game) -> Text:
        return self.translate("game-stash")

    def lines(self, context: Context, room: Area) -> Lines:
        game, seat, choice = context.game, context.seat, context.choice
        shown = [self.title(game), *self._rows(game)]
        if seat is not None:
            shown.append(self.translate("stash-hand", cards=" ".join(map(str, game.hands[seat]))))
        shown += self.log_lines(game.events(seat))[-5:]
        if choice is not None:
            shown.append(self.translate(WORDS.prompt(choice, game.view(seat))))
            shown += [
                Text(f"{number} ") + self.answer_text(str(option))
                for number, option in enumerate(choice.options, 1)
            ]
        return shown

    def _rows(self, game: Game) -> Lines:
        return [
            self.translate("stash-table", name=Seat(seat), row=" ".join(map(str, row)) or "–", points=points)
            for seat, (row, points) in enumerate(zip(game.rows, game.scores(), strict=True))
        ]

    def overview(self, context: Context) -> RenderableType:
        return Group(*self._rows(context.game))

    def log_lines(self, events: Sequence[Event]) -> Lines:
        return [self.translate(WORDS.event(event)) for event in events]

    def explain(self, context: Context, about: str) -> RenderableType:
        return self.translate("rule-stash_goal.text")

    def result(self, match: Match[Game]) -> RenderableType:
        wins = [self.translate("stash-wins", name=Seat(seat)) for seat in match.winners()]
        return Group(*self._rows(match.game), *wins)

    def answer_text(self, answer: str) -> Text:
        return self.translate(WORDS.answer(answer))

    def parse(self, text: str, context: Context) -> str:
        assert context.choice, "somebody is asked"
        answers = [str(option) for option in context.choice.options]
        if text.isdecimal() and 1 <= int(text) <= len(answers):
            return answers[int(text) - 1]
        if text not in answers:
            raise InputError(self.refusal(text, context))
        return text

    def refusal(self, answer: str, context: Context) -> Text:
        return self.translate("stash-expected", typed=answer)

    def completions(self, context: Context) -> list[str]:
        return [str(option) for option in context.choice.options] if context.choice else []


class StashUi(GameUi[Game]):
    name: ClassVar[str] = Game.name

    def presenter(self, words: Translator, names: Sequence[str]) -> StashPresenter:
        return StashPresenter(RichTranslator(words, names))

    def setup_from_options(self, args: argparse.Namespace, players: int) -> StashSetup:
        return StashSetup(players)


FACE = StashUi()
