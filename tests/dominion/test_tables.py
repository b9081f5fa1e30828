"""Tables that are used again, and shuffles that are dictated."""

from __future__ import annotations

import pytest

from regat import dominion
from regat.dominion import Position, SeatCards, cards, policies
from regat.kernel.errors import BadSetup

KEY, PLAYERS = 12, 3
GAMES = 6


@pytest.mark.parametrize("edition", [1, 2])
def test_a_game_of_a_simulation_does_not_depend_on_the_one_before(edition: int) -> None:
    """D-SETUP-01, D-SETUP-04"""
    book = policies.page(None) * PLAYERS
    kingdom = sum(1 << cards.NUMBER[key] for key in dominion.available(edition))

    def tally(start: int, stop: int) -> list[int]:
        return policies.simulate(book, edition, kingdom, KEY, (start, stop), PLAYERS)

    alone = [tally(game, game + 1) for game in range(GAMES)]
    assert tally(0, GAMES) == [sum(one) for one in zip(*alone, strict=True)]


def with_shuffle(discard: tuple[str, ...], shuffle: tuple[str, ...]) -> dominion.Game:
    return dominion.from_position(
        Position(
            kingdom=dominion.SETS[2]["first_game"],
            seats={0: SeatCards(hand=("smithy",), discard=discard)},
            shuffles={0: (shuffle,)},
        )
    )


def test_a_dictated_shuffle_may_be_of_any_size() -> None:
    """D-SHUF-10"""
    discard = ("copper",) * 150 + ("estate",) * 150
    game = with_shuffle(discard, ("estate", "copper", "copper", *discard[2:-1]))
    game.answer("play smithy")
    assert game.view(0).hand == ("copper", "copper", "estate")


@pytest.mark.parametrize("shuffle", [("copper", "gold"), ("copper", "gold", "gold"), ("copper",) * 4])
def test_a_dictated_shuffle_must_name_the_cards_that_are_shuffled(shuffle: tuple[str, ...]) -> None:
    game = with_shuffle(("copper", "copper", "gold"), shuffle)
    with pytest.raises(BadSetup, match="dictated shuffle"):
        game.answer("play smithy")


def test_dictated_shuffles_are_found_behind_long_ones() -> None:
    """A seat's shuffle is dictated after one of 300 cards of another seat."""
    long = ("copper",) * 100 + ("silver",) * 200
    game = dominion.from_position(
        Position(
            kingdom=dominion.SETS[2]["first_game"],
            turn=1,
            seats={
                0: SeatCards(discard=long),
                1: SeatCards(hand=("smithy",), discard=("gold", "estate", "duchy")),
            },
            shuffles={0: (long,), 1: (("estate", "gold", "duchy"),)},
        )
    )
    game.answer("play smithy")
    assert game.view(1).hand == ("gold", "estate", "duchy")
    game.answer("end turn")
    game.answer("end turn")
    assert game.view(0).hand == ("copper",) * 5
