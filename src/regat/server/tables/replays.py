"""Replays: a whole game step by step, from the perspective of a seat or a watcher, or with all hands open."""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Literal

import msgspec
from msgspec import Struct, structs

from regat import games
from regat.games import AnyGame, AnyMatch
from regat.kernel.choice import Choice
from regat.kernel.errors import BadRecord
from regat.kernel.log_entry import LogEntry
from regat.kernel.record import Record
from regat.kernel.table_meta import SeatedPlayer, players_in
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import PrivateView, SeriesInfo, Setup, View
from regat.server.protocol.parts import Ending, Text
from regat.server.protocol.text import to_wire
from regat.server.tables.table_log import note_of
from regat.words.game_words import OWNER

MAX_ENTRIES = 5_000  # a long game of six players has about 1,500
GZIP_LEVEL = 5

Perspective = int | Literal["open"] | None  # a seat, all hands open, or a watcher


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """The table after an entry of the log, without undone entries; the first step is the initial position."""

    seq: int  # the number of the entry
    view: View
    private: PrivateView | None = None  # what the chosen seat alone sees
    seat: int | None = None  # whose entry it is
    answer: str = ""  # in record notation
    text: Text | None = None  # the same as text
    log: tuple[Text, ...] = ()  # cut the log off at `log_from` and append this
    log_from: int = 0
    hands: tuple[tuple[str, ...], ...] = ()  # of all seats, where all hands are open


class Replay(Struct, frozen=True, omit_defaults=True):
    """A game from its set-up to its end, or as far as it has been played."""

    setup: Setup
    names: tuple[str, ...]  # of the players; empty where unknown
    bots: tuple[str, ...]  # the bot at each seat; empty for a person
    seat: int | None  # whose private view the steps have; null for a watcher, and with all hands open
    forked: int  # the last entry that it shares with the game it was forked from
    steps: tuple[ReplayStep, ...]
    result: Ending | None
    series: SeriesInfo | None = None  # the games of the table's series


def replay_text(
    text: str,
    players: tuple[SeatedPlayer, ...] | None,
    perspective: Perspective,
    series: SeriesInfo | None = None,
) -> bytes:
    """The replay of a record as gzipped JSON; BadRecord if it is malformed.

    Without `players`, the record itself may name them.
    """
    record = Record.parse(text)
    if len(record.entries) > MAX_ENTRIES:
        raise BadRecord(f"more than {MAX_ENTRIES} entries")
    match = games.replay(record)
    if isinstance(perspective, int) and perspective >= match.players:
        raise BadRecord(f"there is no seat {perspective}")
    named = players or players_in(text)
    if len(named) != match.players:
        named = (SeatedPlayer(),) * match.players
    found = structs.replace(replay(match, named, perspective), series=series)
    return gzip.compress(msgspec.json.encode(found), GZIP_LEVEL, mtime=0)


def replay(match: AnyMatch, players: Sequence[SeatedPlayer], perspective: Perspective) -> Replay:
    """The replay of a match that has no secrets any more."""
    return Replay(
        setup=game_wire(match.game.name).setup_of(match.position_after(0)),
        names=tuple(player.name for player in players),
        bots=tuple(player.bot for player in players),
        seat=perspective if isinstance(perspective, int) else None,
        forked=match.fork,
        steps=tuple(_steps(match, perspective)),
        result=Ending(match.scores(), match.winners()) if match.over else None,
    )


def _steps(match: AnyMatch, perspective: Perspective) -> Iterator[ReplayStep]:
    tables, decisions = match.positions(), match.active_decisions()
    after = {entry.seq: place for place, entry in enumerate(decisions, 1)}
    builder = _StepBuilder(tables[0], perspective)
    last = max([entry.seq for entry in match.entries if _shown(entry, after)], default=0)
    result = Ending(match.scores(), match.winners()) if match.over else None
    yield builder.step(0, tables[0], result if last == 0 else None)
    place = 0
    for entry in match.entries:
        if not _shown(entry, after):
            continue
        place = after.get(entry.seq, place)
        text = _text(entry, tables[place - 1].choice if entry.seq in after else None, match)
        yield builder.step(entry.seq, tables[place], result if entry.seq == last else None, entry, text)


def _shown(entry: LogEntry, after: dict[int, int]) -> bool:
    return entry.seq in after or note_of(entry) is not None


def _text(entry: LogEntry, choice: Choice | None, match: AnyMatch) -> Text:
    if entry.kind == "decision":
        return game_wire(match.game.name).answer_text(entry.text, choice)
    note = note_of(entry)
    assert note is not None, "an entry without a text is not shown"
    return to_wire(note)


class _StepBuilder:
    """Builds one step after the other, each with what is new in the log."""

    def __init__(self, first: AnyGame, perspective: Perspective) -> None:
        self._wire = game_wire(first.name)
        self._seat = None if perspective == "open" else perspective
        self._open = perspective == "open"
        self._log = self._wire.log(first)
        self._lines: list[Text] = []

    def step(
        self,
        seq: int,
        game: AnyGame,
        result: Ending | None,
        entry: LogEntry | None = None,
        text: Text | None = None,
    ) -> ReplayStep:
        log_from, lines = self._new_lines(game)
        return ReplayStep(
            seq,
            self._wire.public_view(game, game.scores(), result),
            None if self._seat is None else self._wire.private_views(game)[self._seat],
            entry.seat if entry else None,
            entry.line if entry else "",
            text,
            tuple(lines),
            log_from,
            self._wire.hands(game) if self._open else (),
        )

    def _new_lines(self, game: AnyGame) -> tuple[int, list[Text]]:
        """The lines that are new for this reader, and where they begin."""
        first = self._log.catch_up(game)
        new = self._log.lines(OWNER if self._open else self._seat, first)
        same = takewhile(lambda pair: pair[0] == pair[1], zip(self._lines[first:], new, strict=False))
        known = sum(1 for _ in same)
        self._lines[first + known :] = new[known:]
        return first + known, new[known:]
