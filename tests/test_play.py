"""`regat play dominion`: a whole game at a terminal and through a pipe, and all that a player may type."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from regat import cli, dominion
from regat.cli.terminal.dominion import asking, wording
from regat.cli.terminal.dominion.telling import tell
from regat.dominion import cards
from regat.kernel.choice import Choice, Option
from regat.kernel.errors import IllegalAnswer
from regat.kernel.events import Event
from tests.shell import ROOT

PLAY = [sys.executable, "-m", "regat", "play", "dominion"]
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def through_pipe(lines: bytes, *arguments: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*PLAY, *arguments],
        input=lines,
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "80", **variables},
        capture_output=True,
        timeout=60,
        check=False,
    )


def said(lines: str, *arguments: str) -> str:
    """What the game printed; it ended well and without a complaint."""
    answer = through_pipe(lines.encode(errors="surrogateescape"), *arguments)
    assert answer.returncode == 0
    assert not answer.stderr
    return answer.stdout.decode()


@pytest.fixture
def terminal() -> Iterator[pexpect.spawn]:
    environment = {**os.environ, "TERM": "xterm", "PYTHONUNBUFFERED": "1"}
    with pexpect.spawn(
        PLAY[0],
        [*PLAY[1:], "--seed", "7"],
        cwd=ROOT,
        env=environment,
        encoding="utf-8",
        timeout=30,
        dimensions=(24, 80),
    ) as child:
        child.expect("Hand: ")
        child.expect("> ")
        yield child


# A whole game ---------------------------------------------------------------------------------------


def big_money_by_hand(terminal: pexpect.spawn) -> str:
    """Answer as Big Money until the game is over; the rest of what is printed."""
    while True:
        text = terminal.before or ""
        buys = re.findall(r"(\d+) \S*buy \S*?(Province|Gold|Silver)\b", COLOUR.sub("", text))
        if "play treasures" in text:
            terminal.sendline("")
        elif buys:
            terminal.sendline(min(buys, key=lambda buy: ("Province", "Gold", "Silver").index(buy[1]))[0])
        else:
            terminal.sendline("end turn")
        if terminal.expect([r"\]?> $", "the game is over"]) == 1:
            terminal.expect(pexpect.EOF)
            return COLOUR.sub("", terminal.before or "")


def test_a_whole_game_at_a_terminal(terminal: pexpect.spawn) -> None:
    end = big_money_by_hand(terminal)
    assert re.search(r"You +-?\d+ points +\d+ turns +(Province|Duchy|Estate)", end)
    assert re.search(r"Big Money +-?\d+ points", end)
    assert "You win!" in end or "Big Money wins." in end or "share the victory" in end
    terminal.close()
    assert terminal.exitstatus == 0


def test_a_whole_game_through_a_pipe_and_its_record(tmp_path: Path) -> None:
    """Wrong answers are asked again, so that trying everything plays the game."""
    record = tmp_path / "game.txt"
    lines = "play treasures\nbuy province\nbuy gold\nbuy silver\nend turn\n" * 60
    text = said(lines, "--seed", "3", "--save", str(record)).removesuffix(f"The record is in {record}.\n")
    assert "the game is over" in text
    assert max(map(len, text.splitlines())) <= 80
    match = dominion.replay_match(record.read_text())
    assert match.over
    points = match.scores()
    assert f"{points[0]} points" in text
    assert f"{points[1]} points" in text


@pytest.mark.parametrize("players", [3, 6])
def test_more_players_and_cards_of_every_kind(players: int) -> None:
    """Typing the first number again and again plays and buys whatever there is."""
    text = said("1\n" * 3000 + "quit\n", "--players", str(players), "--kingdom", "random", "--seed", "4")
    assert f"Big Money {players - 1} plays" in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize(("edition", "seed"), [("1", "1"), ("1", "2"), ("2", "1"), ("2", "2")])
def test_random_opponents_attack_too(edition: str, seed: str) -> None:
    lines = "play treasures\n3\n2\n1\n1 2\n1 1\n1 1 2\nend turn\n" * 150
    text = said(lines, "--edition", edition, "--kingdom", "random", "--seed", seed, "--opponent", "random")
    assert "Random plays" in text


# What may be typed ----------------------------------------------------------------------------------


def test_undo_is_free_until_cards_are_seen(terminal: pexpect.spawn) -> None:
    terminal.sendline("undo")
    terminal.expect("nothing to take back")
    terminal.sendline("play treasures")
    terminal.expect("Coins 3")
    terminal.sendline("buy moat")
    terminal.expect("Buys 0")
    terminal.sendline("undo")
    terminal.expect("Taken back: buy moat.")
    terminal.expect("Coins 3")
    terminal.sendline("undo")
    terminal.expect("Taken back: play treasures.")
    terminal.expect("Coins 0")
    terminal.sendline("end turn")
    terminal.expect("your turn 2")
    terminal.sendline("undo")
    terminal.expect("Cards have been seen since 'end turn'")
    terminal.sendline("no")
    terminal.expect("It stays")
    terminal.sendline("undo")
    terminal.expect("yes or no> ")
    terminal.sendline("yes")
    terminal.expect("Taken back: end turn.")
    terminal.expect("your turn 1")


def test_a_game_with_an_undo_can_be_replayed(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    said(
        "play treasures\nundo\nend turn\nundo\nyes\nplay treasures\nquit\n",
        "--seed",
        "7",
        "--save",
        str(record),
    )
    match = dominion.replay_match(record.read_text())
    assert not match.over
    assert match.in_force()[-1].text == "play treasures"


@pytest.mark.parametrize("ending", ["quit\n", "QUIT", "q\n", ""])
def test_leaving_is_polite(ending: str) -> None:
    assert said(f"play treasures\n{ending}", "--seed", "7").endswith("You have left the game.\n")


def test_ctrl_c(terminal: pexpect.spawn) -> None:
    terminal.sendintr()
    terminal.expect("You have left the game.")
    terminal.expect(pexpect.EOF)
    assert "Traceback" not in (terminal.before or "")
    terminal.close()
    assert terminal.exitstatus == 130


def test_end_of_input_at_a_terminal(terminal: pexpect.spawn) -> None:
    terminal.sendeof()
    terminal.expect("You have left the game.")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0


GARBAGE = (
    *("", "99", "0", "-1", "1 2", "1" * 5000, "buy", "buy dragon", "buy gold", "gold", "smithy", "²", "٣"),
    *(
        "resign 0",
        "undo 1",
        "takeover 0 x",
        "play smithy",
        "ending",
        "\0",
        "\x1b[A",
        "\udcff\udcfe",
        "é" * 300,
    ),
)


def test_what_is_no_answer_is_explained_and_asked_again() -> None:
    text = said("play treasures\n" + "\n".join(GARBAGE) + "\nbuy moat\nquit\n", "--seed", "7")
    assert " ".join(text.split()).count("a number from 1 to 10") == len(GARBAGE)
    assert "You buy Moat." in text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("buy gold", "Gold costs 6, and you have 3."),
        ("Gold", "Gold costs 6, and you have 3."),
        ("buy feast", "Feast is not in this game."),
        ("buy silver gold", "'buy silver gold' is not possible now."),
        ("11", "There is no number 11 here."),
        ("1 2", "One number at a time, please."),
    ],
)
def test_it_says_what_is_wrong(line: str, why: str) -> None:
    assert why in said(f"play treasures\n{line}\n", "--seed", "7")


def test_help_and_the_open_table() -> None:
    text = said("help\nhelp council room\nhelp Moat\nhelp dragon\ntable\n", "--seed", "7")
    assert "or in words: play smithy, buy gold" in text
    assert "Council Room (Action, costs 5): +4 Cards; +1 Buy; each other player: +1 Card." in text
    assert "Moat (Action, Reaction, costs 2): +2 Cards; when another plays an Attack" in text
    assert "There is no card 'dragon'." in text
    assert "Trash: –" in text


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--players", "7"], "--players: a whole number from 2 to 6, not '7'"),
        (["--opponent", "nobody"], "there is no bot 'nobody'"),
        (["--opponent", "big-money-smithy", "--kingdom", "deck_top"], "big-money-smithy buys smithy"),
        (["--kingdom", "nowhere"], "'nowhere' is not a set of edition 2"),
        (["--seed", "x"], "--seed: a whole number of at most 1000 digits, not 'x'"),
        (["--save", "README.md"], "--save: README.md exists already"),
        (["--save", "no/such/folder/game.txt"], "--save: there is no folder"),
        (["--variants", "harmony"], "--variants is an option of Kingdomino, not of Dominion"),
    ],
)
def test_wrong_usage(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    try:
        code = cli.main(["play", "dominion", *arguments])
    except SystemExit as end:
        code = int(str(end.code))
    assert code == 2
    captured = capsys.readouterr()
    assert why in captured.err
    assert captured.out == ""


def test_no_colour_where_none_is_wanted() -> None:
    for variables, coloured in (({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)):
        answer = through_pipe(b"quit\n", "--seed", "7", **variables)
        assert (b"\x1b[33m" in answer.stdout) == coloured


# Reading, choice by choice --------------------------------------------------------------------------

MILITIA = Choice(0, "militia", tuple(Option("discard", key) for key in ("copper", "copper", "estate")), 2, 2)
CHAPEL = Choice(0, "chapel", tuple(Option("trash", key) for key in ("copper", "copper", "throne_room")), 0, 3)
MINE = Choice(0, "mine", (Option("trash", "copper"), Option("trash", "silver")), 0, 1)
SENTRY = Choice(0, "sentry", (Option("order", "gold"), Option("order", "estate")), 2, 2)
FATE = Choice(0, "sentry", tuple(Option(verb, "estate") for verb in ("keep", "discard", "trash")), 1, 1)
ATTACKED = Choice(0, "witch", (Option("reveal", "moat"), Option("decline")), 0, 1)
BUY = Choice(
    0,
    "buy_phase",
    (Option("play", "silver"), Option("play", "treasures"), Option("buy", "silver"), Option("end", "turn")),
    0,
    1,
)


@pytest.mark.parametrize(
    ("choice", "typed", "answer"),
    [
        (MILITIA, "1 2", "discard copper estate"),
        (MILITIA, "1, 1", "discard copper copper"),
        (MILITIA, "estate copper", "discard estate copper"),
        (MILITIA, "Discard Estate Copper", "discard estate copper"),
        (CHAPEL, "0", "trash nothing"),
        (CHAPEL, "nothing", "trash nothing"),
        (CHAPEL, "throne room, copper", "trash throne_room copper"),
        (CHAPEL, "2", "trash throne_room"),
        (MINE, "3", "trash nothing"),
        (MINE, "silver", "trash silver"),
        (SENTRY, "2", "order estate gold"),
        (SENTRY, "estate", "order estate gold"),
        (SENTRY, "order gold estate", "order gold estate"),
        (FATE, "trash estate", "trash estate"),
        (FATE, "2", "discard estate"),
        (ATTACKED, "moat", "reveal moat"),
        (ATTACKED, "no", "decline"),
        (ATTACKED, "2", "decline"),
        (BUY, "", "play treasures"),
        (BUY, "1", "play treasures"),
        (BUY, "treasures", "play treasures"),
        (BUY, "silver", "buy silver"),
        (BUY, "play silver", "play silver"),
        (BUY, "done", "end turn"),
    ],
)
def test_what_is_typed_becomes_an_answer(choice: Choice, typed: str, answer: str) -> None:
    assert asking.read(typed, choice) == answer


@pytest.mark.parametrize(
    ("choice", "typed", "why"),
    [
        (MILITIA, "1", "That is 1, but discard 2 cards."),
        (MILITIA, "2 2", "You have 1 Estate, not 2."),
        (MILITIA, "0", "There is no number 0 here. Type the numbers of the cards, or words such as 'discard"),
        (CHAPEL, "1 1 2 2", "That is 4, but trash up to 3 cards, or nothing."),
        (CHAPEL, "", "Type the numbers of the cards, 0 for nothing"),
        (FATE, "estate", "'estate' is no answer here."),
    ],
)
def test_what_cannot_be_an_answer_is_explained(choice: Choice, typed: str, why: str) -> None:
    with pytest.raises(IllegalAnswer, match=re.escape(why)):
        asking.read(typed, choice)


def test_the_question_names_whose_card_it_is_about() -> None:
    spy = Choice(0, "spy", (Option("keep", "gold"), Option("discard", "gold")), 1, 1)
    assert asking.question(spy, "Ann") == "Spy (Ann): what happens to Gold?"
    assert asking.question(MILITIA) == "Militia: discard 2 cards."
    assert asking.question(CHAPEL) == "Chapel: trash up to 3 cards, or nothing."
    assert asking.question(ATTACKED) == "Witch: do you reveal your Moat?"


def test_every_card_can_be_explained_in_both_editions() -> None:
    for key in cards.KEYS:
        for edition in (1, 2):
            text = wording.describe(key, edition)
            assert text.startswith(wording.name(key))
            assert "{" not in text
    assert "you may trash a Copper" in wording.describe("moneylender", 2)
    assert ": trash a Copper" in wording.describe("moneylender", 1)


def test_events_are_told_without_clean_up_and_without_hidden_faces() -> None:
    events = [
        Event("play", 1, ("militia",), 1, "hand"),
        Event("discard", 0, ("copper", "estate"), 2, "hand"),
        Event("discard", 2, (None, "estate"), 2, "hand"),
        Event("buy", 1, ("gold",), 1, "supply"),
        Event("discard", 1, (None, None), 2, "hand"),
        Event("discard", 1, ("militia",), 1, "play"),
        Event("shuffle", 1, (), 0, "discard"),
        Event("draw", 1, (None,) * 5, 5, "deck"),
        Event("turn", 2),
        Event("draw", 2, (None, None), 2, "deck"),
    ]
    assert [line.plain for line in tell(events, 0, ("You", "Ann", "Bob"))] == [
        "Ann plays Militia.",
        "You discard Copper, Estate.",
        "Bob discards Estate and 1 more card.",
        "Ann buys Gold.",
        "Bob draws 2 cards.",
    ]
