"""What is hidden changes no answer: tables that a seat cannot tell apart are answered alike by every bot.

For Dominion that is the hands and decks of the others, what lies under their discard piles, and luck: a deck
that nobody has seen has no order before it is drawn. For Kingdomino it is luck alone: which dominoes come
next, and which never do.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from zlib import crc32

import pytest

from regat import dominion, games, kingdomino
from regat.bots import registry
from regat.bots.budget import Budget
from regat.dominion.rules import state
from regat.games import AnyGame
from regat.kernel.choice import Choice
from tests.bots.test_anywhere import pick_at_random
from tests.dominion import helpers as dominion_play
from tests.dominion.test_memory import hide
from tests.kingdomino import helpers as kingdomino_play

EVERY = [(game, name) for game in games.names() for name in registry.bots(game)]
SMALL_BUDGET = Budget(sims=40)
MAX_STEPS = 40
Pair = tuple[AnyGame, AnyGame]
Seated = Callable[[AnyGame], registry.AnyBot]  # a bot for a table; none but a cheat looks at it


# Tables that look alike -----------------------------------------------------------------------------


def parts(table: AnyGame) -> dict[str, bytes]:
    """What the asked seat cannot see, part by part."""
    t, me = table.snapshot(), table.seat
    found = {"luck": t.rng.to_bytes(8, "little")}
    if not isinstance(t, state.State):
        return found
    for name, row, cells_of in (("hands", state.KINDS, t.hand), ("decks", state.ZONE, t.deck)):
        others = (cells_of[seat * row : (seat + 1) * row] for seat in range(t.players) if seat != me)
        found[name] = b"".join(bytes(other) for other in others)
    discards = (
        bytes(t.discard[seat * state.ZONE : seat * state.ZONE + max(0, t.discard_size[seat] - 1)])
        for seat in range(t.players)
    )
    found["discards"] = b"".join(discards)
    return found


def look_alike(first: AnyGame, other: AnyGame) -> bool:
    seat = first.seat
    return (
        not first.over
        and not other.over
        and other.seat == seat
        and first.view(seat) == other.view(seat)
        and first.memory(seat) == other.memory(seat)
        and first.choice == other.choice
    )


def imagined(table: AnyGame, deal: int) -> AnyGame:
    memory = table.memory(table.seat)
    if isinstance(memory, kingdomino.Memory):
        return kingdomino.imagine(memory, deal)
    return dominion.imagine(memory, deal)


def pairs(game: str) -> Iterator[Pair]:
    """Pairs of tables that look alike to the seat that has to answer."""
    for seed in range(20):
        dice = random.Random(f"pairs {game} {seed}")
        if game == "dominion":
            table: AnyGame = dominion_play.random_game(seed)
            yield laid_twice(seed, dice)
        else:
            table = kingdomino_play.game_or_position(seed)
        for _ in range(dice.randrange(MAX_STEPS)):
            if not table.over:
                pick_at_random(table, dice)
        if not table.over:
            yield table, dealt_anew(table, seed)
            # Both begin at the same moment, so that they remember equally much.
            yield imagined(table, 2 * seed), imagined(table, 2 * seed + 1)


def laid_twice(seed: int, dice: random.Random) -> Pair:
    """A position, and another with the cards of the others exchanged."""
    laid = dominion_play.odd_position(2 * seed + 1)
    other = hide(laid, laid.turn, dice)
    other = replace(other, seats={**other.seats, laid.turn: laid.seats[laid.turn]}, seed=seed + 99)
    return dominion.from_position(laid), dominion.from_position(other)


def dealt_anew(table: AnyGame, key: int) -> AnyGame:
    """The same game with all its past, but another future."""
    twin = table.copy()
    twin.rekey(key)
    return twin


# Whoever answers ------------------------------------------------------------------------------------


def honest(game: str, name: str) -> Seated:
    return lambda table: registry.make(game, name, 5, SMALL_BUDGET)


class Cheat:
    """Looks at the true table, at one part of what is hidden."""

    def __init__(self, table: AnyGame, part: str) -> None:
        self._seen = crc32(parts(table)[part])

    def choose(self, view: object, memory: object, choice: Choice) -> str:
        return str(choice.options[self._seen % len(choice.options)])


def differing(game: str, seated: Seated) -> tuple[int, Counter[str]]:
    """How often tables that look alike were answered differently, and what was hidden in how many of them."""
    differ = 0
    hidden: Counter[str] = Counter()
    for first, other in pairs(game):
        if not look_alike(first, other):
            continue
        answers = []
        for table in (first, other):
            assert table.choice
            view, memory = table.view(table.seat), table.memory(table.seat)
            answers.append(seated(table).choose(view, memory, table.choice))
        differ += answers[0] != answers[1]
        mine, theirs = parts(first), parts(other)
        hidden.update(part for part in mine if mine[part] != theirs[part])
    return differ, hidden


PARTS = {"dominion": ("luck", "hands", "decks", "discards"), "kingdomino": ("luck",)}


@pytest.mark.parametrize(("game", "bot"), EVERY)
def test_what_is_hidden_changes_no_answer(game: str, bot: str) -> None:
    """D-INFO-02 D-INFO-04 D-INFO-06 K-INFO-02"""
    differ, hidden = differing(game, honest(game, bot))
    assert differ == 0
    assert all(hidden[part] >= 10 for part in PARTS[game])


@pytest.mark.parametrize(("game", "part"), [(game, part) for game, of in PARTS.items() for part in of])
def test_a_bot_that_reads_hidden_state_is_detected(game: str, part: str) -> None:
    """The test above can fail, whichever part a bot has seen."""
    differ, _ = differing(game, lambda table: Cheat(table, part))
    assert differ > 0


def drawn(table: kingdomino.Game) -> list[int]:
    """The dominoes that come into play, in their order."""
    lines: list[int] = []
    while not table.over:
        lines += [number for number, _ in table.view(None).next if number not in lines]
        table.apply(table.legal[0])
    return lines


@pytest.mark.parametrize("players", [2, 3, 4])
def test_other_luck_draws_other_dominoes(players: int) -> None:
    """K-INFO-02: the pile has no order but its luck."""
    first = kingdomino.new(players, seed=8)
    other = first.copy()
    other.rekey(9)
    assert look_alike(first, other)
    assert drawn(first) != drawn(other)
