# cython: boundscheck=True, wraparound=True
"""Notes: what the log of a table tells besides the game: who gave up, for whom a bot plays, who is back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regat import dominion
from regat.kernel.log_entry import LogEntry
from regat.server.protocol.log import DominionLog, KingdominoLog, follow
from regat.server.protocol.messages import Say, encode
from regat.server.protocol.text import say
from regat.server.tables.games import AnyGame
from regat.words.message import Message, Seat


class LogNote(NamedTuple):
    """A line, and the game as it stood when it was entered."""

    seq: int
    game: AnyGame
    line: Say


def add_note(notes: tuple[LogNote, ...], entry: LogEntry, game: AnyGame) -> tuple[LogNote, ...]:
    """The notes after an entry; what an undo has taken back no note comes after."""
    if entry.kind == "undo":
        return tuple(note._replace(game=game) if note.seq > int(entry.text) else note for note in notes)
    message = note_of(entry)
    return notes if message is None else (*notes, LogNote(entry.seq, game, say(message)))


class LogCursor:
    """How far somebody has read a log; at first, not at all."""

    def __init__(self) -> None:
        self.log: TableLog | None = None
        self.reader: int | None = None
        self.read = 0


class TableLog:
    """What is told at a table: its game, and notes among it. The lines of every reader are as many."""

    def __init__(self, game: AnyGame) -> None:
        self._log = DominionLog() if isinstance(game, dominion.Game) else KingdominoLog()
        self._followed: AnyGame | None = None
        self._places: list[tuple[int, bytes]] = []  # notes, and before which line they stand
        self._changes: list[int] = []  # each time something was told: the first line that was not as before

    def follow(self, game: AnyGame, notes: Sequence[LogNote]) -> None:
        """Go on with what has happened since."""
        for note in notes[len(self._places) :]:
            self._changes.append(follow(self._log, note.game))
            self._places.append((len(self._log), encode(note.line)))
        if game is not self._followed:
            self._changes.append(follow(self._log, game))
            self._followed = game

    def since(self, reader: int | None, mark: LogCursor) -> tuple[int, list[bytes], bool]:
        """What is new to a reader who had read up to a mark: from which line on, the lines, and whether all
        who had read as far are told the same.
        """
        if mark.log is None:
            return 0, self._texts(reader), False
        if mark.log is not self or mark.reader != reader:
            return *self._anew(reader, mark.log, mark), False
        first = self._known(mark)
        if not self._places:
            return first, self._log.texts(reader, first), self._log.open(first)
        first += sum([place < first for place, _ in self._places])
        return first, self._texts(reader)[first:], False

    def move(self, mark: LogCursor, reader: int | None) -> None:
        """Mark that a reader has read everything."""
        mark.log, mark.reader, mark.read = self, reader, len(self._changes)

    def _known(self, mark: LogCursor) -> int:
        """How many lines of the game are as they were at the mark."""
        if mark.read == len(self._changes) - 1:
            return self._changes[-1]
        return min(self._changes[mark.read :], default=len(self._log))

    def _anew(self, reader: int | None, other: TableLog, mark: LogCursor) -> tuple[int, list[bytes]]:
        """The same for who has read another log: as another seat, or before something was undone."""
        known = other._known(mark)
        known += sum([place < known for place, _ in other._places])
        before, now = other._texts(mark.reader), self._texts(reader)
        first, same = 0, min(known, len(before), len(now))
        while first < same and before[first] == now[first]:
            first += 1
        return first, now[first:]

    def _texts(self, reader: int | None) -> list[bytes]:
        """All lines as a seat may know them, encoded; None: as everybody may."""
        return interleave(self._log.texts(reader), self._places)


def interleave(lines: list[bytes], places: Sequence[tuple[int, bytes]]) -> list[bytes]:
    """The lines of a game with notes among them, each before the line with that number."""
    if not places:
        return lines
    whole: list[bytes] = []
    begun = 0
    for place, line in places:
        whole += [*lines[begun:place], line]
        begun = place
    return whole + lines[begun:]


def note_of(entry: LogEntry) -> Message | None:
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
