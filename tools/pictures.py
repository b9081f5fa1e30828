"""The pictures in README: both tables in the middle of a game, as the terminal shows them.

python tools/pictures.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from regat import dominion, kingdomino
from regat.dominion.bots import reference as dominion_bots
from regat.dominion.terminal import FACE as DOMINION
from regat.dominion.terminal.presenter import DominionPresenter
from regat.kernel.chance import Seeded
from regat.kingdomino.bots import reference as kingdomino_bots
from regat.kingdomino.terminal import FACE as KINGDOMINO
from regat.kingdomino.terminal.presenter import KingdominoPresenter
from regat.terminal.presenter import ViewContext
from regat.terminal.screen import Area
from regat.words import Translator

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH, HEIGHT = 120, 36
KINGDOM = "cellar chapel festival laboratory market militia moat smithy village witch"


def dominion_look() -> tuple[DominionPresenter, ViewContext[dominion.Game]]:
    """Ana's sixth turn, with some cards in play."""
    words = Translator("en")
    match = dominion.match(3, 2, KINGDOM, chance=Seeded(11))
    while match.game.view(0).seats[0].turns < 6 or match.seat != 0 or match.game.view(0).coins < 2:
        game, seat, choice = match.game, match.seat, match.choice
        assert choice, "the match goes on"
        match.answer(dominion_bots.bot("big-money-smithy").choose(game.view(seat), game.memory(seat), choice))
    names = ["Ana", words("bot-medium"), words("bot-hard")]
    return DOMINION.presenter(words, names), ViewContext(match.game, 0, match.choice)


def kingdomino_look() -> tuple[KingdominoPresenter, ViewContext[kingdomino.Game]]:
    """A placement that is shown before it is given."""
    words = Translator("pl")
    match = kingdomino.match(3, chance=Seeded(4))
    while (
        match.seat != 0 or not match.game.view(0).placements or len(match.game.view(0).kingdoms[0].placed) < 6
    ):
        game, seat, choice = match.game, match.seat, match.choice
        assert choice, "the match goes on"
        bot = kingdomino_bots.bot("full-greedy", len(match.entries))
        match.answer(bot.choose(game.view(seat), game.memory(seat), choice))
    names = ["Ana", words("bot-medium"), words("bot-hard")]
    best = max(match.game.view(0).placements, key=lambda place: place.gain)
    return KINGDOMINO.presenter(words, names), ViewContext(match.game, 0, match.choice, preview=str(best))


def draw(name: str, drawn: object) -> None:
    console = Console(
        record=True,
        width=WIDTH,
        height=HEIGHT,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
    )
    console.print(drawn)
    svg = console.export_svg(title="regat", theme=MONOKAI, unique_id=f"regat-{name}")
    # Fonts come from the reader's machine, nothing from elsewhere.
    svg = re.sub(r",?\s*url\(\"https?://[^)]*\)[^,;]*", "", svg)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    room = Area(WIDTH, HEIGHT)
    table, context = dominion_look()
    draw("dominion", table.draw(context, room))
    board, seen = kingdomino_look()
    draw("kingdomino", board.draw(seen, room))
