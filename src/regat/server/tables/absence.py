"""Absence: what the others do about a player who is gone, and how that player comes back."""

from __future__ import annotations

from typing import Protocol

from msgspec import structs

from regat.bots.registry import SUBSTITUTE
from regat.server.protocol.errors import ApiError
from regat.server.protocol.messages import Absence
from regat.server.protocol.messages import EndRequest as EndRequestMessage
from regat.server.tables.table import Table
from regat.server.tables.table_doc import EndRequest


class AbsencePolicy(Protocol):
    """Who knows whether a player has been gone for long, or has no time left."""

    def may_decide(self, table: Table, seat: int) -> bool: ...

    def timed_out(self, table: Table, seat: int) -> bool: ...


async def decide(table: Table, mine: tuple[int, ...], message: Absence, judge: AbsencePolicy) -> None:
    """Do what somebody with these seats wants; whoever calls this holds the table while its game goes on."""
    seat = message.seat
    if message.then == "return":
        return await _come_back(table, mine, seat, judge)
    if seat in mine or seat not in table.document.people:
        raise ApiError("refused-not-your-seat")
    deciding = tuple(one for one in table.others(seat) if one in mine)
    if not deciding:
        raise ApiError("refused-not-your-seat")
    if not judge.may_decide(table, seat):
        raise ApiError("refused-still-there")
    match message.then:
        case "bot":
            await table.submit(f"! takeover {seat} {SUBSTITUTE}")
        case "end":
            await _end(table, deciding, seat)
        case "wait":
            await _wait(table, deciding)


def end_request(table: Table) -> EndRequestMessage | None:
    """Who would end the game; nobody any more once the player has come back, or a bot plays on."""
    ending = table.document.ending
    if ending is None or table.match is None or table.over:
        return None
    if table.document.chairs[ending.seat].gone != ending.gone or table.bot_at(ending.seat):
        return None
    return EndRequestMessage(ending.seat, ending.agreed)


async def _end(table: Table, deciding: tuple[int, ...], seat: int) -> None:
    """Between two the other one wins; among more the game is broken off when all who are here agree."""
    assert table.match, "the table plays"
    if table.match.players - len(table.match.resigned) == 2:
        await table.submit(f"! resign {seat}")
        return
    wish = end_request(table)
    before = wish.agreed if wish and wish.seat == seat else ()
    here = {one for one in table.others(seat) if table.connected(one)}
    agreed = {*before, *deciding}
    if here <= agreed:
        await table.submit("! end")
    else:
        gone = table.document.chairs[seat].gone
        ending = EndRequest(seat, gone, tuple(sorted(agreed)))
        await table.save(structs.replace(table.document, ending=ending))


async def _wait(table: Table, deciding: tuple[int, ...]) -> None:
    """Whoever would rather wait no longer agrees to an end."""
    wish = end_request(table)
    if wish is None or not {*wish.agreed} & {*deciding}:
        return
    agreed = tuple(one for one in wish.agreed if one not in deciding)
    ending = EndRequest(wish.seat, table.document.chairs[wish.seat].gone, agreed) if agreed else None
    await table.save(structs.replace(table.document, ending=ending))


async def _come_back(table: Table, mine: tuple[int, ...], seat: int, judge: AbsencePolicy) -> None:
    """Take one's seat back from the bot that has taken over."""
    assert table.match, "the table plays"
    if seat not in mine:
        raise ApiError("refused-not-your-seat")
    if table.over or not table.match.substitutes[seat] or seat in table.match.resigned:
        raise ApiError("refused-no-bot")
    if judge.timed_out(table, seat):
        raise ApiError("refused-out-of-time")
    await table.submit(f"! return {seat}")
