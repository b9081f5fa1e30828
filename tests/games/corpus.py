"""Write records of a release into a corpus that all later releases must replay."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from regat import __version__
from regat.kernel.game import Game
from regat.kernel.match import Match

G = TypeVar("G", bound=Game)
Answer = Callable[[G, random.Random], str]

SECRET = bytes(range(100, 132))
MAX_DECISIONS = 100_000


def play_record(game: G, answer: Answer[G], seed: int, decisions: int = MAX_DECISIONS) -> str:
    """Return the record of a game after this many random decisions, or at its end."""
    dice = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.answer(answer(game, dice))
    return game.record()


def play_match(
    match: Match[G], answer: Answer[G], seed: int, *, decisions: int = MAX_DECISIONS, undo: float = 0.0
) -> Match[G]:
    """Answer at random; `undo` is the probability that a decision is followed by an undo."""
    dice = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.answer(answer(match.game, dice))
        if undo and dice.random() < undo:
            match.undo(dice.choice(match.active_decisions()[-5:]).seq)
    return match


def write_corpus(corpus: Path, records: Mapping[str, Callable[[], str]]) -> None:
    folder = corpus / __version__
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in records.items():
        (folder / f"{name}.record").write_text(make(), encoding="utf-8", newline="\n")
    print(f"{len(records)} records in {folder.name}")
