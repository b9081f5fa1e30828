"""How often a network without search beats full-greedy."""

from __future__ import annotations

import numpy as np

from regat.kernel.chance import seed_key
from regat.kingdomino.bots.candidates import evaluate
from regat.kingdomino.bots.network import Network
from regat.kingdomino.rules import state
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.search_state import SearchState

EVALUATION_STREAM = 11  # deals that are never trained on


def win_share(network: Network, players: int, size: int, games: int, seed: int) -> float:
    """Its share of the victories against full-greedy in all other seats; the seats rotate."""
    search, won = SearchState(), 0
    dice = np.random.Generator(np.random.PCG64(seed))
    for game in range(games):
        mine = game % players
        search.begin(seed_key(seed + game // players, EVALUATION_STREAM), players, size, 0)
        while not search.over:
            if search.seat == mine:
                search.play(evaluate(search, search.offered(), network)[0].turn)
            else:
                search.answer(search.reference(state.FULL_GREEDY, int(dice.integers(1, 1 << 61))))
        won += search.shares()[mine]
    return won / heuristic_weights.WIN_UNIT / games
