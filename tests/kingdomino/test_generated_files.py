"""The generated state matches its declaration."""

from __future__ import annotations

from regat.kingdomino.rules import dominoes, state, state_fields


def test_the_table_holds_what_the_layout_declares() -> None:
    declared = {field.name for field in state_fields.FIELDS}
    assert declared == set(state.State.__slots__) - {"recording", "events"}
    assert state.HELD >= 24
    assert len(state.State().script) >= dominoes.DOMINOES


def test_every_placement_has_a_number_of_its_own() -> None:
    """Where the first square goes, counted from the castle, and the direction of the second."""
    numbers = [
        dominoes.action(x, y, direction) for y in range(-6, 7) for x in range(-6, 7) for direction in range(4)
    ]
    assert numbers == list(range(dominoes.CLAIM))
    assert all(dominoes.action(*dominoes.placement(number)) == number for number in numbers)
    assert dominoes.ACTIONS == dominoes.CLAIM + 4
