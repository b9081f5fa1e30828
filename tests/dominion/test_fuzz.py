"""Garbled positions and set-ups are refused with our own exceptions; answers and records: tests/games."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from regat import dominion
from regat.dominion import Draft, Position, SeatCards, Series
from regat.dominion.rules import cards
from regat.kernel.errors import BadRecord, BadSetup, RegatError
from tests.dominion.helpers import odd_position
from tests.games.fuzzing import (
    check_names_the_line,
    fuzz,
)

# Positions --------------------------------------------------------------------------------------------

junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 300)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(cards.KEYS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@fuzz
@given(
    st.sampled_from([field.name for field in fields(Position)] + ["no_such_field"]), junk, st.integers(0, 40)
)
@example("supply", [], 1)
@example("supply", {"copper": []}, 1)
@example("seats", {"0": {"hand": [["copper"]]}}, 1)
@example("kingdom", [["moat"]] * 10, 1)
@example("edition", [], 1)
@example("shuffles", {"0": [["copper"] * 1500]}, 1)
@example("turns", [1.5, 2], 1)
@example("trash", [{}], 1)
@example("players", True, 1)
@example("over", "yes", 1)
@example("mixed", [], 1)
def test_a_garbled_position_in_a_record_is_refused(name: str, value: object, seed: int) -> None:
    laid = odd_position(seed)
    values = json.loads(laid.text())
    values[name] = value
    record = dominion.from_position(laid).record()
    line = next(line for line in record.splitlines() if line.startswith("position "))
    garbled = record.replace(line, f"position {json.dumps(values)}")
    try:
        dominion.replay(garbled)
    except BadRecord as error:
        check_names_the_line(error)


# Set-ups ----------------------------------------------------------------------------------------------

BAD_SET_UPS: dict[str, list[object]] = {
    "players": [0, 1, 7, -2, 10**30, True, 2.0, "2", None, [2]],
    "edition": [0, 3, -1, True, 2.0, "2", None, [], {}],
    "kingdom": [
        "",
        "no_set",
        "copper",
        (),
        ("moat",) * 10,
        dominion.available(2)[:9],
        dominion.available(2)[:11],
        ("moat", *dominion.available(1)[:9]),
        (*dominion.available(2)[:9], "gold"),
        [None] * 10,
        "big_money",
        dominion.available(1)[:10],
        ("no such card", *dominion.available(2)[:9]),
    ],
    "seed": ["7", 7.0, True, 10**1000, -(10**1000), [], b"7"],
    "first": [2, -1, True, "0", 0.0, [0], 10**30],
    "shuffles": [
        {0: [("copper",)]},
        {2: []},
        {0: [("no such card",) * 10]},
        {0: [("copper",) * 2000]},
        {0: [("copper",) * 100000]},
        {"0": []},
        {True: []},
        {-1: []},
    ],
}


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, values in BAD_SET_UPS.items() for value in values],
    ids=lambda value: repr(value)[:40],
)
def test_a_set_up_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    """D-KING-01 D-KING-02 D-PILE-13"""
    with pytest.raises(BadSetup):
        dominion.new(**{"seed": 1, name: value})  # type: ignore[arg-type]


BAD_POSITIONS: dict[str, list[object]] = {
    **{name: BAD_SET_UPS[name] for name in ("players", "edition", "seed")},
    "kingdom": [value for value in BAD_SET_UPS["kingdom"] if not isinstance(value, str)],
    "supply": [
        {"copper": -1},
        {"copper": 256},
        {"witch": 3},
        {"no such card": 1},
        {"copper": "5"},
        {"copper": True},
        {1: 1},
        {"copper": None},
    ],
    "trash": [("no such card",), ("gold",) * 300, (None,)],
    "turn": [2, -1, True, "0", None],
    "first": [2, -1, True, "0", None],
    "phase": ["", "clean-up", None, 0, []],
    "actions": [-1, 40_000, True, "1", None, 1.0],
    "buys": [-1, 40_000, True, "1", None, 1.0],
    "coins": [-1, 40_000, True, "1", None, 1.0],
    "turns": [(1,), (1, 2, 3), (1, -1), (1, 10**9), ("1", "2")],
    "seats": [
        {2: SeatCards()},
        {-1: SeatCards()},
        {"0": SeatCards()},
        {True: SeatCards()},
        {0: SeatCards(hand=("no such card",))},
        {0: SeatCards(deck=("copper",) * 600)},
        {0: SeatCards(hand=("copper",) * 250)},
        {0: SeatCards(hand=("moat",) * 260)},
        {0: SeatCards(hand=("gold",) * 200), 1: SeatCards(deck=("gold",) * 100)},
    ],
    "shuffles": BAD_SET_UPS["shuffles"][1:],
}


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, values in BAD_POSITIONS.items() for value in values],
    ids=lambda value: repr(value)[:40],
)
def test_a_position_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    laid = Position(dominion.SETS[2]["first_game"], seats={0: SeatCards(hand=("copper",))})
    with pytest.raises(BadSetup):
        dominion.from_position(replace(laid, **{name: value}))


@pytest.mark.parametrize(
    "make",
    [
        lambda: Draft(1),
        lambda: Draft(2, edition=3),
        lambda: Draft(2, first=2),
        lambda: Draft(2).name(5),  # type: ignore[arg-type]
        lambda: Series(players=9, seed=1),
        lambda: Series(seed=1, kingdom="no_set"),
        lambda: Series(seed=1, edition=4),
        lambda: dominion.available(5),
        lambda: dominion.next_first(1, 2, ()),
        lambda: dominion.next_first(1, 2, (2,)),
        lambda: dominion.next_first(1, 9, (0,)),
        lambda: dominion.match(players=1),
        lambda: dominion.match(kingdom="no_set"),
        lambda: dominion.new(seed=1).view(2),
        lambda: dominion.new(seed=1).view(-1),
        lambda: dominion.new(seed=1).view("0"),  # type: ignore[arg-type]
        lambda: dominion.new(seed=1).events(2),
        lambda: dominion.new(seed=1).events(-1),
        lambda: dominion.new(seed=1).events("0"),  # type: ignore[arg-type]
    ],
)
def test_a_call_that_makes_no_sense_is_refused(make: Callable[[], object]) -> None:
    with pytest.raises(RegatError):
        make()


def test_a_dictated_shuffle_that_does_not_fit_is_refused_before_the_game_begins() -> None:
    """D-SETUP-02"""
    with pytest.raises(BadSetup):
        dominion.new(seed=1, shuffles={0: [("gold",) * 10]})


def test_a_game_with_dictated_shuffles_has_no_record() -> None:
    """Its header could not tell of them, so that the record would lead to another table."""
    deck = ("copper",) * 7 + ("estate",) * 3
    game = dominion.new(seed=1, shuffles={0: [deck]})
    with pytest.raises(BadSetup):
        game.record()
    laid = Position(dominion.SETS[2]["first_game"], seats={0: SeatCards(discard=deck)}, shuffles={0: (deck,)})
    game = dominion.from_position(laid)
    game.answer("end turn")
    assert dominion.replay(game.record()).fingerprint() == game.fingerprint()
