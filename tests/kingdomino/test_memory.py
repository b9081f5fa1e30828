"""Memory and imagined worlds: all is open but what is still to be drawn, and nobody knows any of that."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from regat import kingdomino
from regat.kernel.errors import BadSetup
from regat.kernel.events import Event
from regat.kingdomino import Game, Position
from regat.kingdomino.event_log import REVEALING
from regat.kingdomino.rules import state
from tests.dominion.helpers import assert_uniform
from tests.games.walks import walk
from tests.kingdomino.helpers import SET_UPS, SHORT, game_or_position, odd_position


def readers(game: Game) -> tuple[int | None, ...]:
    return (None, *range(game.players))


def knowledge(game: Game) -> list[object]:
    """All that anybody is given: views, memories, choice, events."""
    seats = range(game.players)
    seen: list[object] = [game.view(reader) for reader in readers(game)]
    seen += [game.memory(seat) for seat in seats]
    seen += [repr(state.in_use(game.memory(seat).open)) for seat in seats]
    return [
        *seen,
        game.choice,
        game.legal,
        game.placements(),
        *(game.events(reader) for reader in readers(game)),
    ]


# What is hidden has no influence ----------------------------------------------------------------------


def twins(players: int, variants: tuple[str, ...], seed: int, keep: int) -> tuple[Game, Game]:
    """Two games whose piles are the same for so many dominoes, and then differ in order and content."""
    dice = random.Random(f"piles {seed}")
    kings = [0, 0, 1, 1] if players == 2 else list(range(players))
    dice.shuffle(kings)
    pile = dice.sample(range(1, 49), 48)
    rest = pile[keep:]
    dice.shuffle(rest)
    return (
        kingdomino.new(players, variants, seed, pile=pile, kings=kings),
        kingdomino.new(players, variants, seed + 1, pile=(*pile[:keep], *rest), kings=kings),
    )


def drawn(game: Game) -> int:
    return sum(len(event.things) for event in game.events(None) if event.kind == "line")


@pytest.mark.parametrize("block", range(4))
def test_another_pile_changes_nothing_before_it_is_drawn(block: int) -> None:
    """K-INFO-02 K-SETUP-05 K-SETUP-06"""
    compared = 0
    for seed in range(block, len(SET_UPS), 4):
        players, variants = SET_UPS[seed]
        length = 3 if players == 3 else 4
        keep = length * (1 + seed % 5)
        first, other = twins(players, variants, seed, keep)
        for action in walk(first, seed):
            if drawn(first) > keep:
                break
            assert knowledge(first) == knowledge(other)
            compared += 1
            other.apply(action)
        assert knowledge(first) != knowledge(other), "the next line differs"
    assert compared > 40


def test_another_generator_changes_nothing_before_something_is_drawn() -> None:
    """K-INFO-02 K-FIRST-01"""
    for seed in range(32):
        game = game_or_position(seed)
        for _ in walk(game, seed, most=seed):
            pass
        other = game.copy()
        other.rekey(seed)
        assert knowledge(other) == knowledge(game)
        assert other.fingerprint() != game.fingerprint()


def revealed(events: tuple[Event, ...]) -> bool:
    return any(event.kind in REVEALING for event in events)


def test_answers_lead_to_the_same_in_every_world_unless_something_is_drawn() -> None:
    """K-INFO-02 K-INFO-01"""
    same = 0
    for seed in range(24):
        game = game_or_position(seed)
        for number, action in enumerate(walk(game, seed)):
            world = kingdomino.imagine(game.memory(game.seat), number)
            real_count, imagined_count = len(game.events(None)), len(world.events(None))
            real = game.copy()
            real.apply(action)
            world.apply(action)
            events = real.events(None, real_count)
            if not revealed(events):
                assert world.events(None, imagined_count) == events
                assert [world.view(reader) for reader in readers(world)] == [
                    real.view(reader) for reader in readers(real)
                ]
                same += 1
    assert same > 300


# Nothing of the real table comes along ----------------------------------------------------------------


def test_a_memory_holds_no_generator_and_no_pile() -> None:
    """K-INFO-02"""
    laid = Position(next=dict.fromkeys((1, 2, 3, 4)), pile=(30, 29, 28, 27), kings=(1, 0, 0, 1), seed=77)
    games = [game_or_position(seed) for seed in range(12)]
    games += [kingdomino.new(seed=77, pile=(20, 30, 40, 41, 5, 6), kings=(1, 0, 0, 1))]
    games += [kingdomino.from_position(laid)]
    for game in games:
        for _ in walk(game, 1, most=2):
            for seat in range(game.players):
                check_blank(game, seat)


def check_blank(game: Game, seat: int) -> None:
    memory = game.memory(seat)
    for item in (memory, kingdomino.imagine(memory, 1).memory(seat)):
        assert item.open.rng == 0
        assert item.open.script_size == item.open.order_size == 0
        assert not any(item.open.script)
        assert not any(item.open.order)
        assert item.open.events == []
        assert item.start.seed is None
        assert item.start.key == 0
        assert item.start.pile == item.start.kings == ()
        assert item.start.position is None
        assert item.start.position_text == ""
        assert "77" not in repr(item.start)


def test_a_memory_is_the_view_and_what_was_never_seen() -> None:
    """K-INFO-01 K-INFO-02 K-INFO-03"""
    for seed in range(24):
        game = game_or_position(seed)
        for _ in walk(game, seed, most=60):
            view = game.view(0)
            for seat in range(game.players):
                memory = game.memory(seat)
                assert memory.seat == seat
                assert memory.unseen == view.unseen
                assert memory.pile_size == view.pile_size


def test_a_memory_and_a_view_stay_as_they_were() -> None:
    for seed in (0, 1, 2):
        game = game_or_position(seed)
        memory, view = game.memory(0), game.view(0)
        shown, table = repr(view), state.in_use(memory.open)
        for _ in walk(game, seed):
            pass
        for _ in walk(kingdomino.imagine(memory, 1), seed):
            pass
        assert repr(view) == shown
        assert state.in_use(memory.open) == table


@pytest.mark.parametrize("seat", [2, -1, 100, True, None, "0"])
def test_a_seat_that_does_not_exist_has_no_memory(seat: object) -> None:
    with pytest.raises(BadSetup):
        kingdomino.new(seed=1).memory(seat)  # type: ignore[arg-type]


# Imagined worlds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("block", range(4))
def test_an_imagined_world_looks_the_same(block: int) -> None:
    """K-INFO-01 K-INFO-02"""
    for seed in range(block, 48, 4):
        game = game_or_position(seed)
        for number, _ in enumerate(walk(game, seed)):
            if number % 4 != seed % 4:
                continue
            for seat in range(game.players):
                world = kingdomino.imagine(game.memory(seat), seed + number)
                assert [world.view(reader) for reader in readers(world)] == [
                    game.view(reader) for reader in readers(game)
                ]
                assert world.choice == game.choice
                assert world.legal == game.legal
                assert world.memory(seat) == game.memory(seat)


def test_an_imagined_world_is_played_to_its_end_with_unseen_dominoes() -> None:
    """K-INFO-02"""
    for seed in range(40):
        game = game_or_position(seed)
        for _ in walk(game, seed, most=seed):
            pass
        memory = game.memory(0)
        world = kingdomino.imagine(memory, seed)
        before = len(world.events(None))
        for _ in walk(world, seed):
            pass
        came = [int(n or 0) for e in world.events(None, before) if e.kind == "line" for n in e.things]
        assert len(came) == len(set(came)) == memory.pile_size
        assert set(came) <= set(memory.unseen)


def test_the_same_seed_gives_the_same_world() -> None:
    game = game_or_position(4)
    memory = game.memory(1)
    prints = [kingdomino.imagine(memory, seed).fingerprint() for seed in range(20)]
    assert prints == [kingdomino.imagine(memory, seed).fingerprint() for seed in range(20)]
    assert len(set(prints)) == 20


def test_worlds_and_the_real_game_go_their_own_ways() -> None:
    """K-INFO-02: no imagined line tells about the real one."""
    for players, variants in SHORT:
        game = kingdomino.new(players, variants, seed=5)
        while game.view(None).stage == "first_choice":
            memory = game.memory(0)
            action = game.legal[0]
            game.apply(action)
        lines = set()
        for seed in range(40):
            world = kingdomino.imagine(memory, seed)
            world.apply(action)
            lines.add(world.view(None).next)
        assert len(lines) == 40


def test_the_kings_still_to_be_drawn_are_imagined_at_random() -> None:
    """K-FIRST-01 K-INFO-02"""
    game = kingdomino.new(players=4, seed=3, kings=(2, 0, 3, 1))
    memory = game.memory(0)
    orders: Counter[object] = Counter()
    for seed in range(600):
        world = kingdomino.imagine(memory, seed)
        while world.view(None).stage == "first_choice":
            world.apply(world.legal[0])
        orders[tuple(event.seat for event in world.events(None) if event.kind == "king")] += 1
    assert set(orders) == set(permutations((0, 1, 3)))
    assert_uniform(orders, 6)


def test_a_dictated_pile_is_not_imagined() -> None:
    """K-INFO-02: the pile of a puzzle is as hidden as any other."""
    laid = Position(line={1: 0}, next={5: 0, 6: 1, 7: 1, 8: None}, pile=tuple(range(20, 40)))
    game = kingdomino.from_position(laid)
    action = game.legal[0]
    real = game.copy()
    real.apply(action)
    assert [number for number, _ in real.view(None).next] == [20, 21, 22, 23]
    lines = []
    for seed in range(50):
        world = kingdomino.imagine(game.memory(0), seed)
        world.apply(action)
        lines.append(tuple(number for number, _ in world.view(None).next))
    assert (20, 21, 22, 23) not in lines
    assert {number for line in lines for number in line} > {2, 3, 48}


def test_positions_that_differ_in_their_pile_look_the_same() -> None:
    """K-INFO-02"""
    for seed in range(60):
        laid = odd_position(seed)
        if not laid.pile or len(laid.line) < 2:
            continue
        hidden = list(laid.pile)
        random.Random(seed).shuffle(hidden)
        first, other = (kingdomino.from_position(replace(laid, pile=tuple(p))) for p in (laid.pile, hidden))
        if drawn(first) == 0:
            assert knowledge(first) == knowledge(other)
