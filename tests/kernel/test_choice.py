"""Choices and options."""

import dataclasses

import pytest

from regat.kernel.choice import Choice, Option

MILITIA = Choice(1, "militia", tuple(Option("discard", key) for key in ("copper", "copper", "estate")), 1, 1)
LIBRARY = Choice(0, "library", (Option("keep", "village"), Option("aside", "village")), 1, 1)


def test_an_option_reads_as_in_a_record() -> None:
    assert str(Option("buy", "gold")) == "buy gold"
    assert str(Option("decline")) == "decline"


def test_equal_cards_stand_as_often_as_they_may_be_picked() -> None:
    assert MILITIA.under("discard") == ("copper", "copper", "estate")


def test_verbs_are_named_once_in_the_order_of_the_options() -> None:
    assert MILITIA.verbs == ("discard",)
    assert LIBRARY.verbs == ("keep", "aside")


def test_a_verb_that_is_not_offered_has_no_keys() -> None:
    assert LIBRARY.under("trash") == ()


def test_a_choice_is_a_frozen_value() -> None:
    assert dataclasses.replace(LIBRARY) == LIBRARY
    assert hash(dataclasses.replace(LIBRARY)) == hash(LIBRARY)
    with pytest.raises(dataclasses.FrozenInstanceError):
        LIBRARY.seat = 1  # type: ignore[misc]  # that it is refused is the point
