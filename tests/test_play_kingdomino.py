"""`regat play kingdomino`, and which game is played when none is named."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from regat import cli, kingdomino
from regat.cli.terminal.kingdomino import asking, wording
from regat.cli.terminal.kingdomino.telling import tell
from regat.kernel.errors import IllegalAnswer
from regat.kernel.events import Event
from tests.shell import ROOT

PLAY = [sys.executable, "-m", "regat", "play"]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
# Every number is typed again and again: what is no answer is asked again, so that this plays a game.
ANYTHING = "\n".join(str(number) for number in range(1, 49)) + "\n"


def through_pipe(lines: str, *arguments: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PLAY, *arguments],
        input=lines.encode(errors="surrogateescape"),
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80", **variables},
        capture_output=True,
        timeout=120,
        check=False,
    )


def said(lines: str, *arguments: str) -> str:
    """What the game printed; it ended well and without a complaint."""
    answer = through_pipe(lines, "kingdomino", *arguments)
    assert answer.returncode == 0
    assert not answer.stderr
    return answer.stdout.decode()


def spawn(*arguments: str) -> "pexpect.spawn[str]":
    environment = {**os.environ, "TERM": "xterm", "PYTHONUNBUFFERED": "1"}
    return pexpect.spawn(
        PLAY[0],
        [*PLAY[1:], *arguments],
        cwd=ROOT,
        env=environment,
        encoding="utf-8",
        timeout=30,
        dimensions=(40, 80),
    )


@pytest.fixture
def terminal() -> Iterator["pexpect.spawn[str]"]:
    with spawn("kingdomino", "--seed", "7") as child:
        child.expect("> ")
        yield child


# A whole game ---------------------------------------------------------------------------------------


def first_answers(child: "pexpect.spawn[str]") -> str:
    """Give the first numbered answer until the game is over; the rest of what is printed."""
    while True:
        shown = COLOUR.sub("", child.before or "")
        answers = re.findall(r"^ ?(\d+) ", shown.rpartition("?")[2], re.MULTILINE)
        child.sendline(answers[0])
        if child.expect([r"\n> $", "the game is over"]) == 1:
            child.expect(pexpect.EOF)
            return COLOUR.sub("", child.before or "")


def test_a_whole_game_at_a_terminal(terminal: "pexpect.spawn[str]") -> None:
    end = first_answers(terminal)
    assert re.search(r"You: \d+ points?: ", end)
    assert re.search(r"Greedy: \d+ points?: ", end)
    assert "You win!" in end or "Greedy wins." in end or "share the victory" in end
    terminal.close()
    assert terminal.exitstatus == 0


@pytest.mark.parametrize(
    ("players", "options"),
    [
        ("2", ["--variants", "harmony,middle_kingdom"]),
        ("3", ["--opponent", "random"]),
        ("4", ["--opponent", "full-greedy", "--variants", "drawn_by_another"]),
        ("2", ["--variants", "mighty_duel"]),
    ],
)
def test_a_whole_game_through_a_pipe_and_its_record(players: str, options: list[str], tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    text = said(ANYTHING * 26, "--players", players, "--seed", "3", "--save", str(record), *options)
    text = text.removesuffix(f"The record is in {record}.\n")
    assert "the game is over" in text
    assert max(map(len, text.splitlines())) <= 80
    match = kingdomino.replay_match(record.read_text())
    assert match.over
    names = re.findall(r"^([A-Z][\w ]+): \d+ point", text, re.MULTILINE)
    for name, points in zip(names, match.scores(), strict=True):
        assert f"{name}: {points} point" in text


# What may be typed ----------------------------------------------------------------------------------


def test_undo_is_free_until_something_is_drawn(terminal: "pexpect.spawn[str]") -> None:
    terminal.sendline("undo")
    terminal.expect("nothing to take back")
    terminal.sendline("claim 45")
    terminal.expect("You.* claim .*45")
    terminal.expect(r"\n> $")
    terminal.sendline("undo")
    terminal.expect("Dominoes or kings have been drawn since 'claim 45'")
    terminal.sendline("no")
    terminal.expect("It stays")
    terminal.sendline("undo")
    terminal.expect("yes or no> ")
    terminal.sendline("yes")
    terminal.expect("Taken back: claim 45.")
    terminal.expect("first choice")


def test_a_placement_can_be_undone_without_asking() -> None:
    """After a placement one's own claim is asked: nothing has been drawn in between."""
    text = said("25\n38\n39\n45\n" * 4 + "1\nundo\nquit\n", "--seed", "7")
    assert re.search(r"Taken back: place \d+ \(.*\)\.", text)
    assert "all the same" not in text


@pytest.mark.parametrize("ending", ["quit\n", "QUIT", "q\n", ""])
def test_leaving_is_polite(ending: str) -> None:
    assert said(f"claim 45\n{ending}", "--seed", "7").endswith("You have left the game.\n")


def test_ctrl_c(terminal: "pexpect.spawn[str]") -> None:
    terminal.sendintr()
    terminal.expect("You have left the game.")
    terminal.expect(pexpect.EOF)
    assert "Traceback" not in (terminal.before or "")
    terminal.close()
    assert terminal.exitstatus == 130


GARBAGE = (
    *("", "99", "0", "-1", "25 38", "1" * 5000, "claim", "claim 99", "claim dragon", "²", "٣", "resign 0"),
    *(
        "place 25 (1,0)-(2,0)",
        "(1,0)-(2,0)",
        "undo 1",
        "\0",
        "\x1b[A",
        "\udcff\udcfe",
        "é" * 300,
        "(",
        "1,0 2,0",
    ),
)


def test_what_is_no_answer_is_explained_and_asked_again() -> None:
    text = said("\n".join(GARBAGE) + "\nclaim 45\nquit\n", "--seed", "7")
    assert " ".join(text.split()).count("a domino's number, 25, 38, 39 or 45") == len(GARBAGE)
    assert "You claim 45 M2|W." in text


def test_help_and_the_open_table() -> None:
    text = said("help\ntable\n", "--seed", "7", "--players", "3")
    assert "(1,0)-(2,0), or place 23 (1,0)-(2,0)" in text
    assert wording.LEGEND in text
    assert "Greedy 2: 0 points: the castle alone" in text
    assert "Pile: 33 of 45 dominoes never seen." in text


# Which game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("1", "Dominion, edition 2"),
        ("dominion", "Dominion"),
        ("2", "Kingdomino, 2 players"),
        ("King", "Kingdomino"),
    ],
)
def test_it_asks_which_game(typed: str, game: str) -> None:
    answer = through_pipe(f"chess\n\n{typed}\nquit\n", "--seed", "7")
    text = answer.stdout.decode()
    assert answer.returncode == 0
    assert not answer.stderr
    assert " 1 Dominion\n 2 Kingdomino\n" in text
    assert text.count("Type 1 or 2, or a name: dominion or kingdomino.") == 2
    assert f"\n{game}" in text
    assert text.endswith("You have left the game.\n")


@pytest.mark.parametrize("typed", ["", "quit\n", "chess\nq\n"])
def test_leaving_before_a_game_is_chosen_is_polite(typed: str) -> None:
    answer = through_pipe(typed)
    assert answer.returncode == 0
    assert not answer.stderr
    assert answer.stdout.decode().endswith("Another time, then.\n")


def test_ctrl_c_before_a_game_is_chosen() -> None:
    with spawn() as child:
        child.expect("> ")
        child.sendintr()
        child.expect("Another time, then.")
        child.expect(pexpect.EOF)
        child.close()
        assert child.exitstatus == 130


@pytest.mark.parametrize(
    ("option", "game"),
    [(("--variants", "harmony"), "Kingdomino"), (("--edition", "1"), "Dominion, edition 1")],
)
def test_an_option_of_one_game_names_it(option: tuple[str, str], game: str) -> None:
    assert through_pipe("quit\n", *option).stdout.decode().startswith(game)


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["kingdomino", "--players", "5"], "Kingdomino is for 2 to 4 players, not 5"),
        (
            ["kingdomino", "--players", "3", "--variants", "mighty_duel"],
            "the Mighty Duel is for 2 players, not 3",
        ),
        (["kingdomino", "--variants", "dynasty"], "dynasty is a series of three games"),
        (["kingdomino", "--variants", "x"], "there is no variant 'x'"),
        (["kingdomino", "--opponent", "big-money"], "there is no bot 'big-money', only random, greedy"),
        (["kingdomino", "--kingdom", "first_game"], "--kingdom is an option of Dominion, not of Kingdomino"),
        (["kingdomino", "--save", "README.md"], "--save: README.md exists already"),
        (["chess"], "invalid choice: 'chess'"),
    ],
)
def test_wrong_usage(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    try:
        code = cli.main(["play", *arguments])
    except SystemExit as end:
        code = int(str(end.code))
    assert code == 2
    captured = capsys.readouterr()
    assert why in captured.err
    assert captured.out == ""


# Reading and showing --------------------------------------------------------------------------------


def placing() -> kingdomino.Game:
    """Seat 0 places domino 48 (wheat, mine with three crowns) beside one wheat to the right of its castle."""
    kingdoms = {0: kingdomino.Holding(placed=("1 (1,0)-(2,0)",))}
    return kingdomino.from_position(
        kingdomino.Position(line={48: 0}, next={3: None, 7: 1, 12: 1, 20: 0}, seats=kingdoms)
    )


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("(1,1)-(1,2)", "place 48 (1,1)-(1,2)"),
        ("place 48 (1,1)-(1,2)", "place 48 (1,1)-(1,2)"),
        ("PLACE  48 ( 1 , 1 ) - ( 1 , 2 )", "place 48 (1,1)-(1,2)"),
        ("1,1 1,2", "place 48 (1,1)-(1,2)"),
        ("(-1,0) to (-2,0)", "place 48 (-1,0)-(-2,0)"),
    ],
)
def test_squares_are_read(typed: str, answer: str) -> None:
    view = placing().view(0)
    assert view.choice
    assert asking.read(typed, view.choice, view) == answer


def test_the_list_of_placements_begins_with_the_most_gainful() -> None:
    """K-SCORE-01: a lone mine with three crowns is worth 3."""
    view = placing().view(0)
    assert view.choice
    lines = asking.lines(view.choice, view)
    assert [line.number for line in lines] == list(range(1, len(view.placements) + 1))
    assert {line.answer for line in lines} == {str(option) for option in view.choice.options}
    gains = [int(re.findall(r"\+(\d+)", line.label.plain)[0]) for line in lines]
    assert gains == sorted(gains, reverse=True)
    assert asking.read("1", view.choice, view) == lines[0].answer


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("place 3 (1,1)-(1,2)", "You place 48 now, not 3."),
        ("place 48 (1,1)-(1,3)", "(1,1) and (1,3) are not beside one another."),
        ("place 48 (0,0)-(0,1)", "(0,0) is taken."),
        ("place 48 (1,1)-(1,0)", "(1,0) is taken."),
        ("place 48 (3,0)-(4,0)", "is not possible now."),
        ("place 48 (4,0)-(5,0)", "larger than 5×5"),
        ("place 48 (2,2)-(2,3)", "touches neither the castle nor its own terrain"),
    ],
)
def test_it_says_why_a_placement_is_refused(answer: str, why: str) -> None:
    assert why in asking.why_not(answer, placing().view(0))


def test_reading_needs_something() -> None:
    view = placing().view(0)
    assert view.choice
    with pytest.raises(IllegalAnswer, match="Type a number from 1 to"):
        asking.read("", view.choice, view)


def test_a_board_is_told_apart_without_colour() -> None:
    """A square is a letter and its crowns; beyond what may be reached nothing is shown."""
    kingdoms = {0: kingdomino.Holding(placed=("48 (1,0)-(2,0)", "40 (-1,0)-(-2,0)"))}
    game = kingdomino.from_position(
        kingdomino.Position(line={1: 0}, next={3: None, 7: 1, 12: 1, 20: 0}, seats=kingdoms)
    )
    assert wording.board(game.view(0).kingdoms[0], 5).plain.splitlines()[4:6] == [
        "  -1  .  .  .  .  .",
        "   0  W M1  C  W M3",
    ]


def test_events_are_told() -> None:
    events = [
        Event("line", -1, ("1", "2"), 2),
        Event("king", 1, (), 0),
        Event("claim", 1, ("23",), 1),
        Event("place", 0, ("17 (1,0)-(2,0)",), 1),
        Event("discard", 1, ("48",), 1),
        Event("over", -1, (), 0),
    ]
    assert [line.plain for line in tell(events, 0, ("You", "Ann"))] == [
        "Ann's king is drawn.",
        "Ann claims 23 W1|M.",
        "You place 17 F|L at (1,0)-(2,0).",
        "Ann discards 48 W|M3: it fits nowhere.",
    ]
