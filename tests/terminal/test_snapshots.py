"""Screens as they are kept in `snapshots/`: a changed one is looked at before it is kept.

python -m tests.terminal.test_snapshots      write them anew
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from regat.words import LANGUAGES
from tests.terminal.pseudo_terminal import Terminal

FOLDER = Path(__file__).parent / "snapshots"


@dataclass(frozen=True)
class Shot:
    """What is played, where, and what is typed before the screen is kept."""

    game: str
    players: int
    language: str
    size: tuple[int, int]
    typed: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.language}-{self.size[0]}x{self.size[1]}"

    def take(self) -> str:
        with tempfile.TemporaryDirectory() as home:
            arguments = (
                "--seed",
                "5",
                "--name",
                "Ana",
                "--lang",
                self.language,
                "--players",
                str(self.players),
                *OPPONENTS[self.game],
            )
            with Terminal(Path(home), "play", self.game, *arguments, size=self.size) as terminal:
                screen = terminal.wait()
                for line in self.typed:
                    screen = terminal.type(line)
                return screen + "\n"


# Whoever one meets without asking; but Kingdomino's has a network, whose last digits depend on the processor.
OPPONENTS = {"dominion": (), "kingdomino": ("--opponent", "greedy")}
TYPED = {"dominion": ("t", "end turn"), "kingdomino": ("claim 42",)}
SHOTS = [
    Shot(game, players, language, size, TYPED[game])
    for game, players, size in (
        ("dominion", 2, (80, 24)),
        ("dominion", 6, (80, 24)),
        ("dominion", 3, (200, 60)),
        ("kingdomino", 4, (80, 24)),
        ("kingdomino", 3, (200, 60)),
    )
    for language in LANGUAGES
]


@pytest.mark.parametrize("shot", SHOTS, ids=lambda shot: shot.name)
def test_the_screen_is_the_one_that_was_kept(shot: Shot) -> None:
    assert shot.take() == (FOLDER / f"{shot.name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in SHOTS:
        (FOLDER / f"{one.name}.txt").write_text(one.take(), encoding="utf-8")
