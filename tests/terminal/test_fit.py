"""The table fits on every screen from 80 × 24 on, in every game and every language."""

from importlib import import_module
from types import ModuleType

import pytest
from rich.cells import cell_len
from rich.text import Text

from regat import games
from regat.terminal.layout import wrap
from regat.terminal.presenter import ViewContext
from regat.words import LANGUAGES
from tests.terminal.rendering import Size, check_fit, render

pytestmark = pytest.mark.usefixtures("quiet")

FIXTURES = {name: import_module(f"tests.terminal.{name}.fixtures") for name in games.names()}
SCREENS = [pytest.param(fixtures, size) for fixtures in FIXTURES.values() for size in fixtures.SIZES]
GAMES = [*FIXTURES.values()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("fixtures", "size"), SCREENS)
def test_the_table_fits(fixtures: ModuleType, size: Size, language: str) -> None:
    for context in fixtures.contexts(fixtures.SIZES.index(size), [*LANGUAGES].index(language)):
        check_fit(fixtures.presenter(language), context, size)


@pytest.mark.parametrize("fixtures", GAMES)
def test_a_spectator_sees_the_table_too(fixtures: ModuleType) -> None:
    for context in fixtures.contexts(0, 1):
        for size in fixtures.SIZES:
            check_fit(fixtures.presenter(), ViewContext(context.game, None), size)
            other = (context.game.seat + 1) % context.game.players
            check_fit(fixtures.presenter(), ViewContext(context.game, other), size)


@pytest.mark.parametrize("fixtures", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120, 200])
def test_the_longer_pages_fit_the_width(fixtures: ModuleType, columns: int, language: str) -> None:
    presenter = fixtures.presenter(language)
    for context in fixtures.contexts(columns, 2):
        for part in (
            presenter.overview(context),
            presenter.explain(context, ""),
            *(presenter.explain(context, about) for about in fixtures.TOPICS),
        ):
            assert max(map(cell_len, render(part, columns))) <= columns


@pytest.mark.parametrize("width", range(6, 30))
def test_a_number_and_its_percent_sign_are_in_one_line(width: int) -> None:
    lines = [line.plain for line in wrap(Text("wins 52\u00a0% (48\u00a0% to 56\u00a0%)"), width)]
    assert " ".join(lines) == "wins 52 % (48 % to 56 %)"
    assert not any(line.startswith("%") for line in lines)
