"""The mutants themselves: what is changed, and that the list of survivors is about the rules as they are."""

from __future__ import annotations

from tests.mutants import survivors
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


def test_every_mutant_has_a_name_of_its_own_and_compiles() -> None:
    everyone = mutants()
    assert len({mutant.identity for mutant in everyone}) == len(everyone)
    for mutant in everyone[::100]:
        mutant.code()


def test_the_list_of_survivors_is_about_the_rules_as_they_are() -> None:
    assert survivors.unknown(survivors.excused(), mutants()) == []
