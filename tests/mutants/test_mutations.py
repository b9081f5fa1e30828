"""The mutants themselves: what is changed, and that the list of survivors is about the rules as they are."""

from __future__ import annotations

from tests.mutants import rules, survivors
from tests.mutants.mutations import mutants, of_source


def changes(source: str) -> list[str]:
    return [mutant.change for mutant in of_source("cards", source)]


def test_numbers_go_up_and_down() -> None:
    assert changes("GOLD = 6") == ["6 → 7", "6 → 5"]
    assert changes("COPPER = 0") == ["0 → 1"]


def test_comparisons_are_swapped_for_their_neighbours() -> None:
    assert changes("a < b") == ["a < b → a <= b", "a < b → a >= b"]
    assert changes("a == b") == ["a == b → a != b"]


def test_may_becomes_must_and_must_becomes_may() -> None:
    assert changes("(MAY_TRASH, ANY_COPPER)") == ["MAY_TRASH → MUST_TRASH"]
    assert changes("cards.MUST_DOUBLE") == ["cards.MUST_DOUBLE → cards.MAY_DOUBLE"]


def test_types_are_taken_away_and_editions_swapped() -> None:
    assert changes("ACTION | ATTACK") == ["ACTION | ATTACK → ACTION", "ACTION | ATTACK → ATTACK"]
    assert changes("Card('spy', editions=(1,))") == ["(1,) → (2,)", "(1,) → (1, 2)"]


def test_an_operation_without_a_number_has_none_to_change() -> None:
    assert changes("(SORT, 0)") == []


def test_each_square_of_the_box_gets_a_crown_more_or_less_or_another_terrain() -> None:
    box = " ".join(["W1", "F", "G", "M3", *["L"] * 92])
    found = changes(f"BOX = '{box}'")
    assert found[:3] == [f"domino 1, square 1: W1 → {other}" for other in ("W2", "W0", "F1")]
    assert found[3:5] == [f"domino 1, square 2: F → {other}" for other in ("F1", "L")]
    assert found[7:10] == [f"domino 2, square 2: M3 → {other}" for other in ("M0", "M2", "W3")]
    assert changes("TERRAIN = 'W'") == []


def test_a_mutant_of_the_smaller_board_is_also_one_of_the_larger() -> None:
    mutant = of_source("board64", "ROW = 3 * dominoes.NARROW")[0]
    small, large = (mutant.code()[f"regat.kingdomino.rules.{name}"] for name in ("board64", "board128"))
    assert "NARROW" in small.co_names
    assert "WIDE" in large.co_names
    assert 4 in small.co_consts
    assert 4 in large.co_consts


def test_the_larger_board_is_made_line_by_line_as_the_tree_has_it() -> None:
    made = rules.sources("board64", rules.file("board64").read_text("utf-8"))[
        "regat.kingdomino.rules.board128"
    ]
    real = rules.file("board128", "kingdomino").read_text("utf-8").replace("bits128.", "bits.")
    assert made.partition("\ndef ")[2] == real.partition("\ndef ")[2]
    assert len(made.splitlines()) == len(real.splitlines())


def test_every_mutant_has_a_name_of_its_own_and_compiles() -> None:
    everyone = mutants()
    assert len({mutant.identity for mutant in everyone}) == len(everyone)
    for mutant in everyone[::100]:
        mutant.code()


def test_the_list_of_survivors_is_about_the_rules_as_they_are() -> None:
    assert survivors.unknown(survivors.excused(), mutants()) == []
