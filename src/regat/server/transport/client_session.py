"""A client's session at a table: reads its messages, carries them out, and answers."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from msgspec import structs
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regat.bots import registry
from regat.bots.registry import ADVISER
from regat.games import AnyGame, AnyMatch
from regat.kernel.choice import Choice
from regat.server.metrics import ANSWER_SECONDS, CONNECTIONS, REFUSED
from regat.server.protocol.errors import ApiError
from regat.server.protocol.messages import (
    Absence,
    Ack,
    Answer,
    Chat,
    Consent,
    FromClient,
    Hello,
    HintRequest,
    Hints,
    Ping,
    Pong,
    Refused,
    Resign,
    Undo,
    decode,
)
from regat.server.protocol.parts import Text
from regat.server.storage import Conflict, StoreError, Unavailable
from regat.server.tables.absence import decide
from regat.server.tables.hints import hints
from regat.server.tables.manager import TableManager
from regat.server.tables.scheduler import Scheduler, unrate
from regat.server.tables.table import Table
from regat.server.tables.table_doc import TableDoc, UndoRequest
from regat.server.tables.undo import changes_rating, last_answer, needed_consent
from regat.server.transport.access import AccessControl
from regat.server.transport.outbox import Outbox, SlowConsumer

log = logging.getLogger("regat.session")

POLICY, TRY_LATER, RESTART, GONE = 1008, 1013, 1012, 4404  # close codes
BURST = 40
HELLO_TIMEOUT = 10.0  # seconds until the first message
PHRASES = ("hello", "good_luck", "well_played", "good_game", "thanks", "sorry", "one_moment", "oops", "again")


@dataclass(frozen=True, slots=True)
class Services:
    """What a socket needs of the server."""

    manager: TableManager
    scheduler: Scheduler
    access: AccessControl


class ClientSession:
    """One client at one table."""

    def __init__(self, socket: WebSocket, table: Table, guest: str, name: str, services: Services) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.name = name
        self.services = services
        limits = services.manager.limits
        self._pace = services.access.bucket(limits.messages_a_second, BURST)
        self._words = services.access.bucket(limits.words_a_minute / 60, limits.words_a_minute)
        self._hints = services.access.bucket(limits.hints_a_minute / 60, limits.hints_a_minute)
        self._thinking: asyncio.Task[None] | None = None
        self.outbox: Outbox | None = None
        self._reading = False  # whether the session waits for the client

    async def run(self) -> None:
        """Serve until either side closes."""
        CONNECTIONS.inc()
        try:
            async with asyncio.timeout(HELLO_TIMEOUT):
                hello = await self._read()
            if not isinstance(hello, Hello):
                return await self._close(POLICY, "hello comes first")
            await self._serve(hello)
        except (WebSocketDisconnect, RuntimeError):
            pass
        except (TimeoutError, SlowConsumer):
            await self._close(POLICY, "too slow")
        except msgspec.MsgspecError as error:
            REFUSED.labels("malformed").inc()
            await self._close(POLICY, ascii(str(error))[1:-1][:100])  # at most 123 bytes
        finally:
            CONNECTIONS.dec()
            await self._leave()

    async def _serve(self, hello: Hello) -> None:
        outbox = self.outbox = Outbox(self.socket, self.table, self.guest)
        self.table.attach(outbox)
        await self._mark_connected()
        await self._greet(hello)
        writer = asyncio.create_task(self._write(outbox, asyncio.current_task()))
        try:
            while not writer.done():
                await self._handle(await self._next())
        except asyncio.CancelledError:
            if not writer.done():
                raise
        finally:
            writer.cancel()
        writer.result()

    async def _write(self, outbox: Outbox, reader: asyncio.Task[None] | None) -> None:
        """Write for as long as possible; when it fails, the reader stops too."""
        try:
            await outbox.run()
        except Exception:
            if reader and self._reading:  # a message that is being carried out is carried out to its end
                reader.cancel()
            raise

    async def _next(self) -> FromClient:
        self._reading = True
        try:
            return await self._read()
        finally:
            self._reading = False

    async def _greet(self, hello: Hello) -> None:
        """Send the client what it has missed."""
        try:
            self._outbox.catch_up(await self.table.chat.recent(self.table.document))
        except StoreError:
            self._outbox.catch_up(())
        self._outbox.greet(hello.last_seq)

    async def _read(self) -> FromClient:
        try:
            text = await self.socket.receive_text()
        except KeyError:
            raise msgspec.DecodeError("messages are text") from None
        if not self._pace.take():
            REFUSED.labels("pace").inc()
            await asyncio.sleep(1 / self.services.manager.limits.messages_a_second)
        try:
            return decode(text)
        except RecursionError:
            raise msgspec.DecodeError("nested too deeply") from None

    @property
    def _outbox(self) -> Outbox:
        assert self.outbox is not None, "the client has said hello"
        return self.outbox

    @property
    def _seats(self) -> tuple[int, ...]:
        return self._outbox.seats

    async def _close(self, code: int, reason: str) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone already
                await self.socket.close(code, reason)

    # Presence -----------------------------------------------------------------------------------------

    async def _mark_connected(self) -> None:
        """Whoever was gone is back."""
        back = [
            seat for seat in self.table.document.seats_of(self.guest) if self.table.document.chairs[seat].gone
        ]
        if back:
            await self._note_gone(back, 0)
        self.table.broadcast()

    async def _leave(self) -> None:
        outbox = self.outbox
        if outbox is None:
            return
        self.table.detach(outbox)
        gone = [seat for seat in outbox.seats if not self.table.room.connected(seat)]
        if gone and self.table.document.stage == "playing" and not self.table.over:
            await self._note_gone(gone, self.table.clock.now())
        self.table.broadcast()

    async def _note_gone(self, seats: list[int], moment: int) -> None:
        def changed(document: TableDoc) -> TableDoc:
            for seat in seats:
                document = document.with_chair(seat, structs.replace(document.chairs[seat], gone=moment))
            return document

        try:
            await self.services.manager.change(self.table.id, changed)
        except (StoreError, ApiError) as error:
            log.warning("presence at table %s: %s", self.table.id[:6], type(error).__name__)

    # Messages -----------------------------------------------------------------------------------------

    async def _handle(self, message: FromClient) -> None:
        client = getattr(message, "request_id", "")
        try:
            await self._do(message)
        except ApiError as refusal:
            REFUSED.labels(refusal.key).inc()
            self._outbox.send(Refused(client, self.table.committed_seq, refusal.text))
        except (Conflict, Unavailable) as error:
            REFUSED.labels(type(error).__name__).inc()
            self._outbox.send(Refused(client, self.table.committed_seq, Text("refused-store")))
            self._outbox.invalidate()

    async def _do(self, message: FromClient) -> None:
        match message:
            case Answer():
                await self._answer(message)
            case Undo():
                await self._undo(message)
            case Consent():
                await self._consent(message)
            case Resign():
                await self._resign(message)
            case Absence():
                await self._absence(message)
            case Chat():
                await self._chat(message)
            case HintRequest():
                await self._hint(message)
            case Ping():
                self._outbox.send(Pong())
            case Hello():
                await self._greet(message)

    def _seat(self, given: int | None, asked: int) -> int:
        """The seat that a message comes from."""
        seats = self._seats
        seat = given if given is not None else asked if asked in seats else (*seats, -1)[0]
        if seat not in seats:
            raise ApiError("refused-not-your-seat")
        return seat

    async def _playing(self) -> AnyMatch:
        """The game that goes on; to be asked for by who holds the table."""
        if self.table.match is None or not self.table.in_sync:
            await self.table.catch_up()
        if self.table.match is None:
            raise ApiError("refused-not-playing")
        return self.table.match

    async def _answer(self, message: Answer) -> None:
        begun = time.perf_counter()
        table = self.table
        async with table.lock:
            match = table.match if table.in_sync else None
            if match is None:
                match = await self._playing()
            seat = self._seat(message.seat, match.seat)
            if table.bot_at(seat) and not table.has_request(self.guest, message.request_id):
                raise ApiError("refused-not-your-seat")
            seq = await table.submit(
                message.text, at=message.seq, seat=seat, guest=self.guest, request_id=message.request_id
            )
        self._acknowledge(message.request_id, seq)
        ANSWER_SECONDS.observe(time.perf_counter() - begun)

    def _acknowledge(self, client: str, seq: int) -> None:
        self._outbox.send(Ack(client, seq))
        self.services.scheduler.on_change(self.table)

    async def _undo(self, message: Undo) -> None:
        table = self.table
        async with table.lock:
            await self._playing()
            seat = self._seat(message.seat, self._latest())
            entry = last_answer(table, seat)
            if not table.has_request(self.guest, message.request_id):
                if message.seq != table.at:
                    raise ApiError("refused-stale")
                needs = needed_consent(table, seat)
                if needs is None or entry is None or table.bot_at(seat):
                    raise ApiError("refused-nothing-to-undo")
                if needs:
                    await table.save(structs.replace(table.document, wish=UndoRequest(seat, entry)))
                    table.broadcast()
                    return
                if changes_rating(table, seat):
                    await unrate(table)
            seq = await table.submit(
                f"! undo {entry}", at=message.seq, guest=self.guest, request_id=message.request_id
            )
        self._acknowledge(message.request_id, seq)

    def _latest(self) -> int:
        """Of the seats on this device, the one that has answered last."""
        answered = [(last_answer(self.table, seat) or 0, seat) for seat in self._seats]
        return max(answered, default=(0, -1))[1]

    async def _consent(self, message: Consent) -> None:
        table = self.table
        async with table.lock:
            await self._playing()
            wish = table.document.wish
            mine = self._seats
            if wish is None or message.seq != table.at or not mine or wish.seat in mine:
                raise ApiError("refused-no-wish")
            if not message.agree:
                await table.save(structs.replace(table.document, wish=None))
            else:
                agreed = tuple(sorted({*wish.agreed, *mine}))
                if set(needed_consent(table, wish.seat) or ()) <= set(agreed):
                    await table.submit(f"! undo {wish.entry}", at=message.seq)
                else:
                    await table.save(
                        structs.replace(table.document, wish=structs.replace(wish, agreed=agreed))
                    )
        table.broadcast()
        self.services.scheduler.on_change(table)

    async def _resign(self, message: Resign) -> None:
        table = self.table
        async with table.lock:
            await self._playing()
            seat = self._seat(message.seat, -1)
            seq = await table.submit(f"! resign {seat}", guest=self.guest, request_id=message.request_id)
        self._acknowledge(message.request_id, seq)

    async def _absence(self, message: Absence) -> None:
        table = self.table
        async with table.lock:
            await self._playing()
            await decide(table, self._seats, message, self.services.scheduler)
        table.broadcast()
        self.services.scheduler.on_change(table)

    async def _chat(self, message: Chat) -> None:
        if not self._seats:
            raise ApiError("refused-not-your-seat")
        if not self._words.take():
            raise ApiError("refused-too-much")
        if message.phrase is not None:
            if message.phrase not in PHRASES:
                raise ApiError("refused-phrase")
            text = f"/{message.phrase}"
        else:
            if not (self.services.access.may_chat and self.table.document.chat):
                raise ApiError("refused-chat")
            text = " ".join((message.text or "").split())
            if not text or not text.isprintable() or text.startswith("/"):
                raise ApiError("refused-text")
            if self.services.access.is_filtered(text):
                raise ApiError("refused-text")
        # The house hears it, here and on all other nodes, and passes it on.
        await self.services.manager.store.add_chat_line(self.table.id, self.guest, text)

    # Advice -------------------------------------------------------------------------------------------

    async def _hint(self, message: HintRequest) -> None:
        """Let a bot think in the place of somebody who has to decide; meanwhile the client may go on."""
        table = self.table
        async with table.lock:
            match = await self._playing()
            seat = self._seat(message.seat, match.seat)
            if message.seq != table.at:
                raise ApiError("refused-stale")
            if seat != match.seat or match.choice is None or table.bot_at(seat):
                raise ApiError("refused-not-your-turn")
            if self._thinking or not self._hints.take():
                raise ApiError("refused-too-much")
            self._thinking = asyncio.create_task(self._advise(message, match.game, match.choice))

    async def _advise(self, message: HintRequest, game: AnyGame, choice: Choice) -> None:
        seat, bot, think = choice.seat, ADVISER, self.services.manager.bot_pool.run
        try:
            advised = await think(
                registry.suggest, game.name, bot, 0, game.view(seat), game.memory(seat), choice
            )
        except Exception as error:
            log.warning("advice of %s: %s", bot, str(error) or type(error).__name__)
            self._outbox.send(Refused(message.request_id, self.table.at, Text("refused-hint")))
        else:
            given = hints(game.name, advised, choice)
            self._outbox.send(Hints(message.request_id, message.seq, seat, bot, given))
        finally:
            self._thinking = None
