"""Measure which Kingdom cards help a strategy of money, alone and in pairs; write openings.py.

    python tools/openings.py [--games 2000] [--seed 1]

Each strategy plays two-player games against money alone and against money with two Smithies. Its number is
the mean share of victories, in thousandths; only what beats both of its parts is kept.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from pathlib import Path

from regat.dominion.bots.strategies import OpeningCard, strategy
from regat.dominion.rules import cards, kingdoms, state
from regat.dominion.search.playouts import compare, encode_policy
from regat.kernel.chance import seed_key

FILE = Path(__file__).resolve().parent.parent / "src/regat/dominion/bots/openings.py"
HEAD = '''"""What one or two Kingdom cards are worth to who lives on money. Made by tools/openings.py."""

OPENINGS: dict[str, int] = {
'''
COUNTS = (1, 2, 3, 5, 10)
RIVALS = ((), (OpeningCard("smithy", 2, False),))
BEST_OF = 4  # forms of a card that are tried in pairs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    alone: dict[str, list[tuple[int, tuple[OpeningCard, ...]]]] = {}
    for card in cards.KINGDOM:
        forms = [(OpeningCard(cards.KEYS[card], most, first),) for most in COUNTS for first in (True, False)]
        rated = sorted(((worth(form, args.games, args.seed), form) for form in forms), key=by_worth)
        alone[cards.KEYS[card]] = rated
    found = {text(rated[0][1]): rated[0][0] for rated in alone.values()}
    for left, right in combinations(alone, 2):
        best = max(alone[left][0][0], alone[right][0][0])
        forms = [
            (*mine, *theirs)
            for a, mine in alone[left][:BEST_OF]
            for b, theirs in alone[right][:BEST_OF]
            for mine, theirs in ((mine, theirs), (theirs, mine))
        ]
        rough = sorted(((worth(form, args.games // 4, args.seed + 1), form) for form in forms), key=by_worth)
        rated = sorted(((worth(form, args.games, args.seed), form) for _, form in rough[:3]), key=by_worth)
        if rated[0][0] > best:
            found[text(rated[0][1])] = rated[0][0]
    rows = sorted(found.items(), key=lambda row: (-row[1], row[0]))
    FILE.write_text(HEAD + "".join(f'    "{name}": {worth},\n' for name, worth in rows) + "}\n", "utf-8")


def by_worth(row: tuple[int, tuple[OpeningCard, ...]]) -> tuple[int, str]:
    return -row[0], text(row[1])


def worth(picks: tuple[OpeningCard, ...], games: int, seed: int) -> int:
    total = 0
    for rival in RIVALS:
        keys = {pick.key for pick in (*picks, *rival)}
        book = encode_policy(strategy(picks, 2)) + encode_policy(strategy(rival, 2))
        setup = (2, 2, kingdoms.as_bits(keys))
        total += compare(book, setup, seed_key(seed), (0, games // len(RIVALS)))[0]
    return round(1000 * total / (state.WIN_UNIT * (games // len(RIVALS)) * len(RIVALS)))


def text(picks: tuple[OpeningCard, ...]) -> str:
    return ", ".join(f"{pick.key} {pick.most}{' first' if pick.first else ''}" for pick in picks)


if __name__ == "__main__":
    main()
