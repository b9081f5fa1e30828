"""Stash in messages, with a catalogue of its own."""

from __future__ import annotations

from pathlib import Path

from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.words.game_words import GameWords
from regat.words.message import Message, Seat
from tests.third_game.game import View


class StashWords(GameWords):
    topics = ("goal",)
    catalogues = (Path(__file__).parent,)

    def prompt(self, choice: Choice, view: View) -> Message:
        return Message("stash-prompt", n=view.deck_size)

    def answer(self, text: str, choice: Choice | None = None) -> Message:
        verb, _, card = text.partition(" ")
        return Message("stash-answer-play", card=card) if verb == "play" else Message("stash-answer-draw")

    def event(self, event: Event) -> Message:
        card = event.things[0]
        if event.kind == "play":
            return Message("stash-log-plays", name=Seat(event.seat), card=str(card))
        if card is None:
            return Message("stash-log-draws", name=Seat(event.seat))
        return Message("stash-log-draws-card", name=Seat(event.seat), card=card)


FACE = StashWords()
