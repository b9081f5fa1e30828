"""The contract of a game: everything that matches, bots, records, tests and the other frameworks rely on.

What is not a method of `Game` is reached through the game's `GameSpec` (`kernel.spec`): `imagine` makes a
determinization of a memory, `parse_setup` and `start` set up a game, `face("words")` has its prompts and
narration. The text of answers is written and read by the game's `notation` module alone.
"""

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
        """The current points of each seat."""

    def winners(self, among: Iterable[int] | None = None) -> tuple[int, ...]:
        """The seats that win, ascending, if only the given ones can win (all of them by default)."""

    @property
    def setup(self) -> object:
        """What is played, as the game's own set-up type; chance that decided about it is resolved."""

    def view(self, seat: int | None) -> object:
        """What a seat sees (None: what a watcher sees), as the game's own frozen value."""

    def memory(self, seat: int) -> object:
        """What a seat with perfect recall knows, as the game's own frozen value; `imagine` takes it."""

    def events(self, seat: int | None, since: int = 0) -> tuple[Event, ...]:
        """What a seat may see (None: what everybody may), without that reader's first `since` events."""

    def news(self, earlier: Self) -> AnswerEffect:
        """What has happened since an earlier position of the same game."""

    def header(self) -> dict[str, str]:
        """The set-up as lines of a record's header, without the chance."""

    def log(self) -> tuple[str, ...]:
        """The decisions taken so far, a line in record notation for each."""

    def rekey(self, key: int) -> None:
        """Let all later chance come from a 62-bit key; nothing else changes."""

    def fingerprint(self) -> str:
        """A hexadecimal digest of the whole position, with hidden cards, unfinished picks and generator."""
