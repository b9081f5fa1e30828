"""Kingdomino's table fits in any room, every answer is on some page, and nothing moves about."""

import pytest
from rich.cells import cell_len

from regat import kingdomino
from regat.kingdomino import Game
from regat.terminal.presenter import ViewContext
from regat.terminal.screen import Area
from regat.words import LANGUAGES
from tests.terminal.kingdomino.fixtures import SIZES, context, ended, moments, presenter, walk
from tests.terminal.rendering import check_fit, render

pytestmark = pytest.mark.usefixtures("quiet")


def check(seen: ViewContext[Game], size: tuple[int, int], language: str = "en") -> list[str]:
    return check_fit(presenter(language), seen, size)


@pytest.mark.parametrize("size", [(40, 8), (60, 14), (80, 18), (90, 24), (110, 32), (150, 43), (400, 118)])
def test_it_fits_in_any_other_room_too(size: tuple[int, int]) -> None:
    for game in moments(range(size[0], size[0] + 6)):
        lines = check(context(game), size)
        assert any("Ana" in line or "Оксана" in line or "…" in line for line in lines)


@pytest.mark.parametrize("size", SIZES)
def test_every_answer_is_on_some_page(size: tuple[int, int]) -> None:
    for game in moments(range(700, 712)):
        seen = context(game)
        pages = presenter().pages(seen, Area(*size))
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120, 200])
def test_the_log_fits_the_width(columns: int, language: str) -> None:
    for game in moments(range(columns, columns + 4)):
        for line in presenter(language).log_lines(game.events(None)):
            assert max(map(cell_len, render(line, columns))) <= columns


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_fits_80_columns(players: int, language: str) -> None:
    match = ended(players)
    lines = render(presenter(language).result(match), 80, 24)
    assert max(map(cell_len, lines)) <= 80
    assert len(lines) <= 24
    for points in match.scores():
        assert any(f" {points}" in line for line in lines)
