"""What may be undone at a table, and who has to agree."""

from __future__ import annotations

from regat.server.tables.table import Table


def last_answer(table: Table, seat: int) -> int | None:
    """The number of a seat's last answer that has not been undone."""
    assert table.match, "the table plays"
    last = table.match.last_decision(seat)
    return last if last is not None and last > table.match.fork else None


def needed_consent(table: Table, seat: int) -> tuple[int, ...] | None:
    """The seats that must agree before a seat's last answer is undone; None: there is nothing to undo.

    Nobody has to while nothing hidden was revealed and nobody else has acted, or where all others are bots.
    """
    entry = last_answer(table, seat) if table.match and not table.over else None
    if entry is None or table.match is None:
        return None
    return () if entry == table.match.free_undo else table.others(seat)
