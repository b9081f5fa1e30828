"""The face that every game here shows to matches, bots, records and tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Protocol, Self

from regat.kernel.choice import Choice
from regat.kernel.events import AnswerEffect, Event


class Game(Protocol):
    """One game from set-up to scoring: it is over, or exactly one seat has exactly one choice."""

    name: ClassVar[str]

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def seat(self) -> int:
        """The seat that has to answer; -1 when the game is over."""

    @property
    def choice(self) -> Choice | None:
        """What that seat is asked; None when the game is over."""

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions that `apply` takes now, ascending, each leading to a different decision."""

    def apply(self, action: int) -> None:
        """Make one pick; an action that is not legal raises IllegalAnswer and changes nothing."""

    def answer(self, text: str) -> None:
        """Take one decision in record notation, all or nothing; raises IllegalAnswer as `apply` does."""

    def copy(self) -> Self:
        """An independent game in the same position, with the same log, events and generator."""

    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as the table stands."""

    def winners(self, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """The seats that win, ascending, if only those given can win (all of them by default)."""

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """What a seat may see (None: what everybody may), but for that reader's first `since` events."""

    def news(self, earlier: Self) -> AnswerEffect:
        """What has come since an earlier table of the same game."""

    def header(self) -> dict[str, str]:
        """The set-up as lines of a record's header, without the chance."""

    def log(self) -> tuple[str, ...]:
        """The decisions taken so far, a line in record notation for each."""

    def rekey(self, key: int) -> None:
        """Let all later chance come from a 62-bit key; nothing else changes."""

    def fingerprint(self) -> str:
        """A hexadecimal digest of the whole table, hidden cards, unfinished picks and generator included."""
