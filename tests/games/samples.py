"""What tests of any game need to know about each game: sample positions, answers and garbled answers."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from regat import dominion, kingdomino
from regat.dominion.rules import cards
from regat.kernel.chance import Chance
from regat.kernel.game import Game
from regat.kernel.match import Match
from tests.dominion import helpers as dominion_helpers
from tests.kingdomino import helpers as kingdomino_helpers

AnyGame = Any  # Any: each function takes the games of its own module


@dataclass(frozen=True)
class Samples:
    game_or_position: Callable[[int], Game]
    answer: Callable[[AnyGame, random.Random], str]  # a random legal answer to the whole decision
    match_of_three: Callable[[Chance], Match[AnyGame]]
    substitute: str  # a bot that can take over a seat
    words: Sequence[str]  # of answers
    texts: st.SearchStrategy[str]  # garbled answers
    odd_answers: Sequence[tuple[int, str]]  # seed and answer
    check_logged: Callable[[str, Sequence[str]], None]  # an accepted answer against its lines in the log


def _word_lists(words: Sequence[str], size: int) -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(words), max_size=size).map(" ".join)


# Dominion ---------------------------------------------------------------------------------------------

DOMINION_WORDS = (
    *cards.KEYS,
    *("play", "buy", "end", "discard", "trash", "gain", "topdeck", "keep", "aside", "reveal", "order"),
    *("turn", "actions", "decline"),
)


def _check_cards_logged(text: str, lines: Sequence[str]) -> None:
    # Several Treasures are one answer and several lines.
    written = [word for number, line in enumerate(lines) for word in line.split()[number > 0 :]]
    assert sorted(written) == sorted(text.split())


# Kingdomino -------------------------------------------------------------------------------------------

KINGDOMINO_WORDS = (
    *("claim", "place", "discard", "end", "(1,0)-(2,0)", "(0,1)-(0,2)", "(0,-1)"),
    *("-", "1", "17", "48", "49"),
)
_PLACEMENTS = st.builds(
    "place {} ({},{})-({},{})".format, st.integers(-1, 50), *[st.integers(-9, 9) for _ in range(4)]
)


def _check_domino_logged(text: str, lines: Sequence[str]) -> None:
    (line,) = lines
    verb, number, *_ = line.split()
    assert text.split()[:2] == [verb, number]
    if verb == "claim" or not kingdomino.BOX[int(number) - 1].symmetric:
        assert "".join(line.split()) == "".join(text.split())


SAMPLES = {
    "dominion": Samples(
        game_or_position=dominion_helpers.game_or_position,
        answer=dominion_helpers.whole_decision,
        match_of_three=lambda chance: dominion.match(players=3, kingdom="random", chance=chance),
        substitute="big-money",
        words=DOMINION_WORDS,
        texts=st.text(max_size=60)
        | _word_lists((*DOMINION_WORDS, "nothing", "treasures", "deck", "!", "=", "#"), 8)
        | st.binary(max_size=20).map(lambda octets: octets.decode("latin-1")),
        odd_answers=[(0, ""), (1, "\ud800")],
        check_logged=_check_cards_logged,
    ),
    "kingdomino": Samples(
        game_or_position=kingdomino_helpers.game_or_position,
        answer=kingdomino_helpers.any_answer,
        match_of_three=lambda chance: kingdomino.match(players=3, chance=chance),
        substitute="greedy",
        words=KINGDOMINO_WORDS,
        texts=st.text(max_size=60)
        | _word_lists((*KINGDOMINO_WORDS, "nothing", "!", "=", "#"), 6)
        | _PLACEMENTS,
        odd_answers=[
            (0, ""),
            (1, "\ud800"),
            (0, "claim ٣"),
            (0, "claim " + "9" * 5000),
            (9, "place 17 (" + "9" * 5000 + ",0)-(1,0)"),
        ],
        check_logged=_check_domino_logged,
    ),
}
