"""Plays random games with the engine of this process and prints what it saw, for another engine to compare.

python -m tests.dominion.engine_probe games 0 50      a line for each game: seed, decisions, digests
python -m tests.dominion.engine_probe sim 200         the tallies of simulated games
python -m tests.dominion.engine_probe anchors 2000    a line for each match, with games, outcomes and rounds
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b

from regat import dominion
from regat.dominion.rules import cards, kingdoms
from regat.dominion.search import policies
from regat.kernel import engine
from regat.kernel.chance import seed_key
from tests.dominion.helpers import game_or_position
from tests.games.walks import walk

SMITHY = cards.NUMBER["smithy"]
MENUS: dict[str, policies.BuyList | None] = {
    "random": None,
    "big-money": tuple((card, policies.NO_LIMIT) for card in (cards.PROVINCE, cards.GOLD, cards.SILVER)),
    "big-money-smithy": (
        (cards.PROVINCE, policies.NO_LIMIT),
        (cards.GOLD, policies.NO_LIMIT),
        (SMITHY, 2),
        (cards.SILVER, policies.NO_LIMIT),
    ),
}


def main() -> None:
    what, *numbers = sys.argv[1:]
    whole = [int(number) for number in numbers]
    if what == "games":
        for seed in range(whole[0], whole[1]):
            print(json.dumps(play(seed)))
    elif what == "sim":
        print(json.dumps(many_tallies(whole[0])))
    else:
        for pair in ANCHORED:
            print(json.dumps(anchor(*pair, games=whole[0], seed=whole[1] if len(whole) > 1 else 1)))


def play(seed: int) -> dict[str, object]:
    """A random game, decision by decision: digests of the table and what may be answered."""
    game = game_or_position(seed)
    seen = []
    for action in walk(game, seed):
        choice = blake2b(repr(game.choice).encode(), digest_size=4).hexdigest()
        seen.append([game.fingerprint()[:12], game.legal, choice, action])
    story = blake2b(repr([game.events(reader) for reader in (None, 0, 1)]).encode(), digest_size=8)
    return {
        "seed": seed,
        "engine": engine.name(),
        "seen": seen,
        "end": game.fingerprint(),
        "scores": game.scores(),
        "log": game.log(),
        "events": story.hexdigest(),
        "memory": blake2b(repr([game.memory(s).seats for s in (0, 1)]).encode(), digest_size=8).hexdigest(),
    }


# Simulated games --------------------------------------------------------------------------------------

ANCHORED = (
    ("big-money", "big-money"),
    ("big-money-smithy", "big-money-smithy"),
    ("big-money-smithy", "big-money"),
)


def tally(
    bots: tuple[str, ...], kingdom: tuple[str, ...], edition: int, seed: int, start: int, stop: int
) -> list[int]:
    book = b"".join(policies.encode_policy(MENUS[bot]) for bot in bots)
    bits = kingdoms.as_bits(kingdom)
    return policies.simulate(book, edition, bits, seed_key(seed), (start, stop), len(bots))


def many_tallies(games: int) -> list[list[int]]:
    """Simulations of all sorts: bots, players, editions, kingdoms."""
    out = []
    for edition, sets in dominion.SETS.items():
        for number, ten in enumerate(sets.values()):
            players = 2 + number % 5
            for bots in (("random",), ("big-money", "random"), ("big-money-smithy", "big-money", "random")):
                table = tuple(bots[seat % len(bots)] for seat in range(players))
                out.append(tally(table, ten, edition, number, 0, games))
    return out


def anchor(first: str, other: str, games: int, seed: int) -> dict[str, object]:
    """A match of two bots, seats alternating: [wins, wins], ties, and the sums and squares of rounds."""
    kingdom = dominion.SETS[2]["first_game"]
    total = [0] * 7
    rounds: list[int] = []
    block = 50
    for start in range(0, games, block):
        counted = tally((first, other), kingdom, 2, seed, start, start + block)
        total = [a + b for a, b in zip(total, counted, strict=True)]
        rounds.append(counted[2])
    mean = total[2] / games
    # The spread of one game, from the spread of blocks.
    spread = (
        sum((block_rounds / block - mean) ** 2 for block_rounds in rounds) / (len(rounds) - 1) * block
    ) ** 0.5
    return {
        "bots": [first, other],
        "engine": engine.name(),
        "games": total[0],
        "ties": total[1],
        "wins": total[5:7],
        "first": total[3],
        "mean_rounds": mean,
        "spread": spread,
    }


if __name__ == "__main__":
    main()
