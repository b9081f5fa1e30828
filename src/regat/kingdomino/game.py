"""The face of a game of Kingdomino: what is asked, what may be answered, what it would bring.

A game is its origin and the actions taken since; events and log come from replaying them.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from hashlib import blake2b
from typing import ClassVar

from regat.kernel import bits
from regat.kernel.choice import Choice
from regat.kernel.errors import BadSetup, IllegalAnswer
from regat.kernel.events import AnswerEffect, Event
from regat.kernel.record import Record
from regat.kingdomino import choices, event_log, kingdom, memory, notation, sheet, start, view
from regat.kingdomino.canonical import canonical_json
from regat.kingdomino.rules import dominoes, rounds, state, variants
from regat.kingdomino.search import policies


class Game:
    """One game from set-up to scoring. The actions are numbered as in docs/actions.md."""

    name: ClassVar[str] = "kingdomino"
    revealing: ClassVar[frozenset[str]] = frozenset(("line", "king"))

    def __init__(self, begun: start.GameStart, listening: bool = False) -> None:
        self.origin = begun
        self._t = state.new_state()
        self._actions = array("H")
        self._keys: list[tuple[int, int]] = []  # when the generator got a new key: (actions so far, key)
        self._keyed = 0  # so many of them are this game's own; the rest are those of a copy
        self._history: event_log.EventLog | None = None
        self._followed = 0  # the actions that the history is known to have followed
        self._t.listening = listening
        if begun.position is None:
            self._t.script_size = len(begun.pile)
            for i in range(len(begun.pile)):
                self._t.script[len(begun.pile) - 1 - i] = begun.pile[i] - 1
            self._t.order_size = len(begun.kings)
            for i in range(len(begun.kings)):
                self._t.order[len(begun.kings) - 1 - i] = begun.kings[i]
            rounds.start(self._t, begun.rng, begun.players, begun.config.size, begun.config.bits)
        else:
            state.restore(self._t, begun.position)
            if not begun.settled:
                rounds.advance(self._t)

    def __dealloc__(self) -> None:
        state.free_state(self._t)

    def copy(self) -> Game:
        """An independent game in the same position."""
        twin = Game.__new__(Game)
        twin.origin = self.origin
        twin._t = state.new_state()
        state.copy_state(twin._t, self._t)
        twin._actions = self._actions[:]
        twin._keys = self._keys
        twin._keyed = self._keyed
        twin._history = self._history
        twin._followed = self._followed
        return twin

    # The decision -----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self._t.players

    @property
    def over(self) -> bool:
        return self._t.over != 0

    @property
    def seat(self) -> int:
        """The seat that has to answer; -1 when the game is over."""
        return -1 if self._t.over else self._t.seat

    @property
    def asked(self) -> int:
        """How many decisions have been asked, the pending one included."""
        return self._t.asked

    @property
    def choice(self) -> Choice | None:
        """What that seat is asked, in words; None when the game is over."""
        return choices.choice(state.snapshot(self._t))

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions that may be applied now, ascending."""
        return policies.legal_actions(self._t)

    def apply(self, action: int) -> None:
        """Carry out one action; an illegal one raises IllegalAnswer and changes nothing."""
        number = as_action(action)
        answer = policies.answer_of(self._t, number) if number >= 0 else -1
        if answer < 0:
            raise IllegalAnswer(f"action {action!r} is not one of {self.legal}")
        self._actions.append(number)
        rounds.apply(self._t, answer % dominoes.TURN, answer // dominoes.TURN)

    def answer(self, text: str) -> None:
        """Answer the pending choice in record notation: `claim 23`, `place 17 (1,0)-(2,0)`."""
        simple = notation.simple_action(self._t, text)
        self.apply(simple if simple >= 0 else choices.action_for(state.snapshot(self._t), text))

    def spelt(self, action: int) -> str:
        """A legal action in record notation."""
        return notation.spelt(self._t, action)

    def placements(self) -> tuple[kingdom.Placement, ...]:
        """For a pending placement: each legal one, what it gains and how much room it leaves."""
        if self._t.over or self._t.stage != dominoes.PLACING:
            return ()
        return kingdom.placements(state.snapshot(self._t), policies.gains(self._t))

    # Points -----------------------------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as the table stands, with the bonuses of variants in use."""
        return tuple([rounds.score(self._t, seat) for seat in range(self._t.players)])

    def winners(self, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """Most points, then the largest territory, then most crowns; several seats share a victory."""
        seats = range(self._t.players) if among is None else sorted(set(among))
        for seat in seats:
            variants.check_seat(seat, self._t.players)
        standing = {seat: self._standing(seat) for seat in seats}
        best = max(standing.values())
        return tuple([seat for seat in seats if standing[seat] == best])

    def _standing(self, seat: int) -> tuple[int, int, int]:
        return rounds.score(self._t, seat), policies.largest(self._t, seat), policies.crowns(self._t, seat)

    # What may be known ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> view.View:
        """What a seat sees; None: what a watcher sees."""
        placements = self.placements() if seat is not None and seat == self.seat else ()
        return view.view(
            state.snapshot(self._t), seat, self.origin, self.scores(), self.winners(), placements
        )

    def on_paper(self, known: sheet.Known) -> sheet.Sheet:
        """What everybody sees of a game that is not over, as JSON.

        `known` is kept from one time to the next, for as long as nothing is undone.
        """
        return sheet.sheet(self._t, self.origin.config.variants, self.scores(), known)

    def told(self, since: int = 0) -> tuple[event_log.RawEvent, ...]:
        """Everything that was told, but for the first `since`: as events say it, without words."""
        return self._heard().upto(len(self._actions), since)

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """What a seat was told, but for its first `since` events; None: what everybody was told."""
        if seat is not None:
            variants.check_seat(seat, self._t.players)
        return self._heard().events(seat, since, len(self._actions))

    def news(self, earlier: Game) -> AnswerEffect:
        """What has come since an earlier table of this game."""
        return self._heard().news(len(earlier._actions), len(self._actions), self.revealing)

    def memory(self, seat: int) -> memory.Memory:
        """What a seat knows."""
        return memory.remember(state.snapshot(self._t), seat, self.origin)

    def forced(self) -> tuple[tuple[int, str], ...]:
        """What the last action brought with it because it had no alternative: (seat, answer)."""
        if not self._heard().latest(self._actions):
            self._history = None
        return self._heard().forced

    def _heard(self) -> event_log.EventLog:
        """The history, which may have gone further with a copy of this game."""
        known = self._history
        if known is not None and self._followed == len(self._actions):
            return known
        if known is None or not known.serves(self._actions, self._own_keys(), self._followed):
            known = self._history = event_log.EventLog(Game(self.origin, True))
        known.follow(self._actions, self._own_keys())
        self._followed = len(self._actions)
        return known

    def hear(self) -> list[int]:
        """What operations told since the last time; only a listening game is told anything."""
        return state.drain(self._t)

    # The record -------------------------------------------------------------------------------------

    def header(self) -> dict[str, str]:
        return self.origin.header()

    def log(self) -> tuple[str, ...]:
        """The decisions taken so far, in record notation."""
        return self._heard().log(len(self._actions))

    def record(self) -> str:
        """The game as readable text, from which `replay` rebuilds it."""
        if self.origin.seed is None or self._keyed:
            raise BadSetup("the chance of this game was dealt by its match: ask the match for the record")
        return Record.of(self, f"plain {self.origin.seed}").text()

    def _own_keys(self) -> list[tuple[int, int]]:
        """The keys that this game has got; it shares them with its copies until they go different ways."""
        if self._keyed < len(self._keys):
            self._keys = self._keys[: self._keyed]
        return self._keys

    def rekey(self, key: int) -> None:
        """Let all later chance come from this key."""
        self._own_keys().append((len(self._actions), key))
        self._keyed += 1
        self._t.rng = bits.rng_seed(key, start.TABLE_STREAM)

    def snapshot(self) -> state.State:
        """The whole table: for tests and for the match, never for a bot."""
        return state.snapshot(self._t)

    def fingerprint(self) -> str:
        """A digest of the whole table."""
        return blake2b(canonical_json(state.snapshot(self._t)).encode(), digest_size=16).hexdigest()

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (self.origin, tuple(self._actions), tuple(self._own_keys()))


def as_action(action: object) -> int:
    """The number of an action, -1 for what cannot be one."""
    if isinstance(action, int) and 0 <= action < dominoes.ACTIONS:
        return action
    return -1


def revive(begun: start.GameStart, actions: tuple[int, ...], keys: tuple[tuple[int, int], ...]) -> Game:
    """The game with these actions; what pickle calls."""
    game = Game(begun)
    waiting = list(keys)
    for made, action in enumerate(actions):
        while waiting and waiting[0][0] == made:
            game.rekey(waiting.pop(0)[1])
        game.apply(action)
    for _, key in waiting:
        game.rekey(key)
    return game
