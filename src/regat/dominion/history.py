"""What was told in a game so far: its events, its log, and what had no alternative."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regat.dominion import cards, cells, choices
from regat.dominion.kingdoms import check_seat
from regat.dominion.recall import Recall
from regat.dominion.told import Told, unpack
from regat.kernel.events import Event

if TYPE_CHECKING:
    from regat.dominion.game import Game

Keys = Sequence[tuple[int, int]]  # when the generator got a new key: (actions before, key)


class History:
    """A second table that listens, kept in step with the game by its actions.

    A game and its copies share one history as long as it serves them: it is only ever added to.
    """

    def __init__(self, listener: Game) -> None:
        self.listener = listener
        self.told: list[Told] = []  # without what was forced
        self.lines: list[str] = []
        self._actions = bytearray()
        self._keys: list[tuple[int, int]] = []
        self._marks: list[tuple[int, int]] = []  # after so many actions: how many told, how many lines
        self._forced: tuple[tuple[int, str], ...] = ()
        self._recalls: dict[int, Recall] = {}
        self._hear()

    def serves(self, actions: bytearray, keys: Keys) -> bool:
        """Whether a game with these actions is at a point of this history or beyond its end."""
        both = min(len(actions), len(self._actions))
        if self._actions[:both] != actions[:both]:
            return False
        return [key for key in keys if key[0] < both] == [key for key in self._keys if key[0] < both]

    def latest(self, actions: bytearray) -> bool:
        """Whether a game that this history serves is where it ends."""
        return len(actions) == len(self._actions)

    def follow(self, actions: bytearray, keys: Keys) -> None:
        """Catch up with a game that went on."""
        waiting = [key for key in keys if key[0] >= len(self._actions)]
        for made in range(len(self._actions), len(actions)):
            while waiting and waiting[0][0] == made:
                self._keys.append(waiting.pop(0))
                self.listener.rekey(self._keys[-1][1])
            self._act(actions[made])

    def events(self, seat: int | None, since: int, made: int) -> tuple[Event, ...]:
        """What a seat had been told after so many actions."""
        if seat is not None:
            check_seat(seat, self.listener.players)
        return tuple(told.event(seat) for told in self.told[since : self._marks[made][0]])

    def log(self, made: int) -> tuple[str, ...]:
        """The decisions taken with so many actions, in record notation."""
        return tuple(self.lines[: self._marks[made][1]])

    @property
    def forced(self) -> tuple[tuple[int, str], ...]:
        """What the last action brought with it because it had no alternative: (seat, answer)."""
        return self._forced

    def recall(self, seat: int) -> Recall:
        """What a seat remembers of all that it was told."""
        check_seat(seat, self.listener.players)
        recall = self._recalls.setdefault(seat, Recall(self.listener.origin, seat))
        recall.hear(self.told[recall.heard :])
        return recall

    def _act(self, action: int) -> None:
        before = self.listener.snapshot()
        self.listener.apply(action)
        self._actions.append(action)
        told = self._hear()
        after = self.listener.snapshot()
        if after.asked != before.asked or after.over:
            self.lines.append(line(before, action, told))
        self._marks[-1] = (len(self.told), len(self.lines))

    def _hear(self) -> list[Told]:
        told = unpack(self.listener.hear())
        self.told += [one for one in told if one.kind != "forced"]
        self._forced = tuple(
            (one.seat, spell(one.operation, one.cards)) for one in told if one.kind == "forced"
        )
        self._marks.append((len(self.told), len(self.lines)))
        return told


def spell(operation: int, numbers: Sequence[int]) -> str:
    """An answer in record notation."""
    question = choices.QUESTIONS[operation]
    if not numbers:
        return question.none
    return " ".join((question.verb, *[cards.KEYS[number] for number in numbers]))


def line(t: cells.Table, action: int, told: Sequence[Told]) -> str:
    """The decision that ended with this action, in record notation."""
    operation = choices.asking(t)
    question = choices.QUESTIONS[operation]
    if question.where in choices.SEVERAL:
        # Picks without alternative are made by the table: what happened next names them all.
        some = t.picked_size > 0 or action != cards.DONE
        return spell(operation, told[0].cards if some else ())
    if action == cards.DONE:
        return question.none
    if action == cards.PLAY_TREASURES:
        return "play treasures"
    if cards.DONE < action < cards.PLAY_TREASURES:
        return f"play {cards.KEYS[action - cards.PLAY_COPPER]}"
    if question.where == "deck":
        return "discard deck"
    if action in choices.FATES:
        return f"{choices.FATES[action]} {cards.KEYS[t.look[choices.looked_at(t)]]}"
    if operation == cards.SORT:
        under = t.look[1] if t.look[0] == action else t.look[0]
        return f"order {cards.KEYS[action]} {cards.KEYS[under]}"
    return spell(operation, (action,))
