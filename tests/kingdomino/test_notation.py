"""Answers and actions: each is written as in the choice, and parsed back to the same action."""

from __future__ import annotations

import pytest

from regat.kernel.errors import IllegalAnswer
from regat.kingdomino import notation
from tests.games.walks import walk
from tests.kingdomino import helpers

ODD = (
    "",
    "claim",
    "claim 0",
    "claim 49",
    "claim 07",
    "place 1",
    "place 1 (0,0)-(1,0)",
    "place 1 (9,9)-(9,8)",
)


@pytest.mark.parametrize("seed", range(24))
def test_an_answer_means_the_action_that_it_is_written_as(seed: int) -> None:
    game = helpers.game_or_position(seed)
    for _ in walk(game, seed):
        choice, table = game.choice, game.snapshot()
        assert choice, "a decision is pending"
        written = [notation.format_in(table, action) for action in game.legal]
        assert written == [str(option) for option in choice.options]
        turned = {_turned(str(option)) for option in choice.options}
        for text in {*map(str, choice.options[:6]), *list(turned)[:6], *ODD}:
            answered, acted = game.copy(), game.copy()
            try:
                action = notation.parse_answer(game, text)
            except IllegalAnswer:
                with pytest.raises(IllegalAnswer):
                    answered.answer(text)
                continue
            assert action in game.legal
            answered.answer(text)
            acted.apply(action)
            assert answered.fingerprint() == acted.fingerprint()


def _turned(text: str) -> str:
    """A placement with its squares the other way round: the same only for a domino with two equal halves."""
    before, placed, after = text.partition(")-(")
    start, _, first = before.rpartition("(")
    return f"{start}({after[:-1]})-({first})" if placed else text
