"""Whole games at a terminal of 80 × 24, in every language, with the fewest and the most players.

The player reads the saved game, as a second program would, and types what a bot would answer: by the number
of an answer, by the words of the language, or in record notation.
"""

from pathlib import Path

import pytest

from regat import dominion, kingdomino
from regat.dominion.bots import reference as dominion_bots
from regat.dominion.terminal.presenter import DominionDesk
from regat.kernel.match import Match
from regat.kingdomino.bots import reference as kingdomino_bots
from regat.kingdomino.terminal.presenter import KingdominoDesk
from regat.terminal.localized import RichTranslator
from regat.terminal.presenter import ViewContext
from regat.words import LANGUAGES, Translator
from tests.terminal.seat import Terminal

MOST_ANSWERS = 1_000
GAMES = [("dominion", 2), ("dominion", 6), ("kingdomino", 2), ("kingdomino", 4)]


class Player:
    """Somebody who knows the game, the language, and where games are saved."""

    def __init__(self, game: str, language: str, home: Path, names: list[str]) -> None:
        self.game = game
        self.home = home
        self.voice = RichTranslator(Translator(language), names)

    def match(self) -> Match[dominion.Game] | Match[kingdomino.Game]:
        (file,) = self.home.glob("*.regat")
        replay = dominion.replay_match if self.game == "dominion" else kingdomino.replay_match
        return replay(file.read_text(encoding="utf-8"))

    def answer(self, turn: int) -> str:
        """What to type now: every third time in words of the language."""
        match = self.match()
        game, seat, choice = match.game, match.seat, match.choice
        assert choice is not None, "somebody is asked"
        if isinstance(game, dominion.Game):
            text = dominion_bots.bot("big-money").choose(game.view(seat), game.memory(seat), choice)
            desk = DominionDesk(self.voice)
            offered = desk.completions(ViewContext(game, seat, choice))
            meant = [one for one in offered if desk.read(one, ViewContext(game, seat, choice)) == text]
        else:
            text = kingdomino_bots.bot("greedy", turn).choose(game.view(seat), game.memory(seat), choice)
            look = ViewContext(game, seat, choice)
            table = KingdominoDesk(self.voice)
            meant = [one for one in table.completions(look) if table.read(one, look) == text]
        return meant[0] if meant and turn % 3 == 0 else text


def play_on(terminal: Terminal, player: Player) -> str:
    """Answer until the game is over; the last screen."""
    again = player.voice.plain("evening-again")
    screen = terminal.wait()
    for turn in range(MOST_ANSWERS):
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
