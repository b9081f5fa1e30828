"""What was told in a game of Dominion so far, in record notation and as each seat remembers it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from regat.dominion import choices
from regat.dominion.knowledge import CardTracker
from regat.dominion.rules import cards, raw_events, state
from regat.dominion.rules.kingdoms import check_seat
from regat.dominion.rules.raw_events import RawEvent
from regat.kernel import event_log

if TYPE_CHECKING:
    from regat.dominion.game import Game


class EventLog(event_log.EventLog[state.State | int, RawEvent]):
    """Of most decisions only the phase has to be known that asked."""

    def __init__(self, listener: Game) -> None:
        self._game = listener
        self._origin = listener.origin
        self._recalls: dict[int, CardTracker] = {}
        super().__init__(listener)

    def unpack(self, words: list[int]) -> list[RawEvent]:
        return raw_events.decode_events(words)

    def before(self, action: int) -> state.State | int:
        phase = self._game.phase
        return phase if phase >= 0 else self._game.snapshot()

    def line(self, before: state.State | int, action: int, told: Sequence[RawEvent]) -> str:
        if isinstance(before, int):
            return line_of_phase(before, action)
        return line(before, action, told)

    def spell(self, forced: RawEvent) -> str:
        return spell(forced.operation, forced.cards)

    def recall(self, seat: int) -> CardTracker:
        """What a seat remembers of all that it was told."""
        check_seat(seat, self._origin.players)
        recall = self._recalls.setdefault(seat, CardTracker(self._origin, seat))
        recall.hear(self.told[recall.heard :])
        return recall


def spell(operation: int, numbers: Sequence[int]) -> str:
    """An answer in record notation."""
    question = choices.QUESTIONS[operation]
    if not numbers:
        return question.none
    return " ".join((question.verb, *[cards.KEYS[number] for number in numbers]))


def line(t: state.State, action: int, told: Sequence[RawEvent]) -> str:
    """The decision that ended with this action, in record notation."""
    operation = choices.asking(t)
    question = choices.QUESTIONS[operation]
    if question.where in choices.SEVERAL:
        # Picks without alternative are made by the table: what happened next names them all.
        some = t.picked_size > 0 or action != cards.DONE
        return spell(operation, told[0].cards if some else ())
    if action == cards.DONE:
        return question.none
    if question.where == "deck":
        return "discard deck"
    if action in choices.FATES:
        return f"{choices.FATES[action]} {cards.KEYS[t.look[choices.looked_at(t)]]}"
    if operation == cards.SORT:
        under = t.look[1] if t.look[0] == action else t.look[0]
        return f"order {cards.KEYS[action]} {cards.KEYS[under]}"
    return spell(operation, (action,))


@cache
def line_of_phase(operation: int, action: int) -> str:
    """The same for a phase."""
    if action == cards.DONE:
        return choices.QUESTIONS[operation].none
    if action == cards.PLAY_TREASURES:
        return "play treasures"
    if cards.DONE < action < cards.PLAY_TREASURES:
        return f"play {cards.KEYS[action - cards.PLAY_COPPER]}"
    return spell(operation, (action,))
