"""Going on from a moment of another game: what is shared with it, and what a new table needs of that."""

from __future__ import annotations

from typing import NamedTuple

from regat import games
from regat.kernel.chance import Forked, Sealed, parse
from regat.kernel.errors import BadRecord, BadSetup
from regat.kernel.record import Record
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import Setup
from regat.server.tables.replays import MAX_ENTRIES
from regat.server.tables.table_doc import Fork

MOST_LETTERS = 100_000  # kept with the table, and read whenever the table is


class ForkPoint(NamedTuple):
    """A moment of a record."""

    setup: Setup
    fork: Fork


def fork_text(text: str, step: int) -> ForkPoint:
    """The moment after a step of a record's replay; BadRecord if it is none, BadSetup if all is over there.

    The secret of a record is known: only what has happened is taken over, and what follows is dealt anew.
    """
    record = Record.parse(text)
    if len(record.entries) > MAX_ENTRIES:
        raise BadRecord(f"more than {MAX_ENTRIES} entries")
    if step > len(record.entries):
        raise BadRecord(f"there is no entry {step}")
    match = games.replay(record)
    # What is no decision leaves the table as it was: it is not taken over, nor who had resigned.
    decided = [entry.seq for entry in match.active_decisions() if entry.seq <= step]
    game = match.position_after(len(decided))
    if game.over:
        raise BadSetup("the game is over there", key="refused-fork-over")
    entries = record.entries[: decided[-1] if decided else 0]
    if sum(map(len, entries)) > MOST_LETTERS:
        raise BadRecord(f"more than {MOST_LETTERS} letters up to there")
    fork = Fork(record.header, record.chance, entries, game.fingerprint())
    _check(record, fork)
    return ForkPoint(game_wire(game.name).setup_of(game), fork)


def _check(record: Record, fork: Fork) -> None:
    """Refuse now what could not be loaded later."""
    chance = Forked.off(parse(fork.chance), len(fork.entries), Sealed.fresh())
    games.replay(Record(record.game, fork.header, chance.text, fork.entries, table=fork.table))
