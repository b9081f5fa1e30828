"""Games among beginners come to an end, whatever they have trashed and whatever they fancy."""

from __future__ import annotations

import pytest

from regat import dominion
from regat.bots import registry
from regat.bots.budget import Budget

MAX_TURNS = 150  # of each; a long game of beginners has 70
# Here beginners who never buy Silver get rid of their money, have three of all that is cheap, and wait.
STUCK = {
    5033: "artisan chapel festival harbinger library market moneylender sentry throne_room witch",
    5106: "cellar council_room festival gardens harbinger laboratory sentry throne_room village witch",
    5172: "artisan cellar gardens laboratory library market merchant moneylender smithy witch",
    5362: "bandit chapel laboratory market merchant moat moneylender remodel smithy witch",
}


@pytest.mark.parametrize("seed", STUCK)
@pytest.mark.parametrize("level", ["novice", "easy"])
def test_a_game_among_beginners_ends(level: str, seed: int) -> None:
    game = dominion.new(players=2, seed=seed, kingdom=STUCK[seed].split())
    bots = [registry.make("dominion", level, seat, Budget(sims=1)) for seat in range(2)]
    while not game.over:
        seat, choice = game.seat, game.choice
        assert choice
        view = game.view(seat)
        assert view.seats[seat].turns < MAX_TURNS, view.supply
        game.answer(bots[seat].choose(view, game.memory(seat), choice))
