"""Measure one thing about the engine and print it as one JSON object; `run.py` puts the figures together.

    python bench/measure.py bms 200000       games of Big Money with Smithy against itself
    python bench/measure.py random 30000     games of uniformly random play on the cards of dominion_limit.c
    python bench/measure.py policy 1000      games of a trivial Python policy through `legal` and `apply`
    python bench/measure.py copies 300000    copies in mid-card, inside the engine and from Python
    python bench/measure.py memory 1000000   games in a row: how much the process grows

and of Kingdomino, with both bonuses:

    python bench/measure.py kingdomino_random 100000          also _greedy, _full_greedy; random with
    python bench/measure.py kingdomino_random_3_players 10000     _3_players, _4_players, _mighty_duel
    python bench/measure.py kingdomino_policy 1000            a trivial Python policy
    python bench/measure.py kingdomino_copies 300000          copies in the middle of a game
    python bench/measure.py kingdomino_memory 1000000         games in a row

REGAT_ENGINE chooses the engine. Times are CPU times of this process.
"""

from __future__ import annotations

import json
import resource
import sys
from collections.abc import Callable, Iterable
from functools import partial
from time import process_time

from regat import dominion, kingdomino
from regat.dominion.position import Position, SeatCards
from regat.dominion.rules import base_engine, cards
from regat.dominion.search import policies
from regat.kernel import engine
from regat.kernel.game import Game
from regat.kingdomino.rules import base_engine as kingdomino_engine
from regat.kingdomino.rules.variants import checked_setup
from regat.kingdomino.search import policies as kingdomino_policies
from regat.kingdomino.search.policies import PLAYERS as BUILDERS

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
    return simulated(policies.encode_policy(menu) * PLAYERS, games)


def random(games: int) -> dict[str, float]:
    return simulated(policies.encode_policy(None) * PLAYERS, games)


def simulated(book: bytes, games: int, first: int = 0) -> dict[str, float]:
    kingdom = sum(1 << cards.NUMBER[key] for key in LIMIT)
    start = process_time()
    tally = policies.simulate(book, EDITION, kingdom, KEY, (first, first + games), PLAYERS)
    return {"cpu_s": process_time() - start, **dict(zip(SUMMARY, tally, strict=False))}


def policy(games: int) -> dict[str, float]:
    return circled(
        dominion.new(players=PLAYERS, edition=EDITION, kingdom=TEN, seed=seed) for seed in range(games)
    )


def circled(games: Iterable[Game]) -> dict[str, float]:
    """Each answer is the next in a circle: no thought, no chance, and the games end."""
    seconds = 0.0
    played = decisions = 0
    for game in games:
        turn = 0
        start = process_time()
        while legal := game.legal:
            game.apply(legal[turn % len(legal)])
            turn += 1
        seconds += process_time() - start
        decisions += turn
        played += 1
    return {"cpu_s": seconds, "games": played, "decisions": decisions}


def copies(count: int) -> dict[str, float]:
    """Microseconds a copy while Militia, doubled by Throne Room, waits for a discard."""
    figures = {}
    for players in (2, 6):
        game = in_mid_card(players)
        inside = process_time()
        base_engine.copy_repeatedly(game.snapshot(), count)
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
    return grown(games, bms, random)


def grown(games: int, *kinds: Callable[[int], dict[str, float]]) -> dict[str, float]:
    for play in kinds:
        play(CALL)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(games // CALL // len(kinds)):
        for play in kinds:
            play(CALL)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    to_mb = 2**20 if sys.platform == "darwin" else 2**10
    return {"before_mb": before / to_mb, "grown_mb": (peak - before) / to_mb}


# Kingdomino -----------------------------------------------------------------------------------------

BONUSES = ("middle_kingdom", "harmony")


def build(bot: str, games: int, players: int = 2, variants: tuple[str, ...] = BONUSES) -> dict[str, float]:
    table = checked_setup(players, variants)
    book = bytes([BUILDERS[bot]] * players)
    start = process_time()
    tally = kingdomino_policies.simulate(book, table.size, table.bits, KEY, 0, games)
    return {"cpu_s": process_time() - start, **dict(zip(SUMMARY, tally, strict=False))}


def build_by_policy(games: int) -> dict[str, float]:
    return circled(kingdomino.new(variants=BONUSES, seed=seed) for seed in range(games))


def build_copies(count: int) -> dict[str, float]:
    """Microseconds a copy half-way through a game."""
    figures = {}
    for players, variants in ((2, ()), (4, ()), (2, ("mighty_duel",))):
        game = half_way(players, variants)
        start = process_time()
        kingdomino_engine.copy_repeatedly(game.snapshot(), count)
        inside = process_time()
        for _ in range(count):
            game.copy()
        done = process_time()
        kind = "_".join((str(players), *variants))
        figures[f"inside_{kind}"] = (inside - start) / count * 1e6
        figures[f"python_{kind}"] = (done - inside) / count * 1e6
    return figures


def half_way(players: int, variants: tuple[str, ...]) -> kingdomino.Game:
    game = kingdomino.new(players, variants, seed=KEY)
    pile = game.view(None).pile_size
    while game.view(None).pile_size > pile // 2:
        game.apply(game.legal[0])
    return game


MEASURES: dict[str, Callable[[int], dict[str, float]]] = {
    "bms": bms,
    "random": random,
    "policy": policy,
    "copies": copies,
    "memory": memory,
    "kingdomino_random": partial(build, "random"),
    "kingdomino_greedy": partial(build, "greedy"),
    "kingdomino_full_greedy": partial(build, "full-greedy"),
    "kingdomino_random_3_players": partial(build, "random", players=3),
    "kingdomino_random_4_players": partial(build, "random", players=4),
    "kingdomino_random_mighty_duel": partial(build, "random", variants=(*BONUSES, "mighty_duel")),
    "kingdomino_policy": build_by_policy,
    "kingdomino_copies": build_copies,
    "kingdomino_memory": lambda games: grown(games, partial(build, "random"), partial(build, "greedy")),
}


if __name__ == "__main__":
    what, count = sys.argv[1:]
    print(json.dumps({"engine": engine.name(), **MEASURES[what](int(count))}))
