"""Free undo: whatever hidden cards brought about in a player's view makes taking back an answer not free."""

from __future__ import annotations

import random

import pytest

from regat import dominion
from regat.bots.random_bot import RandomBot
from regat.dominion import Position, SeatCards

WORLDS = 4
ATTACKS = (
    "bandit",
    "bureaucrat",
    "militia",
    "moat",
    "sentry",
    "spy",
    "thief",
    "throne_room",
    "village",
    "witch",
)


def revealed(before: dominion.Game, answer: str) -> bool:
    after = before.copy()
    after.answer(answer)
    return after.news(before).reveals


def hidden_cards_matter(game: dominion.Game, answer: str, seed: int) -> bool:
    """Whether what the answering seat sees afterwards depends on cards that it did not know before."""
    seat, seen = game.seat, set()
    memory = game.memory(seat)
    for number in range(WORLDS):
        world = dominion.imagine(memory, seed + number)
        world.answer(answer)
        seen.add(repr(world.view(seat)))
    return len(seen) > 1


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [2, 4])
def test_an_undo_is_not_free_after_hidden_cards_mattered(edition: int, players: int) -> None:
    """D-INFO-06"""
    mattered = 0
    for seed in range(12):
        dice = random.Random(seed)
        kingdom = dice.sample(dominion.available(edition), 10)
        position = Position(
            tuple(kingdom),
            edition=edition,
            players=players,
            seats={
                seat: SeatCards(
                    hand=tuple(dice.choices(kingdom, k=4)),
                    deck=tuple(dice.choices([*kingdom, "copper", "estate", "silver"], k=12)),
                )
                for seat in range(players)
            },
            seed=seed,
        )
        game, bot = dominion.from_position(position), RandomBot(seed)
        for step in range(40):
            if game.choice is None:
                break
            answer = bot.choose(game.view(game.seat), game.memory(game.seat), game.choice)
            if hidden_cards_matter(game, answer, 1000 * seed + step):
                mattered += 1
                assert revealed(game, answer), (kingdom, game.log(), answer)
            game.answer(answer)
    assert mattered > 50


@pytest.mark.parametrize("attack", ["bandit", "bureaucrat", "militia", "spy", "thief", "witch"])
def test_an_attack_that_asks_for_a_moat_is_not_free(attack: str) -> None:
    """D-INFO-06: that somebody is asked shows that there is a Moat."""
    seats = {0: SeatCards(hand=(attack,)), 1: SeatCards(hand=("moat", "copper", "copper", "estate"))}
    game = dominion.from_position(Position(ATTACKS, mixed=True, seats=seats))
    assert revealed(game, f"play {attack}")


def test_playing_a_card_that_touches_nobody_else_is_free() -> None:
    """D-INFO-06"""
    game = dominion.from_position(
        Position(ATTACKS, mixed=True, seats={0: SeatCards(hand=("copper", "moat"))})
    )
    game.answer("end actions")
    assert not revealed(game, "play copper")
