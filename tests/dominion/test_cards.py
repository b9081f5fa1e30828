"""The catalogue against the card list of the specification, and the actions against their page."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from regat import dominion
from regat.dominion import Position, SeatCards
from regat.dominion.rules import cards
from tests.shell import ROOT

EDITIONS = {"1E": (1,), "2E": (2,), "both": (1, 2)}
GIVE_ACTIONS = "cellar festival harbinger laboratory market merchant poacher sentry spy village"


def test_every_card_is_as_the_card_list_says() -> None:
    """D-CARD-COPPER-1, D-CARD-CURSE-1, D-CARD-MOAT-1: editions, types and costs"""
    rows = dict(card_list())
    assert list(rows) == list(cards.KEYS)
    for card in cards.CATALOGUE:
        editions, types, cost = rows[card.key]
        assert card.editions == EDITIONS[editions], card.key
        assert " – ".join(word for kind, word in cards.TYPE_NAMES.items() if card.is_a(kind)) == types, (
            card.key
        )
        assert card.cost == int(cost), card.key


def card_list() -> list[tuple[str, tuple[str, str, str]]]:
    """Section 12 of the rules: the key of each card, its edition, types and cost."""
    text = (ROOT / "docs" / "rules" / "dominion.md").read_text("utf-8")
    section = text.partition("\n## 12. ")[2].partition("\n## ")[0]
    rows = [
        [part.strip() for part in line.split("|")[1:-1]] for line in section.splitlines() if line[:1] == "|"
    ]
    return [(row[0].lower().replace(" ", "_"), (row[1], row[2].lower(), row[3])) for row in rows[2:]]


def test_only_treasures_give_coins_and_only_victory_cards_and_curses_count() -> None:
    """D-CARD-COPPER-1, D-CARD-SILVER-1, D-CARD-GOLD-1, D-CARD-ESTATE-1, D-CARD-DUCHY-1, D-CARD-PROVINCE-1"""
    coins = {card.key: card.coins for card in cards.CATALOGUE if card.coins}
    points = {card.key: card.points for card in cards.CATALOGUE if card.points}
    assert coins == {"copper": 1, "silver": 2, "gold": 3}
    assert points == {"estate": 1, "duchy": 3, "province": 6, "curse": -1}


def test_bots_know_which_cards_give_actions() -> None:
    given = [key for number, key in enumerate(cards.KEYS) if cards.GIVES_ACTIONS >> number & 1]
    assert given == GIVE_ACTIONS.split()


def test_the_actions_have_the_numbers_that_are_documented() -> None:
    page = (ROOT / "docs" / "actions.md").read_text("utf-8")
    documented = {name: int(number) for number, name in re.findall(r"\| (\d+) \| `(\w+)`", page)}
    assert documented == {name: getattr(cards, name) for name in documented}
    assert set(documented) == {"DONE", "KEEP_IT", "DISCARD_IT", "TRASH_IT", "ASIDE_IT"}
    assert "| 40–42 | in the Buy phase: play one Copper, Silver, Gold" in page
    assert (cards.PLAY_COPPER, cards.PLAY_SILVER, cards.PLAY_GOLD) == (40, 41, 42)
    assert "| 43 | in the Buy phase: play all Treasures |" in page
    assert cards.PLAY_TREASURES == 43
    assert f"one fixed space of {cards.ACTIONS}," in page


# What may be answered, number by number ---------------------------------------------------------------


def test_treasures_in_hand_and_nothing_else_can_be_played_in_the_buy_phase() -> None:
    """D-BUY-01"""
    game = position(hand=("copper", "gold", "estate", "duchy", "province"), phase="buy")
    zero = (cards.COPPER, cards.CURSE)
    assert list(game.legal) == [*zero, cards.DONE, cards.PLAY_COPPER, cards.PLAY_GOLD, cards.PLAY_TREASURES]
    game.apply(cards.PLAY_TREASURES)
    assert not set(game.legal) & {cards.PLAY_COPPER, cards.PLAY_SILVER, cards.PLAY_GOLD, cards.PLAY_TREASURES}


def test_without_a_treasure_in_hand_none_can_be_played() -> None:
    """D-BUY-01"""
    game = position(hand=("estate",), phase="buy")
    assert list(game.legal) == [cards.COPPER, cards.CURSE, cards.DONE]


def test_stolen_treasures_are_picked_in_catalogue_order() -> None:
    """D-CARD-THIEF-5"""
    game = position(hand=("thief",), victims=[("gold", "estate"), ("silver", "estate"), ("gold", "estate")])
    game.answer("play thief")
    assert list(game.legal) == [cards.SILVER, cards.GOLD, cards.DONE]
    other = game.copy()
    game.apply(cards.SILVER)
    assert list(game.legal) == [cards.GOLD, cards.DONE]
    game.apply(cards.GOLD)
    assert list(game.legal) == [cards.GOLD, cards.DONE]
    game.apply(cards.DONE)
    assert game.view(0).trash == {"gold": 1}
    other.apply(cards.GOLD)
    assert list(other.legal) == [cards.GOLD, cards.DONE]


def test_a_second_thief_offers_no_more_than_it_stole_itself() -> None:
    """D-CARD-THIEF-6"""
    game = position(
        hand=("throne_room", "thief"), victims=[("copper", "estate", "silver", "estate"), ("gold",)]
    )
    game.answer("play throne_room")  # Thief is the only Action to double
    game.answer("gain nothing")
    assert list(game.legal) == [cards.SILVER, cards.DONE]
    game.apply(cards.SILVER)
    assert game.choice is not None
    assert (game.choice.asker, game.choice.picked) == ("buy_phase", ())
    assert game.view(0).trash == {"copper": 1, "gold": 1}


@pytest.mark.parametrize(("coppers", "points"), [(6, 0), (7, 1)])
def test_a_stolen_treasure_counts_once_as_a_card_of_the_thief(coppers: int, points: int) -> None:
    """D-CARD-THIEF-5, D-CARD-GARDENS-2"""
    game = position(hand=("thief", "gardens", *["copper"] * coppers), victims=[("silver", "estate")])
    game.answer("play thief")
    game.answer("gain silver")
    assert game.scores()[0] == points


def test_cards_to_discard_are_picked_in_catalogue_order() -> None:
    """D-CARD-CELLAR-3"""
    game = position(hand=("cellar", "copper", "estate", "estate"))
    game.answer("play cellar")
    assert list(game.legal) == [cards.COPPER, cards.ESTATE, cards.DONE]
    game.apply(cards.ESTATE)
    assert list(game.legal) == [cards.ESTATE, cards.DONE]


def position(
    hand: tuple[str, ...], phase: str = "action", victims: Sequence[tuple[str, ...]] = ()
) -> dominion.Game:
    """Seat 0 holds a hand in the first edition; the others have these decks."""
    kingdom = ("cellar", "thief", "throne_room", "gardens", *dominion.SETS[1]["big_money"][:6])
    seats = {0: SeatCards(hand), **{seat: SeatCards(deck=deck) for seat, deck in enumerate(victims, 1)}}
    players = max(2, len(seats))
    return dominion.from_position(Position(kingdom, edition=1, players=players, phase=phase, seats=seats))
