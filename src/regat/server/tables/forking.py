"""Forking: a new table continues from a position of another game."""

from __future__ import annotations

from regat import games
from regat.kernel.chance import Sealed
from regat.kernel.errors import BadRecord, BadSetup
from regat.kernel.record import Record
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import Setup
from regat.server.tables.replays import MAX_ENTRIES
from regat.server.tables.table_doc import Fork

MAX_CHARS = 100_000  # stored in the table's document, and read whenever the table is


def fork_text(text: str, step: int) -> tuple[Setup, Fork]:
    """The set-up and the position after a step of a record's replay.

    BadRecord if there is no such step, BadSetup if the game is over there. The secret of a record is known:
    only the past is taken over, and what follows is dealt from a new secret.
    """
    record = Record.parse(text)
    if len(record.entries) > MAX_ENTRIES:
        raise BadRecord(f"more than {MAX_ENTRIES} entries")
    if step > len(record.entries):
        raise BadRecord(f"there is no entry {step}")
    match = games.replay(record)
    # Only decisions are taken over: other entries do not change the position, and nobody has resigned.
    decided = [entry.seq for entry in match.active_decisions() if entry.seq <= step]
    game = match.position_after(len(decided))
    if game.over:
        raise BadSetup("the game is over there", key="refused-fork-over")
    entries = record.entries[: decided[-1] if decided else 0]
    if sum(map(len, entries)) > MAX_CHARS:
        raise BadRecord(f"more than {MAX_CHARS} characters up to there")
    fork = Fork(record.header, record.chance, entries, game.fingerprint())
    fork.replay(record.game, Sealed.fresh())  # refuse now what could not be loaded later
    return game_wire(game.name).setup_of(game), fork
