"""Fresh tables, tables that are used again, and shuffles: random ones and dictated ones."""

from __future__ import annotations

import pytest

from regat import dominion
from regat.dominion import Position, SeatCards
from regat.dominion.rules import cards, state
from regat.dominion.search import policies
from regat.kernel.errors import BadSetup

KEY, PLAYERS = 12, 3
GAMES = 6


@pytest.mark.parametrize("edition", [1, 2])
def test_a_game_of_a_simulation_does_not_depend_on_the_one_before(edition: int) -> None:
    """D-SETUP-01, D-SETUP-04"""
    book = policies.encode_policy(None) * PLAYERS
    kingdom = sum(1 << cards.NUMBER[key] for key in dominion.available(edition))

    def tally(start: int, stop: int) -> list[int]:
        return policies.simulate(book, edition, kingdom, KEY, (start, stop), PLAYERS)

    alone = [tally(game, game + 1) for game in range(GAMES)]
    assert tally(0, GAMES) == [sum(item) for item in zip(*alone, strict=True)]


@pytest.mark.parametrize("players", [2, 6])
def test_a_fresh_table_holds_nothing_but_the_deal(players: int) -> None:
    """D-SETUP-01, D-SETUP-03, D-SETUP-04, D-PILE-01"""
    kingdom = dominion.SETS[2]["deck_top"]
    t = dominion.new(players=players, kingdom="deck_top", seed=1).snapshot()
    piles = {card for card in range(cards.CARDS) if card in cards.BASIC or cards.KEYS[card] in kingdom}
    assert {card for card in range(cards.CARDS) if t.supply[card]} == piles
    assert (t.empty, t.immune, sum(t.trash)) == (0, 0, 0)
    assert (t.picked_size, t.look_size, t.aside_size, t.stolen_size) == (0, 0, 0, 0)
    assert t.asked == 1
    for seat in range(players):
        row = t.owned[seat * state.KINDS : (seat + 1) * state.KINDS]
        assert {card: copies for card, copies in enumerate(row) if copies} == {
            cards.COPPER: 7,
            cards.ESTATE: 3,
        }
        assert (t.hand_size[seat], t.deck_size[seat], t.discard_size[seat], t.play_size[seat]) == (5, 5, 0, 0)


# Shuffles ---------------------------------------------------------------------------------------------


def shuffled(seed: int, *answers: str, victim: tuple[str, ...] = ()) -> dominion.Game:
    """Four different cards in the discard pile and a hand that can draw, reveal and turn over."""
    hand = ("village", "village", "laboratory", "bureaucrat", "chancellor", "bandit")
    own = SeatCards(hand=hand, discard=("copper", "estate", "duchy", "province"))
    kingdom = (*dict.fromkeys(hand), "moat", "cellar", "remodel", "mine", "market")
    seats = {0: own, 1: SeatCards(discard=victim)}
    position = Position(kingdom, mixed=True, actions=9, seats=seats, seed=seed)
    game = dominion.from_position(position)
    for answer in answers:
        game.answer(answer)
    return game


def test_every_order_of_draws_comes_up() -> None:
    """D-SHUF-10"""
    orders = set()
    for seed in range(200):
        game = shuffled(seed, "play village", "play village")
        orders.add(tuple(str(event) for event in game.events(0) if event.kind == "draw"))
    assert len(orders) == 4 * 3


def test_every_order_of_revealed_cards_comes_up() -> None:
    """D-SHUF-10"""
    orders = set()
    for seed in range(100):
        game = shuffled(seed, "play bandit", victim=("copper", "estate", "duchy"))
        orders.add(tuple(str(event) for event in game.events(0) if event.kind == "reveal"))
    assert len(orders) == 3 * 2


def test_any_card_of_the_deck_may_come_to_light_when_chancellor_turns_it_over() -> None:
    """D-CARD-CHANCELLOR-7"""
    seen = set()
    for seed in range(300):
        game = shuffled(seed, "play laboratory", "play bureaucrat", "play chancellor")
        drawn = game.view(0).hand
        game.answer("discard deck")
        seen.add((drawn, game.view(0).seats[0].discard_top))
    assert len(seen) == 4 * 3 // 2 * 2  # two of four cards drawn; either of the others below the Silver
    assert not any(top == "silver" or top in drawn for drawn, top in seen)


def test_a_card_put_on_a_shuffled_deck_is_drawn_first() -> None:
    """D-TERM-TOP-1"""
    for seed in range(20):
        assert "silver" in shuffled(seed, "play laboratory", "play bureaucrat", "play village").view(0).hand


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
                1: SeatCards(hand=("smithy",), discard=("gold", "estate", "duchy", "curse")),
            },
            shuffles={0: (long,), 1: (("estate", "curse", "duchy", "gold"),)},
        )
    )
    game.answer("play smithy")
    assert game.view(1).hand == ("estate", "duchy", "curse")
    game.answer("end turn")
    game.answer("end turn")
    assert game.view(0).hand == ("copper",) * 5
