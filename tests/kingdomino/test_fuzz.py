"""Garbled positions and set-ups are refused with our own exceptions; answers and records: tests/games."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from regat import kingdomino
from regat.kernel.errors import BadRecord, BadSetup, RegatError
from regat.kingdomino import Dynasty, KingdomSetup, Position
from tests.games.fuzzing import (
    check_names_the_line,
    fuzz,
)
from tests.games.walks import walk
from tests.kingdomino.helpers import odd_position

# Positions --------------------------------------------------------------------------------------------

junk = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 300) | st.floats() | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(("0", "1", "5", "x")), inner, max_size=3)
    ),
    max_leaves=6,
)
NAMES = [field.name for field in fields(Position)]


@fuzz
@given(st.sampled_from([*NAMES, "no_such_field"]), junk, st.integers(0, 40))
@example("line", [], 1)
@example("line", {"1": 0}, 1)
@example("line", {"1": [0]}, 1)
@example("next", {"1": None, "2": None, "3": None, "4": None}, 1)
@example("seats", {"0": {"grid": ["C"]}}, 1)
@example("seats", {"0": {"placed": ["9" * 5000 + " (0,1)-(0,2)"]}}, 1)
@example("seats", {"0": {"discarded": 5}}, 1)
@example("seats", {"9" * 5000: {}}, 1)
@example("seats", {"0": []}, 1)
@example("pile", [[1]], 1)
@example("kings", [[0]], 1)
@example("players", True, 1)
@example("over", "yes", 1)
@example("variants", "harmony", 1)
def test_a_garbled_position_in_a_record_is_refused(name: str, value: object, seed: int) -> None:
    laid = odd_position(seed)
    values = json.loads(laid.text())
    values[name] = value
    record = kingdomino.from_position(laid).record()
    line = next(line for line in record.splitlines() if line.startswith("position "))
    garbled = record.replace(line, f"position {json.dumps(values)}")
    try:
        kingdomino.replay(garbled)
    except BadRecord as error:
        check_names_the_line(error)


NOT_SEATS = [2, -1, True, "0", 0.5, 10**30, (0,)]
NOT_DOMINOES = [0, 49, -1, True, "1", 1.0, None, 10**30, (1,)]
BAD_POSITIONS: dict[str, list[object]] = {
    "players": [0, 1, 5, -2, 10**30, True, 2.0, "2", None, [2]],
    "variants": [("no such variant",), ("harmony", "harmony"), ("harmony", 5), ([],)],
    "seed": ["7", 7.0, True, None, 10**1000, -(10**1000), [], b"7"],
    "line": [{number: 0} for number in NOT_DOMINOES]
    + [{1: seat} for seat in (*NOT_SEATS, None)]
    + [dict.fromkeys(range(1, 6), 0)],
    "next": [{number: None, 11: None, 12: None, 13: None} for number in NOT_DOMINOES]
    + [{10: seat, 11: 0, 12: 0, 13: None} for seat in NOT_SEATS]
    + [{10: None}, {10: None, 11: None, 12: None, 13: None, 14: None}]
    + [{3: None, 11: 0, 12: 0, 13: 1}],
    "pile": [(number,) for number in NOT_DOMINOES] + [(20, 20), (3,)],
    "kings": [(0, 1, 0, 1)],
    "seats": [{seat: KingdomSetup()} for seat in NOT_SEATS]
    + [{0: KingdomSetup(discarded=(number,))} for number in NOT_DOMINOES]
    + [
        {0: KingdomSetup(discarded=(3,))},
        {0: KingdomSetup(discarded=(20,)), 1: KingdomSetup(discarded=(20,))},
    ]
    + [{0: KingdomSetup(placed=("20 (0,1)-(0,2)",)), 1: KingdomSetup(placed=("20 (0,1)-(0,2)",))}]
    + [{0: KingdomSetup(placed=("20 (0,1)-(0,2)",), grid="C")}]
    + [
        {0: KingdomSetup(grid=grid)}
        for grid in ("W", "C C", "C X", "C W4", "C W W W W W", "C\nW\nW\nW\nW\nW")
    ]
    + [
        {0: KingdomSetup(placed=(placed,))}
        for placed in [
            *("", "20", "20 (0,1)", "20 (0,0)-(0,1)", "20 (0,1)-(0,3)", "20 (1,1)-(2,2)", "49 (0,1)-(0,2)"),
            *("0 (0,1)-(0,2)", "20 (0,4)-(0,5)", "20 (0,7)-(0,8)", "20 (0,1)-(0,2) ...", 20),
        ]
    ],
}


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, values in BAD_POSITIONS.items() for value in values],
    ids=lambda value: repr(value)[:40],
)
def test_a_position_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    """K-COMP-01 K-BOUND-01 K-CONN-01 K-SETUP-01"""
    laid = Position(line={3: 0}, next={10: 0, 11: 1, 12: 1, 13: None}, pile=(30, 31, 32, 33))
    kingdomino.from_position(laid)
    with pytest.raises(BadSetup):
        kingdomino.from_position(replace(laid, **{name: value}))


@pytest.mark.parametrize("free", range(5))
@pytest.mark.parametrize("left", range(1, 5))
def test_a_position_has_a_free_domino_for_every_king_that_has_to_move(left: int, free: int) -> None:
    """K-TURN-03 K-TURN-04: else a king would find none, or a domino would go to nobody."""
    laid = Position(
        line={number: number % 2 for number in range(1, left + 1)},
        next={number: None if number < 10 + free else number % 2 for number in range(10, 14)},
    )
    if left == free:
        game = kingdomino.from_position(laid)
        for _ in walk(game, left):
            pass
        assert game.over
    else:
        with pytest.raises(BadSetup):
            kingdomino.from_position(laid)


def test_a_position_of_the_first_choice_has_no_more_kings_than_there_are() -> None:
    """K-SETUP-03 K-FIRST-03"""
    line = (10, 11, 12, 13)
    for kings in ((0, 0, 0, None), (1, 1, 1, 0)):
        with pytest.raises(BadSetup):
            kingdomino.from_position(Position(next=dict(zip(line, kings, strict=True))))
    with pytest.raises(BadSetup):
        kingdomino.from_position(Position(next=dict.fromkeys(line), kings=(0, 0, 0, 1)))
    game = kingdomino.from_position(Position(next={10: 0, 11: 0, 12: None, 13: None}))
    assert game.seat == 1


@fuzz
@given(st.integers(0, 10**9))
def test_an_odd_position_can_be_played_recorded_and_replayed(seed: int) -> None:
    game = kingdomino.from_position(odd_position(seed))
    for _ in walk(game, seed):
        pass
    assert game.over
    assert kingdomino.replay(game.record()).fingerprint() == game.fingerprint()


# Set-ups ----------------------------------------------------------------------------------------------

BAD_SET_UPS: dict[str, list[object]] = {
    **{name: BAD_POSITIONS[name] for name in ("players", "variants", "pile")},
    "seed": ["7", 7.0, True, 10**1000, -(10**1000), [], b"7"],
    "kings": [(seat, 0, 1, 1) for seat in NOT_SEATS] + [(0,), (0, 0, 0, 1), (0, 0, 1, 1, 1)],
}


@pytest.mark.parametrize(
    ("name", "value"),
    [(name, value) for name, values in BAD_SET_UPS.items() for value in values if value != (3,)],
    ids=lambda value: repr(value)[:40],
)
def test_a_set_up_that_makes_no_sense_is_refused(name: str, value: object) -> None:
    """K-SETUP-01 K-COMP-01 K-SETUP-03"""
    with pytest.raises(BadSetup):
        kingdomino.new(**{"seed": 1, name: value})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "make",
    [
        lambda: Dynasty(players=5, seed=1),
        lambda: Dynasty(variants=["no such variant"], seed=1),
        lambda: Dynasty(seed="1"),  # type: ignore[arg-type]
        lambda: kingdomino.match(players=1),
        lambda: kingdomino.match(variants=["no such variant"]),
        lambda: kingdomino.new(seed=1).view(2),
        lambda: kingdomino.new(seed=1).view(-1),
        lambda: kingdomino.new(seed=1).view("0"),  # type: ignore[arg-type]
        lambda: kingdomino.new(seed=1).memory(2),
        lambda: kingdomino.new(seed=1).memory(True),
        lambda: kingdomino.new(seed=1).events(2),
        lambda: kingdomino.new(seed=1).events(-1),
        lambda: kingdomino.new(seed=1).events("0"),  # type: ignore[arg-type]
        lambda: kingdomino.new(seed=1).winners((2,)),
        lambda: kingdomino.new(seed=1).winners((-1,)),
    ],
)
def test_a_call_that_makes_no_sense_is_refused(make: Callable[[], object]) -> None:
    with pytest.raises(RegatError):
        make()
