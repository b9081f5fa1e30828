"""Notes: what the log of a table tells besides the game: who gave up, for whom a bot plays, who is back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regat.kernel.entry import Entry
from regat.server.messages import Say
from regat.server.playing import AnyGame
from regat.server.wire.say import say
from regat.words.message import Message, Seat


class Note(NamedTuple):
    """A line, and the game as it stood when it was entered."""

    seq: int
    game: AnyGame
    line: Say


def noted(notes: tuple[Note, ...], entry: Entry, game: AnyGame) -> tuple[Note, ...]:
    """The notes after an entry; what an undo has taken back no note comes after."""
    if entry.kind == "undo":
        return tuple(note._replace(game=game) if note.seq > int(entry.text) else note for note in notes)
    message = _message(entry)
    return notes if message is None else (*notes, Note(entry.seq, game, say(message)))


def woven(lines: tuple[Say, ...], places: Sequence[tuple[int, Say]]) -> tuple[Say, ...]:
    """The lines of a game with notes among them, each before the line with that number."""
    if not places:
        return lines
    whole: list[Say] = []
    begun = 0
    for place, line in places:
        whole += [*lines[begun:place], line]
        begun = place
    return (*whole, *lines[begun:])


def _message(entry: Entry) -> Message | None:
    name = Seat(entry.seat)
    match entry.kind:
        case "resign":
            return Message("log-resigns", name=name)
        case "timeout":
            return Message("log-out-of-time", name=name)
        case "takeover":
            return Message("log-bot-takes-over", name=name, bot=Message(f"bot-{entry.text}"))
        case "return":
            return Message("log-returns", name=name)
        case "end":
            return Message("log-broken-off")
        case _:
            return None
