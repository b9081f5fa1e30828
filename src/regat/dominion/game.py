"""The face of a game of Dominion: what is asked, what may be answered, who may see what.

A game is its origin and the actions taken since; events, log and memory come from replaying them.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import ClassVar

from regat.dominion import choices, event_log, memory, phases, sheet, start, view
from regat.dominion.canonical import canonical_json
from regat.dominion.rules import card_moves, cards, kingdoms, operations, raw_events, state
from regat.kernel import bits
from regat.kernel.choice import Choice
from regat.kernel.errors import BadSetup, IllegalAnswer
from regat.kernel.events import AnswerEffect, Event
from regat.kernel.record import Record


class Game:
    """One game from set-up to scoring. The actions are numbered as in docs/actions.md."""

    name: ClassVar[str] = "dominion"
    revealing: ClassVar[frozenset[str]] = frozenset(("draw", "shuffle", "reveal", "look", "show"))

    def __init__(self, begun: start.GameStart, listening: bool = False) -> None:
        self.origin = begun
        self._t = state.new_state()
        self._actions = bytearray()
        self._keys: list[tuple[int, int]] = []  # when the generator got a new key: (actions so far, key)
        self._keyed = 0  # so many of them are this game's own; the rest are those of a copy
        self._history: event_log.EventLog | None = None
        self._followed = 0  # the actions that the history is known to have followed
        self._t.listening = listening
        if begun.position is None:
            for i in range(len(begun.script)):
                self._t.script[i] = begun.script[i]
            self._t.script_size = len(begun.script)
            kingdom = sum(1 << cards.NUMBER[key] for key in begun.kingdom)
            operations.start(self._t, begun.rng, begun.players, begun.edition, begun.first, kingdom)
        else:
            state.restore(self._t, begun.position)
            if not begun.settled:
                operations.advance(self._t)
        self._check_script()

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
        mask = self._t.legal
        actions = []
        while mask != 0:
            actions.append(bits.lsb(mask))
            mask &= mask - 1
        return tuple(actions)

    @property
    def legal_mask(self) -> int:
        """The same as bits."""
        return self._t.legal

    def apply(self, action: int) -> None:
        """Carry out one action; an illegal one raises IllegalAnswer and changes nothing."""
        number = as_action(action)
        if number < 0 or not self._t.legal >> number & 1:
            raise IllegalAnswer(f"action {action!r} is not one of {self.legal}")
        self._actions.append(number)
        operations.apply(self._t, number)
        if self._t.fault:
            self._check_script()

    def answer(self, text: str) -> None:
        """Answer the pending choice in record notation, whole: `buy gold`, `discard estate copper`."""
        simple = phases.action_in_phase(self._t, text)
        if simple >= 0:
            self.apply(simple)
            return
        before = state.snapshot(self._t)
        actions = choices.actions_for(before, text)
        if not choices.picks_cards(before):
            for action in actions:
                self.apply(action)
            return
        asked = self._t.asked
        while not self._t.over and self._t.asked == asked:
            made = self._t.picked_size
            self.apply(actions[made] if made < len(actions) else cards.DONE)

    # Points -----------------------------------------------------------------------------------------

    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as the table stands."""
        return tuple([card_moves.score(self._t, seat) for seat in range(self._t.players)])

    def winners(self, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """Most points, then fewest turns, D-TIE-01; several seats share a victory."""
        seats = range(self._t.players) if among is None else sorted(set(among))
        for seat in seats:
            kingdoms.check_seat(seat, self._t.players)
        scores = self.scores()
        best = max([(scores[seat], -self._t.turns[seat]) for seat in seats])
        return tuple([seat for seat in seats if (scores[seat], -self._t.turns[seat]) == best])

    # What may be known ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> view.View:
        """What a seat sees; None: what a watcher sees."""
        return view.view(state.snapshot(self._t), seat, self.origin, self.scores(), self.winners())

    def on_paper(self, *, points: bool = False) -> sheet.Sheet:
        """What each seat sees of a game that goes on, as JSON; with the points where all may know them."""
        return sheet.sheet(self._t, self.origin.kingdom, self.scores() if points else None)

    def told(self, since: int = 0) -> tuple[raw_events.RawEvent, ...]:
        """Everything that was told, with who saw it: for who tells it to each seat, never for a bot."""
        return self._heard().upto(len(self._actions), since)

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """What a seat was told, but for its first `since` events; None: what everybody was told."""
        if seat is not None:
            kingdoms.check_seat(seat, self._t.players)
        return self._heard().events(seat, since, len(self._actions))

    def news(self, earlier: Game) -> AnswerEffect:
        """What has come since an earlier table of this game."""
        return self._heard().news(len(earlier._actions), len(self._actions), self.revealing)

    def memory(self, seat: int) -> memory.Memory:
        """What a seat with perfect recall knows."""
        return memory.remember(state.snapshot(self._t), self._heard_last().recall(seat), seat, self.origin)

    def forced(self) -> tuple[tuple[int, str], ...]:
        """What the last action brought with it because it had no alternative: (seat, answer)."""
        return self._heard_last().forced

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

    def _heard_last(self) -> event_log.EventLog:
        """The history up to this game and no further."""
        if not self._heard().latest(self._actions):
            self._history = None
        return self._heard()

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
        return Record.of(self._as_asked(), f"plain {self.origin.seed}").text()

    def _as_asked(self) -> Game:
        """The game when the pending decision was asked: picks already made for it are in no log."""
        if self.over or not choices.picks_cards(state.snapshot(self._t)):
            return self
        game = Game(self.origin)
        for line in self.log():
            game.answer(line)
        return game

    def rekey(self, key: int) -> None:
        """Let all later chance come from this key."""
        self._own_keys().append((len(self._actions), key))
        self._keyed += 1
        self._t.rng = bits.rng_seed(key, start.TABLE_STREAM)

    def _own_keys(self) -> list[tuple[int, int]]:
        """The keys that this game has got; it shares them with its copies until they go different ways."""
        if self._keyed < len(self._keys):
            self._keys = self._keys[: self._keyed]
        return self._keys

    @property
    def phase(self) -> int:
        """The phase that asks; -1 where a card does."""
        return phases.phase(self._t)

    def snapshot(self) -> state.State:
        """The whole table, hidden cards included: for tests and for the match, never for a bot."""
        return state.snapshot(self._t)

    def fingerprint(self) -> str:
        """A digest of the whole table."""
        return blake2b(canonical_json(state.snapshot(self._t)).encode(), digest_size=16).hexdigest()

    def _check_script(self) -> None:
        if self._t.fault:
            raise BadSetup("a dictated shuffle does not name the cards that were shuffled")

    def __reduce__(self) -> tuple[object, ...]:
        return revive, (self.origin, bytes(self._actions), tuple(self._own_keys()))


def as_action(action: object) -> int:
    """The number of an action, -1 for what cannot be one."""
    if isinstance(action, int) and 0 <= action < cards.ACTIONS:
        return action
    return -1


def revive(begun: start.GameStart, actions: bytes, keys: tuple[tuple[int, int], ...]) -> Game:
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
