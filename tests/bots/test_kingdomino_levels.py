"""The levels of Kingdomino: legal, reproducible, in time, and blind to what is hidden."""

from __future__ import annotations

import gc
import pickle
from array import array
from importlib.resources import files
from time import process_time

import pytest

from regat import kingdomino
from regat.bots import registry
from regat.bots.budget import Budget
from regat.kernel import engine
from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.errors import BadSetup
from regat.kingdomino import Game
from regat.kingdomino.bots import champion
from regat.kingdomino.bots.levels import LEVELS
from regat.kingdomino.memory import Memory
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.search_state import SearchState
from tests.kingdomino.helpers import SET_UPS, SHORT, game_or_position

SMALL_BUDGET = Budget(sims=24)


def answer(name: str, game: Game, seed: int = 1, budget: Budget = SMALL_BUDGET) -> str:
    choice = game.choice
    assert choice
    seat = game.seat
    return LEVELS[name].make(seed, budget).choose(game.view(seat), game.memory(seat), choice)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_every_answer_is_legal(name: str, players: int, variants: tuple[str, ...]) -> None:
    game = kingdomino.new(players, variants, seed=5)
    while not game.over:
        game.answer(answer(name, game))


@pytest.mark.parametrize("name", LEVELS)
def test_what_is_hidden_changes_no_answer(name: str) -> None:
    """K-INFO-02: another pile in another order, and still the same answer."""
    draws = HashRandom(seed_key(8))
    for seed in range(4):
        game = game_or_position(seed)
        while not game.over:
            other = pickle.loads(pickle.dumps(game))
            other.rekey(draws.below(1 << 30))
            if draws.below(4) == 0:
                assert answer(name, game) == answer(name, other)
            game.apply(draws.pick(game.legal))


@pytest.mark.parametrize("name", LEVELS)
def test_a_seed_and_a_number_of_games_give_the_same_answer(name: str) -> None:
    draws = HashRandom(seed_key(9))
    game = kingdomino.new(seed=4)
    while not game.over:
        assert answer(name, game) == answer(name, game)
        game.apply(draws.pick(game.legal))


def test_advice_is_the_best_first_with_how_often_it_wins() -> None:
    game = kingdomino.new(3, seed=6)
    choice = game.choice
    assert choice
    thinker = champion.Champion(2, Budget(sims=60))
    advice = thinker.suggest(game.view(game.seat), game.memory(game.seat), choice)
    assert advice[0].answer == thinker.choose(game.view(game.seat), game.memory(game.seat), choice)
    assert len({suggestion.answer for suggestion in advice}) == len(advice)
    best = advice[0]
    assert best.win is not None
    assert best.low is not None
    assert best.high is not None
    assert 0 <= best.low <= best.high <= 1


def exact_values(memory: Memory) -> dict[int, int]:
    """What each turn is worth if everybody plays for the best; nothing if that takes too long to say."""
    thought = SearchState()
    thought.load(memory.open)
    turns = array("H", sorted(thought.offered()))
    values = array("q", bytes(8 * len(turns)))
    solved = thought.in_the_open and thought.solve(turns, 4000, values)
    return dict(zip(turns, values, strict=True)) if solved else {}


@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_a_won_ending_is_won_and_a_lost_one_is_still_played(players: int, variants: tuple[str, ...]) -> None:
    """K-TIE-01, K-TIE-02"""
    draws = HashRandom(seed_key(12))
    won = lost = 0
    for seed in range(8):
        game = kingdomino.new(players, variants, seed=seed)
        while not game.over:
            memory = game.memory(game.seat)
            exact = exact_values(memory)
            if len(exact) > 1:
                best, *_ = champion.Champion(seed, Budget(sims=300)).think(memory)
                share = max(exact.values()) // heuristic_weights.SHARE
                if share:
                    assert exact[best.turn] // heuristic_weights.SHARE == best.exact == share
                    won += 1
                else:
                    assert best.exact is None
                    assert best.games > 0
                    lost += 1
            game.apply(draws.pick(game.legal))
    assert won
    assert lost


def test_no_garbage_is_collected_while_the_champion_thinks() -> None:
    collections: list[str] = []
    game = kingdomino.new(seed=1)
    memory, thinker = game.memory(game.seat), champion.Champion(1, SMALL_BUDGET)
    threshold = gc.get_threshold()
    gc.callbacks.append(lambda phase, about: collections.append(phase))
    try:
        gc.set_threshold(1)
        collections.clear()
        thinker.think(memory)
        during = len(collections)
        assert gc.isenabled()
    finally:
        gc.set_threshold(*threshold)
        gc.callbacks.pop()
    assert during <= 2, "one may come before, when the thought begins"


def test_a_level_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'grandmaster'"):
        registry.make("kingdomino", "grandmaster", 1, SMALL_BUDGET)


def test_the_weights_are_small() -> None:
    folder = files("regat.kingdomino.bots")
    weights = [len(item.read_bytes()) for item in folder.iterdir() if item.name.endswith(".npz")]
    assert len(weights) == 4
    assert sum(weights) < 2_000_000


@pytest.mark.parametrize("ms", [5.0, 50.0])
def test_the_deadline_is_kept(ms: float) -> None:
    """Ten per cent or 20 ms of CPU late at most."""
    draws = HashRandom(seed_key(10))
    thinker = champion.Champion(1, Budget(cpu_ms=ms))
    for number in range(0, len(SET_UPS), 4):
        players, variants = SET_UPS[number]
        game = kingdomino.new(players, variants, seed=number)
        for _ in range(draws.below(20)):
            if not game.over:
                game.apply(draws.pick(game.legal))
        if not game.over:
            memory = game.memory(game.seat)
            begun = process_time()
            thinker.think(memory)
            assert (process_time() - begun) * 1000 <= ms + max(20, ms / 10)


@pytest.mark.proof
@pytest.mark.parametrize("block", range(8))
def test_random_positions_are_answered_whatever_they_are(block: int) -> None:
    """One simulation each, 100,000 in all: nothing crashes, nothing is late."""
    draws = HashRandom(seed_key(11, block))
    decisions = seed = 0
    while decisions < 12_500:
        game = game_or_position(20_000 * block + seed)
        seed += 1
        while not game.over:
            memory = game.memory(game.seat)
            begun = process_time()
            action = champion.Champion(seed, Budget(sims=1)).action(memory)
            assert engine.name() != "compiled" or process_time() - begun < 0.02
            assert action in game.legal
            decisions += 1
            game.apply(draws.pick(game.legal))
