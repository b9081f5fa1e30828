"""Generated files are current and match the declarations."""

from __future__ import annotations

import sys

import pytest

from regat import dominion
from regat.dominion.rules import cards, state, state_fields
from tests.shell import ROOT, run


def test_the_generated_files_are_current() -> None:
    answer = run(sys.executable, "tools/gen_state.py", "--check")
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_a_set_of_cards_has_64_bits_in_c() -> None:
    """An enum is an int of 32 bits: shifting it by a card late in the catalogue wraps around."""
    face = (ROOT / "src/regat/dominion/rules/cards.pxd").read_text(encoding="utf-8")
    for name, value in vars(cards).items():
        if name.isupper() and isinstance(value, int) and value > cards.CARDS * 2:
            assert f"const u64 {name} " in face


@pytest.mark.parametrize("key", cards.KEYS)
def test_every_card_has_its_types_in_both_engines(key: str) -> None:
    """D-CARD-ADVENTURER-3 D-CARD-LIBRARY-4"""
    kingdom = (
        "adventurer",
        "cellar",
        "chapel",
        "festival",
        "library",
        "moat",
        "spy",
        "thief",
        "vassal",
        "witch",
    )
    card = cards.CATALOGUE[cards.NUMBER[key]]
    seats = {0: dominion.SeatCards(hand=("adventurer", "library"), deck=(key, "copper", "gold"))}
    laid = dominion.Position(kingdom, mixed=True, seats=seats)
    game = dominion.from_position(laid)
    game.answer("play adventurer")
    assert (game.view(0).seats[0].discard_top != key) == card.is_a(cards.TREASURE)
    game = dominion.from_position(laid)
    game.answer("play library")
    assert (game.choice.asker == "library") == card.is_a(cards.ACTION)


def test_the_table_holds_what_the_layout_declares() -> None:
    declared = {field.name for field in state_fields.FIELDS}
    assert declared == set(state.State.__slots__) - {"recording", "events"}
    assert state.ZONE >= 472
    assert state.KINDS >= cards.CARDS
