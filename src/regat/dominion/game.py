"""A game of Dominion: what is asked, what may be answered, who may see what."""

from __future__ import annotations

from typing import ClassVar, Self

from regat.dominion import event_log, memory, notation, prompts, view
from regat.dominion.canonical import canonical_json
from regat.dominion.rules import cards, kingdoms
from regat.dominion.rules.engine import Engine
from regat.dominion.rules.raw_events import RawEvent
from regat.dominion.rules.state import State
from regat.dominion.setup import DominionSetup
from regat.dominion.start import GameStart
from regat.kernel.choice import Choice
from regat.kernel.engine_game import EngineGame


class Game(EngineGame[GameStart, event_log.EventLog, State, view.View], Engine):
    """One game from set-up to scoring."""

    name: ClassVar[str] = "dominion"
    asking_reveals: ClassVar[bool] = True  # that another seat is asked shows what it holds, D-INFO-06

    start: GameStart
    _actions: bytearray
    _event_log: event_log.EventLog | None

    def deal(self) -> None:
        start, kingdom = self.start, kingdoms.as_bits(self.start.kingdom)
        self.begin((start.rng, start.players, start.setup.edition, start.first, kingdom), start.script)

    @property
    def setup(self) -> DominionSetup:
        return self.start.setup

    @property
    def choice(self) -> Choice | None:
        """What the seat that has to answer is asked; None when the game is over."""
        return prompts.choice(self.state)

    def answer(self, text: str) -> None:
        """Answer the pending choice in record notation, whole: `buy gold`, `discard estate copper`."""
        simple = notation.parse_phase_answer(self.phase, text)
        if self.is_legal(simple):
            self.apply(simple)
            return
        before = self.snapshot()
        actions = notation.parse_answer(before, text)
        if not prompts.picks_cards(before):
            for action in actions:
                self.apply(action)
            return
        asked = self.asked
        while not self.over and self.asked == asked:
            made = self.picks
            self.apply(actions[made] if made < len(actions) else cards.DONE)

    def see(self, seat: int | None) -> view.View:
        return view.view(self, seat)

    def raw_events(self, since: int = 0) -> tuple[RawEvent, ...]:
        """All events but the first `since`, with who saw them: for the server's log, never for a bot."""
        return self.event_log().events_until(len(self._actions), since)

    def memory(self, seat: int) -> memory.Memory:
        """What a seat with perfect recall knows."""
        return memory.remember(self.snapshot(), self.event_log_so_far().tracker(seat), self.start)

    def canonical_json(self) -> str:
        return canonical_json(self.snapshot())

    def before_picks(self) -> Self:
        if self.over or not prompts.picks_cards(self.snapshot()):
            return self
        game = type(self)(self.start)
        for line in self.log():
            game.answer(line)
        return game

    def new_event_log(self) -> event_log.EventLog:
        return event_log.EventLog(Game(self.start, recording=True))
