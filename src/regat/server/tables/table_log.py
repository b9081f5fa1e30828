"""The log of a table: its game, and notes among it such as who resigned and for whom a bot plays."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from regat.games import AnyGame
from regat.kernel.log_entry import LogEntry
from regat.server.protocol.game_wire import GameWire, game_wire
from regat.server.protocol.parts import Text, encode_once
from regat.server.protocol.text import to_wire
from regat.server.tables.table_doc import TableDoc
from regat.words.message import Message, Seat


class LogNote(NamedTuple):
    """A line, and the game at the moment of its entry; None before the game begins."""

    seq: int
    game: AnyGame | None
    line: Text


def draft_notes(document: TableDoc) -> tuple[LogNote, ...]:
    """The notes about what was picked before the game began."""
    wire = game_wire(document.setup.game)
    picked = [
        wire.pick_message(document.setup, document.seat_of_pick(number), pick)
        for number, pick in enumerate(document.draft)
    ]
    return tuple(LogNote(0, None, encode_once(to_wire(message))) for message in picked if message)


def add_note(notes: tuple[LogNote, ...], entry: LogEntry, game: AnyGame) -> tuple[LogNote, ...]:
    """The notes after an entry. An undo moves the notes that follow it in the log back with the game."""
    if entry.kind == "undo":
        return tuple(note._replace(game=game) if note.seq > int(entry.text) else note for note in notes)
    message = note_of(entry)
    return notes if message is None else (*notes, LogNote(entry.seq, game, encode_once(to_wire(message))))


class LogCursor:
    """How far a reader has read a log; a new one has read nothing."""

    def __init__(self) -> None:
        self.log: TableLog | None = None
        self.reader: int | None = None
        self.changes = 0


class TableLog:
    """The lines of a game with notes among them. All readers have the same number of lines."""

    def __init__(self, wire: GameWire) -> None:
        self._log = wire.log()
        self._game: AnyGame | None = None
        self._notes: list[tuple[int, Text]] = []  # and the number of the line that each is placed before
        self._changes: list[int] = []  # of each change, the first line that is new or different
        self._seqs: list[int] = []  # of each change, the newest entry that it includes

    def catch_up(self, game: AnyGame, notes: Sequence[LogNote], seq: int) -> None:
        """Add what has happened since, up to an entry."""
        for note in notes[len(self._notes) :]:
            self._add(note.game, note.seq)
            self._notes.append((len(self._log), note.line))
        if game is not self._game:
            self._add(game, seq)
            self._game = game

    def _add(self, game: AnyGame | None, seq: int) -> None:
        self._changes.append(0 if game is None else self._log.catch_up(game))
        self._seqs.append(seq)

    def cursor_at(self, reader: int | None, seq: int) -> LogCursor:
        """How far a reader has read who knows the log up to an entry: rather too little than too much."""
        cursor = LogCursor()
        cursor.log, cursor.reader, cursor.changes = self, reader, bisect_right(self._seqs, seq)
        return cursor

    def since(self, reader: int | None, cursor: LogCursor) -> tuple[int, list[Text]]:
        """What is new to a reader: the number of the first line, and the lines from there on."""
        if cursor.log is None:
            return 0, self._lines(reader)
        if cursor.log is not self or cursor.reader != reader:
            return self._since_other_log(reader, cursor.log, cursor)
        first = self._unchanged(cursor)
        if not self._notes:
            return first, self._log.lines(reader, first)
        first += sum([place < first for place, _ in self._notes])
        return first, self._lines(reader)[first:]

    def advance(self, cursor: LogCursor, reader: int | None) -> None:
        """Note that a reader has read everything."""
        cursor.log, cursor.reader, cursor.changes = self, reader, len(self._changes)

    def _unchanged(self, cursor: LogCursor) -> int:
        """How many lines of the game are the same as they were at the cursor."""
        return min(self._changes[cursor.changes :], default=len(self._log))

    def _since_other_log(
        self, reader: int | None, other: TableLog, cursor: LogCursor
    ) -> tuple[int, list[Text]]:
        """What is new to a reader of another log: of another seat, or from before an undo."""
        known = other._unchanged(cursor)
        known += sum([place < known for place, _ in other._notes])
        before, now = other._lines(cursor.reader), self._lines(reader)
        first, same = 0, min(known, len(before), len(now))
        while first < same and before[first] == now[first]:
            first += 1
        return first, now[first:]

    def _lines(self, reader: int | None) -> list[Text]:
        """All lines as a seat may know them, each note before its line; None: as everybody may."""
        lines = self._log.lines(reader)
        whole: list[Text] = []
        done = 0
        for place, note in self._notes:
            whole += [*lines[done:place], note]
            done = place
        return whole + lines[done:]


def note_of(entry: LogEntry) -> Message | None:
    """The line for an entry that is not a decision; None if there is none."""
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
