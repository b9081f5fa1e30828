"""Help, overview, log and result."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from regat import dominion
from regat.dominion import Game, Position, SeatCards
from regat.dominion.rules import cards
from regat.kernel.chance import Seeded
from regat.kernel.match import Match
from tests.terminal.dominion.fixtures import context, game_of, presenter, tables


def shown(*parts: RenderableType, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), highlight=False, emoji=False, markup=False)
    for part in parts:
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    return "\n".join(line.rstrip() for line in lines)


def match_of(position: Position) -> Match[Game]:
    return Match(lambda _: dominion.from_position(position), Seeded(1))


def test_the_title_names_the_set_and_the_edition() -> None:
    assert (
        presenter().title(dominion.new(2, 2, "first_game", 1)).plain
        == "Dominion · First Game · second edition"
    )
    own = (*dominion.SETS[1]["first_game"][:9], "chapel")
    assert presenter().title(dominion.new(2, 1, own, 1)).plain == "Dominion · first edition"


def test_help_explains_the_question_and_how_to_answer() -> None:
    game = dominion.from_position(
        Position(
            dominion.SETS[2]["first_game"], seats={0: SeatCards(("cellar", "copper", "copper", "estate"))}
        )
    )
    game.answer("play cellar")
    text = " ".join(shown(presenter().explain(context(game), "")).split())
    assert "Cellar: choose the cards to discard (any number)" in text
    assert "+1 Action. Discard any number of cards, then draw that many." in text
    assert "repeat a number for each copy: 1 1 2" in text
    assert "discard Copper" in text
    assert "0: Discard nothing" in text


def test_help_can_be_asked_for_at_every_question() -> None:
    for number, game in enumerate(tables(range(30), most=20)):
        if number % 10 == 0:
            assert shown(presenter().explain(context(game), ""), presenter().overview(context(game)))


def test_a_card_by_its_name() -> None:
    game = dominion.new(2, 2, "first_game", 1)
    text = shown(presenter().explain(context(game), "moat"))
    assert "Moat   Action – Reaction · Cost: 2 · Cards left: 10" in text
    assert "you may reveal this" in text
    assert "Not in this game" in shown(presenter().explain(context(game), "throne room"))
    assert "“dragon”. Cards in this game: Copper" in shown(presenter().explain(context(game), "dragon"))
    assert "matches several cards: Militia, Mine" in shown(presenter().explain(context(game), "mi"))


def test_a_card_by_its_name_is_explained() -> None:
    """D-CARD-MOAT-4 D-CARD-MOAT-6"""
    text = " ".join(shown(presenter().explain(context(dominion.new(2, 2, "first_game", 1)), "moat")).split())
    assert "Details • You may reveal it from your hand" in text
    assert "• A revealed Moat stays in your hand, and you may reveal it again" in text


def test_the_text_is_that_of_the_edition() -> None:
    kingdom = dominion.SETS[1]["big_money"]
    first, second = dominion.new(2, 1, kingdom, 1), dominion.new(2, 2, kingdom, 1, mixed=True)
    assert "You may trash a Copper" not in shown(presenter().explain(context(first), "moneylender"))
    assert "You may trash a Copper" in shown(presenter().explain(context(second), "moneylender"))


def test_the_overview_shows_everything_open() -> None:
    game = game_of(4, 2, 3, 60)
    text = shown(presenter().overview(context(game)))
    for key in (*cards.KEYS[:7], *game.start.kingdom):
        assert presenter().translate.card(key).plain in text
    assert all(name in text for name in presenter().translate.names[:4])
    assert "Trash:" in text
    assert "Worth 2 coins." in text


def test_the_log_has_a_heading_for_each_turn() -> None:
    game = game_of(2, 2, 3, 12)
    lines = [line.plain for line in presenter().log_lines(game.events(0))]
    assert lines[0].startswith("── Turn 1: ")
    assert sum(line.startswith("──") for line in lines) == 1 + sum(seat.turns for seat in game.view(0).seats)


# The result -------------------------------------------------------------------------------------------

GARDENS = dominion.SETS[2]["size_distortion"]
ENDED = {"province": 0}


def ended(*decks: str, turns: tuple[int, ...] = (9, 9), width: int = 80) -> str:
    seats = {seat: SeatCards(deck=tuple(deck.split())) for seat, deck in enumerate(decks)}
    position = Position(GARDENS, players=len(decks), supply=ENDED, seats=seats, turns=turns, over=True)
    match = match_of(position)
    assert match.over
    return shown(presenter().result(match), width=width)


def test_points_card_by_card() -> None:
    text = ended("province province curse copper", "gardens gardens " + "copper " * 18)
    assert "★  Ana" in text
    assert "2 × Province = 12, 1 × Curse = −1" in text
    assert "2 × Gardens = 4" in text
    assert "18 × Copper" in text
    assert "Ana wins with 11 points" in text


def test_fewer_turns_decide_a_tie() -> None:
    assert "Bogdan wins with 6 points. Tie-break: fewer turns" in ended("province", "province", turns=(9, 8))


def test_a_shared_victory() -> None:
    text = ended("province", "province")
    assert "Shared victory: Ana, Bogdan" in text
    assert text.count("★") == 2


def test_fewer_turns_may_leave_two_winners() -> None:
    """D-TIE-02: of three with equal points, two had fewer turns than the third."""
    text = ended("province", "province", "province", turns=(9, 8, 8))
    assert "Shared victory: Bogdan, Big Money with Smithy 1. Tie-break: fewer turns" in text
    assert text.count("★") == 2


def test_points_below_zero_have_a_minus_sign() -> None:
    text = ended("curse", "curse curse")
    assert "Ana wins with −1 point" in text
    assert "-" not in text
    assert re.search("Bogdan +−2 ", text)


def test_a_long_name_keeps_its_indent() -> None:
    text = ended("province", "", "province province", turns=(9, 9, 9), width=60)
    rows = text.splitlines()
    first = next(at for at, row in enumerate(rows) if row.startswith("★"))
    assert rows[first].startswith("★  Big Money with")
    assert rows[first + 1].startswith("   ")


def test_a_match_that_ended_by_resignation() -> None:
    match = dominion.match(2, 2, "first_game", chance=Seeded(7))
    match.resign(0)
    text = shown(presenter().result(match))
    assert "Ana (resigned)" in text
    assert "Bogdan wins with 3 points" in text


@pytest.mark.parametrize("players", [2, 6])
def test_the_points_of_a_real_game_add_up(players: int) -> None:
    game = game_of(players, 2, 11, 100_000)
    match = Match(lambda _: game, Seeded(1))
    text = shown(presenter().result(match))
    assert all(str(score).replace("-", "−") in text for score in game.scores())
