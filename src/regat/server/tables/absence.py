"""Absence: what the others do about an absent player, and how that player comes back."""

from __future__ import annotations

from msgspec import structs

from regat.bots.registry import SUBSTITUTE
from regat.server.protocol.errors import ApiError
from regat.server.protocol.messages import Absence
from regat.server.protocol.messages import EndRequest as EndRequestMessage
from regat.server.tables.table import Table
from regat.server.tables.table_doc import EndRequest


async def decide(table: Table, mine: tuple[int, ...], message: Absence, grace: int) -> None:
    """Do what somebody with these seats wants, if a player is absent for `grace` milliseconds or out of time.

    The caller holds the table's lock.
    """
    seat = message.seat
    if message.then == "return":
        return await _come_back(table, mine, seat)
    if seat in mine or seat not in table.document.people:
        raise ApiError("refused-not-your-seat")
    deciding = tuple(one for one in table.others(seat) if one in mine)
    if not deciding:
        raise ApiError("refused-not-your-seat")
    if not _is_absent(table, seat, grace):
        raise ApiError("refused-still-there")
    match message.then:
        case "bot":
            await table.submit(f"! takeover {seat} {SUBSTITUTE}")
        case "end":
            await _end(table, deciding, seat)
        case "wait":
            await _wait(table, deciding)


def _is_absent(table: Table, seat: int, grace: int) -> bool:
    """Whether the others may decide about a seat: it is out of time, or has been disconnected for long."""
    if table.match is None or table.over or table.bot_at(seat):
        return False
    since = table.document.seats[seat].disconnected_at
    gone = since and not table.connections.connected(seat) and table.clock.now() - since >= grace
    return bool(gone) or table.timed_out(seat)


def end_request(table: Table) -> EndRequestMessage | None:
    """Who agrees to end the game; None once the player is back or a bot has taken over."""
    request = table.document.end_request
    if request is None or table.match is None or table.over or table.bot_at(request.seat):
        return None
    if table.document.seats[request.seat].disconnected_at != request.disconnected_at:
        return None
    return EndRequestMessage(request.seat, request.agreed)


async def _end(table: Table, deciding: tuple[int, ...], seat: int) -> None:
    """Between two the other one wins; among more the game ends when all who are connected agree."""
    assert table.match, "the table plays"
    if table.match.players - len(table.match.resigned) == 2:
        await table.submit(f"! resign {seat}")
        return
    request = end_request(table)
    before = request.agreed if request and request.seat == seat else ()
    here = {one for one in table.others(seat) if table.connected(one)}
    agreed = {*before, *deciding}
    if here <= agreed:
        await table.submit("! end")
    else:
        await _save_request(table, seat, tuple(sorted(agreed)))


async def _wait(table: Table, deciding: tuple[int, ...]) -> None:
    """Whoever would rather wait no longer agrees to an end."""
    request = end_request(table)
    if request and {*request.agreed} & {*deciding}:
        await _save_request(table, request.seat, tuple(one for one in request.agreed if one not in deciding))


async def _save_request(table: Table, seat: int, agreed: tuple[int, ...]) -> None:
    since = table.document.seats[seat].disconnected_at
    request = EndRequest(seat, since, agreed) if agreed else None
    await table.save(structs.replace(table.document, end_request=request))


async def _come_back(table: Table, mine: tuple[int, ...], seat: int) -> None:
    """Take one's seat back from the bot that has taken over."""
    assert table.match, "the table plays"
    if seat not in mine:
        raise ApiError("refused-not-your-seat")
    if table.over or not table.match.substitutes[seat] or seat in table.match.resigned:
        raise ApiError("refused-no-bot")
    if table.timed_out(seat):
        raise ApiError("refused-out-of-time")
    await table.submit(f"! return {seat}")
