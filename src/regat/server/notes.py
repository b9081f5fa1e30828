"""Notes: what the log of a table tells besides the game: who gave up, for whom a bot plays, who is back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regat import dominion
from regat.kernel.entry import Entry
from regat.server.messages import Say
from regat.server.playing import AnyGame
from regat.server.wire.log import DominionLog, KingdominoLog, follow
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
    message = note_of(entry)
    return notes if message is None else (*notes, Note(entry.seq, game, say(message)))


class TableLog:
    """What is told at a table: its game, and notes among it. The lines of every reader are as many."""

    def __init__(self, game: AnyGame) -> None:
        self._log = DominionLog() if isinstance(game, dominion.Game) else KingdominoLog()
        self._followed: AnyGame | None = None
        self._places: list[tuple[int, Say]] = []  # notes, and before which line they stand

    def follow(self, game: AnyGame, notes: Sequence[Note]) -> None:
        """Go on with what has happened since."""
        for note in notes[len(self._places) :]:
            follow(self._log, note.game)
            self._places.append((len(self._log.lines(None)), note.line))
        if game is not self._followed:
            follow(self._log, game)
            self._followed = game

    def lines(self, reader: int | None) -> tuple[Say, ...]:
        """All of them, as a seat may know them; None: as everybody may."""
        return woven(self._log.lines(reader), self._places)


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


def note_of(entry: Entry) -> Message | None:
    """What is told of an entry that is no decision; None if nothing is."""
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
