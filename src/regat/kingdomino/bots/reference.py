"""The reference bots of Kingdomino, which also play inside the engine."""

from __future__ import annotations

from regat.bots import Bot
from regat.bots.random_bot import RandomBot
from regat.kernel.errors import BadSetup
from regat.kingdomino.bots.greedy import FullGreedy, Greedy
from regat.kingdomino.memory import Memory
from regat.kingdomino.search.policies import PLAYERS
from regat.kingdomino.view import View

BOTS: dict[str, type[RandomBot | Greedy]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "full-greedy": FullGreedy,
}
assert BOTS.keys() == PLAYERS.keys(), "who plays inside the engine can also take a seat"


def player(name: str) -> int:
    """The number of a player inside the engine."""
    if name not in PLAYERS:
        known = ", ".join(PLAYERS)
        raise BadSetup(
            f"there is no bot {name[:40]!r}, only {known}", key="error-bot", given=name[:40], known=known
        )
    return PLAYERS[name]


def bot(name: str, seed: int = 0) -> Bot[View, Memory]:
    """A bot that can take a seat; the seed is for what it decides at random."""
    player(name)
    return BOTS[name](seed)
