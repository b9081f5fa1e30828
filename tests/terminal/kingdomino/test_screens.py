"""What stands on the screen: boards, lines, territories, previews, help and the end."""

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

from regat import kingdomino
from regat.kernel.chance import Seeded
from regat.kingdomino import Game, KingdomSetup, Position
from regat.kingdomino.kingdom import Square
from regat.kingdomino.rules.dominoes import TERRAINS
from regat.kingdomino.terminal import board, domino_lines, squares, styles
from regat.kingdomino.terminal.board import Board
from regat.kingdomino.terminal.result import Cell, points
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.words.parts import DominoPiece
from regat.terminal.presenter import ViewContext
from regat.terminal.screen import Area
from regat.words import LANGUAGES
from regat.words.names import normalize
from tests.terminal.kingdomino.fixtures import claiming, context, ended, moments, placing, presenter
from tests.terminal.rendering import render

ROOM = Area(80, 22)


def screen(game: Game, tried: str = "", room: Area = ROOM) -> str:
    return "\n".join(render(presenter().draw(context(game, tried), room), room.width, room.height))


# Boards -----------------------------------------------------------------------------------------------


def test_a_board_is_told_apart_without_colour() -> None:
    """A square is a letter and its crowns, the castle a tower and its owner's sign."""
    kingdoms = {0: KingdomSetup(placed=("48 (1,0)-(2,0)", "40 (-1,0)-(-2,0)"))}
    game = kingdomino.from_position(Position(line={1: 0}, next={3: None, 7: 1, 12: 1, 20: 0}, seats=kingdoms))
    assert "\n 0  W   M1  ♜▲  W   M3 " in screen(game)


def test_large_squares_show_their_crowns() -> None:
    letters = presenter().translate.letters
    drawn = squares.land(Square("mine", 3), squares.TALL, letters)
    assert [line.plain for line in drawn] == ["  M  ", " ♛♛♛ "]
    assert all(
        (line.cell_len, len(squares.land(Square("swamp", crowns), scale, letters)))
        == (scale.width, scale.height)
        for scale in (squares.TINY, squares.SMALL, squares.PLAIN, squares.TALL, squares.LARGE, squares.HUGE)
        for crowns in range(4)
        for line in squares.land(Square("swamp", crowns), scale, letters)
    )


def test_every_square_where_the_domino_may_lie_is_marked() -> None:
    for game in moments(range(400, 430)):
        view = game.view(game.seat)
        if not view.placements:
            continue
        spots = {square for place in view.placements for square in (place.first, place.second)}
        lands = view.kingdoms[game.seat].lands
        frame = board.reach(lands, view.size)
        drawn = Board(game.seat, presenter().translate.letters, lands, spots).draw(frame, squares.PLAIN)
        assert sum(line.plain.count(squares.SPOT) for line in drawn) == len(spots)
        assert max(len(frame.across), len(frame.down)) <= board.widest(view.size)


def test_a_tried_placement_is_drawn_in_its_place_with_what_it_brings() -> None:
    # K-SCORE-01: a lone mine with three crowns gains 3.
    text = screen(placing(), "place 48 (1,1)-(1,2)")
    assert re.search(r"\n 1 .*\[W \]", text)
    assert re.search(r"\n 2 .*\[M3\]", text)
    assert "+3 points   M  1×3=3   W  3×0=0  2×2 left" in text


# The lines and the answers ----------------------------------------------------------------------------


def test_claims_say_what_they_would_gain() -> None:
    text = screen(claiming())
    assert re.search(r" 3  F  F  \+0 ", text)
    assert re.search(r"12  S  S  ● Full", text)


def test_a_domino_without_a_place_is_marked() -> None:
    """A full kingdom has no room for anything."""
    rows = "\n".join(("W W W W W", "W W W W W", "W W C W W", "W W W W W", "W W W W W"))
    game = kingdomino.from_position(
        Position(
            line={40: 0, 41: 1},
            next={3: None, 7: None, 12: 1, 20: 0},
            seats={0: KingdomSetup(grid=rows)},
        )
    )
    assert game.view(game.seat).stage == "claiming"
    assert game.seat == 0
    assert "no spot" in screen(game)


def test_the_round_and_the_pile_are_shown() -> None:
    game = kingdomino.new(3, seed=1)
    assert "First choice · Pile: 33" in screen(game)
    while game.view(game.seat).stage == "first_choice":
        game.apply(game.legal[0])
    assert "Round 1 of 12 · Pile: 30" in screen(game)


def test_the_title_names_the_variants() -> None:
    game = kingdomino.new(2, ["mighty_duel", "harmony"], seed=1)
    assert presenter().title(game).plain == "Kingdomino · 2 players · 7×7 · Mighty Duel · Harmony"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "variants",
    [
        ("mighty_duel",),
        ("mighty_duel", "middle_kingdom"),
        ("mighty_duel", "middle_kingdom", "harmony", "drawn_by_another"),
    ],
)
def test_every_variant_and_the_round_stay_in_the_first_line(variants: tuple[str, ...], language: str) -> None:
    """Names are cut short before any is lost."""
    here = presenter(language)
    game = kingdomino.new(2, variants, seed=1)
    head = render(here.draw(context(game), ROOM))[0]
    assert here.translate.plain("kingdomino-pile", n=game.view(None).pile_size) in head
    for name in variants:
        assert here.translate.plain(f"variant-{name}")[:6] in head


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_of_the_lines_are_whole_in_a_mighty_duel(language: str) -> None:
    here = presenter(language)
    game = kingdomino.new(2, ["mighty_duel"], seed=1)
    for keys in (("kings-left", "first-choice"), ("current-line", "next-line")):
        row = render(here.draw(context(game), ROOM))[1]
        assert all(here.translate.plain(f"kingdomino-{key}") in row for key in keys)
        while game.view(game.seat).stage == "first_choice":
            game.apply(game.legal[0])


def test_only_the_line_of_a_name_that_is_cut_has_an_ellipsis() -> None:
    drawn = domino_lines.lines(Scene.of(context(claiming()), presenter().translate), squares.TALL, 52)
    at = next(number for number, line in enumerate(drawn) if "●" in line.plain)
    assert "…" in drawn[at].plain
    assert "…" not in drawn[at + 1].plain


# Help and the open table ------------------------------------------------------------------------------


def test_help_says_what_is_asked_how_to_answer_and_what_the_letters_mean() -> None:
    text = " ".join(render(presenter().explain(context(placing()), ""), 100)).replace("  ", " ")
    assert "Place domino 48 W|M3 in your kingdom" in text
    assert "The castle is (0,0)" in text
    assert all(f" {name}" in text for name in ("wheat field", "forest", "lake", "grassland", "swamp", "mine"))
    assert "the number of the domino" in " ".join(render(presenter().explain(context(claiming()), "")))


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ("1", "In ▲ Ana’s kingdom."),
        ("domino 20", "In the next line: ▲ Ana"),
        ("3", "In the next line, without a king."),
        ("12", "In the next line: ● Full Greedy"),
        ("2", "In the current line: ● Full Greedy"),
        ("33", "Not seen yet."),
        ("mine", "In the box: 6 squares, 10 crowns."),
        ("M", "In the box: 6 squares, 10 crowns."),
        ("lac", "lake"),
        ("dragon", "Neither a domino nor a terrain: dragon"),
        ("99", "Neither a domino nor a terrain: 99"),
    ],
)
def test_help_about_a_domino_or_a_terrain(about: str, said: str) -> None:
    # K-COMP-05 and K-COMP-06: how many squares and crowns of each terrain there are.
    assert said in "\n".join(render(presenter().explain(context(claiming()), about)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_letters_of_its_own(language: str) -> None:
    """One sign each and all different, typed with or without accents; no letter looks like a free spot."""
    here = presenter(language)
    letters = here.translate.letters
    assert all(len(letter) == 1 and letter.isupper() for letter in letters.values())
    assert len(set(map(normalize, letters.values()))) == len(TERRAINS)
    assert not {*letters.values()} & set("OОΟ")
    for terrain, letter in letters.items():
        for typed in (letter, normalize(letter)):
            title = render(here.explain(context(claiming()), typed))[0]
            assert title.split() == [letter, *here.translate.plain(f"terrain-{terrain}").split()]


def test_the_board_has_the_letters_of_the_language_and_help_reads_those_of_records_too() -> None:
    """Wheat is W in English and in records, and П in Ukrainian."""
    here = presenter("uk")
    assert "48 П|К3" in here.translate.plain("prompt-place", n=DominoPiece(48))
    drawn = "\n".join(render(here.draw(context(placing()), ROOM), ROOM.width, ROOM.height))
    assert "♜▲  П   П " in drawn
    assert render(here.explain(context(placing()), "W")) == render(here.explain(context(placing()), "п"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_during_the_first_choice_there_is_no_next_line(language: str) -> None:
    game = kingdomino.new(3, seed=1)
    first, second = (number for number, _ in game.view(0).next[:2])
    seat = game.seat
    game.answer(f"claim {first}")
    translate = presenter(language).translate
    name = Text.assemble(styles.sign(seat), " ", translate.name(seat))
    for number, said in (
        (first, translate("kingdomino-is-in-first", name=name)),
        (second, translate("kingdomino-is-free-in-first")),
    ):
        assert said.plain in render(presenter(language).explain(context(game), str(number)))


def test_the_open_table_shows_every_kingdom_and_what_nobody_has_seen() -> None:
    game = kingdomino.new(4, ["harmony"], seed=2)
    text = "\n".join(render(presenter().overview(context(game)), 100, 50))
    assert text.count("♜") == 4
    assert all(sign in text for sign in "▲●■◆")
    assert "Unseen dominoes: 44" in text
    assert text.count("Harmony +5") == 4


# The end ----------------------------------------------------------------------------------------------


def test_the_result_adds_up() -> None:
    match = ended(3)
    rows = [line.rstrip() for line in render(presenter().result(match), 120, 60)]
    start = next(at for at, row in enumerate(rows) if row.startswith("Final score"))
    end = next(at for at, row in enumerate(rows) if row.startswith("Points"))
    sheet = rows[start + 1 : end + 1]
    totals = [int(number) for number in sheet[-1].split()[1:]]
    assert totals == list(match.scores())
    parts = [[int(cell) for cell in re.findall(r"(?:= |(?<=  ))(\d+)(?=  |$)", row)] for row in sheet[:-1]]
    assert [sum(column) for column in zip(*parts, strict=True)] == totals
    assert "Shared victory: Ana, Full Greedy with a long name (33 points)" in rows
    assert match.winners() == (0, 1)


def test_terms_are_left_out_before_a_sum_is_cut() -> None:
    cell = Cell(Text("12"), ("4×1", "3×1", "5×1"))
    assert cell.within(16).plain == "4×1+3×1+5×1 = 12"
    assert cell.within(15).plain == "4×1+3×1+… = 12"
    assert cell.within(13).plain == "4×1+… = 12"
    assert cell.within(6).plain == "… = 12"
    assert cell.within(5).plain == "12"


@pytest.mark.parametrize("columns", [40, 60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_total_is_ever_cut(language: str, columns: int) -> None:
    for players in (2, 3, 4):
        match = ended(players)
        here = presenter(language)
        sheet = points(Scene.of(ViewContext(match.game, None), here.translate), match.winners(), columns)
        rows = [line.plain for line in sheet]
        assert max(map(cell_len, rows)) <= columns
        assert all(len(re.findall(r"\d+(?=  |$)", row)) == players for row in rows[1:])
        label = here.translate.plain("kingdomino-total")
        totals = next(row for row in rows if row.startswith(label))
        assert [int(number) for number in totals.split()[1:]] == list(match.scores())


def test_a_match_that_ended_by_resignation_has_a_result() -> None:
    match = kingdomino.match(2, chance=Seeded(4))
    match.resign(1)
    assert any("Ana wins" in line for line in render(presenter().result(match)))
