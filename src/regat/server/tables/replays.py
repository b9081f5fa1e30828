"""Replays: a whole game, decision by decision, as one of its seats saw it or with all hands open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec import Struct, structs

from regat import dominion, kingdomino
from regat.dominion.words import answer_message
from regat.kernel.choice import Choice
from regat.kernel.errors import BadRecord
from regat.kernel.log_entry import LogEntry
from regat.kernel.record import Record
from regat.kingdomino import words as kingdomino_words
from regat.server.protocol.final_decks import decks
from regat.server.protocol.log import WHOSE, DominionLog, KingdominoLog, Log, follow, news
from regat.server.protocol.messages import Say, Setup, View
from regat.server.protocol.text import say
from regat.server.protocol.views import Result as Outcome
from regat.server.protocol.views import dominion_view, kingdomino_view
from regat.server.tables import games
from regat.server.tables.games import AnyGame, AnyMatch
from regat.server.tables.table_log import note_of
from regat.server.transport.compression import gzip_bytes

MAX_ENTRIES = 5_000  # a long game of six players has about 1,500
MARK = "# table "  # a comment in a record: who sat where

Perspective = int | Literal["open"] | None  # a seat's, with all hands open, or a watcher's


class Step(Struct, frozen=True, omit_defaults=True):
    """The table after an entry of the log; what was undone is left out. The first one is the set-up."""

    at: int  # the number of the entry
    view: View
    seat: int | None = None  # whose entry it is
    answer: str = ""  # in record notation
    say: Say | None = None  # the same in words
    told: tuple[Say, ...] = ()  # cut the log off at `told_from` and append this
    told_from: int = 0
    hands: tuple[tuple[str, ...], ...] = ()  # of all seats, where all hands are open


class Ending(Struct, frozen=True):
    """How a game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Replay(Struct, frozen=True):
    """A game from its set-up to its end, or as far as it has been played."""

    setup: Setup
    names: tuple[str, ...]  # of the players; empty where nobody knows
    bots: tuple[str, ...]  # the bot at each seat; empty for a person
    forked: int  # the last entry that it shares with the game it goes on from
    steps: tuple[Step, ...]
    result: Ending | None


class Player(Struct, frozen=True):
    """Who sat at a seat."""

    name: str = ""
    bot: str = ""


class _Players(Struct, frozen=True):
    seats: tuple[Player, ...]


def replay_text(text: str, players: tuple[Player, ...] | None, sight: Perspective) -> bytes:
    """The replay of a record, packed; BadRecord if it is none. Without players, those it names itself."""
    record = Record.parse(text)
    if len(record.entries) > MAX_ENTRIES:
        raise BadRecord(f"more than {MAX_ENTRIES} entries")
    match = games.replay(record)
    if isinstance(sight, int) and sight >= match.players:
        raise BadRecord(f"there is no seat {sight}")
    return gzip_bytes(msgspec.json.encode(replay(match, players or players_in(text, match.players), sight)))


def players_in(text: str, players: int) -> tuple[Player, ...]:
    """Who sat where, if a record says so."""
    nobody = (Player(),) * players
    marked = [line for line in text.splitlines() if line.startswith(MARK)]
    if not marked:
        return nobody
    try:
        found = msgspec.json.decode(marked[0].removeprefix(MARK), type=_Players).seats
    except (msgspec.MsgspecError, RecursionError):
        return nobody
    return found if len(found) == players else nobody


def players_line(players: Sequence[Player]) -> str:
    """The same as a line of a record, such as `regat replay` reads it."""
    seats = [{"name": one.name, "bot": one.bot} for one in players]
    written = {"seats": seats, "language": "en", "dynasty": None}
    return MARK + msgspec.json.encode(written).decode()


def replay(match: AnyMatch, players: Sequence[Player], sight: Perspective) -> Replay:
    """A match that may be known to all, as somebody saw it."""
    return Replay(
        setup=setup_of(match.position_after(0)),
        names=tuple(player.name for player in players),
        bots=tuple(player.bot for player in players),
        forked=match.fork,
        steps=tuple(_steps(match, sight)),
        result=Ending(match.scores(), match.winners()) if match.over else None,
    )


def setup_of(game: AnyGame) -> Setup:
    """What is played, as a table would be opened for it."""
    if isinstance(game, dominion.Game):
        begun = game.origin
        return Setup("dominion", begun.players, begun.edition, begun.kingdom, begun.mixed)
    return Setup("kingdomino", game.players, variants=game.origin.config.variants)


def _steps(match: AnyMatch, sight: Perspective) -> Iterator[Step]:
    tables, decisions = match.positions(), match.active_decisions()
    after = {entry.seq: place for place, entry in enumerate(decisions, 1)}
    telling = _StepBuilder(tables[0], sight)
    last = max([entry.seq for entry in match.entries if _shown(entry, after)], default=0)
    outcome = Outcome(match.scores(), match.winners()) if match.over else None
    yield telling.step(0, tables[0], outcome if last == 0 else None)
    place = 0
    for entry in match.entries:
        if not _shown(entry, after):
            continue
        place = after.get(entry.seq, place)
        said = _answer_text(entry, tables[place - 1].choice if entry.seq in after else None, match)
        yield telling.step(entry.seq, tables[place], outcome if entry.seq == last else None, entry, said)


def _shown(entry: LogEntry, after: dict[int, int]) -> bool:
    return entry.seq in after or note_of(entry) is not None


def _answer_text(entry: LogEntry, choice: Choice | None, match: AnyMatch) -> Say:
    if entry.kind == "decision":
        if isinstance(match.game, dominion.Game):
            return say(answer_message(entry.text, choice))
        return say(kingdomino_words.answer_message(entry.text))
    note = note_of(entry)
    assert note is not None, "what is not told is not shown"
    return say(note)


class _StepBuilder:
    """Shows one table after the other, and tells what is new."""

    def __init__(self, first: AnyGame, sight: Perspective) -> None:
        self._seat = None if sight == "open" else sight
        self._open = sight == "open"
        self._lines: tuple[Say, ...] = ()
        if isinstance(first, dominion.Game):
            self._log: Log = DominionLog()
        else:
            self._log = KingdominoLog(kingdoms=[one.lands for one in first.view(None).kingdoms])

    def step(
        self,
        at: int,
        game: AnyGame,
        outcome: Outcome | None,
        entry: LogEntry | None = None,
        said: Say | None = None,
    ) -> Step:
        news_from, told = self._tell(game)
        return Step(
            at,
            self._view(game, outcome),
            entry.seat if entry else None,
            entry.line if entry else "",
            said,
            told,
            news_from,
            self._hands(game),
        )

    def _tell(self, game: AnyGame) -> tuple[int, tuple[Say, ...]]:
        """What has happened since; with all hands open, as those know it to whom it happened."""
        follow(self._log, game)
        before, self._lines = self._lines, self._log.lines(WHOSE if self._open else self._seat)
        first = news(before, self._lines)
        return first, self._lines[first:]

    def _view(self, game: AnyGame, outcome: Outcome | None) -> View:
        if isinstance(game, dominion.Game):
            shown = dominion_view(game.view(self._seat), game.scores(), outcome)
            return structs.replace(shown, decks=decks(game)) if outcome else shown
        return kingdomino_view(game.view(self._seat), outcome)

    def _hands(self, game: AnyGame) -> tuple[tuple[str, ...], ...]:
        if not self._open or isinstance(game, kingdomino.Game):
            return ()
        return tuple(game.view(seat).hand for seat in range(game.players))
