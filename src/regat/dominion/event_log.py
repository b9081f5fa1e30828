"""The events of a game of Dominion, its decisions in record notation, and what each seat knows from them."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, Self

from regat.dominion import notation
from regat.dominion.knowledge import CardTracker
from regat.dominion.rules import raw_events, state
from regat.dominion.rules.raw_events import RawEvent
from regat.kernel import event_log
from regat.kernel.checks import check_seat
from regat.kernel.event_log import Recorder

if TYPE_CHECKING:
    from regat.dominion.game import Game


class EventLog(event_log.EventLog[state.State | int, RawEvent]):
    """For most decisions the phase that asks is context enough."""

    _recorder: Game

    def __init__(self, recorder: Game) -> None:
        self._trackers: dict[int, CardTracker] = {}
        super().__init__(recorder)

    def cut(self, recorder: Recorder, actions: MutableSequence[int], keys: event_log.Keys) -> Self:
        log = super().cut(recorder, actions, keys)
        log._trackers = {}
        return log

    def decode(self, words: list[int]) -> list[RawEvent]:
        return raw_events.decode_events(words)

    def context(self, action: int) -> state.State | int:
        phase = self._recorder.phase
        return phase if phase >= 0 else self._recorder.snapshot()

    def notation(self, before: state.State | int, action: int, events: Sequence[RawEvent]) -> str:
        if isinstance(before, int):
            return notation.format_phase_action(before, action)
        # Picks without alternative are made by the engine: the event names them all.
        return notation.format_answer(before, action, events[0].cards if events else ())

    def notation_of_forced(self, forced: RawEvent) -> str:
        return notation.format_cards(forced.operation, forced.cards)

    def tracker(self, seat: int) -> CardTracker:
        """What a seat knows from all that it has seen."""
        start = self._recorder.start
        check_seat(seat, start.players)
        tracker = self._trackers.setdefault(seat, CardTracker(start, seat))
        tracker.add(self.raw_events[tracker.seen :])
        return tracker
