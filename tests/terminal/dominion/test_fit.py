"""Dominion's table fits however many cards are on it, and shows what must be visible."""

import io
import re
from dataclasses import replace

import pytest
from rich.cells import cell_len
from rich.console import Console

from regat import dominion
from regat.dominion import Game, Position, SeatCards
from regat.dominion.rules import cards
from regat.dominion.terminal import supply
from regat.dominion.terminal.scene import BASIC, Scene
from regat.terminal.presenter import ViewContext
from regat.terminal.screen import Area
from regat.words import LANGUAGES
from tests.terminal.dominion.fixtures import SIZES, answers, context, game_of, presenter, tables
from tests.terminal.rendering import check_fit

pytestmark = pytest.mark.usefixtures("quiet")


def check(shown: ViewContext[Game], size: tuple[int, int], language: str = "en") -> list[str]:
    return check_fit(presenter(language), shown, size)


def test_odd_tables_fit_too() -> None:
    for number, game in enumerate(tables(range(24), most=30)):
        if number % 4 == 0:
            check(context(game), SIZES[number // 4 % len(SIZES)])


def full_hand(players: int) -> Game:
    """Every card in hand, some of them twice, and a long discard pile."""
    kingdom = dominion.SETS[2]["sleight_of_hand"]
    everything = (*cards.KEYS[:7], *kingdom)
    seats = {seat: SeatCards((*everything, *kingdom), everything, everything) for seat in range(players)}
    return dominion.from_position(Position(kingdom, players=players, seats=seats, trash=everything))


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("size", SIZES)
def test_a_hand_of_every_card_can_be_read(size: tuple[int, int], players: int) -> None:
    game = full_hand(players)
    for answer in ("play cellar", "discard nothing", "play harbinger"):
        lines = check(context(game), size)
        text = "\n".join(lines)
        assert all(f"{one.number}) " in text for one in answers(context(game)))
        game.answer(answer)
    assert "Harbinger" in "\n".join(check(context(game), size))


@pytest.mark.parametrize("size", [(40, 10), (40, 14), (60, 16)])
def test_answers_that_do_not_fit_are_turned_over_page_by_page(size: tuple[int, int]) -> None:
    game = full_hand(6)
    for answer in ("play harbinger",):
        game.answer(answer)
    shown = context(game)
    pages = presenter().pages(shown, Area(*size))
    assert pages > 1
    text = "\n".join("\n".join(check(replace(shown, page=page), size)) for page in range(pages))
    assert all(f"{one.number}) " in text for one in answers(shown))


@pytest.mark.parametrize("size", SIZES)
def test_what_must_be_in_sight_is(size: tuple[int, int]) -> None:
    """With six players: all piles, all players, the trash, one's own cards, the question and the answers."""
    position = Position(
        dominion.SETS[2]["first_game"],
        players=6,
        supply={"moat": 0},
        trash=("estate",),
        phase="buy",
        coins=5,
        seats={0: SeatCards(("copper", "estate", "smithy"), ("copper",) * 4, ("gold",), ("village",))},
    )
    game = dominion.from_position(position)
    text = "\n".join(check(context(game), size))
    for key in (*cards.KEYS[:7], *position.kingdom):
        assert presenter().translate.card(key).plain in text
    assert all(name in text for name in ("Bogdan", "Big Money", "Оксана", "Łucja"))
    assert "Actions: 1 · Buys: 1 · Coins: 5" in text
    assert "Deck: 4" in text
    assert "Discards: Gold" in text
    assert "In play: Village" in text
    assert "Trash" in text
    assert "Play Treasures, buy a card or end your turn" in text
    assert "16) Market" in text
    assert "0) End turn" in text
    assert ") Moat" not in text
    assert "Moat" in text
    (moat,) = [line for line in text.splitlines() if "Moat" in line]
    assert "–" in moat


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_basic_pile_is_whole_above_the_texts(language: str) -> None:
    """Also beside long names: at 130 columns the table leaves 76 for this."""
    kingdom = ("woodcutter", "council_room", *dominion.SETS[1]["size_distortion"][:3])
    others = [key for key in dominion.available(1) if key not in kingdom]
    game = dominion.from_position(Position((*kingdom, *others)[:10], edition=1))
    scene = Scene(context(game), presenter(language).translate)
    for width in range(70, 127):
        lines = [line.plain for line in supply.with_texts(scene, width, whole=False)]
        basic = "\n".join(lines[: lines.index("")])
        assert "…" not in basic
        assert len(re.findall(r"×\d+", basic)) == len(BASIC)
        assert all(presenter(language).translate.card(key).plain in basic for key in BASIC)


def test_a_watcher_sees_no_hand_and_is_told_who_is_waited_for() -> None:
    game = game_of(3, 2, 5, 30)
    for size in SIZES:
        text = "\n".join(check(ViewContext(game, None), size))
        assert f"Waiting for {presenter().translate.names[game.seat]}" in text
    assert presenter().explain(ViewContext(game, None), "")
    assert presenter().overview(ViewContext(game, None))
    assert presenter().completions(ViewContext(game, None)) == []


def test_a_finished_game_can_be_looked_at() -> None:
    game = game_of(2, 2, 5, 100_000)
    assert game.over
    for size in SIZES:
        assert "Game over" in "\n".join(check(ViewContext(game, 0), size))


def test_overview_and_result_fit_80_columns() -> None:
    console = Console(width=80, file=io.StringIO(), highlight=False)
    for game in (game_of(6, 1, 3, 100), full_hand(6)):
        console.print(
            presenter().overview(context(game)),
            presenter().explain(context(game), ""),
            presenter().explain(context(game), "gar"),
        )
    assert isinstance(console.file, io.StringIO)
    assert max(map(cell_len, console.file.getvalue().splitlines())) <= 80
