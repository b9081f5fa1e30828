"""A game of Kingdomino: what is asked, what may be answered, what each placement gains."""

from __future__ import annotations

from array import array
from typing import ClassVar

from regat.kernel.choice import Choice
from regat.kernel.engine_game import EngineGame
from regat.kingdomino import event_log, kingdom, memory, notation, view
from regat.kingdomino.canonical import canonical_json
from regat.kingdomino.rules import dominoes
from regat.kingdomino.rules.engine import Engine
from regat.kingdomino.rules.state import State
from regat.kingdomino.rules.variants import KingdominoSetup
from regat.kingdomino.start import GameStart


class Game(EngineGame[GameStart, event_log.EventLog, State, view.View], Engine):
    """One game from set-up to scoring."""

    name: ClassVar[str] = "kingdomino"

    start: GameStart
    _actions: array[int]
    _event_log: event_log.EventLog | None

    def deal(self) -> None:
        start, setup = self.start, self.start.setup
        self.begin((start.rng, setup.players, setup.size, setup.bits), start.pile, start.kings, start.drawer)

    @property
    def setup(self) -> KingdominoSetup:
        return self.start.setup

    @property
    def choice(self) -> Choice | None:
        """What the seat that has to answer is asked; None when the game is over."""
        if self.over:
            return None
        options = tuple([notation.option(action, self.domino_of(action)) for action in self.legal])
        return Choice(self.seat, notation.ASKERS[self.stage], options, 1, 1)

    def answer(self, text: str) -> None:
        """Answer the pending choice in record notation: `claim 23`, `place 17 (1,0)-(2,0)`."""
        self.apply(notation.parse_answer(self, text))

    def placements(self) -> tuple[kingdom.Placement, ...]:
        """For a pending placement: each legal one, what it gains and how much room it leaves."""
        if self.over or self.stage != dominoes.PLACING:
            return ()
        return kingdom.placements(self.state, self.gains())

    def see(self, seat: int | None) -> view.View:
        return view.view(self, seat)

    def raw_events(self, since: int = 0) -> tuple[event_log.RawEvent, ...]:
        """All events but the first `since`."""
        return self.event_log().events_until(len(self._actions), since)

    def memory(self, seat: int) -> memory.Memory:
        """What a seat knows."""
        return memory.remember(self.snapshot(), seat, self.start)

    def canonical_json(self) -> str:
        return canonical_json(self.snapshot(), self.choice)

    def new_event_log(self) -> event_log.EventLog:
        return event_log.EventLog(Game(self.start, recording=True))
