"""Measure one thing about the engine and print it as one JSON object; `run.py` puts the figures together.

    python bench/measure.py bms 200000       games of Big Money with Smithy against itself
    python bench/measure.py random 30000     games of uniformly random play on the cards of dominion_limit.c
    python bench/measure.py policy 1000      games of a trivial Python policy through `legal` and `apply`
    python bench/measure.py copies 300000    copies in mid-card, inside the engine and from Python
    python bench/measure.py memory 1000000   games in a row: how much the process grows

REGAT_ENGINE chooses the engine. Times are CPU times of this process.
"""

from __future__ import annotations

import json
import resource
import sys
from time import process_time

from regat import dominion
from regat.dominion import cards, policies
from regat.dominion.position import Position, SeatCards
from regat.kernel import engine

EDITION, PLAYERS, KEY = 2, 2, 7
SMITHIES = 2  # how many Big Money with Smithy buys
# The Kingdom cards of dominion_limit.c: eleven, one more than a game has, so that both play the same cards.
TEN = "smithy", "village", "market", "cellar", "chapel", "militia", "moat", "throne_room", "witch", "remodel"
LIMIT = *TEN, "library"
CALL = 10_000  # games in one call of a long simulation
SUMMARY = "games", "ties", "rounds", "first_wins", "decisions"


def bms(games: int) -> dict[str, float]:
    menu = tuple(
        (cards.NUMBER[key], SMITHIES if key == "smithy" else policies.NO_LIMIT)
        for key in ("province", "gold", "smithy", "silver")
    )
    return simulated(policies.page(menu) * PLAYERS, games)


def random(games: int) -> dict[str, float]:
    return simulated(policies.page(None) * PLAYERS, games)


def simulated(book: bytes, games: int, first: int = 0) -> dict[str, float]:
    kingdom = sum(1 << cards.NUMBER[key] for key in LIMIT)
    start = process_time()
    tally = policies.simulate(book, EDITION, kingdom, KEY, (first, first + games), PLAYERS)
    return {"cpu_s": process_time() - start, **dict(zip(SUMMARY, tally, strict=False))}


def policy(games: int) -> dict[str, float]:
    """Each answer is the next in a circle: no thought, no chance, and the games end."""
    seconds = 0.0
    decisions = 0
    for seed in range(games):
        game = dominion.new(players=PLAYERS, edition=EDITION, kingdom=TEN, seed=seed)
        turn = 0
        start = process_time()
        while legal := game.legal:
            game.apply(legal[turn % len(legal)])
            turn += 1
        seconds += process_time() - start
        decisions += turn
    return {"cpu_s": seconds, "games": games, "decisions": decisions}


def copies(count: int) -> dict[str, float]:
    """Microseconds a copy while Militia, doubled by Throne Room, waits for a discard."""
    figures = {}
    for players in (2, 6):
        game = in_mid_card(players)
        inside = process_time()
        policies.copies(game.snapshot(), count)
        from_python = process_time()
        for _ in range(count):
            game.copy()
        done = process_time()
        figures[f"inside_{players}"] = (from_python - inside) / count * 1e6
        figures[f"python_{players}"] = (done - from_python) / count * 1e6
    return figures


def in_mid_card(players: int) -> dominion.Game:
    own = SeatCards(
        hand=("throne_room", "militia", "copper", "silver", "estate"),
        deck=("copper", "silver", "gold", "estate", "duchy") * 2,
        discard=("copper", "silver", "smithy", "village", "province") * 2,
    )
    seats = dict.fromkeys(range(players), own)
    game = dominion.from_position(Position(TEN, players=players, seats=seats))
    for answer in ("play throne_room", "play militia"):
        game.answer(answer)
    game.apply(game.legal[0])  # the first card of a discard of two
    return game


def memory(games: int) -> dict[str, float]:
    bms(CALL)
    random(CALL)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(games // CALL // 2):
        bms(CALL)
        random(CALL)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    to_mb = 2**20 if sys.platform == "darwin" else 2**10
    return {"before_mb": before / to_mb, "grown_mb": (peak - before) / to_mb}


MEASURES = {"bms": bms, "random": random, "policy": policy, "copies": copies, "memory": memory}


if __name__ == "__main__":
    what, count = sys.argv[1:]
    print(json.dumps({"engine": engine.name(), **MEASURES[what](int(count))}))
