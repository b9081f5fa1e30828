"""Nim with dice: a small real game for the tests of the kernel.

There are three piles of stones. On a turn a seat throws a die in secret (1 to 3). It takes as many stones
from a pile as the die shows, or gambles: the die is thrown once more, openly, and it takes that many. Then it
may guard up to two piles, from which the next seat takes nothing unless no other pile is left. Most stones
win; among equals, the one who gambled less.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from hashlib import blake2b
from typing import ClassVar, Self

from regat.kernel.choice import Choice, Option
from regat.kernel.errors import BadSetup, IllegalAnswer
from regat.kernel.events import AnswerEffect, Event

PILES = ("left", "middle", "right")
VERBS = ("take", "gamble", "guard")
DONE = 3 * len(PILES)  # actions: take, gamble and guard each pile in turn, then done


class Nim:
    """The game; values are replaced, never changed, so that a shallow copy is independent."""

    name: ClassVar[str] = "nim"

    def __init__(self, players: int, stones: tuple[int, ...], key: int) -> None:
        if not 2 <= players <= 4 or len(stones) != len(PILES) or min(stones) < 1:
            raise BadSetup(f"{players} players cannot play with piles of {stones}")
        self._players = players
        self.stones = self.piles = stones
        self.taken = self.gambles = (0,) * players
        self.turn = 0
        self.guarding = False
        self.guarded: tuple[int, ...] = ()
        self.picked: tuple[int, ...] = ()
        self.lines: tuple[str, ...] = ()
        self.happened: tuple[tuple[Event, bool], ...] = ()  # and whether only its seat may see its face
        self.chance = b""
        self.rekey(key)
        self.die = self.throw()

    @property
    def players(self) -> int:
        return self._players

    @property
    def over(self) -> bool:
        return not any(self.piles)

    @property
    def seat(self) -> int:
        return -1 if self.over else self.turn

    @property
    def choice(self) -> Choice | None:
        if self.over:
            return None
        if self.guarding:
            keys = tuple(Option("guard", PILES[pile]) for pile in self.standing() if pile not in self.picked)
            picked = tuple(PILES[pile] for pile in self.picked)
            return Choice(self.turn, "guard", keys, 0, self.most(), picked)
        options = tuple(Option(verb, PILES[pile]) for verb in VERBS[:2] for pile in self.open())
        return Choice(self.turn, "die", options, 1, 1)

    @property
    def legal(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if not self.guarding:
            return tuple(verb * len(PILES) + pile for verb in (0, 1) for pile in self.open())
        after = max(self.picked, default=-1)
        more = [2 * len(PILES) + pile for pile in self.standing() if pile > after]
        return (*more, DONE)

    def most(self) -> int:
        """How many piles may be guarded."""
        return min(2, len(self.standing()))

    def standing(self) -> tuple[int, ...]:
        return tuple(pile for pile, stones in enumerate(self.piles) if stones)

    def open(self) -> tuple[int, ...]:
        return tuple(pile for pile in self.standing() if pile not in self.guarded) or self.standing()

    def apply(self, action: int) -> None:
        if action not in self.legal:
            raise IllegalAnswer(f"{action} is not one of {self.legal}")
        verb, pile = divmod(action, len(PILES))
        if action == DONE:
            self.guard()
        elif verb == 2:
            self.picked += (pile,)
            if len(self.picked) == self.most():
                self.guard()
        else:
            self.take(pile, gamble=verb == 1)

    def answer(self, text: str) -> None:
        verb, *keys = text.split() or [""]
        if self.over or verb not in VERBS or not set(keys) <= {*PILES, "nothing"}:
            raise IllegalAnswer(f"{text!r} answers nothing that is asked")
        piles = sorted(PILES.index(key) for key in keys if key != "nothing")
        actions = [VERBS.index(verb) * len(PILES) + pile for pile in piles]
        if verb == "guard" and len(actions) < self.most():
            actions.append(DONE)
        if not keys or ("nothing" in keys and (len(keys) > 1 or verb != "guard")):
            raise IllegalAnswer(f"{text!r} names no pile")
        trial = self.copy()
        trial.picked = ()
        for action in actions:
            trial.apply(action)
        if len(trial.lines) != len(self.lines) + 1:
            raise IllegalAnswer(f"{text!r} is more than one decision")
        vars(self).update(vars(trial))

    def take(self, pile: int, *, gamble: bool) -> None:
        if gamble:
            self.die = self.roll()
            self.gambles = raised(self.gambles, self.turn, 1)
            self.tell(Event("gamble", self.turn, (str(self.die),)))
        stones = min(self.die, self.piles[pile])
        self.piles = raised(self.piles, pile, -stones)
        self.taken = raised(self.taken, self.turn, stones)
        self.lines += (f"{VERBS[gamble]} {PILES[pile]}",)
        self.tell(Event("take", self.turn, (PILES[pile],), stones))
        self.guarding = not self.over

    def guard(self) -> None:
        keys = [PILES[pile] for pile in self.picked]
        self.lines += (" ".join(["guard", *(keys or ["nothing"])]),)
        self.tell(Event("guard", self.turn, tuple(keys)))
        self.guarded, self.picked, self.guarding = self.picked, (), False
        self.turn = (self.turn + 1) % self.players
        self.die = self.throw()

    def throw(self) -> int:
        die = self.roll()
        self.tell(Event("throw", self.turn, (str(die),)), secret=True)
        return die

    def roll(self) -> int:
        self.chance = blake2b(self.chance, digest_size=16).digest()
        return 1 + self.chance[0] % 3

    def tell(self, event: Event, *, secret: bool = False) -> None:
        self.happened += ((event, secret),)

    def copy(self) -> Self:
        return copy(self)

    def scores(self) -> tuple[int, ...]:
        return self.taken

    def winners(self, among: Iterable[int] | None = None) -> tuple[int, ...]:
        seats = sorted(range(self.players) if among is None else among)
        ranks = {seat: (self.taken[seat], -self.gambles[seat]) for seat in seats}
        return tuple(seat for seat in seats if ranks[seat] == max(ranks.values()))

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        return tuple(
            Event(event.kind, event.seat, (None,)) if secret and event.seat != seat else event
            for event, secret in self.happened[since:]
        )

    def news(self, earlier: Self) -> AnswerEffect:
        happened = self.happened[len(earlier.happened) :]
        reveals = any(event.kind in ("throw", "gamble") for event, _ in happened)
        return AnswerEffect(self.lines[len(earlier.lines) :], reveals)

    def header(self) -> dict[str, str]:
        return {"players": str(self.players), "stones": " ".join(map(str, self.stones))}

    def log(self) -> tuple[str, ...]:
        return self.lines

    def rekey(self, key: int) -> None:
        self.chance = b"%d" % key

    def fingerprint(self) -> str:
        table = (self.piles, self.taken, self.gambles, self.turn, self.guarding, self.guarded, self.picked)
        return blake2b(repr((table, self.die, self.chance)).encode(), digest_size=16).hexdigest()


def raised(numbers: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    return tuple(number + by * (here == place) for here, number in enumerate(numbers))


def start(key: int) -> Nim:
    return Nim(2, (5, 6, 7), key)


def trio(key: int) -> Nim:
    return Nim(3, (3, 4, 5), key)
