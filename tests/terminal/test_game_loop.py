"""At the terminal: leaving and coming back, undo, people who share a keyboard, plain terminals, mistakes."""

import os
import re
import signal
from pathlib import Path

import pytest

from regat import dominion, kingdomino
from regat.kernel.match import Match
from regat.kernel.table_meta import TableMeta
from regat.words import LANGUAGES
from tests.shell import regat
from tests.terminal.pseudo_terminal import ESCAPES, Terminal

DOMINION = ("play", "dominion", "--seed", "7", "--name", "Ana", "--lang", "en")
KINGDOMINO = ("play", "kingdomino", "--seed", "7", "--name", "Ana", "--lang", "en")


def saved(home: Path) -> str:
    (file,) = home.glob("*.regat")
    return file.read_text(encoding="utf-8")


# Leaving and coming back ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_killed_game_goes_on_where_it_was(language: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, *DOMINION[:-1], language) as terminal:
        terminal.wait()
        terminal.type("t")
        terminal.type("buy silver")
        before = terminal.type("end turn")
        terminal.child.kill(signal.SIGKILL)
        assert terminal.code == signal.SIGKILL
    with Terminal(tmp_path, "resume", "1") as terminal:
        after = terminal.wait()
    assert after == before


def test_after_a_kill_at_any_moment_every_answer_that_was_shown_is_there(tmp_path: Path) -> None:
    """Answers are sent without waiting, and the kill comes while they are worked on."""
    for number, pause in enumerate((0.0, 0.05, 0.3)):
        home = tmp_path / str(number)
        with Terminal(home, *DOMINION) as terminal:
            terminal.wait()
            terminal.type("t")
            terminal.type("buy silver")
            shown = len(dominion.replay_match(saved(home)).entries)
            terminal.child.send("end turn\nt\nbuy copper\nend turn\nt\n")
            signal.sigtimedwait([], pause)
            terminal.child.kill(signal.SIGKILL)
            assert terminal.code == signal.SIGKILL
        match = dominion.replay_match(saved(home))
        assert len(match.entries) >= shown
        with Terminal(home, "resume", "1") as terminal:
            assert terminal.wait()


@pytest.mark.parametrize("game", [DOMINION, KINGDOMINO])
def test_a_notice_of_one_line_changes_nothing_else_on_the_screen(
    game: tuple[str, ...], tmp_path: Path
) -> None:
    with Terminal(tmp_path, *game) as terminal:
        before = terminal.wait().splitlines()
        for key, said in (("u", "There is nothing to undo."), ("h", "A bot suggests: ")):
            after = terminal.type(key).splitlines()
            assert len(before) == len(after) == 24
            assert [at for at in range(24) if before[at] != after[at]] == [21]
            assert before[21] == ""
            assert after[21].startswith(said)


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DOMINION) as terminal:
        terminal.wait()
        terminal.type("t")
        terminal.child.sendintr()
        text = terminal.wait()
        assert "regat resume" in text
        assert "Traceback" not in terminal.raw
        assert terminal.code == 130
    assert dominion.replay_match(saved(tmp_path)).entries


def test_the_unfinished_games_are_listed_the_latest_first(tmp_path: Path) -> None:
    for arguments in (DOMINION, KINGDOMINO):
        with Terminal(tmp_path, *arguments) as terminal:
            terminal.wait()
            terminal.type("q")
            assert terminal.code == 0
    os.utime(next(tmp_path.glob("dominion-*.regat")), (1, 1))
    listed = regat("resume", "--list", "--lang", "en", REGAT_HOME=str(tmp_path)).stdout.splitlines()
    assert ["Kingdomino" in listed[0], "Dominion" in listed[1]] == [True, True]
    with Terminal(tmp_path, "resume", "--lang", "en") as terminal:
        assert "Dominion: Ana, Medium" in terminal.wait()
        assert "Kingdomino" in terminal.type("1")


def test_nothing_to_resume_is_said(tmp_path: Path) -> None:
    answer = regat("resume", "--lang", "en", REGAT_HOME=str(tmp_path))
    assert (answer.returncode, answer.stdout) == (2, "")
    assert "There are no unfinished games" in answer.stderr


def test_a_game_is_open_in_one_terminal_at_a_time(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DOMINION) as first:
        first.wait()
        with Terminal(tmp_path, "resume", "1", "--lang", "en") as second:
            assert "another terminal" in second.wait()
            assert second.code == 2
        first.type("t")
    assert dominion.replay_match(saved(tmp_path)).entries[-1].text.startswith("play")


def test_a_damaged_file_is_passed_over(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DOMINION) as terminal:
        terminal.wait()
        terminal.type("q")
    (tmp_path / "dominion-broken.regat").write_text("regat record 1\nnonsense")
    listed = regat("resume", "--list", REGAT_HOME=str(tmp_path)).stdout.splitlines()
    assert len(listed) == 1


def test_a_save_that_calls_a_series_by_its_former_name_is_read(tmp_path: Path) -> None:
    with Terminal(tmp_path, *KINGDOMINO) as terminal:
        terminal.wait()
        terminal.type("q")
    (file,) = tmp_path.glob("*.regat")
    file.write_text(saved(tmp_path).replace('"series"', '"dynasty"'), encoding="utf-8")
    assert "Ana" in regat("resume", "--list", REGAT_HOME=str(tmp_path)).stdout


# Undo -------------------------------------------------------------------------------------------------


def test_what_showed_nothing_hidden_is_undone_at_once(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DOMINION) as terminal:
        before = terminal.wait()
        terminal.type("t")
        after = terminal.type("u")
        assert "Undone" in after
    assert [entry.kind for entry in dominion.replay_match(saved(tmp_path)).entries][-1] == "undo"
    assert before.splitlines()[0] == after.splitlines()[0]


@pytest.mark.parametrize(("reply", "kind"), [("n", "decision"), ("", "decision"), ("yes", "undo")])
def test_what_showed_something_hidden_is_undone_after_a_question(
    reply: str, kind: str, tmp_path: Path
) -> None:
    with Terminal(tmp_path, *DOMINION) as terminal:
        terminal.wait()
        terminal.type("t")
        terminal.type("end turn")
        assert "Undo anyway?" in terminal.type("undo").replace("\n", " ")
        terminal.type(reply)
    assert dominion.replay_match(saved(tmp_path)).entries[-1].kind == kind


# Who plays ----------------------------------------------------------------------------------------------


def test_people_who_share_a_keyboard_do_not_see_each_others_hands(tmp_path: Path) -> None:
    names = ("--name", "Ana", "--name", "Maria", "--lang", "en")
    with Terminal(tmp_path, "play", "dominion", "--seed", "7", *names) as terminal:
        first = terminal.wait()
        assert "take the keyboard" in first
        assert "Hand" not in first
        terminal.type("")
        terminal.type("t")
        between = terminal.type("end turn")
        assert "take the keyboard" in between
        assert "Copper" not in between
        match = dominion.replay_match(saved(tmp_path))
        hand = match.game.view(match.seat).hand
        shown = terminal.type("").rsplit("Hand", 1)[-1]
        assert all(key.capitalize() in shown for key in hand)


def test_kingdomino_has_no_secrets_between_people(tmp_path: Path) -> None:
    names = ("--name", "Ana", "--name", "Maria", "--lang", "en")
    with Terminal(tmp_path, "play", "kingdomino", "--seed", "7", *names) as terminal:
        assert "take the keyboard" not in terminal.wait()


def test_each_seat_may_have_a_bot_of_its_own(tmp_path: Path) -> None:
    bots = ("--opponent", "greedy,random,full-greedy")
    with Terminal(tmp_path, *KINGDOMINO, *bots) as terminal:
        text = terminal.wait()
        assert all(name in text for name in ("Greedy", "Random", "Full Greedy"))
    assert kingdomino.replay_match(saved(tmp_path)).players == 4


def test_the_cards_are_drafted_in_turns(tmp_path: Path) -> None:
    with Terminal(tmp_path, *DOMINION, "--kingdom", "draft", "--opponent", "big-money") as terminal:
        screen = terminal.wait()
        named = 0
        while "choose a card for the Kingdom" in screen:
            screen = terminal.type("witch" if named == 0 else "1")
            named += 1
        assert named == 5
    kingdom = dominion.replay_match(saved(tmp_path)).game.start.kingdom
    assert len(kingdom) == 10
    assert "witch" in kingdom


DYNASTY = (*KINGDOMINO, "--opponent", "greedy", "--variants", "dynasty")


def play_until(terminal: Terminal, wanted: str) -> str:
    """Answer until a text is on the screen: a game by its first answers, and the next game by Enter."""
    screen = terminal.wait()
    for _ in range(500):
        if terminal.ended or wanted in screen:
            return screen
        last = screen.rsplit("\n", 1)[-1]
        screen = terminal.type("" if "[Enter: " in last else _first_answer(screen))
    raise AssertionError(f"{wanted} never came:\n{screen}")


def games_of(folder: Path) -> list[tuple[TableMeta, Match[kingdomino.Game]]]:
    """The saved games of a series in order, by what their files say."""
    texts = [file.read_text(encoding="utf-8") for file in folder.glob("*.regat")]
    games = []
    for text in texts:
        meta = TableMeta.find(text)
        assert meta
        games.append((meta, kingdomino.replay_match(text)))
    return sorted(games, key=lambda game: len(game[0].series or ()))


def row(name: str, *points: int) -> str:
    """K-VAR-DYNASTY-2: the points of the games, and their sum."""
    total = f" = {sum(points)}" if len(points) > 1 else ""
    return f"  {name:<6}  {' + '.join(map(str, points))}{total}"


def test_a_dynasty_is_three_games_with_standings_and_a_winner(tmp_path: Path) -> None:
    """K-VAR-DYNASTY-1 K-VAR-DYNASTY-2 K-VAR-DYNASTY-3"""
    with Terminal(tmp_path, *DYNASTY) as terminal:
        for number in (1, 2):
            screen = play_until(terminal, f"Dynasty: after game {number} of 3")
            scores = [match.scores() for _, match in games_of(tmp_path)[:number]]
            assert row("Ana", *(points[0] for points in scores)) in screen
            assert row("Greedy", *(points[1] for points in scores)) in screen
            assert screen.endswith(f"[Enter: game {number + 1} of 3]")
            terminal.type("")
        screen = play_until(terminal, "Dynasty: after game 3 of 3")
        assert terminal.code == 0
        assert "Play again?" not in screen
    games = games_of(tmp_path)
    scores = [match.scores() for _, match in games]
    assert [meta.series for meta, _ in games] == [(), (scores[0],), (scores[0], scores[1])]
    sums = [sum(points) for points in zip(*scores, strict=True)]
    assert row("Ana", *(points[0] for points in scores)) in screen
    winner = "Ana" if sums[0] > sums[1] else "Greedy"
    said = (
        f"Dynasty: {winner} wins with {max(sums)} points"
        if sums[0] != sums[1]
        else f"Dynasty: shared victory of Ana, Greedy ({sums[0]} points)"
    )
    assert screen.splitlines()[-1] == said


def test_a_dynasty_is_resumed_in_the_middle(tmp_path: Path) -> None:
    """K-VAR-DYNASTY-1: between two games, and within the second one."""
    with Terminal(tmp_path, *DYNASTY) as terminal:
        play_until(terminal, "[Enter: game 2 of 3]")
        terminal.child.sendintr()
        terminal.wait()
    [(meta, first), (_, second)] = games_of(tmp_path)
    assert (meta.series, second.entries) == ((), ())
    listed = regat("resume", "--list", "--lang", "en", REGAT_HOME=str(tmp_path)).stdout
    assert "Kingdomino: Ana, Greedy (Dynasty, Game 2 of 3: 0 moves)" in listed
    with Terminal(tmp_path, "resume", "1", "--lang", "en") as terminal:
        terminal.type(_first_answer(terminal.wait()))
        terminal.type("q")
    [_, (meta, second)] = games_of(tmp_path)
    assert meta.series == (first.scores(),)
    assert second.entries
    with Terminal(tmp_path, "resume", "1", "--lang", "en") as terminal:
        screen = play_until(terminal, "Dynasty: after game 2 of 3")
        [_, (_, second), _] = games_of(tmp_path)
        assert row("Ana", first.scores()[0], second.scores()[0]) in screen
        assert "[Enter: game 3 of 3]" in screen


def _first_answer(screen: str) -> str:
    """The number of a domino in the line of answers, or the first placement."""
    claims = re.search(r"(?m)^\s*(\d+)\s+[A-Z]\d?\s", screen.rsplit("Choose a domino", 1)[-1])
    return claims[1] if "Choose a domino" in screen and claims else "1"


# The chooser ----------------------------------------------------------------------------------------------


def test_five_times_enter_and_the_game_begins(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play") as terminal:
        assert "Українська" in terminal.wait()
        for asked in ("Which game?", "How many players?", "Who is player 2?", "Which Kingdom?"):
            assert asked in terminal.type("")
            if "player 2" in asked:
                assert "[Enter: Medium]" in terminal.text
                assert all(level in terminal.text for level in ("Novice", "Easy", "Hard", "Champion"))
        assert "Hand" in terminal.type("")


def test_the_chooser_goes_on_in_the_language_chosen(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play") as terminal:
        terminal.wait()
        assert "Яка гра" in terminal.type("українська") or "гр" in terminal.text
        terminal.type("2")
        assert "3 гравці" in terminal.text


def test_the_environment_says_which_language_is_meant(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", LANG="pl_PL.UTF-8") as terminal:
        assert "[Enter: Polski]" in terminal.wait()


# Terminals of all kinds -------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [DOMINION, KINGDOMINO])
def test_without_colour_nothing_is_coloured(arguments: tuple[str, ...], tmp_path: Path) -> None:
    with Terminal(tmp_path, *arguments, NO_COLOR="1") as terminal:
        terminal.wait()
        coloured = re.findall(r"\x1b\[(?:[0-9;]*;)?(?:3[0-7]|4[0-7]|9[0-7]|38|48)[;m]", terminal.raw)
        assert not coloured


@pytest.mark.parametrize("arguments", [DOMINION, KINGDOMINO])
def test_a_dumb_terminal_gets_lines_and_nothing_else(arguments: tuple[str, ...], tmp_path: Path) -> None:
    with Terminal(tmp_path, *arguments, TERM="dumb") as terminal:
        terminal.wait()
        terminal.type("?")
        assert "\x1b" not in terminal.raw


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (200, 60)])
@pytest.mark.parametrize("arguments", [DOMINION, KINGDOMINO])
def test_the_table_fits_the_terminal(
    arguments: tuple[str, ...], size: tuple[int, int], tmp_path: Path
) -> None:
    with Terminal(tmp_path, *arguments, size=size) as terminal:
        terminal.wait()
        drawn = ESCAPES.sub("\f", terminal.raw).rsplit("\f", 1)[-1]
        assert not terminal.wide
        assert drawn.count("\n") < size[1]
        assert len(terminal.screen) <= size[1]


@pytest.mark.parametrize(
    "command", [("play",), ("play", "dominion"), ("play", "kingdomino"), ("resume", "1")]
)
def test_without_a_terminal_it_says_so(command: tuple[str, ...], tmp_path: Path) -> None:
    if command[0] == "resume":
        with Terminal(tmp_path, *DOMINION) as terminal:
            terminal.wait()
            terminal.type("q")
    answer = regat(*command, "--lang", "en", REGAT_HOME=str(tmp_path))
    assert answer.returncode == 2
    assert "needs a terminal" in answer.stderr
    assert answer.stderr.count("\n") == 1


# Mistakes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dominion", "--kingdom", "atlantis"), "atlantis"),
        (("dominion", "--kingdom", "moat moat"), "moat"),
        (("dominion", "--edition", "2", "--kingdom", "spy " * 10), "spy"),
        (("dominion", "--opponent", "hal"), "hal"),
        (("dominion", "--players", "2", "--opponent", "random,random"), "3"),
        (("dominion", "--name", "x" * 21), "x" * 21),
        (("dominion", "--variants", "harmony"), "--variants"),
        (("kingdomino", "--players", "5"), "5"),
        (("kingdomino", "--variants", "mighty_duel", "--players", "3"), "3"),
        (("kingdomino", "--variants", "sideways"), "sideways"),
        (("dominion", "--lang", "xx"), "xx"),
    ],
)
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_wrong_option_is_named_in_the_players_language(
    arguments: tuple[str, ...], said: str, language: str, tmp_path: Path
) -> None:
    with Terminal(tmp_path, "play", *arguments, LANG=f"{language}.UTF-8") as terminal:
        text = terminal.wait().replace("\n", "")
        assert terminal.code == 2
        assert said in text
        assert bool(re.search("[а-яі]", text.replace("Українська", ""))) is (language == "uk")
    assert not list(tmp_path.glob("*.regat"))
