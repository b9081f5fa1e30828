"""Memory and imagined worlds: what a seat can know, no less that is true and no more that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regat import dominion
from regat.dominion import Game, Memory, Position, SeatCards, prompts
from regat.dominion.memory import SeatMemory, ZoneMemory
from regat.dominion.rules import cards, state
from regat.kernel.errors import BadSetup
from regat.kernel.events import Event
from tests.dominion.helpers import (
    assert_uniform,
    box,
    chi_square,
    chi_square_limit,
    game_or_position,
    odd_position,
    zones,
)
from tests.games.walks import walk

seeds = st.integers(0, 10**9)
few = settings(max_examples=40, derandomize=True)
KINGDOM = dominion.SETS[2]["deck_top"]


def keys(counter: Counter[int]) -> Counter[str]:
    return Counter({cards.KEYS[card]: count for card, count in counter.items()})


def known(zone: ZoneMemory) -> Counter[str]:
    return Counter(dict(zone.known))


# The truth is consistent with the memory --------------------------------------------------------------


def check_memory(t: state.State, memory: Memory) -> None:
    for seat, seat_memory in enumerate(memory.seats):
        own = {zone: keys(counter) for zone, counter in zones(t, seat).items()}
        held = own["hand"] + own["picked"]
        row = seat * state.KINDS
        assert Counter(dict(seat_memory.owned)) == keys(
            +Counter(dict(enumerate(t.owned[row : row + state.KINDS])))
        )
        for zone, contents in (
            (seat_memory.hand, held),
            (seat_memory.discard, own["discard"]),
            (seat_memory.looked_at, own["look"]),
        ):
            assert zone.size == contents.total()
            assert known(zone) <= contents
        check_deck(t, seat, seat_memory)
        check_counts(seat_memory, own)
        if seat == memory.seat:
            assert known(seat_memory.hand) == held, "the own hand is known"


def check_deck(t: state.State, seat: int, memory: SeatMemory) -> None:
    start = seat * state.ZONE
    deck = [cards.KEYS[card] for card in t.deck[start : start + t.deck_size[seat]]]
    assert len(memory.deck_top) + memory.deck_pool.size == len(deck)
    top = deck[len(deck) - len(memory.deck_top) :][::-1]
    assert all(key in (None, real) for key, real in zip(memory.deck_top, top, strict=True))
    assert known(memory.deck_pool) <= Counter(deck[: memory.deck_pool.size])


def check_counts(memory: SeatMemory, own: dict[str, Counter[str]]) -> None:
    """All cards are accounted for: known somewhere, in the open, or unknown with a free place for each."""
    placed = known(memory.hand) + known(memory.discard) + known(memory.looked_at) + known(memory.deck_pool)
    placed += Counter(key for key in memory.deck_top if key is not None) + own["play"] + own["aside"]
    assert placed + Counter(dict(memory.unknown)) == Counter(dict(memory.owned))


def play_remembering(seed: int, most: int) -> Iterator[Game]:
    """A random game, stopped now and then before a pick; early and often, since memory costs time."""
    game = game_or_position(seed)
    dice = random.Random(seed)
    for number, _ in enumerate(walk(game, seed, most)):
        if number < 30 or dice.random() < 0.1:
            yield game


@few
@given(seeds)
def test_what_is_remembered_is_true(seed: int) -> None:
    """D-INFO-06 D-INFO-12"""
    for game in play_remembering(seed, most=250):
        for seat in range(game.players):
            check_memory(game.snapshot(), game.memory(seat))


@pytest.mark.proof
@pytest.mark.parametrize("block", range(10))
def test_what_is_remembered_is_true_at_length(block: int) -> None:
    """D-INFO-06 D-INFO-12"""
    for seed in range(100 * block, 100 * block + 100):
        game = game_or_position(seed)
        for _ in walk(game, seed):
            check_memory(game.snapshot(), game.memory(seed % game.players))


def test_a_seat_remembers_what_it_put_on_its_deck() -> None:
    """D-INFO-12"""
    seats = {0: SeatCards(hand=("artisan", "gold", "estate")), 1: SeatCards(hand=("copper",))}
    game = dominion.from_position(Position(KINGDOM, seats=seats))
    for answer in ("play artisan", "gain silver", "topdeck gold"):
        game.answer(answer)
    assert game.memory(0).seats[0].deck_top == ("gold",)
    other = game.memory(1).seats[0]
    assert other.deck_top == (None,)
    assert known(other.hand) == Counter()  # the Silver may be what went back
    assert dict(other.unknown) == {"silver": 1, "gold": 1, "estate": 1}


def test_a_hand_shown_to_bureaucrat_is_remembered_until_it_changes() -> None:
    """D-CARD-BUREAUCRAT-4"""
    victim = SeatCards(hand=("copper", "village", "gold"), deck=("copper",) * 6)
    seats = {0: SeatCards(hand=("bureaucrat", "copper")), 1: victim}
    game = dominion.from_position(Position(KINGDOM, seats=seats))
    game.answer("play bureaucrat")
    assert known(game.memory(0).seats[1].hand) == Counter(["copper", "village", "gold"])
    game.answer("end turn")
    game.answer("end actions")
    game.answer("play copper")
    assert known(game.memory(0).seats[1].hand) == Counter(["village", "gold"])
    game.answer("end turn")
    # The rest of the hand went to the discard pile, all of it.
    assert known(game.memory(0).seats[1].discard) == Counter(["village", "gold", "copper"])


def test_a_seat_that_does_not_exist_has_no_memory() -> None:
    game = dominion.new(seed=1)
    for seat in (2, -1, 100, True, None, "0"):
        with pytest.raises(BadSetup):
            game.memory(seat)  # type: ignore[arg-type]


# Imagined worlds --------------------------------------------------------------------------------------


def check_world(game: Game, seat: int, seed: int) -> None:
    memory = game.memory(seat)
    world = dominion.imagine(memory, seed)
    assert world.view(seat) == game.view(seat)
    assert world.seat == game.seat
    assert world.over == game.over
    assert box(world.snapshot()) == box(game.snapshot())
    if game.seat == seat:
        assert world.choice == game.choice
        assert world.legal == game.legal
    check_memory(world.snapshot(), memory)
    again = world.memory(seat)
    assert again.seats[seat].hand == memory.seats[seat].hand
    for first, other in zip(again.seats, memory.seats, strict=True):
        assert first.owned == other.owned
        assert first.hand.size == other.hand.size
        assert first.discard.size == other.discard.size
        assert len(first.deck_top) + first.deck_pool.size == len(other.deck_top) + other.deck_pool.size


@few
@given(seeds)
def test_an_imagined_world_looks_the_same(seed: int) -> None:
    """D-INFO-02 D-INFO-04 D-INFO-06"""
    for number, game in enumerate(play_remembering(seed, most=150)):
        for seat in range(game.players):
            check_world(game, seat, seed + number)


@pytest.mark.proof
@pytest.mark.parametrize("block", range(10))
def test_an_imagined_world_looks_the_same_at_length(block: int) -> None:
    """D-INFO-02 D-INFO-04 D-INFO-06"""
    for seed in range(50 * block, 50 * block + 50):
        game = game_or_position(seed)
        for number, _ in enumerate(walk(game, seed)):
            check_world(game, (seed + number) % game.players, number)


@few
@given(seeds)
def test_an_imagined_world_can_be_played_to_its_end(seed: int) -> None:
    game = game_or_position(seed)
    for _ in walk(game, seed, most=seed % 60):
        pass
    for seat in range(game.players):
        world = dominion.imagine(game.memory(seat), seed)
        whole = box(world.snapshot())
        for _ in walk(world, seed):
            pass
        assert world.over
        assert box(world.snapshot()) == whole


# What is hidden has no influence ----------------------------------------------------------------------

HIDDEN = ("deck", "hand", "look", "discard")


def uncovers(event: Event) -> bool:
    """Whether a card that was hidden before comes to light with an event, or decides what comes next."""
    return event.kind in ("show", "shuffle") or (
        event.source in HIDDEN and any(thing is not None for thing in event.things)
    )


def until_uncovered(events: tuple[Event, ...]) -> list[Event]:
    """The events up to the first that uncovers something."""
    for number, event in enumerate(events):
        if uncovers(event):
            return list(events[:number])
    return list(events)


def compare_answers(game: Game, seat: int, seed: int) -> bool:
    """Give the same answer in the true game and in an imagined one; whether it could be compared."""
    world = dominion.imagine(game.memory(seat), seed)
    line = random.Random(seed).choice(game.legal)
    since, before = len(game.events(seat)), len(world.events(seat))
    first, other = game.copy(), world.copy()
    first.apply(line)
    other.apply(line)
    real, imagined = first.events(seat, since), other.events(seat, before)
    mine = partial(filter, lambda event: event.seat != seat or not uncovers(event))
    own_only = all(event.seat == seat and event.source in ("hand", "play", "supply") for event in real)
    if own_only and first.seat == other.seat == seat:
        # Only own cards that the seat saw moved, and nothing came from a deck: all must be the same.
        assert real == imagined
        assert first.view(seat) == other.view(seat)
        assert first.choice == other.choice
        return True
    shared = min(len(until_uncovered(real)), len(until_uncovered(imagined)))
    assert list(mine(real[:shared])) == list(mine(imagined[:shared]))
    return False


def test_what_a_seat_cannot_know_changes_nothing_that_it_sees() -> None:
    """D-INFO-02 D-INFO-04 D-INFO-06"""
    compared = 0
    for seed in range(60):
        for number, game in enumerate(play_remembering(seed, most=60)):
            compared += compare_answers(game, game.seat, seed + number)
    assert compared > 300


def hide(laid: Position, seat: int, dice: random.Random) -> Position:
    """Another position that the seat cannot tell from this one: others' hands and decks, own deck changed."""
    seats = {}
    for number, own in laid.seats.items():
        hidden = list(own.deck if number == seat else own.hand + own.deck)
        dice.shuffle(hidden)
        held = 0 if number == seat else len(own.hand)
        under = list(own.discard[:-1])
        if number != seat:
            mixed = hidden + under
            dice.shuffle(mixed)
            hidden, under = mixed[: len(hidden)], mixed[len(hidden) :]
        seats[number] = SeatCards(
            hand=own.hand if number == seat else tuple(hidden[:held]),
            deck=tuple(hidden[held:]),
            discard=(*under, *own.discard[-1:]),
            play=own.play,
        )
    return replace(laid, seats=seats)


def test_positions_that_differ_in_what_is_hidden_look_the_same() -> None:
    """D-INFO-02 D-INFO-04 D-INFO-06"""
    for seed in range(150):
        laid = odd_position(seed)
        # The ordered deck of a position is known to its owner, so it is the other seats who compare.
        seat = laid.turn
        other = hide(laid, seat, random.Random(seed))
        other = replace(other, seats={**other.seats, seat: laid.seats[seat]})
        first, two = dominion.from_position(laid), dominion.from_position(other)
        assert first.view(seat) == two.view(seat)
        assert first.events(seat) == two.events(seat)
        assert first.memory(seat) == two.memory(seat)
        assert first.memory(seat).seats == two.memory(seat).seats


def test_two_games_that_went_the_same_way_for_a_seat_leave_the_same_memory() -> None:
    """D-INFO-12 D-CLEAN-04: answers of seat 0 that seat 1 does not see."""
    seats = {0: SeatCards(hand=("artisan", "gold", "estate", "copper"), deck=("silver",) * 5), 1: SeatCards()}
    laid = Position(KINGDOM, seats=seats)
    memories, views, events = [], [], []
    for hidden in ("gold", "estate", "copper"):
        game = dominion.from_position(laid)
        for answer in ("play artisan", "gain silver", f"topdeck {hidden}"):
            game.answer(answer)
        memories.append(game.memory(1))
        views.append(game.view(1))
        events.append(game.events(1))
    for stories in (memories, views, events):
        assert stories[0] == stories[1] == stories[2]


def test_discarded_cards_under_the_top_are_not_known() -> None:
    """D-TERM-DISCARD-2 D-CARD-CELLAR-7"""
    hand = ("cellar", "copper", "gold", "silver", "curse")
    kingdom = dominion.SETS[2]["first_game"]
    memories = []
    for hidden in ("copper", "gold"):
        seats = {0: SeatCards(hand=hand, deck=("duchy",) * 5), 1: SeatCards()}
        game = dominion.from_position(Position(kingdom, seats=seats))
        game.answer("play cellar")
        game.answer(f"discard {hidden} curse")
        memories.append(game.memory(1))
    assert memories[0] == memories[1]
    assert known(memories[0].seats[0].discard) == Counter(["curse"])


def test_half_made_picks_of_another_seat_are_not_known() -> None:
    """D-INFO-06"""
    hand = ("cellar", "copper", "gold", "silver", "curse")
    seats = {0: SeatCards(hand=hand, deck=("duchy",) * 5), 1: SeatCards()}
    game = dominion.from_position(Position(dominion.SETS[2]["first_game"], seats=seats))
    game.answer("play cellar")
    before = game.memory(1), game.view(1), game.events(1)
    game.apply(cards.COPPER)
    game.apply(cards.SILVER)
    assert (game.memory(1), game.view(1), game.events(1)) == before


# Nothing of the real table comes along ----------------------------------------------------------------


def check_blank(game: Game, seat: int) -> None:
    """Cell by cell: what the open table of a memory holds beyond what the seat sees is zero."""
    t, real = game.memory(seat).open, game.snapshot()
    assert t.rng == 0
    assert t.script_size == 0
    assert not any(t.script)
    assert not any(t.deck)
    assert not any(t.ordered)
    for other in range(state.SEATS):
        row, start = other * state.KINDS, other * state.ZONE
        size = t.discard_size[other]
        shown = start + max(size - 1, 0)
        assert not any(t.discard[start:shown])
        assert not any(t.discard[start + size : start + state.ZONE])
        if other != seat:
            assert not any(t.hand[row : row + state.KINDS])
            assert t.hand_mask[other] == 0
    if real.over or real.seat != seat:
        assert t.legal == 0
        assert not any(t.picked)
        assert t.last == t.picked_size == 0
    private = not real.over and prompts.pending_op(real) in (cards.SORT, cards.DRAW_TO)
    if private and real.frame_seat[real.stack_top] != seat:
        assert not any(t.look)
    assert not any(t.look[t.look_size :])
    assert not any(t.picked[t.picked_size :])


def test_the_open_table_of_a_memory_is_blank_where_things_are_hidden() -> None:
    """D-INFO-02 D-INFO-04 D-INFO-06"""
    for seed in range(24):
        for game in play_remembering(seed, most=100):
            for seat in range(game.players):
                check_blank(game, seat)


def test_a_memory_does_not_know_how_the_game_was_dealt() -> None:
    deck = ["copper"] * 5 + ["estate"] * 3 + ["copper"] * 2
    game = dominion.new(seed=77, first=0, shuffles={1: [deck]})
    for memory in (game.memory(0), dominion.imagine(game.memory(0), 1).memory(0)):
        assert memory.start.seed is None
        assert memory.start.key == 0
        assert memory.start.script == b""
        assert memory.start.position is None
        assert not any(memory.open.script)
        assert "77" not in repr(memory.start).replace(" ", "")


def test_a_memory_and_a_view_stay_as_they_were() -> None:
    game = game_or_position(2)
    memory, view = game.memory(0), game.view(0)
    before, shown = repr(memory.seats), repr(view)
    table = state.in_use(memory.open)
    for _ in walk(game, 2, most=100):
        pass
    assert repr(memory.seats) == before
    assert repr(view) == shown
    assert state.in_use(memory.open) == table
    for _ in walk(dominion.imagine(memory, 1), 2, most=100):
        pass
    assert state.in_use(memory.open) == table


# Uniformity -------------------------------------------------------------------------------------------


def hands_of(memory: Memory, seat: int, worlds: int) -> Counter[object]:
    return Counter(dominion.imagine(memory, seed).view(seat).hand for seed in range(worlds))


def test_all_worlds_are_equally_likely() -> None:
    """D-SHUF-10: five unknown cards, two in hand and three in the deck: twenty hands and orders."""
    five = ("copper", "silver", "gold", "estate", "duchy")
    seats = {0: SeatCards(hand=("copper",)), 1: SeatCards(hand=five[:2], deck=five[2:])}
    memory = dominion.from_position(Position(KINGDOM, seats=seats)).memory(0)
    assert_uniform(hands_of(memory, 1, 2000), comb(5, 2))
    orders: Counter[object] = Counter()
    for seed in range(120 * 60):
        t = dominion.imagine(memory, seed).snapshot()
        orders[tuple(t.deck[state.ZONE : state.ZONE + 3])] += 1
    assert_uniform(orders, 5 * 4 * 3)


def test_worlds_count_copies_of_a_card() -> None:
    """D-SHUF-10: three Coppers and two Estates unknown, two in hand: 3, 6 and 1 of 10 worlds."""
    seats = {
        0: SeatCards(hand=("copper",)),
        1: SeatCards(hand=("copper",) * 2, deck=("copper", "estate", "estate")),
    }
    memory = dominion.from_position(Position(KINGDOM, seats=seats)).memory(0)
    worlds = 4000
    expected = {("copper",) * 2: 3 / 10, ("copper", "estate"): 6 / 10, ("estate",) * 2: 1 / 10}
    found = hands_of(memory, 1, worlds)
    means = {hand: worlds * share for hand, share in expected.items()}
    assert chi_square(found, means) < chi_square_limit(2)


def opening_shares(worlds: int) -> dict[object, float]:
    """How often an opening hand holds 0 to 3 of the three Estates."""
    return {estates: worlds * comb(3, estates) * comb(7, 5 - estates) / comb(10, 5) for estates in range(4)}


@pytest.mark.parametrize("edition", [1, 2])
def test_opening_hands_are_imagined_as_they_are_dealt(edition: int) -> None:
    """D-SHUF-10 D-SETUP-02"""
    worlds = 4000
    memory = dominion.new(players=3, edition=edition, seed=5, first=0).memory(0)
    for seat in (1, 2):
        found = Counter(
            dominion.imagine(memory, seed).view(seat).hand.count("estate") for seed in range(worlds)
        )
        assert chi_square(found, opening_shares(worlds)) < chi_square_limit(3)


def test_the_own_deck_is_imagined_as_it_is_drawn() -> None:
    """D-SHUF-10: the five cards not in hand lie in any order, so each is as likely to be drawn next."""
    game = dominion.new(seed=5, first=0)
    memory = game.memory(0)
    rest = Counter(["copper"] * 7 + ["estate"] * 3) - Counter(game.view(0).hand)
    drawn: Counter[object] = Counter()
    for seed in range(3000):
        world = dominion.imagine(memory, seed)
        row = zones(world.snapshot(), 0)["deck"]
        assert keys(row) == rest
        world.answer("end turn")
        drawn[world.view(0).hand] += 1
    assert len(drawn) == 1


def test_what_is_drawn_unseen_from_a_known_discard_pile_is_imagined_as_it_is_drawn() -> None:
    """D-SHUF-10: five of seven known cards are drawn: twenty-one hands."""
    # Seat 0 plays seven different cards in the open, then draws five of them.
    hand = ("festival", "laboratory", "market", "village", "copper", "silver", "gold")
    kingdom = (
        "artisan",
        "bandit",
        "cellar",
        "chapel",
        "festival",
        "laboratory",
        "market",
        "moat",
        "village",
        "witch",
    )
    game = dominion.from_position(Position(kingdom, seats={0: SeatCards(hand=hand), 1: SeatCards()}))
    for key in hand[:4]:
        game.answer(f"play {key}")
    game.answer("play treasures")
    game.answer("end turn")
    memory = game.memory(1)
    assert memory.seats[0].hand.size == 5
    assert_uniform(hands_of(memory, 0, 21 * 150), comb(7, 5))


def test_the_same_seed_gives_the_same_world() -> None:
    game = game_or_position(8)
    for _ in walk(game, 8, most=40):
        pass
    memory = game.memory(1)
    prints = [dominion.imagine(memory, seed).fingerprint() for seed in range(20)]
    assert prints == [dominion.imagine(memory, seed).fingerprint() for seed in range(20)]
    assert len(set(prints)) == 20


def test_the_luck_of_an_imagined_world_is_its_own() -> None:
    """A world tells nothing about the cards that the real game will draw."""
    game = dominion.new(seed=5, first=0)
    for _ in range(2):
        game.answer("end turn")
    memory = game.memory(0)
    real = game.copy()
    real.answer("end turn")
    hands = set()
    for seed in range(30):
        world = dominion.imagine(memory, seed)
        world.answer("end turn")
        hands.add(world.view(0).hand)
    assert len(hands) > 1
