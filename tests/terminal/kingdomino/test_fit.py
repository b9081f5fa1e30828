"""The table fits on every screen from 80 × 24 on, whatever lies on it, in every language."""

import logging
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from regat import kingdomino
from regat.kingdomino import Game
from regat.terminal.presenter import ViewContext
from regat.terminal.screen import Room
from regat.words import LANGUAGES
from tests.terminal.kingdomino.sample import context, ended, moments, presenter, shown, walk

SIZES = [(80, 24), (100, 30), (120, 40), (200, 60)]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Some languages may lack messages for a while; that is for other tests to say."""
    logging.disable(logging.WARNING)
    yield
    logging.disable(logging.NOTSET)


def check(seen: ViewContext[Game], size: tuple[int, int], language: str = "en") -> list[str]:
    columns, tall = size[0], size[1] - 2
    lines = shown(presenter(language).draw(seen, Room(columns, tall)), *size)
    assert len(lines) <= tall
    assert max(map(cell_len, lines)) <= columns
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits(size: tuple[int, int], language: str) -> None:
    start = 100 * SIZES.index(size) + 1000 * [*LANGUAGES].index(language)
    for game in moments(range(start, start + 8)):
        check(context(game), size, language)
        if game.placements():
            check(context(game, str(game.placements()[-1])), size, language)


@pytest.mark.parametrize("size", [(40, 10), (60, 16), (80, 20), (90, 26), (110, 34), (150, 45), (400, 120)])
def test_it_fits_in_any_other_room_too(size: tuple[int, int]) -> None:
    for game in moments(range(size[0], size[0] + 6)):
        lines = check(context(game), size)
        assert any("Ana" in line or "Оксана" in line or "…" in line for line in lines)


@pytest.mark.parametrize("size", SIZES)
def test_every_answer_is_on_some_page(size: tuple[int, int]) -> None:
    for game in moments(range(700, 712)):
        seen = context(game)
        # The desk is told of the whole screen, and draws above the line of keys.
        pages = presenter().pages(seen, Room(size[0], size[1] - 1))
        text = "\n".join(line for page in range(pages) for line in check(context(game, page=page), size))
        assert seen.choice
        for place in game.placements():
            assert str(place).split(" ", 2)[2] in text
        for number in seen.choice.under("claim"):
            assert f"{number} " in text


@pytest.mark.parametrize("variants", [(), ("mighty_duel",)])
def test_nothing_jumps_about_in_the_course_of_a_game(variants: tuple[str, ...]) -> None:
    """The headings stand in the same place at every decision."""
    game = kingdomino.new(2, variants, seed=5)
    for size in SIZES:
        places = {
            next(line.find("Next line") for line in check(context(there), size) if "Next line" in line)
            for number, there in enumerate(walk(game.copy(), 1))
            if number % 5 == 0 and there.view(0).stage != "first_choice"
        }
        assert len(places) == 1


def test_a_watcher_sees_the_table_too() -> None:
    for game in moments(range(60, 64)):
        for size in SIZES:
            check(ViewContext(game, None), size)
            check(ViewContext(game, (game.seat + 1) % game.players), size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120, 200])
def test_the_longer_pages_fit_the_width(columns: int, language: str) -> None:
    for game in moments(range(columns, columns + 4)):
        seen = context(game)
        for part in (
            presenter(language).overview(seen),
            presenter(language).explain(seen, ""),
            presenter(language).explain(seen, "17"),
            presenter(language).explain(seen, "forest"),
            *presenter(language).log_lines(game.events(None)),
        ):
            assert max(map(cell_len, shown(part, columns))) <= columns


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_fits_80_columns(players: int, language: str) -> None:
    match = ended(players)
    lines = shown(presenter(language).result(match), 80, 24)
    assert max(map(cell_len, lines)) <= 80
    assert len(lines) <= 24
    for points in match.scores():
        assert any(f" {points}" in line for line in lines)
