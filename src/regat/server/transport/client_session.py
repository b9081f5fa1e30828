"""A client's session at a table: reads its messages, carries them out, and answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

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
from regat.server.tables.table import Table
from regat.server.tables.table_doc import UndoRequest
from regat.server.tables.undo import last_answer, needed_consent
from regat.server.transport.api import Api
from regat.server.transport.outbox import Outbox, SlowConsumer

log = logging.getLogger("regat.session")

POLICY, TRY_LATER, RESTART, GONE = 1008, 1013, 1012, 4404  # close codes
BURST = 40
HELLO_TIMEOUT = 10.0  # seconds until the first message
PHRASES = ("hello", "good_luck", "well_played", "good_game", "thanks", "sorry", "one_moment", "oops", "again")


class ClientSession:
    """One client at one table."""

    def __init__(self, socket: WebSocket, table: Table, guest: str, api: Api) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.api = api
        self.outbox = Outbox(socket, table, guest)
        limits, bucket = api.manager.limits, api.access.bucket
        self._pace = bucket(limits.messages_a_second, BURST)
        self._thinking: asyncio.Task[None] | None = None
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
        self.table.attach(self.outbox)
        await self._mark_connected()
        await self._greet(hello)
        writer = asyncio.create_task(self._write(asyncio.current_task()))
        try:
            while not writer.done():
                await self._handle(await self._next())
        except asyncio.CancelledError:
            if not writer.done():
                raise
        finally:
            writer.cancel()
        writer.result()

    async def _write(self, reader: asyncio.Task[None] | None) -> None:
        """Write for as long as possible; when it fails, the reader stops too."""
        try:
            await self.outbox.run()
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
            self.outbox.catch_up(await self.table.chat.recent(self.table.document))
        except StoreError:
            self.outbox.catch_up(())
        self.outbox.greet(hello.last_seq)

    async def _read(self) -> FromClient:
        try:
            text = await self.socket.receive_text()
        except KeyError:
            raise msgspec.DecodeError("messages are text") from None
        if not self._pace.take():
            REFUSED.labels("pace").inc()
            await asyncio.sleep(1 / self.api.manager.limits.messages_a_second)
        try:
            return decode(text)
        except RecursionError:
            raise msgspec.DecodeError("nested too deeply") from None

    async def _close(self, code: int, reason: str) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone already
                await self.socket.close(code, reason)

    # Presence -----------------------------------------------------------------------------------------

    async def _mark_connected(self) -> None:
        """Record that the guest is back."""
        document = self.table.document
        back = [seat for seat in document.seats_of(self.guest) if document.seats[seat].disconnected_at]
        if back:
            await self._record_presence(back, 0)
        self.table.broadcast()

    async def _leave(self) -> None:
        if self.outbox not in self.table.connections.all:  # the client has not said hello
            return
        if self._thinking:
            self._thinking.cancel()
        self.table.detach(self.outbox)
        gone = [seat for seat in self.outbox.seats if not self.table.connections.connected(seat)]
        if gone and self.table.document.stage == "playing" and not self.table.over:
            await self._record_presence(gone, self.table.clock.now())
        self.table.broadcast()

    async def _record_presence(self, seats: list[int], disconnected_at: int) -> None:
        await self.api.manager.record_presence(
            self.table, lambda document: document.with_disconnected(seats, disconnected_at)
        )

    # Messages -----------------------------------------------------------------------------------------

    async def _handle(self, message: FromClient) -> None:
        request_id = getattr(message, "request_id", "")
        try:
            await self._carry_out(message)
        except ApiError as refusal:
            REFUSED.labels(refusal.key).inc()
            self.outbox.send(Refused(request_id, self.table.committed_seq, refusal.text))
        except (Conflict, Unavailable) as error:
            REFUSED.labels(type(error).__name__).inc()
            self.outbox.send(Refused(request_id, self.table.committed_seq, Text("refused-store")))
            self.outbox.invalidate()

    async def _carry_out(self, message: FromClient) -> None:
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
                async with self._changing() as table:
                    await decide(table, self.outbox.seats, message, self.api.scheduler.grace)
            case Chat():
                await self._chat(message)
            case HintRequest():
                await self._hint(message)
            case Ping():
                self.outbox.send(Pong())
            case Hello():
                await self._greet(message)

    def _seat(self, given: int | None, asked: int) -> int:
        """The seat that a message comes from."""
        seats = self.outbox.seats
        seat = given if given is not None else asked if asked in seats else (*seats, -1)[0]
        if seat not in seats:
            raise ApiError("refused-not-your-seat")
        return seat

    async def _match(self) -> AnyMatch:
        """The match at the table, which the caller holds; its game has begun."""
        if self.table.match is None or not self.table.in_sync:
            await self.table.catch_up()
        if self.table.match is None:
            raise ApiError("refused-not-playing")
        return self.table.match

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[Table]:
        """Hold the table, whose game has begun; afterwards everybody receives its state."""
        async with self.api.manager.changing(self.table.id) as table:
            if table.match is None:
                raise ApiError("refused-not-playing")
            yield table

    async def _answer(self, message: Answer) -> None:
        begun = time.perf_counter()
        table = self.table
        async with table.lock:
            match = await self._match()
            seat = self._seat(message.seat, match.seat)
            if table.bot_at(seat) and not table.has_request(self.guest, message.request_id):
                raise ApiError("refused-not-your-seat")
            seq = await table.submit(
                message.text, at=message.seq, seat=seat, guest=self.guest, request_id=message.request_id
            )
        self._acknowledge(message.request_id, seq)
        ANSWER_SECONDS.observe(time.perf_counter() - begun)

    def _acknowledge(self, client: str, seq: int) -> None:
        self.outbox.send(Ack(client, seq))
        self.api.scheduler.on_change(self.table)

    async def _undo(self, message: Undo) -> None:
        table = self.table
        async with table.lock:
            match = await self._match()
            seat = self._seat(message.seat, self._latest())
            entry = last_answer(table, seat)
            if not table.has_request(self.guest, message.request_id):
                if message.seq != table.at:
                    raise ApiError("refused-stale")
                needs = needed_consent(table, seat)
                if needs is None or entry is None or table.bot_at(seat):
                    raise ApiError("refused-nothing-to-undo")
                if needs:
                    await table.save(structs.replace(table.document, undo_request=UndoRequest(seat, entry)))
                    table.broadcast()
                    return
                if table.document.rated and match.revealed_since(entry):
                    await table.save(structs.replace(table.document, rated=False))
            seq = await table.submit(
                f"! undo {entry}", at=message.seq, guest=self.guest, request_id=message.request_id
            )
        self._acknowledge(message.request_id, seq)

    def _latest(self) -> int:
        """Of the seats on this device, the one that has answered last."""
        answered = [(last_answer(self.table, seat) or 0, seat) for seat in self.outbox.seats]
        return max(answered, default=(0, -1))[1]

    async def _consent(self, message: Consent) -> None:
        async with self._changing() as table:
            wish, mine = table.document.undo_request, self.outbox.seats
            if wish is None or message.seq != table.at or not mine or wish.seat in mine:
                raise ApiError("refused-no-wish")
            if not message.agree:
                return await table.save(structs.replace(table.document, undo_request=None))
            wish = structs.replace(wish, agreed=tuple(sorted({*wish.agreed, *mine})))
            if {*(needed_consent(table, wish.seat) or ())} <= {*wish.agreed}:
                await table.submit(f"! undo {wish.entry}", at=message.seq)
            else:
                await table.save(structs.replace(table.document, undo_request=wish))

    async def _resign(self, message: Resign) -> None:
        async with self.table.lock:
            await self._match()
            seat = self._seat(message.seat, -1)
            seq = await self.table.submit(f"! resign {seat}", guest=self.guest, request_id=message.request_id)
        self._acknowledge(message.request_id, seq)

    async def _chat(self, message: Chat) -> None:
        if not self.outbox.seats:
            raise ApiError("refused-not-your-seat")
        self.api.access.limit_chat(self.guest)
        if message.phrase is not None:
            if message.phrase not in PHRASES:
                raise ApiError("refused-phrase")
            text = f"/{message.phrase}"
        else:
            if not (self.api.access.may_chat and self.table.document.chat):
                raise ApiError("refused-chat")
            text = " ".join((message.text or "").split())
            valid = text and text.isprintable() and not text.startswith("/")
            if not valid or self.api.access.is_filtered(text):
                raise ApiError("refused-text")
        # The store notifies all nodes, this one included, which send it to their clients.
        await self.api.manager.store.add_chat_line(self.table.id, self.guest, text)

    # Advice -------------------------------------------------------------------------------------------

    async def _hint(self, message: HintRequest) -> None:
        """Let a bot think about the pending decision; meanwhile the session reads further messages."""
        table = self.table
        async with table.lock:
            match = await self._match()
            seat = self._seat(message.seat, match.seat)
            if message.seq != table.at:
                raise ApiError("refused-stale")
            if seat != match.seat or match.choice is None or table.bot_at(seat):
                raise ApiError("refused-not-your-turn")
            if self._thinking:
                raise ApiError("refused-too-much")
            if table.document.is_contest:
                raise ApiError("refused-hint-rated")
            self.api.access.limit_hints(self.socket, self.guest)
            self._thinking = asyncio.create_task(self._advise(message, match.game, match.choice))

    async def _advise(self, message: HintRequest, game: AnyGame, choice: Choice) -> None:
        seat, bot, think = choice.seat, ADVISER, self.api.manager.bot_pool.run_optional
        try:
            advised = await think(
                registry.suggest, game.name, bot, 0, game.view(seat), game.memory(seat), choice
            )
        except Exception as error:
            log.warning("advice of %s: %s", bot, str(error) or type(error).__name__)
            self.outbox.send(Refused(message.request_id, self.table.at, Text("refused-hint")))
        else:
            given = hints(game.name, advised, choice)
            self.outbox.send(Hints(message.request_id, message.seq, seat, bot, given))
        finally:
            self._thinking = None
