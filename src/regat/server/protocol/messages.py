"""The messages of the protocol. TypeScript, JSON Schema and openapi.json are generated from these classes.

No rule is in here: a client shows what it receives, and sends back an answer from the prompt.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from regat.server.protocol.game_wire import game_wires
from regat.server.protocol.parts import Id, PrivateMessage, Prompt, SetupMessage, Text, ViewMessage, encode

__all__ = ["decode", "encode"]

PROTOCOL_VERSION = 1  # increased by a change that an existing client would not understand
MAX_CHAT = 300  # characters of a line of chat
Name = Annotated[str, Meta(min_length=1, max_length=20)]
ChatText = Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]
AnswerText = Annotated[str, Meta(min_length=1, max_length=10_000)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]

if TYPE_CHECKING:
    Setup = SetupMessage
    View = ViewMessage
    PrivateView = PrivateMessage
else:  # the registry decides which games there are
    Setup = reduce(or_, [wire.setup for wire in game_wires()])
    View = reduce(or_, [wire.view for wire in game_wires()])
    PrivateView = reduce(or_, [wire.private for wire in game_wires() if wire.private])

# A table ------------------------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat: open, reserved for somebody invited, a guest's, or a bot's."""

    kind: Literal["open", "invited", "guest", "bot"]
    name: str = ""
    bot: str = ""
    you: bool = False  # it is yours, or reserved for you
    connected: bool = False
    disconnected_at: int = 0  # when the last connection was lost
    substitute: str = ""  # the bot that plays in place of the seat's player
    resigned: bool = False
    time_left: int | None = None  # milliseconds, at `server_time` of the state


class Clock(Struct, frozen=True):
    """Thinking time for each seat: so many seconds, and so many more for each decision."""

    seconds: Annotated[int, Meta(ge=10, le=2_592_000)]
    more: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeriesGame(Struct, frozen=True):
    """A finished game of a series."""

    table: str
    scores: tuple[int, ...]


class SeriesInfo(Struct, frozen=True, omit_defaults=True):
    """A series of so many games between the same seats, whose points are added up."""

    name: Text
    length: int
    games: tuple[SeriesGame, ...]  # those that are finished, in order
    totals: tuple[int, ...]  # points of these games together
    winners: tuple[int, ...] | None = None  # of the series; null while games are left


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table without its game."""

    id: str
    setup: Setup
    stage: Literal["gathering", "drafting", "playing", "over", "closed"]
    seats: tuple[SeatInfo, ...]
    public: bool
    clock: Clock | None = None
    show_points: bool = False  # the point counter
    chat: bool = False
    rated: bool = True
    yours: bool = False  # you opened it
    invite_token: str = ""  # for those who sit there
    watch_token: str = ""
    seal: str = ""  # the hash of the secret
    draft: tuple[str, ...] = ()  # the picks so far, before a game begins
    drafter: int | None = None  # the seat that picks next
    draft_options: tuple[str, ...] = ()  # what it may pick; `keep` where it may leave everything as it is
    game_number: int = 1  # of the games in a row between the same players
    totals: tuple[int, ...] = ()  # points of the earlier ones
    series: SeriesInfo | None = None  # if a fixed number of games belongs together
    rematch: str = ""  # the table of the next game, for those who sit here; within a series for everybody
    hints: bool = True  # whether the server gives hints: not where people play for their ratings
    forked: int | None = None  # the entry of another game from which this one continues
    to_answer: int | None = None  # the seat that has to answer; in lists, where that is known
    updated_at: int = 0
    expires_at: int = 0  # when the table closes unless something happens there


# From a client ------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message on a socket: the last entry that the client knows, to receive what it missed."""

    last_seq: Seq = 0


class Answer(Struct, tag_field="type", tag="answer", frozen=True, forbid_unknown_fields=True):
    """An answer to the prompt that was pending after entry `seq`; `request_id` is the client's own id."""

    seq: Seq
    request_id: Id
    text: AnswerText
    seat: SeatNumber | None = None  # on a device with several seats


class Undo(Struct, tag_field="type", tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take back one's last answer, or ask the others for their consent."""

    seq: Seq
    request_id: Id
    seat: SeatNumber | None = None


class Consent(Struct, tag_field="type", tag="consent", frozen=True, forbid_unknown_fields=True):
    """Whether another player's answer may be taken back."""

    seq: Seq
    agree: bool


class Resign(Struct, tag_field="type", tag="resign", frozen=True, forbid_unknown_fields=True):
    """Give up."""

    request_id: Id
    seat: SeatNumber | None = None


class Absence(Struct, tag_field="type", tag="absence", frozen=True, forbid_unknown_fields=True):
    """What to do about a player who is long absent or out of time; or, from that player: I am back."""

    seat: SeatNumber
    then: Literal["wait", "bot", "end", "return"]


class Chat(Struct, tag_field="type", tag="chat", frozen=True, forbid_unknown_fields=True):
    """A quick phrase by its key, or a line of chat."""

    phrase: Id | None = None
    text: ChatText | None = None


class HintRequest(Struct, tag_field="type", tag="hint_request", frozen=True, forbid_unknown_fields=True):
    """What would a bot answer in my place? Only for the seat that has to answer after entry `seq`."""

    seq: Seq
    seat: SeatNumber | None = None
    request_id: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")] = ""  # returned with it


class Ping(Struct, tag_field="type", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there?"""


FromClient = Hello | Answer | Undo | Consent | Resign | Absence | Chat | HintRequest | Ping

# To a client --------------------------------------------------------------------------------------------


class EndRequest(Struct, frozen=True):
    """Some want to end the game because a player is absent; it ends when all who are connected agree."""

    seat: int  # whose player is absent
    agreed: tuple[int, ...]


class State(Struct, tag_field="type", tag="state", frozen=True, omit_defaults=True):
    """The table after entry `seq`, as this reader may know it."""

    seq: int
    table: TableInfo
    view: View | None  # what everybody sees; null before the game begins
    seat: int | None  # of the reader's seats the one that has to answer, or the first
    private: PrivateView | None = None  # what that seat alone sees
    log: tuple[Text, ...] = ()  # what has happened since the reader's last state
    log_from: int = 0  # the line of the log that `log` begins with; later lines are replaced
    prompts: tuple[Prompt, ...] = ()  # for each of the reader's seats that has to decide
    undo: Literal["", "free", "ask"] = ""  # whether the reader may take back an answer
    undo_requests: tuple[int, ...] = ()  # the seats that ask to take back an answer
    end_request: EndRequest | None = None
    server_time: int = 0  # milliseconds since 1970
    protocol: int = 0  # the version of the protocol, in the first state of a connection


class Ack(Struct, tag_field="type", tag="ack", frozen=True):
    """The client's message has become this entry, and is durable."""

    request_id: str
    seq: int


class Refused(Struct, tag_field="type", tag="refused", frozen=True):
    """The client's message was refused; nothing has changed."""

    request_id: str
    seq: int
    reason: Text


class ChatLine(Struct, tag_field="type", tag="chat_line", frozen=True):
    """A quick phrase or a line of chat at the table."""

    number: int
    seat: int | None
    name: str
    phrase: str
    text: str
    created_at: int


class Hint(Struct, frozen=True, omit_defaults=True):
    """An answer that a bot would give, and its probability of winning, where the bot estimates it."""

    answer: str
    text: Text
    win: float | None = None  # from 0 to 1; between `low` and `high` with 95 % certainty
    low: float | None = None
    high: float | None = None


class Hints(Struct, tag_field="type", tag="hints", frozen=True):
    """What a bot would answer, the best first."""

    request_id: str
    seq: int
    seat: int
    bot: str
    hints: tuple[Hint, ...]


class Pong(Struct, tag_field="type", tag="pong", frozen=True):
    """The answer to a ping."""


ToClient = State | Ack | Refused | ChatLine | Hints | Pong

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
decode = _decoder.decode
