"""Dominion in messages: prompts, answers, refusals and the log."""

from __future__ import annotations

from collections.abc import Sequence

from regat.dominion.game import Game
from regat.dominion.view import View
from regat.dominion.words.answers import answer_message, decline_message
from regat.dominion.words.narration import DominionNarrator, narrate
from regat.dominion.words.prompts import prompt
from regat.dominion.words.refusals import refusal
from regat.games import AnyGame
from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.words.game_words import GameWords
from regat.words.message import Message


class DominionWords(GameWords):
    """The words of Dominion."""

    topics = (
        "goal",
        "set_up",
        "piles",
        "kingdom",
        "first_player",
        "turn",
        "action_phase",
        "buy_phase",
        "clean_up",
        "shuffling",
        "gaining",
        "trash",
        "attacks",
        "throne_room",
        "end",
        "scoring",
        "information",
        "editions",
    )

    def prompt(self, choice: Choice, view: View) -> Message:
        return prompt(choice, view)

    def answer(self, text: str, choice: Choice | None = None) -> Message:
        return answer_message(text, choice)

    def decline(self, choice: Choice) -> Message:
        return decline_message(choice)

    def refusal(self, game: Game, answer: str) -> Message:
        choice = game.choice
        assert choice, "an answer is refused while a choice is pending"
        return refusal(answer, choice, game.view(choice.seat))

    def event(self, event: Event) -> Message:
        return narrate([event])[-1]

    def narrate(self, events: Sequence[Event]) -> list[Message]:
        return narrate(events)

    def narrator(self, first: AnyGame | None = None) -> DominionNarrator:
        return DominionNarrator()


FACE = DominionWords()
