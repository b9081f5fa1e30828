"""The reference bots of Kingdomino, which also play inside the engine."""

from __future__ import annotations

from regat.bots import Bot
from regat.bots.game_bots import unknown_bot
from regat.bots.random_bot import RandomBot
from regat.kingdomino.bots.greedy import FullGreedy, Greedy
from regat.kingdomino.memory import Memory
from regat.kingdomino.search.policies import PLAYERS
from regat.kingdomino.view import View

BOTS: dict[str, type[RandomBot | Greedy]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "full-greedy": FullGreedy,
}
assert BOTS.keys() == PLAYERS.keys(), "every player inside the engine can also take a seat"


def player(name: str) -> int:
    """The number of a player inside the engine."""
    if name not in PLAYERS:
        raise unknown_bot(name, PLAYERS)
    return PLAYERS[name]


def bot(name: str, seed: int = 0) -> Bot[View, Memory]:
    """A bot that can take a seat; the seed is for what it decides at random."""
    player(name)
    return BOTS[name](seed)
