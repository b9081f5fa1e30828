"""What a player types is read as it is meant, and what cannot be read is explained."""

import pytest

from regat.kernel.errors import IllegalAnswer
from regat.kingdomino import Game, Position, from_position
from regat.terminal.presenter import InputError
from regat.words import LANGUAGES
from tests.terminal.kingdomino.fixtures import claiming, context, moments, placing, presenter


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("(1,1)-(1,2)", "place 48 (1,1)-(1,2)"),
        ("place 48 (1,1)-(1,2)", "place 48 (1,1)-(1,2)"),
        ("PLACE  48 ( 1 , 1 ) - ( 1 , 2 )", "place 48 (1,1)-(1,2)"),
        ("48 1,1 1,2", "place 48 (1,1)-(1,2)"),
        ("1,1 1,2", "place 48 (1,1)-(1,2)"),
        ("1,1-1,2", "place 48 (1,1)-(1,2)"),
        ("1,1 - 1,2", "place 48 (1,1)-(1,2)"),
        ("-1,0 -2,0", "place 48 (-1,0)-(-2,0)"),
        ("1,0 -2,0", "place 48 (1,0)-(-2,0)"),
        ("1,0--2,0", "place 48 (1,0)-(-2,0)"),
        ("−1,0 −2,0", "place 48 (-1,0)-(-2,0)"),
        ("(-1,0) to (-2,0)", "place 48 (-1,0)-(-2,0)"),
        ("(-1,0) → (-2,0)", "place 48 (-1,0)-(-2,0)"),
        ("3 (1,1)-(1,2)", "place 3 (1,1)-(1,2)"),
    ],
)
def test_squares_are_read(typed: str, answer: str) -> None:
    assert presenter().read(typed, context(placing())) == answer


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("3", "claim 3"),
        ("claim 7", "claim 7"),
        (" Claim  7 ", "claim 7"),
        ("12", "claim 12"),
        ("99", "claim 99"),
    ],
)
def test_dominoes_are_read_by_their_own_numbers(typed: str, answer: str) -> None:
    """One that cannot be claimed is refused by the game, with the reason."""
    assert presenter().read(typed, context(claiming())) == answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_record_notation_and_what_is_offered_can_be_typed_in_every_language(language: str) -> None:
    for game in moments(range(20, 26)):
        seen = context(game)
        assert seen.choice
        options = [str(option) for option in seen.choice.options]
        for answer in options:
            assert presenter(language).read(answer, seen) == answer
        offered = [presenter(language).read(typed, seen) for typed in presenter(language).completions(seen)]
        assert sorted(offered) == sorted(options)


GARBAGE = [
    "",
    "0",
    "999",
    "1 2",
    "1" * 5000,
    "place",
    "claim dragon",
    "²",
    "٣",
    "\0",
    "é" * 300,
    "(",
    "1,0",
    "undo 1",
]


@pytest.mark.parametrize("typed", [*GARBAGE, "claim 3", "1000"])
def test_what_is_no_placement_is_explained(typed: str) -> None:
    with pytest.raises(InputError) as refused:
        presenter().read(typed, context(placing()))
    said = refused.value.message.plain
    assert "Type a number from 1 to " in said
    assert len(said) < 200


@pytest.mark.parametrize("typed", [*[one for one in GARBAGE if one not in ("0", "999")], "(1,0)-(2,0)"])
def test_what_is_no_claim_is_explained(typed: str) -> None:
    with pytest.raises(InputError, match="Type a domino number: 3, 7"):
        presenter().read(typed, context(claiming()))


def test_numbers_count_the_most_gainful_placements_first() -> None:
    game = placing()
    by_answer = {str(place): place.gain for place in game.placements()}
    read = [presenter().read(str(number), context(game)) for number in range(1, len(by_answer) + 1)]
    assert sorted(read) == sorted(by_answer)
    gains = [by_answer[answer] for answer in read]
    assert gains == sorted(gains, reverse=True)


def test_either_square_of_equal_halves_may_be_named_first() -> None:
    """Domino 1 is two fields of wheat: turned around it is the same, and is shown as tried all the same."""
    game = from_position(Position(line={1: 0}, next={3: None, 7: 1, 12: 1, 20: 0}))
    assert presenter().read("2,0 1,0", context(game)) == "place 1 (1,0)-(2,0)"


def test_placements_are_shown_before_they_are_made_and_claims_are_not() -> None:
    assert presenter().confirms("place 48 (1,1)-(1,2)", context(placing()))
    assert not presenter().confirms("claim 3", context(claiming()))


def test_enter_alone_never_places() -> None:
    assert presenter().default(context(placing())) is None
    assert presenter().default(context(claiming())) is None
    assert presenter().quick_answer("done", context(claiming())) is None


def test_bots_and_advice_answer_what_is_asked() -> None:
    for game in moments(range(80, 92)):
        seen = context(game)
        assert seen.choice
        options = {str(option) for option in seen.choice.options}
        assert {one.answer for one in presenter().suggestions(seen)} <= options
        for bot in ("random", "greedy", "full-greedy"):
            assert presenter().bot_answer(bot, 1, game, seen.choice) in options


def test_a_refused_answer_is_refused_by_the_game_as_well() -> None:
    game: Game = claiming()
    with pytest.raises(IllegalAnswer):
        game.answer(presenter().read("12", context(game)))
    assert "12" in presenter().refusal("claim 12", context(game)).plain
