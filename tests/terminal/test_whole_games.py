"""Whole games at a terminal of 80 × 24, in every language, with the fewest and the most players.

The player reads the saved game, as a second program would, and types what a bot would answer: by the number
of an answer, by the words of the language, or in record notation.
"""

from pathlib import Path

import pytest

from regat import games
from regat.games import AnyMatch
from regat.terminal.game_ui import game_ui
from regat.terminal.presenter import ViewContext
from regat.words import LANGUAGES, Translator
from tests.terminal.pseudo_terminal import Terminal

MAX_ANSWERS = 1_000
BOTS = {"dominion": "big-money", "kingdomino": "greedy"}
GAMES = [(name, players) for name in games.names() for players in (2, games.spec(name).players[-1])]


class Player:
    """Somebody who knows the game, the language, and where games are saved."""

    def __init__(self, game: str, language: str, home: Path, names: list[str]) -> None:
        self.game = game
        self.home = home
        self.presenter = game_ui(game).presenter(Translator(language), names)

    def match(self) -> AnyMatch:
        (file,) = self.home.glob("*.regat")
        return games.replay(file.read_text(encoding="utf-8"))

    def answer(self, turn: int) -> str:
        """What to type now: every third time in words of the language."""
        match = self.match()
        game, seat, choice = match.game, match.seat, match.choice
        assert choice is not None, "somebody is asked"
        text = self.presenter.bot_answer(BOTS[self.game], turn, game, choice)
        context = ViewContext(game, seat, choice)
        typed = self.presenter.completions(context)
        meant = [one for one in typed if self.presenter.read(one, context) == text]
        return meant[0] if meant and turn % 3 == 0 else text


def play_on(terminal: Terminal, player: Player) -> str:
    """Answer until the game is over; the last screen."""
    again = player.presenter.translate.plain("session-again")
    screen = terminal.wait()
    for turn in range(MAX_ANSWERS):
        if again in screen:
            return screen
        confirming = player.game == "kingdomino" and "[Enter: " in screen.rsplit("\n", 1)[-1]
        screen = terminal.type("" if confirming else player.answer(turn))
    raise AssertionError(f"the game does not end:\n{screen}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_game_is_played_to_its_end_within_80_columns(
    game: str, players: int, language: str, tmp_path: Path
) -> None:
    arguments = ("play", game, "--players", str(players), "--name", "Ana", "--seed", "7", "--lang", language)
    with Terminal(tmp_path, *arguments) as terminal:
        player = Player(game, language, tmp_path, [f"{number}" for number in range(players)])
        last = play_on(terminal, player)
        assert str(tmp_path) in last.replace("\n", "")
        terminal.type("")
        assert terminal.code == 0
        assert not terminal.wide
        assert "Traceback" not in terminal.raw
        assert "no message" not in terminal.raw
    match = player.match()
    assert match.over
    assert match.players == players
