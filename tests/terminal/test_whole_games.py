"""Whole games at a terminal of 80 × 24, in every language, with the fewest and the most players."""

import re
from pathlib import Path

import pytest

from regat import dominion, kingdomino
from regat.words import LANGUAGES, Words
from tests.terminal.seat import Terminal

MOST_ANSWERS = 1_000
GAMES = [("dominion", 2), ("dominion", 6), ("kingdomino", 2), ("kingdomino", 4)]
REPLAY = {"dominion": dominion.replay_match, "kingdomino": kingdomino.replay_match}


def play_on(terminal: Terminal, words: Words) -> str:
    """Take the first answer, or play all Treasures, until the game is over; the last screen."""
    screen = terminal.wait()
    for _ in range(MOST_ANSWERS):
        if words("evening-again") in screen:
            return screen
        enter = re.search(r"\[Enter: .*\]> $", screen + " ")
        screen = terminal.type("" if enter else "1")
    raise AssertionError(f"the game does not end:\n{screen}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_is_played_to_its_end_within_80_columns(
    game: str, players: int, language: str, tmp_path: Path
) -> None:
    words = Words(language)
    arguments = ("play", game, "--players", str(players), "--name", "Ana", "--seed", "7", "--lang", language)
    with Terminal(tmp_path, *arguments) as terminal:
        last = play_on(terminal, words)
        assert str(tmp_path) in last.replace("\n", "")
        terminal.type("")
        assert terminal.code == 0
        assert not terminal.wide
        assert "Traceback" not in terminal.raw
        assert "no message" not in terminal.raw
    (record,) = tmp_path.glob("*.regat")
    match = REPLAY[game](record.read_text(encoding="utf-8"))
    assert match.over
    assert match.players == players
