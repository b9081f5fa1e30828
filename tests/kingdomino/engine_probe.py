"""Plays games with the engine of this process and prints what it saw, for another engine to compare.

python -m tests.kingdomino.engine_probe games 0 50        a line for each game: seed, decisions, digests
python -m tests.kingdomino.engine_probe sim 20            the tallies of simulated games
python -m tests.kingdomino.engine_probe think 0 8         what bots see in numbers and think
python -m tests.kingdomino.engine_probe anchors 2000 1    a line for each match, with games, wins and points
"""

from __future__ import annotations

import json
import sys
from array import array
from hashlib import blake2b

from regat.kernel import engine
from regat.kernel.chance import seed_key
from regat.kingdomino import Game
from regat.kingdomino.rules.variants import checked_setup
from regat.kingdomino.search import heuristic_weights, policies
from regat.kingdomino.search.guided_rollout import GuidedRollout
from regat.kingdomino.search.search_state import SearchState
from tests.games.walks import walk
from tests.kingdomino.helpers import SET_UPS, game_or_position

BOTH = ("middle_kingdom", "harmony")
ANCHORED: tuple[tuple[tuple[str, str], tuple[str, ...]], ...] = (
    (("random", "random"), ()),
    (("random", "random"), BOTH),
    (("greedy", "greedy"), ()),
    (("greedy", "random"), ()),
)
BLOCK = 20


def main() -> None:
    what, *numbers = sys.argv[1:]
    whole = [int(number) for number in numbers]
    if what == "games":
        for seed in range(whole[0], whole[1]):
            print(json.dumps(play(seed)))
    elif what == "think":
        for seed in range(whole[0], whole[1]):
            print(json.dumps(think(seed)))
    elif what == "sim":
        print(json.dumps(many_tallies(whole[0])))
    else:
        for bots, variants in ANCHORED:
            print(json.dumps(anchor(bots, variants, *whole)))


def digest(thing: object) -> str:
    return blake2b(repr(thing).encode(), digest_size=6).hexdigest()


def play(seed: int) -> dict[str, object]:
    """A random game, decision by decision: the table, what may be answered, what is seen."""
    game = game_or_position(seed)
    seen = []
    for action in walk(game, seed):
        view = digest(game.view(game.seat))
        seen.append([game.fingerprint()[:12], digest(game.legal), view, game.forced(), action])
    return {
        "seed": seed,
        "engine": engine.name(),
        "seen": seen,
        "end": game.fingerprint(),
        "scores": game.scores(),
        "winners": game.winners(),
        "log": game.log(),
        "events": digest(game.events(None)),
        "memory": digest([(memory.unseen, memory.pile_size) for memory in map(game.memory, (0, 1))]),
    }


def think(seed: int) -> list[object]:
    """At some moments of a random game: turns, the table in numbers, games played out, the exact ending."""
    game = game_or_position(seed)
    seen: list[object] = []
    thought = SearchState()
    for number, _ in enumerate(walk(game, seed)):
        if (number + seed) % 5 and not thought_is_cheap(game):
            continue
        thought.load(game.snapshot())
        turns = thought.offered()
        rows = array("h", bytes(2 * len(turns) * thought.width))
        thought.encode(turns, rows, 0)
        few = turns[:2]
        shares, margins = array("q", bytes(8 * len(few))), array("q", bytes(8 * len(few)))
        thought.compare(few, seed_key(seed), 0, 1, shares, margins)
        followed = follow(thought, few[-1], seed)
        values = array("q", bytes(8 * len(turns)))
        solved = thought.in_the_open and thought.solve(turns, 300, values)
        results = [list(turns), list(rows), list(shares), list(margins), followed]
        results += [list(values)] if solved else []
        tidy = thought.heuristic_turn(seed_key(seed, number) | 1)
        seen.append([digest(results), solved, tidy, sorted(thought.gains().items())])
    return seen


def follow(thought: SearchState, turn: int, seed: int) -> list[object]:
    """What an imagined world asks after a turn, if the last turn found is always taken, and how it ends."""
    world, results = GuidedRollout(), list[object]()
    rows = array("h", bytes(2 * heuristic_weights.FEW_TURNS * thought.width))
    world.begin(thought, turn, seed_key(seed), 3)
    while not world.over:
        found = world.ask(rows, 0)
        results += [found, list(rows[: found * thought.width])]
        world.answer(found - 1)
    return [*results, world.share(), world.margin()]


def thought_is_cheap(game: Game) -> bool:
    return game.snapshot().lines == 0


# Simulated games --------------------------------------------------------------------------------------


def tally(bots: tuple[str, ...], variants: tuple[str, ...], seed: int, start: int, stop: int) -> list[int]:
    book = bytes(policies.PLAYERS[bot] for bot in bots)
    table = checked_setup(len(bots), variants)
    return policies.simulate(book, table.size, table.bits, seed_key(seed), start, stop)


def many_tallies(games: int) -> list[list[int]]:
    """Simulations of all sorts: every set-up, every bot in every company."""
    names = tuple(policies.PLAYERS)
    out = []
    for number, (players, variants) in enumerate(SET_UPS):
        bots = tuple(names[(number + seat * (1 + number // 3)) % 3] for seat in range(players))
        out.append(tally(bots, variants, number, 0, games))
    return out


def anchor(bots: tuple[str, str], variants: tuple[str, ...], games: int, seed: int) -> dict[str, object]:
    """A match of two bots, seats alternating: wins, shared victories, mean points and the error."""
    total = [0] * 9
    means = []  # of the first bot, block by block
    for start in range(0, games, BLOCK):
        counted = tally(bots, variants, seed, start, start + BLOCK)
        total = [item + more for item, more in zip(total, counted, strict=True)]
        means.append(counted[7] / BLOCK)
    mean = sum(means) / len(means)
    # The standard error of the mean, from the spread of blocks.
    error = (sum((block - mean) ** 2 for block in means) / (len(means) - 1) / len(means)) ** 0.5
    return {
        "bots": bots,
        "variants": variants,
        "engine": engine.name(),
        "games": total[0],
        "shared": total[1],
        "wins": total[5:7],
        "means": [points / games for points in total[7:]],
        "error": error,
    }


if __name__ == "__main__":
    main()
