"""The players at this terminal: people and bots."""

from __future__ import annotations

import os
from collections.abc import Sequence

from regat.kernel.errors import BadSetup
from regat.kernel.table_meta import SeatedPlayer
from regat.words import Translator, user_error

MAX_NAME = 20


def with_bots(people: Sequence[str], bots: Sequence[str], words: Translator) -> tuple[SeatedPlayer, ...]:
    """People first, then bots; bots of one kind are numbered."""
    players = [SeatedPlayer(name) for name in people]
    for place, bot in enumerate(bots):
        name = words(f"bot-{bot}")
        if bots.count(bot) > 1:
            name = f"{name} {bots[: place + 1].count(bot)}"
        players.append(SeatedPlayer(name, bot))
    return tuple(players)


def numbered_names(players: int, words: Translator) -> list[str]:
    """`Player 1`, `Player 2`: names for people whose names nobody knows."""
    return [f"{words('play-player')} {number}" for number in range(1, players + 1)]


def login_name(words: Translator) -> str:
    """What the system calls the player, if that is a name."""
    login = os.environ.get("USER") or os.environ.get("USERNAME") or ""
    is_name = login.isalpha() and login != "root" and len(login) <= MAX_NAME
    return login.capitalize() if is_name else words("play-player")


def check_name(name: str) -> str:
    """The name without superfluous spaces; BadSetup if it is empty, too long or not printable."""
    neat = " ".join(name.split())
    if not neat or len(neat) > MAX_NAME or not neat.isprintable():
        raise user_error(BadSetup, "error-name", given=name[:40])
    return neat
