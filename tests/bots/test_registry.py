"""Every bot: made by name, alone with its seed and budget, from what its seat may know, and never late."""

import random
from itertools import product
from time import process_time

import pytest

from regat import dominion, games, kingdomino
from regat.bots import registry
from regat.bots.budget import Budget, BudgetMeter
from regat.bots.suggestions import SuggestingBot, suggestion_from_results
from regat.dominion.rules import kingdoms
from regat.games import AnyGame
from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.errors import BadSetup

GAMES = games.names()
EVERY = [(game, name) for game in GAMES for name in registry.bots(game)]
LEVELS = [(game, name) for game in GAMES for name in registry.LEVELS]
SMALL_BUDGET = Budget(sims=60)
SETUPS = {
    "dominion": [(players, edition) for players in range(2, 7) for edition in (1, 2)],
    "kingdomino": [
        (2, ()),
        (2, ("mighty_duel",)),
        (2, ("mighty_duel", "harmony", "middle_kingdom", "drawn_by_another")),
        (3, ("harmony",)),
        (4, ("middle_kingdom", "drawn_by_another")),
    ],
}


def begun(game: str, seed: int) -> AnyGame:
    """A game with some legal set-up."""
    setup = SETUPS[game][seed % len(SETUPS[game])]
    if game == "kingdomino":
        players, variants = setup
        assert isinstance(variants, tuple)
        return kingdomino.new(players, variants, seed=seed)
    players, edition = setup
    assert isinstance(edition, int)
    kingdom = kingdoms.choose("random", edition, HashRandom(seed_key(seed)), mixed=seed % 3 == 0)
    return dominion.new(players, edition, kingdom, seed=seed, mixed=seed % 3 == 0)


def somewhere(game: str, seed: int, most: int = 120) -> AnyGame:
    """A position that random answers lead to."""
    draws = random.Random(seed)
    table = begun(game, seed)
    for _ in range(draws.randrange(most)):
        if table.over:
            return begun(game, seed)
        table.apply(draws.choice(table.legal))
    return begun(game, seed) if table.over else asked_anew(table)


def asked_anew(table: AnyGame) -> AnyGame:
    """A bot answers a decision from its beginning: picks already made are finished."""
    while not table.over and table.choice and table.choice.picked:
        table.apply(table.legal[-1])
    return table


def answered(game: str, bot: str, table: AnyGame, *, seed: int = 1, budget: Budget = SMALL_BUDGET) -> str:
    seat, choice = table.seat, table.choice
    assert choice
    return registry.make(game, bot, seed, budget).choose(table.view(seat), table.memory(seat), choice)


def test_both_games_have_the_same_levels() -> None:
    for game in GAMES:
        assert tuple(registry.bots(game))[-len(registry.LEVELS) :] == registry.LEVELS
    assert {registry.ADVISER, registry.SUBSTITUTE, registry.DEFAULT} <= set(registry.LEVELS)


def test_a_bot_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'deep-blue'"):
        registry.make("dominion", "deep-blue")
    with pytest.raises(BadSetup, match="buys smithy"):
        registry.check("dominion", "big-money-smithy", dominion.DominionSetup(kingdom=("moat",)))
    for level in registry.LEVELS:
        registry.check("dominion", level, dominion.DominionSetup(kingdom=("moat",)))


@pytest.mark.parametrize(("game", "bot"), EVERY)
def test_every_bot_answers_every_choice(game: str, bot: str) -> None:
    for seed in range(12):
        table = somewhere(game, seed)
        if table.over or registry.bot_spec(game, bot).required_cards:
            continue
        table.answer(answered(game, bot, table))


@pytest.mark.parametrize(("game", "bot"), EVERY)
def test_simulations_and_a_seed_give_the_same_answer(game: str, bot: str) -> None:
    for seed in range(6):
        table = somewhere(game, seed)
        if not table.over:
            assert answered(game, bot, table, seed=seed) == answered(game, bot, table, seed=seed)


@pytest.mark.parametrize(("game", "bot"), LEVELS)
def test_bots_share_no_state(game: str, bot: str) -> None:
    """A bot that sits beside another of its kind answers as if it were alone."""
    tables = [somewhere(game, seed) for seed in range(4)]
    tables = [table for table in tables if not table.over]
    alone = [answered(game, bot, table, seed=place) for place, table in enumerate(tables)]
    bots = [registry.make(game, bot, place, SMALL_BUDGET) for place, _ in enumerate(tables)]
    together = []
    for item, table in reversed(list(zip(bots, tables, strict=True))):
        choice = table.choice
        assert choice
        for other in bots:
            if other is not item:
                registry.make(game, bot, 99, SMALL_BUDGET).choose(
                    table.view(table.seat), table.memory(table.seat), choice
                )
        together.append(item.choose(table.view(table.seat), table.memory(table.seat), choice))
    assert together[::-1] == alone


@pytest.mark.parametrize(("game", "bot"), LEVELS)
def test_no_answer_is_late(game: str, bot: str) -> None:
    allowed = Budget(cpu_ms=20)
    answered(game, bot, begun(game, 0), budget=allowed)  # loads what it needs
    for seed in range(10):
        table = somewhere(game, seed)
        if table.over:
            continue
        seat, choice = table.seat, table.choice
        assert choice
        view, memory = table.view(seat), table.memory(seat)
        thinker = registry.make(game, bot, 1, allowed)
        spent = process_time()
        thinker.choose(view, memory, choice)
        assert (process_time() - spent) * 1000 <= 40


def test_advice_has_a_share_within_its_interval() -> None:
    table = dominion.new(seed=3)
    table.answer("play treasures")
    choice = table.choice
    assert choice
    budget = Budget(sims=2000)
    args = (table.view(table.seat), table.memory(table.seat), choice, budget)
    advised = registry.suggest("dominion", registry.ADVISER, 1, *args)
    assert 1 < len(advised) <= 3
    assert len({suggestion.answer for suggestion in advised}) == len(advised)
    for suggestion in advised:
        assert suggestion.win is not None
        assert suggestion.low is not None
        assert suggestion.high is not None
        assert 0 <= suggestion.low <= suggestion.win <= suggestion.high <= 1
    assert isinstance(registry.make("dominion", "champion"), SuggestingBot)


def test_suggestions_are_evaluated_also_for_obvious_answers() -> None:
    """All Treasures are played, Estate and Duchy are discarded: and how often does that win?"""
    militia = dominion.Position(
        kingdom=dominion.SETS[2]["first_game"],
        seats={
            0: dominion.SeatCards(hand=("militia",), deck=("copper",) * 5),
            1: dominion.SeatCards(hand=("gold", "silver", "copper", "estate", "duchy"), deck=("copper",) * 5),
        },
    )
    attacked = dominion.from_position(militia)
    attacked.answer("play militia")
    for table, wanted in ((dominion.new(seed=3), "play treasures"), (attacked, "discard estate duchy")):
        seat, choice = table.seat, table.choice
        assert choice
        args = (table.view(seat), table.memory(seat), choice)
        (suggestion,) = registry.suggest("dominion", registry.ADVISER, 1, *args, Budget(sims=500))
        assert suggestion.answer == wanted
        assert suggestion.answer == registry.make("dominion", registry.ADVISER, 1, Budget(sims=500)).choose(
            *args
        )
        assert suggestion.win is not None


@pytest.mark.parametrize(("games", "won"), [(1, 0), (1, 1), (3, 3), (1000, 0), (1000, 1000), (10, 5)])
def test_a_share_lies_within_its_interval(games: int, won: int) -> None:
    suggestion = suggestion_from_results("x", games, won, won)
    assert suggestion.win is not None
    assert suggestion.low is not None
    assert suggestion.high is not None
    assert 0 <= suggestion.low <= suggestion.win <= suggestion.high <= 1
    assert suggestion_from_results("x", 0, 0, 0).win is None


@pytest.mark.parametrize(
    ("cpu_ms", "sims"), [(None, None), (5.0, 5), (0.0, None), (-1.0, None), (None, 0), (float("nan"), None)]
)
def test_a_budget_is_one_of_the_two(cpu_ms: float | None, sims: int | None) -> None:
    with pytest.raises(BadSetup):
        Budget(cpu_ms, sims)


def test_a_budget_meter_counts_what_is_spent() -> None:
    meter = BudgetMeter(Budget(sims=10))
    assert meter.can_afford(10)
    assert not meter.can_afford(11)
    meter.spend(5)
    assert meter.fraction_spent == 0.5
    assert not meter.can_afford(6)
    assert [str(Budget(sims=10).fraction(share)) for share in (0.5, 0.01)] == [
        "5 simulations",
        "1 simulations",
    ]
    assert all(
        str(Budget(cpu_ms=ms).fraction(share)) == f"{ms * share:g} ms"
        for ms, share in product((1, 50), (0.5, 1))
    )
