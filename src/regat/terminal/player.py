"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regat.words import Translator


@dataclass(frozen=True, slots=True)
class Player:
    """A person by name, or a bot by the key of its kind."""

    name: str
    bot: str = ""

    @property
    def is_person(self) -> bool:
        return not self.bot


def with_bots(people: Sequence[str], bots: Sequence[str], words: Translator) -> tuple[Player, ...]:
    """People first, then bots; bots of one kind are told apart by numbers."""
    seated = [Player(name) for name in people]
    for place, bot in enumerate(bots):
        name = words(f"bot-{bot}")
        if bots.count(bot) > 1:
            name = f"{name} {bots[: place + 1].count(bot)}"
        seated.append(Player(name, bot))
    return tuple(seated)
