"""Fuzzing that any game here can be put through: garbled answers and garbled records."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from regat import games
from regat.kernel.chance import Seeded
from regat.kernel.errors import BadRecord, IllegalAnswer
from regat.kernel.game import Game

fuzz = settings(max_examples=150, derandomize=True)
hard = settings(max_examples=5000)
seeds = st.integers(0, 10**6)
not_a_record = st.text(max_size=200) | st.binary(max_size=200)


def taken_lines(game: Game, text: str) -> tuple[str, ...]:
    """Answer a game: the new lines of its log; none if the answer was refused and changed nothing."""
    before, taken = _position(game), len(game.log())
    try:
        game.answer(text)
    except IllegalAnswer:
        assert _position(game) == before
        return ()
    lines = game.log()[taken:]
    assert lines
    return lines


def _position(game: Game) -> tuple[object, ...]:
    return game.fingerprint(), game.log(), game.events(None), game.legal, game.choice


def check_answer_to_a_match(name: str, seed: int, text: str) -> None:
    spec = games.spec(name)
    match = spec.match(spec.setup(), Seeded(seed))
    before = match.entries, match.game.fingerprint()
    try:
        match.answer(text)
    except IllegalAnswer:
        assert (match.entries, match.game.fingerprint()) == before


def mutate(text: str, dice: random.Random, words: Sequence[str]) -> str:
    """Change a record somewhere: a character, a word, a line, the end."""
    lines = text.split("\n")
    at, place = dice.randrange(len(lines)), dice.randrange(len(text))
    match dice.randrange(8):
        case 0:
            character = chr(dice.choice((0, 9, 32, 33, 61, 98, 57, 0x663, 0x2028, 0x1F600)))
            return text[:place] + character + text[place + 1 :]
        case 1:
            return text[:place]
        case 2:
            del lines[at]
        case 3:
            more = (*lines, "! undo 1", "! resign 0", "buy gold", "claim 4", "# note", "", "chance plain 3")
            lines.insert(at, dice.choice(more))
        case 4:
            other = dice.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 5:
            parts = lines[at].split(" ")
            parts[dice.randrange(len(parts))] = dice.choice((*words, "-1", "99", "1e9", ""))
            lines[at] = " ".join(parts)
        case 6:
            return text[:place] + text[place + dice.randint(1, 30) :]
        case _:
            place = dice.choice([spot for spot, letter in enumerate(text) if letter.isdigit()] or [0])
            return text[:place] + dice.choice(("", "9", "00", "7777777777")) + text[place + 1 :]
    return "\n".join(lines)


def check_record(name: str, text: str, seed: int, words: Sequence[str], times: int = 10) -> None:
    """A garbled record is refused with the wrong line, or still replays to its fingerprint."""
    dice = random.Random(seed)
    for _ in range(times):
        mutated = text
        for _ in range(dice.randint(1, 3)):
            mutated = mutate(mutated or text, dice, words)
        try:
            game = games.spec(name).replay(mutated).game
        except BadRecord as error:
            check_names_the_line(error)
        else:
            assert mutated.count("\n= ") >= 1
            assert game.fingerprint() in mutated


def check_names_the_line(error: BadRecord) -> None:
    assert str(error).startswith("line ")


def check_not_a_record(name: str, text: str | bytes) -> None:
    with pytest.raises(BadRecord, match=r"^line \d+: "):
        games.spec(name).replay(text)
