"""Every level, at any table of either game: an answer that is legal, at one simulation, and in time.

Tables are walked through by random answers or by those of the levels themselves, from the beginning of a game
or from an odd position, in every set-up: editions mixed or not, 2 to 6 players, all variants.
"""

from __future__ import annotations

import gc
import random
from collections import Counter
from collections.abc import Iterator
from time import process_time

import pytest

from regat import dominion, games, kingdomino
from regat.bots import registry
from regat.bots.budget import Budget
from regat.games import AnyGame
from regat.kernel import engine
from tests.dominion import helpers as dominion_play
from tests.kingdomino import helpers as kingdomino_play

ONCE = Budget(sims=1)
LATE_MS = 20  # of CPU: what one simulation may take, all told
ATTEMPTS = 3
MAX_DECISIONS = 60  # decisions of one table; then another one has its turn
SELDOM, OFTEN = 0.1, 0.6  # how often a decision is shown: most of them are about what to buy
BLOCKS = 8
MANY, SOME = 100_000, 1_000  # positions of each game


def begun(game: str, seed: int) -> AnyGame:
    if game == "dominion":
        return dominion_play.game_or_position(seed)
    return kingdomino_play.game_or_position(seed)


def walk(game: str, seed: int) -> Iterator[AnyGame]:
    """Yield a table at many of its decisions; the caller may answer on a copy."""
    dice = random.Random(f"walk {game} {seed}")
    table = begun(game, seed)
    by_levels = dice.random() < 0.5
    for _ in range(MAX_DECISIONS):
        if table.over or not table.choice:
            return
        if dice.random() < (SELDOM if table.choice.asker == "buy_phase" else OFTEN):
            yield table
        if by_levels:
            table.answer(answered(game, dice.choice(registry.LEVELS), table, dice.randrange(1000)))
        else:
            pick_at_random(table, dice)


def pick_at_random(table: AnyGame, dice: random.Random) -> None:
    """One whole decision: a bot is asked at the beginning of one."""
    decisions = len(table.log())
    while not table.over and len(table.log()) == decisions:
        table.apply(dice.choice(table.legal))


def answered(game: str, level: str, table: AnyGame, seed: int) -> str:
    seat, choice = table.seat, table.choice
    assert choice
    bot = registry.make(game, level, seed, ONCE)
    return bot.choose(table.view(seat), table.memory(seat), choice)


def answer_everywhere(game: str, numbers: range, positions: int) -> Counter[str]:
    """Ask all levels at so many positions; what was met: set-ups, askers."""
    decisions = 0
    met: Counter[str] = Counter()
    for level in registry.LEVELS:  # loads what they need
        answered(game, level, begun(game, 0), 0)
    gc.collect()
    gc.freeze()  # what the tests before have left behind costs no bot its time
    for seed in numbers:
        for table in walk(game, seed):
            check_position(game, table, seed)
            met.update(setting(table))
            decisions += 1
            if decisions == positions:
                return met
    raise AssertionError("there are more tables than that")


def check_position(game: str, table: AnyGame, seed: int) -> None:
    seat, choice = table.seat, table.choice
    assert choice
    view, memory = table.view(seat), table.memory(seat)
    for level in registry.LEVELS:
        # On a busy machine the same work sometimes takes more CPU, so a late bot gets another attempt.
        for _ in range(ATTEMPTS):
            bot = registry.make(game, level, seed, ONCE)
            began = process_time()
            answer = bot.choose(view, memory, choice)
            took = 1000 * (process_time() - began)
            if took <= LATE_MS:
                break
        assert took <= LATE_MS or engine.name() == "interpreted", (level, seed, took)
        table.copy().answer(answer)  # raises where it is not legal


def setting(table: AnyGame) -> Iterator[str]:
    assert table.choice
    yield f"asker {table.choice.asker}"
    if isinstance(table, dominion.Game):
        setup = table.setup
        yield f"{setup.players} players"
        yield f"edition {setup.edition}{' mixed' if setup.mixed else ''}"
    else:
        assert isinstance(table, kingdomino.Game)
        shape = table.start.setup
        yield f"{shape.players} players"
        yield from shape.variants


WANTED = {
    "dominion": {
        *(f"{players} players" for players in range(2, 7)),
        *(f"edition {edition}{mixed}" for edition in (1, 2) for mixed in ("", " mixed")),
    },
    "kingdomino": {
        *(f"{players} players" for players in range(2, 5)),
        *("mighty_duel", "middle_kingdom", "harmony", "drawn_by_another"),
    },
}

ASKERS = {"dominion": 15, "kingdomino": 2}  # phases and cards that ask something


@pytest.mark.parametrize("game", games.names())
def test_every_level_answers_at_any_table(game: str) -> None:
    met = answer_everywhere(game, range(10**6), SOME)
    assert WANTED[game] <= set(met)
    assert sum(name.startswith("asker") for name in met) >= ASKERS[game]


@pytest.mark.proof
@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("game", games.names())
def test_every_level_answers_at_a_hundred_thousand_positions(game: str, block: int) -> None:
    start = (1 + block) * 10**6
    met = answer_everywhere(game, range(start, start + 10**6), MANY // BLOCKS)
    assert WANTED[game] <= set(met)
    assert sum(name.startswith("asker") for name in met) >= ASKERS[game]
