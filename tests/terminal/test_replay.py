"""`regat replay` and `regat puzzle`: what is on the screen, key by key."""

import re
from pathlib import Path

import pytest

from regat import dominion, kingdomino
from regat.dominion.bots import reference as dominion_bots
from regat.kernel.chance import Seeded
from regat.kingdomino.bots import reference as kingdomino_bots
from regat.words import LANGUAGES
from tests.shell import ROOT, regat
from tests.terminal.pseudo_terminal import Terminal

RIGHT, LEFT, HOME, END, PAGE_DOWN = "\x1b[C", "\x1b[D", "\x1b[H", "\x1b[F", "\x1b[6~"


def dominion_record(players: int = 2) -> str:
    match = dominion.match(players, chance=Seeded(7))
    while not match.over:
        game, seat, choice = match.game, match.seat, match.choice
        assert choice, "the match goes on"
        match.answer(dominion_bots.bot("big-money").choose(game.view(seat), game.memory(seat), choice))
    return match.record().text()


def kingdomino_record(players: int = 2) -> str:
    match = kingdomino.match(players, chance=Seeded(7))
    while not match.over:
        game, seat, choice = match.game, match.seat, match.choice
        assert choice, "the match goes on"
        match.answer(
            kingdomino_bots.bot("greedy", len(match.entries)).choose(
                game.view(seat), game.memory(seat), choice
            )
        )
    return match.record().text()


@pytest.fixture(params=[dominion_record, kingdomino_record], ids=["dominion", "kingdomino"])
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    file = tmp_path / "game.regat"
    file.write_text(request.param(), encoding="utf-8")
    return file


def place(screen: str) -> tuple[int, int]:
    """Where the replay is, and how far it goes."""
    found = re.findall(r"(?m)^\s*(\d+) / (\d+)", screen)
    return int(found[-1][0]), int(found[-1][1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_stepped_through_forward_and_back(record: Path, language: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(record), "--lang", language) as terminal:
        first = terminal.wait()
        last = place(first)[1]
        assert place(first) == (0, last)
        second = terminal.press(RIGHT)
        assert place(second) == (1, last)
        assert place(terminal.press(PAGE_DOWN)) == (11, last)
        assert place(terminal.press(HOME)) == (0, last)
        assert terminal.press(RIGHT) == second
        assert terminal.press(LEFT) == first
        assert place(terminal.press(END)) == (last, last)
        assert not terminal.wide
        terminal.press("q")
        assert terminal.code == 0


def test_another_seat_shows_another_hand(tmp_path: Path) -> None:
    file = tmp_path / "game.regat"
    file.write_text(dominion_record(), encoding="utf-8")
    views = [dominion.replay(file.read_text()).view(seat) for seat in (0, 1)]
    assert views[0].hand != views[1].hand, "the last hands differ, so that one can tell them apart"
    with Terminal(tmp_path, "replay", str(file), "--lang", "en") as terminal:
        terminal.wait()
        terminal.press(PAGE_DOWN)
        mine = terminal.press("1")
        assert terminal.press("2") != mine
        assert terminal.press("1") == mine


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "regat record"),
        ("regat record 1\n\n= unfinished, entries 0, table 00\n", "game"),
        ("\xff", "record"),
    ],
)
def test_what_is_no_record_is_refused_with_the_line(text: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "game.regat"
    file.write_text(text, encoding="utf-8")
    answer = regat("replay", str(file), "--lang", "en")
    assert answer.returncode == 2
    assert said in answer.stderr
    assert "line 1" in answer.stderr or "line 2" in answer.stderr


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    answer = regat("replay", str(tmp_path / "nothing"), "--lang", "en")
    assert answer.returncode == 2
    assert "nothing: No such file or directory" in answer.stderr


def test_a_seat_that_is_not_there_is_named(record: Path, tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(record), "--seat", "6", "--lang", "en") as terminal:
        assert "There is no seat 6" in terminal.wait()
        assert terminal.code == 2


# Puzzles --------------------------------------------------------------------------------------------------

PUZZLE = """\
game: dominion
title: Smithy finds the Gold
given:
  0: {hand: [smithy, cellar, copper], deck: [estate, gold, copper, duchy]}
when:
  - play smithy
then:
  0: {hand: [cellar, copper, estate, gold, copper]}
"""


@pytest.fixture
def puzzle(tmp_path: Path) -> Path:
    file = tmp_path / "puzzle.yaml"
    file.write_text(PUZZLE, encoding="utf-8")
    return file


def test_a_puzzle_is_solved(puzzle: Path, tmp_path: Path) -> None:
    with Terminal(tmp_path, "puzzle", str(puzzle), "--lang", "en") as terminal:
        assert "Smithy finds the Gold" in terminal.wait()
        assert "Smithy" in terminal.type("h")
        assert "Solved" in terminal.type("play smithy")
        assert terminal.code == 0


def test_a_wrong_answer_is_undone_and_the_solution_found(puzzle: Path, tmp_path: Path) -> None:
    with Terminal(tmp_path, "puzzle", str(puzzle), "--lang", "en") as terminal:
        terminal.wait()
        assert "Not quite" in terminal.type("play cellar")
        assert "left the solution’s path" in terminal.type("h")
        terminal.type("u")
        if "yes" in terminal.text.rsplit("\n", 1)[-1]:
            terminal.type("yes")
        assert "Solved" in terminal.type("play smithy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["dominion", "kingdomino"])
def test_the_rulebooks_examples_are_puzzles(game: str, language: str, tmp_path: Path) -> None:
    file = ROOT / "rules" / game / "examples.yaml"
    with Terminal(tmp_path, "puzzle", str(file), "1", "--lang", language) as terminal:
        terminal.wait()
        assert not terminal.wide
        terminal.type("q")
        assert terminal.code == 0


def test_there_is_no_hundredth_scenario(puzzle: Path) -> None:
    answer = regat("puzzle", str(puzzle), "100", "--lang", "en")
    assert answer.returncode == 2
    assert "100" in answer.stderr


def test_what_is_no_scenario_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "puzzle.yaml"
    file.write_text("game: chess\n")
    answer = regat("puzzle", str(file), "--lang", "en")
    assert answer.returncode == 2
    assert "chess" in answer.stderr
