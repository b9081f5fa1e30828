"""The socket of a table: what a client sends, and what is done about it."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from msgspec import structs
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regat.bots.registry import ADVISER
from regat.games import AnyGame, AnyMatch
from regat.kernel.choice import Choice
from regat.server.limits import Bucket
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
from regat.server.tables import games
from regat.server.tables.absence import decide
from regat.server.tables.clocks import now
from regat.server.tables.hints import hints
from regat.server.tables.manager import TableManager
from regat.server.tables.scheduler import Scheduler, unrate
from regat.server.tables.table import RECENT, Table
from regat.server.tables.table_doc import UndoRequest
from regat.server.transport.access import AccessControl
from regat.server.transport.cable import cable_of
from regat.server.transport.outbox import Outbox, SlowConsumer

log = logging.getLogger("regat.socket")

POLICY, TRY_LATER, RESTART, GONE = 1008, 1013, 1012, 4404
BURST = 40
GIVE = ('{"type":"answer"', '{"type": "answer"')  # how nearly all answers begin
PATIENCE = 10.0  # seconds until the first message
PHRASES = ("hello", "good_luck", "well_played", "good_game", "thanks", "sorry", "one_moment", "oops", "again")


@dataclass(frozen=True, slots=True)
class Services:
    """What a socket needs of the server."""

    house: TableManager
    steward: Scheduler
    rooms: AccessControl


class ClientSession:
    """One client at one table."""

    def __init__(self, socket: WebSocket, table: Table, guest: str, name: str, doors: Services) -> None:
        self.socket = socket
        self.table = table
        self.guest = guest
        self.name = name
        self.doors = doors
        limits = doors.house.limits
        self._pace = Bucket(limits.messages_a_second, BURST)
        self._words = Bucket(limits.words_a_minute / 60, limits.words_a_minute)
        self._hints = Bucket(limits.hints_a_minute / 60, limits.hints_a_minute)
        self._thinking: asyncio.Task[None] | None = None
        self.connection: Outbox | None = None
        self._cable = cable_of(socket)
        self._waiting = False  # for the client
        self._giving = ""  # an answer that was heard at once, until it is entered
        self._begun = 0.0  # when it was heard
        self._resting: asyncio.Future[str] | None = None

    async def run(self) -> None:
        """Serve until either side has had enough."""
        CONNECTIONS.inc()
        try:
            async with asyncio.timeout(PATIENCE):
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
        connection = self.connection = Outbox(self._cable, self.table, self.guest)
        self.table.join(connection)
        await self._mark_here()
        await self._greet(hello)
        delivering = asyncio.create_task(self._deliver(connection, asyncio.current_task()))
        try:
            self._cable.heard = self._hear
            while not delivering.done():
                message = await self._next()
                if self._giving and (before := await self._rest()):
                    await self._handle(decode(before))
                await self._handle(message)
        except asyncio.CancelledError:
            if not delivering.done():
                raise
        finally:
            delivering.cancel()
        delivering.result()

    async def _deliver(self, connection: Outbox, reading: asyncio.Task[None] | None) -> None:
        """Send for as long as that is possible; when it is not, nothing more is read either."""
        try:
            await connection.deliver()
        except Exception:
            if reading and self._waiting:  # what is being entered is entered to its end
                reading.cancel()
            raise

    async def _next(self) -> FromClient:
        self._waiting = True
        try:
            return await self._read()
        finally:
            self._waiting = False

    async def _greet(self, hello: Hello) -> None:
        """Let the client know what it has missed."""
        assert self.connection is not None, "the client has said hello"
        try:
            self.connection.catch_up(await self.table.talk(RECENT))
        except StoreError:
            self.connection.catch_up(())
        self.connection.greet(hello.last_seq)

    async def _read(self) -> FromClient:
        try:
            text = await self._cable.text()
        except KeyError:
            raise msgspec.DecodeError("messages are text") from None
        if not self._pace.take():
            REFUSED.labels("pace").inc()
            await asyncio.sleep(1 / self.doors.house.limits.messages_a_second)
        try:
            return decode(text)
        except RecursionError:
            raise msgspec.DecodeError("nested too deeply") from None

    def _hear(self, text: str) -> bool:
        """Take an answer, to enter it when all that has arrived is heard; all else is read in its turn."""
        if not self._waiting or self._giving or not text.startswith(GIVE) or not self._pace.take():
            return False
        self._giving, self._begun = text, time.perf_counter()
        asyncio.get_running_loop().call_soon(self._enter)
        return True

    def _enter(self) -> None:
        if not self._give_at_once():
            self._given(None, 0)

    def _give_at_once(self) -> bool:
        try:
            message = decode(self._giving)
        except (msgspec.MsgspecError, RecursionError):
            return False
        table = self.table
        if not isinstance(message, Answer) or table.match is None:
            return False
        seat = table.match.seat if message.seat is None else message.seat
        if seat not in self._mine or table.bot_at(seat):
            return False
        return table.give(message, seat, self.guest, self._given)

    def _given(self, give: Answer | None, seq: int) -> None:
        """An answer that was heard is entered, or has to be read after all."""
        text, self._giving = self._giving, ""
        if give and seq:
            self._acknowledge(give.request_id, seq)
            ANSWER_SECONDS.observe(time.perf_counter() - self._begun)
            text = ""
        if self._resting and not self._resting.done():  # it is, if the socket was told to end
            self._resting.set_result(text)
        elif text:
            self._cable.queue.put_back(text)

    async def _rest(self) -> str:
        """What is said after an answer waits until that is entered; the answer, if it is to be read."""
        self._resting = asyncio.get_running_loop().create_future()
        try:
            return await self._resting
        finally:
            self._resting = None

    async def _close(self, code: int, reason: str) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):  # it may be gone already
                await self.socket.close(code, reason)

    # Presence -----------------------------------------------------------------------------------------

    async def _mark_here(self) -> None:
        """Whoever was gone is back."""
        back = [
            seat for seat in self.table.document.seats_of(self.guest) if self.table.document.chairs[seat].gone
        ]
        if back:
            await self._note_gone(back, 0)
        self.table.tell()

    async def _leave(self) -> None:
        connection = self.connection
        if connection is None:
            return
        self.table.part(connection)
        gone = [seat for seat in connection.seats if not self.table.here(seat)]
        if gone and self.table.document.stage == "playing" and not self.table.over:
            await self._note_gone(gone, now())
        self.table.tell()

    async def _note_gone(self, seats: list[int], moment: int) -> None:
        from regat.server.tables.table_doc import TableDoc

        def changed(document: TableDoc) -> TableDoc:
            for seat in seats:
                document = document.with_chair(seat, structs.replace(document.chairs[seat], gone=moment))
            return document

        try:
            await self.doors.house.change(self.table.id, changed)
        except (StoreError, ApiError) as error:
            log.warning("presence at table %s: %s", self.table.id[:6], type(error).__name__)

    # What is sent -------------------------------------------------------------------------------------

    async def _handle(self, message: FromClient) -> None:
        assert self.connection is not None, "the client has said hello"
        client = getattr(message, "request_id", "")
        try:
            await self._do(message)
        except ApiError as refusal:
            REFUSED.labels(refusal.key).inc()
            self.connection.send(Refused(client, self.table.durable, refusal.text))
        except (Conflict, Unavailable) as error:
            REFUSED.labels(type(error).__name__).inc()
            self.connection.send(Refused(client, self.table.durable, Text("refused-store")))
            self.connection.stir()

    async def _do(self, message: FromClient) -> None:
        match message:
            case Answer():
                await self._give(message)
            case Undo():
                await self._undo(message)
            case Consent():
                await self._consent(message)
            case Resign():
                await self._resign(message)
            case Absence():
                await self._absence(message)
            case Chat():
                await self._speak(message)
            case HintRequest():
                await self._wonder(message)
            case Ping():
                assert self.connection is not None, "the client has said hello"
                self.connection.send(Pong())
            case Hello():
                await self._greet(message)

    def _seat(self, given: int | None, asked: int) -> int:
        """The seat that a message comes from."""
        seats = self._mine
        seat = given if given is not None else asked if asked in seats else (*seats, -1)[0]
        if seat not in seats:
            raise ApiError("refused-not-your-seat")
        return seat

    async def _playing(self) -> AnyMatch:
        """The game that goes on; to be asked for by who holds the table."""
        if self.table.match is None or not self.table.settled:
            await self.table.catch_up()
        if self.table.match is None:
            raise ApiError("refused-not-playing")
        return self.table.match

    async def _give(self, message: Answer) -> None:
        begun = time.perf_counter()
        table = self.table
        async with table.lock:
            match = table.match if table.settled else None
            if match is None:
                match = await self._playing()
            seat = self._seat(message.seat, match.seat)
            if table.bot_at(seat) and not table.knows(self.guest, message.request_id):
                raise ApiError("refused-not-your-seat")
            seq = await table.enter(
                message.text, at=message.seq, seat=seat, guest=self.guest, client=message.request_id
            )
        self._acknowledge(message.request_id, seq)
        ANSWER_SECONDS.observe(time.perf_counter() - begun)

    def _acknowledge(self, client: str, seq: int) -> None:
        assert self.connection is not None, "the client has said hello"
        self.connection.send(Ack(client, seq))
        self.doors.house.after(self.table)

    async def _undo(self, message: Undo) -> None:
        table = self.table
        async with table.lock:
            await self._playing()
            seat = self._seat(message.seat, self._latest())
            entry = table.last_answer(seat)
            if not table.knows(self.guest, message.request_id):
                if message.seq != table.at:
                    raise ApiError("refused-stale")
                needs = table.undo_needs(seat)
                if needs is None or entry is None or table.bot_at(seat):
                    raise ApiError("refused-nothing-to-undo")
                if needs:
                    await table.save(structs.replace(table.document, wish=UndoRequest(seat, entry)))
                    table.tell()
                    return
                if table.changes_rating(seat):
                    await unrate(table)
            seq = await table.enter(
                f"! undo {entry}", at=message.seq, guest=self.guest, client=message.request_id
            )
        self._acknowledge(message.request_id, seq)

    def _latest(self) -> int:
        """Of the seats on this device, the one that has answered last."""
        answered = [(self.table.last_answer(seat) or 0, seat) for seat in self._mine]
        return max(answered, default=(0, -1))[1]

    @property
    def _mine(self) -> tuple[int, ...]:
        assert self.connection is not None, "the client has said hello"
        return self.connection.seats

    async def _consent(self, message: Consent) -> None:
        table = self.table
        async with table.lock:
            await self._playing()
            wish = table.document.wish
            mine = self._mine
            if wish is None or message.seq != table.at or not mine or wish.seat in mine:
                raise ApiError("refused-no-wish")
            if not message.agree:
                await table.save(structs.replace(table.document, wish=None))
            else:
                agreed = tuple(sorted({*wish.agreed, *mine}))
                if set(table.undo_needs(wish.seat) or ()) <= set(agreed):
                    await table.enter(f"! undo {wish.entry}", at=message.seq)
                else:
                    await table.save(
                        structs.replace(table.document, wish=structs.replace(wish, agreed=agreed))
                    )
        table.tell()
        self.doors.house.after(table)

    async def _resign(self, message: Resign) -> None:
        table = self.table
        async with table.lock:
            await self._playing()
            seat = self._seat(message.seat, -1)
            seq = await table.enter(f"! resign {seat}", guest=self.guest, client=message.request_id)
        self._acknowledge(message.request_id, seq)

    async def _absence(self, message: Absence) -> None:
        table = self.table
        async with table.lock:
            await self._playing()
            await decide(table, self._mine, message, self.doors.steward)
        table.tell()
        self.doors.house.after(table)

    async def _speak(self, message: Chat) -> None:
        if not self._mine:
            raise ApiError("refused-not-your-seat")
        if not self._words.take():
            raise ApiError("refused-too-much")
        if message.phrase is not None:
            if message.phrase not in PHRASES:
                raise ApiError("refused-phrase")
            text = f"/{message.phrase}"
        else:
            if not (self.doors.rooms.may_chat and self.table.document.chat):
                raise ApiError("refused-chat")
            text = " ".join((message.text or "").split())
            if not text or not text.isprintable() or text.startswith("/"):
                raise ApiError("refused-text")
            if self.doors.rooms.is_filtered(text):
                raise ApiError("refused-text")
        # The house hears it, here and on all other nodes, and passes it on.
        await self.doors.house.store.add_chat_line(self.table.id, self.guest, text)

    # Advice -------------------------------------------------------------------------------------------

    async def _wonder(self, message: HintRequest) -> None:
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
        assert self.connection is not None, "the client has said hello"
        seat, bot, think = choice.seat, ADVISER, self.doors.house.thinkers.run
        try:
            advised = await think(
                games.bot_advice, game.name, bot, 0, game.view(seat), game.memory(seat), choice
            )
        except Exception as error:
            log.warning("advice of %s: %s", bot, str(error) or type(error).__name__)
            self.connection.send(Refused(message.request_id, self.table.at, Text("refused-hint")))
        else:
            given = hints(game.name, advised, choice)
            self.connection.send(Hints(message.request_id, message.seq, seat, bot, given))
        finally:
            self._thinking = None
