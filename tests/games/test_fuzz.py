"""Garbled answers and records, of any game: refused with our own exceptions, and nothing changes."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regat.kernel.chance import Sealed
from regat.kernel.errors import IllegalAnswer
from regat.kernel.game import Game
from tests.games.fuzzing import (
    check_answer_to_a_match,
    check_not_a_record,
    check_record,
    fuzz,
    hard,
    not_a_record,
    seeds,
    taken_lines,
)
from tests.games.samples import SAMPLES
from tests.games.walks import walk

every_game = pytest.mark.parametrize("name", SAMPLES)


def some_game(name: str, seed: int) -> Game:
    """A game after some random answers."""
    game = SAMPLES[name].game_or_position(seed)
    for _ in walk(game, seed, most=seed % 50):
        pass
    return game


# Answers ----------------------------------------------------------------------------------------------


def check_answer(name: str, seed: int, text: str) -> None:
    """An answer is accepted whole and is in the log, or is refused and changes nothing."""
    lines = taken_lines(some_game(name, seed), text)
    if lines:
        SAMPLES[name].check_logged(text, lines)


@every_game
@fuzz
@given(seeds, st.data())
def test_a_garbled_answer_changes_nothing(name: str, seed: int, data: st.DataObject) -> None:
    check_answer(name, seed, data.draw(SAMPLES[name].texts))


@pytest.mark.parametrize(
    ("name", "seed", "text"),
    [
        pytest.param(name, *odd, id=f"{name}-{number}")
        for name, samples in SAMPLES.items()
        for number, odd in enumerate(samples.odd_answers)
    ],
)
def test_an_odd_answer_changes_nothing(name: str, seed: int, text: str) -> None:
    check_answer(name, seed, text)


@pytest.mark.proof
@every_game
@hard
@given(seeds, st.data())
def test_a_garbled_answer_changes_nothing_at_length(name: str, seed: int, data: st.DataObject) -> None:
    check_answer(name, seed, data.draw(SAMPLES[name].texts))


@every_game
@fuzz
@given(seeds)
def test_a_legal_answer_with_its_words_shuffled_changes_nothing_or_is_logged(name: str, seed: int) -> None:
    game, samples = some_game(name, seed), SAMPLES[name]
    if game.over:
        return
    dice = random.Random(seed)
    tokens = samples.answer(game, dice).split()
    for _ in range(5):
        garbled = [*tokens, *dice.choices(samples.words, k=dice.randint(0, 2))]
        dice.shuffle(garbled)
        check_answer(name, seed, " ".join(garbled))


@every_game
@fuzz
@given(seeds, st.data())
def test_a_garbled_answer_to_a_match_changes_nothing(name: str, seed: int, data: st.DataObject) -> None:
    check_answer_to_a_match(name, seed, data.draw(SAMPLES[name].texts))


@every_game
def test_an_answer_that_is_not_a_string_is_refused(name: str) -> None:
    game = SAMPLES[name].game_or_position(0)
    for answer in (None, 3, ["buy", "gold"], ["claim", "1"], b"end turn", b"claim 1"):
        with pytest.raises(IllegalAnswer):
            game.answer(answer)  # type: ignore[arg-type]  # a caller's mistake


# Records ----------------------------------------------------------------------------------------------


def a_record(name: str, seed: int) -> str:
    """The record of a game, or of a match with everything in it."""
    samples, dice = SAMPLES[name], random.Random(seed)
    if seed % 3:
        game = samples.game_or_position(seed)
        for _ in range(12):
            if not game.over:
                game.answer(samples.answer(game, dice))
        return game.record()
    match = samples.match_of_three(Sealed.under(bytes(32)).contribute(1, bytes(16)))
    for _ in range(8):
        match.answer(samples.answer(match.game, dice))
    match.undo(dice.choice(match.active_decisions()).seq)
    match.resign(2)
    match.timeout(1)
    match.take_over(1, samples.substitute)
    return match.record(reveal_secret=True).text()


@every_game
@fuzz
@given(seeds)
def test_a_garbled_record_is_refused_or_still_true(name: str, seed: int) -> None:
    check_record(name, a_record(name, seed), seed, SAMPLES[name].words)


@pytest.mark.proof
@every_game
@hard
@given(seeds)
def test_a_garbled_record_is_refused_or_still_true_at_length(name: str, seed: int) -> None:
    check_record(name, a_record(name, seed), seed, SAMPLES[name].words)


@every_game
@fuzz
@given(not_a_record)
def test_a_text_that_is_not_a_record_is_refused(name: str, text: str | bytes) -> None:
    check_not_a_record(name, text)
