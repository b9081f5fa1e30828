"""A record: a game as readable text, from which the identical table can be rebuilt.

    regat record 1
    game nim
    players 2
    chance plain 7

    take left
    guard middle right
    ! undo 2
    = unfinished, entries 3, table 5e1f…

Lines that begin with # are comments.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from regat.kernel import chance
from regat.kernel.errors import BadRecord
from regat.kernel.game import Game
from regat.kernel.log_entry import LogEntry

VERSION = 1
MAX_CHARS = 1_000_000
MAX_ENTRIES = 100_000

_TITLE = re.compile(r"regat record ([1-9][0-9]{0,8})")
_HEADER = re.compile(r"([a-z][a-z0-9_]*) ([^ ]+(?: [^ ]+)*)")
_OVER = r"over, -?[0-9]{1,9}(?: -?[0-9]{1,9})*, winners (?:none|[0-9]{1,4}(?: [0-9]{1,4})*)"
_CLOSING = re.compile(rf"= ({_OVER}|unfinished), entries ([0-9]{{1,9}}), table ([0-9a-f]{{8,256}}|-)")
# Also lone surrogates, which no file can hold, and what some editors take for the end of a line.
_CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")

Numbered = list[tuple[int, str]]  # lines with their numbers in the file


class RecordError(BadRecord):
    """A record that does not fit, and the number of the line where that shows."""

    def __init__(self, reason: str, line: int) -> None:
        super().__init__(reason, line)  # both, so that it can be sent from one process to another
        self.reason = reason
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Lines:
    """The numbers of the lines in the file that a record was read from."""

    header: dict[str, int]
    entries: tuple[int, ...]
    closing: int


@dataclass(frozen=True, slots=True)
class Record:
    """A game's set-up, chance, log and outcome."""

    game: str
    header: tuple[tuple[str, str], ...]  # the set-up, without the game and its chance
    chance: str
    entries: tuple[str, ...]
    outcome: str = "unfinished"  # or `over, 12 9, winners 0`
    table: str = "-"  # the fingerprint of the last table; - while the secret of sealed chance is withheld
    version: int = VERSION
    lines: Lines | None = field(default=None, compare=False, repr=False)

    @property
    def over(self) -> bool:
        return self.outcome != "unfinished"

    @property
    def setup(self) -> dict[str, str]:
        """The header's keys and values."""
        return dict(self.header)

    def text(self) -> str:
        """The record as it is written to a file."""
        head = [f"regat record {self.version}", f"game {self.game}"]
        head += [f"{key} {value}" for key, value in self.header]
        closing = f"= {self.outcome}, entries {len(self.entries)}, table {self.table}"
        return "\n".join((*head, f"chance {self.chance}", "", *self.entries, closing, ""))

    @classmethod
    def of(cls, game: Game, luck: str) -> Record:
        """The record of a game that has no match, under the chance that dealt it."""
        outcome = outcome_text(game.scores(), game.winners()) if game.over else "unfinished"
        header = tuple(game.header().items())
        return cls(game.name, header, luck, game.log(), outcome, game.fingerprint())

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """Read a record; what does not fit raises BadRecord with the number of the line and the reason."""
        numbered = _numbered(text)
        version = _version(numbered)
        blank = _blank(numbered)
        header = _header(numbered[1:blank], end=numbered[blank][0])
        body, closing, last = _closing(numbered[blank + 1 :])
        entries = _entries(body, announced=int(closing[2]), end=last)
        rest = tuple((key, value) for key, (_, value) in header.items() if key not in ("game", "chance"))
        places = {key: number for key, (number, _) in header.items()}
        lines = Lines(places, tuple(number for number, _ in body), last)
        luck = header["chance"][1]
        record = cls(header["game"][1], rest, luck, entries, closing[1], closing[3], version, lines)
        record._check_chance()
        return record

    def expect(self, required: Collection[str], optional: Collection[str] = ()) -> None:
        """Refuse a header that lacks a key the game requires, or has one that the game does not know."""
        for key, _ in self.header:
            if key not in required and key not in optional:
                raise self.error_at(f"unknown header key {key!r}", key=key)
        if missing := sorted(set(required) - set(self.setup)):
            raise self.error_at(f"missing header key {missing[0]!r}", key="game")

    def error_at(self, reason: str, *, key: str | None = None, entry: int | None = None) -> RecordError:
        """The error for a header key, an entry (counted from 1), or else the closing line."""
        lines = self.lines or self._as_written()
        if key is not None:
            return RecordError(reason, lines.header.get(key, 1))
        return RecordError(reason, lines.closing if entry is None else lines.entries[entry - 1])

    def _as_written(self) -> Lines:
        keys = ["game", *self.setup, "chance"]
        first = len(keys) + 3
        closing = first + len(self.entries)
        header = {key: number for number, key in enumerate(keys, 2)}
        return Lines(header, tuple(range(first, closing)), closing)

    def _check_chance(self) -> None:
        try:
            luck = chance.parse(self.chance)
        except BadRecord as error:
            raise self.error_at(str(error), key="chance") from None
        withheld = not isinstance(luck, chance.Seeded) and luck.secret is None
        if (self.table == "-") != withheld:
            raise self.error_at("the table's fingerprint is left out exactly when the secret is withheld")


def outcome_text(scores: Iterable[int], winners: Iterable[int]) -> str:
    """The closing line's words about a game that is over."""
    return f"over, {' '.join(map(str, scores))}, winners {' '.join(map(str, winners)) or 'none'}"


def _numbered(text: str | bytes) -> Numbered:
    """The lines without comments, checked for control characters."""
    if len(text) > MAX_CHARS:
        raise RecordError(f"longer than {MAX_CHARS} characters", 1)
    if isinstance(text, bytes):
        text = _decoded(text)
    # Editors on Windows write both.
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    if control := _CONTROL.search(text):
        line = text.count("\n", 0, control.start()) + 1
        raise RecordError(f"control character U+{ord(control[0]):04X}", line)
    lines = text.rstrip("\n").split("\n")
    return [(number, line) for number, line in enumerate(lines, 1) if not line.startswith("#")]


def _decoded(octets: bytes) -> str:
    try:
        return octets.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError("not UTF-8 text", octets.count(b"\n", 0, error.start) + 1) from None


def _version(numbered: Numbered) -> int:
    number, line = numbered[0] if numbered else (1, "")
    title = _TITLE.fullmatch(line)
    if title is None:
        raise RecordError("not a regat record: it must begin with `regat record` and a version", number)
    if int(title[1]) > VERSION:
        raise RecordError(
            f"written by a newer regat: version {title[1]}, this one reads up to {VERSION}", number
        )
    return int(title[1])


def _blank(numbered: Numbered) -> int:
    """Where the header ends."""
    for place, (_, line) in enumerate(numbered):
        if not line:
            return place
    raise RecordError("cut short: no empty line ends the header", numbered[-1][0])


def _header(numbered: Numbered, end: int) -> dict[str, tuple[int, str]]:
    header: dict[str, tuple[int, str]] = {}
    for number, line in numbered:
        pair = _HEADER.fullmatch(line)
        if pair is None:
            raise RecordError(f"{line[:40]!r} is not a header line: a key and its value", number)
        if pair[1] in header:
            raise RecordError(f"header key {pair[1]!r} is given twice", number)
        header[pair[1]] = (number, pair[2])
    for key in ("game", "chance"):
        if key not in header:
            raise RecordError(f"missing header key {key!r}", end)
    return header


def _closing(numbered: Numbered) -> tuple[Numbered, re.Match[str], int]:
    """The lines before the closing line, what that says, and its number."""
    place = next((place for place, (_, line) in enumerate(numbered) if line.startswith("=")), None)
    if place is None:
        raise RecordError("cut short: the closing line is missing", numbered[-1][0] if numbered else 1)
    number, line = numbered[place]
    closing = _CLOSING.fullmatch(line)
    if closing is None:
        raise RecordError("the closing line is cut short or malformed", number)
    for after, words in numbered[place + 1 :]:
        if words:
            raise RecordError("text after the closing line", after)
    return numbered[:place], closing, number


def _entries(numbered: Numbered, announced: int, end: int) -> tuple[str, ...]:
    if len(numbered) > MAX_ENTRIES:
        raise RecordError(f"more than {MAX_ENTRIES} entries", numbered[MAX_ENTRIES][0])
    for seq, (number, line) in enumerate(numbered, 1):
        try:
            LogEntry.parse(seq, line)
        except BadRecord as error:
            raise RecordError(str(error), number) from None
    if len(numbered) != announced:
        raise RecordError(f"{announced} entries are announced, but the record has {len(numbered)}", end)
    return tuple(line for _, line in numbered)
