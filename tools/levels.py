"""Measure Dominion's levels below the champion, which only follow a plan, inside the engine.

    python tools/levels.py [--games 24000] [--seed 1]

Each level meets the one below on every kingdom, in every seating: by turns around the table, and one against
the rest. Games are shared out among the kingdoms; intervals are 95%, counted by kingdoms.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import pairwise
from math import sqrt

from regat.dominion.bots.levels import PLANS
from regat.dominion.bots.reference import MENUS
from regat.dominion.bots.search import Plan
from regat.dominion.rules import kingdoms, state
from regat.dominion.search.playouts import BuyRule, compare, encode_policy
from regat.kernel.chance import HashRandom, seed_key

ANY = 400  # random kingdoms
NORMAL_95 = 1.959964
Seats = Callable[[int], bool]  # which seats the better level has


def money(kingdom: tuple[str, ...], players: int, seat: int) -> tuple[BuyRule, ...]:
    """The reference big-money, as a plan."""
    return tuple((card, 255, 255) for card, _ in MENUS["big-money"] or ())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    followed = [level for level in PLANS if level != "champion"]
    rows = [(better, worse, PLANS[better], PLANS[worse]) for worse, better in pairwise(followed)]
    rows.append(("easy", "big-money", PLANS["easy"], money))
    print("| who | players | edition | kingdoms | score [95%] | one against the rest |")
    print("|---|---|---|---|---|---|")
    for better, worse, plan, other in rows:
        for players in (2, 6):
            for edition in (2, 1):
                for kind, tables in dealt(edition, args.seed).items():
                    by_turns = score(plan, other, players, edition, tables, args, lambda seat: seat % 2 == 0)
                    alone = score(plan, other, players, edition, tables, args, lambda seat: seat == 0)
                    against = f"{alone} of {100 / players:.1f}" if players > 2 else ""
                    who = f"{better} – {worse}"
                    print(f"| {who} | {players} | {edition} | {kind} | {by_turns} | {against} |", flush=True)


def dealt(edition: int, seed: int) -> dict[str, list[tuple[str, ...]]]:
    recommended = [kingdoms.in_order(ten) for ten in kingdoms.SETS[edition].values()]
    drawn = [kingdoms.choose(kingdoms.RANDOM, edition, HashRandom(seed_key(seed, n))) for n in range(ANY)]
    return {"random": drawn, "recommended": recommended}


def score(
    plan: Plan,
    other: Plan,
    players: int,
    edition: int,
    tables: list[tuple[str, ...]],
    args: argparse.Namespace,
    better: Seats,
) -> str:
    """The share of victories of the better level's seats, with its interval."""
    games = max(2 * players, args.games // len(tables))
    shares = []
    for number, kingdom in enumerate(tables):
        # Whoever sits elsewhere fancies something else: the seats of the plans change too.
        for turn in range(2):
            plans = [plan if better((seat + turn) % players) else other for seat in range(players)]
            book = b"".join(encode_policy(item(kingdom, players, seat)) for seat, item in enumerate(plans))
            setup = (players, edition, kingdoms.as_bits(kingdom))
            tally = compare(book, setup, seed_key(args.seed, number), (0, games // 2))
            won = sum(tally[seat] for seat in range(players) if plans[seat] is plan)
            shares.append(won / (state.WIN_UNIT * (games // 2)))
    mean = sum(shares) / len(shares)
    spread = sum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    reach = NORMAL_95 * sqrt(spread / len(shares))
    return f"{100 * mean:.1f}% ± {100 * reach:.1f}"


if __name__ == "__main__":
    main()
