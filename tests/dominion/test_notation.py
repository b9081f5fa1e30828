"""An answer to a phase is read without a look at the whole table: it must mean what it means with one."""

from __future__ import annotations

import pytest

from regat.dominion import notation, prompts
from regat.kernel.errors import IllegalAnswer
from tests.dominion import helpers
from tests.games.walks import walk

WORDS = (
    "end turn",
    "end actions",
    "play treasures",
    "play copper",
    "play village",
    "buy gold",
    "buy village",
)
ODD = (
    "",
    "buy",
    "buy  gold",
    "play copper copper",
    "buy nothing",
    "end",
    "decline",
    "BUY GOLD",
    "gain silver",
)


@pytest.mark.parametrize("seed", range(12))
def test_an_answer_means_the_same_whichever_way_it_is_read(seed: int) -> None:
    game = helpers.game_or_position(seed)
    for _ in walk(game, seed, 120):
        choice, table = game.choice, game.snapshot()
        assert choice, "the game goes on"
        for text in {*map(str, choice.options), *WORDS, *ODD}:
            answered, acted = game.copy(), game.copy()
            try:
                actions = notation.parse_answer(table, text)
            except IllegalAnswer:
                with pytest.raises(IllegalAnswer):
                    answered.answer(text)
                assert answered.fingerprint() == game.fingerprint()
                continue
            if prompts.picks_cards(table):
                continue  # it goes on until the decision is taken
            answered.answer(text)
            for action in actions:
                acted.apply(action)
            assert answered.fingerprint() == acted.fingerprint()
