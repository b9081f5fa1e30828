"""The cable: frames as RFC 6455 has them, read the short way only where nothing has to be taken care of."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from regat.server.transport.cable import FULL, Inbox
from regat.server.transport.frames import framed, head

MOST = 16_384  # bytes of a message


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=mask)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 300, 16_384])
def test_a_whole_text_is_known_by_its_size(size: int) -> None:
    whole = frame(b"x" * size)
    assert framed(whole, MOST) == len(whole)
    assert framed(whole + b"more", MOST) == len(whole)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300])
def test_a_text_that_has_not_come_whole_is_left_to_whom_can_wait(size: int) -> None:
    whole = frame(b"x" * size)
    assert not any(framed(whole[:part], MOST) for part in range(len(whole)))


CARE = {
    "too long": frame(b"x" * (MOST + 1)),
    "much too long": frame(b"x" * 70_000),
    "a part": frame(b"a part", fin=False),
    "the rest": frame(b"the rest", Opcode.CONT),
    "bytes": frame(b"bytes", Opcode.BINARY),
    "a farewell": frame(b"\x03\xe8", Opcode.CLOSE),
    "not masked": frame(b"not masked", mask=False),
    "a reserved bit": b"\x91\x80\0\0\0\0",
    "a length in more bytes than it needs": b"\x81\xfe\0\x01\0\0\0\0x",
    "nothing": b"",
    "a single byte": b"\x81",
}


@pytest.mark.parametrize("what", CARE)
def test_what_needs_care_is_not_read_the_short_way(what: str) -> None:
    assert framed(CARE[what], MOST) == 0


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_whole_pings_and_pongs_leave_the_frames_whole(opcode: Opcode) -> None:
    whole = frame(b"abcd", opcode)
    assert framed(whole, MOST) == len(whole)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_message_is_headed_as_the_library_heads_it(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == frame(text, mask=False)


def test_what_has_arrived_is_taken_in_order() -> None:
    async def take() -> None:
        inbox = Inbox()
        taking = asyncio.create_task(inbox.next())
        await asyncio.sleep(0)
        for number in range(FULL):
            assert not inbox.full
            inbox.put_nowait(str(number))
        assert inbox.full
        assert await taking == "0"
        assert await inbox.next() == "1"
        assert await inbox.get() == {"type": "websocket.receive", "text": "2"}
        inbox.put_back("first of all")
        assert await inbox.next() == "first of all"
        assert await inbox.next() == "3"

    asyncio.run(take())


def test_nobody_who_has_stopped_waiting_takes_anything() -> None:
    async def stop() -> None:
        inbox = Inbox()
        taking = asyncio.create_task(inbox.next())
        await asyncio.sleep(0)
        taking.cancel()
        await asyncio.sleep(0)
        inbox.put_nowait("kept")
        assert taking.cancelled()
        assert await inbox.next() == "kept"

    asyncio.run(stop())
