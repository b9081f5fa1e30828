"""What goes over the wire. TypeScript, JSON Schema and openapi.json are made from these classes.

Nothing here holds a rule: a client shows what it is sent, and sends back an answer that it was offered.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

# Bounds -----------------------------------------------------------------------------------------------

MOST_TEXT = 300  # characters of a line of chat
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=20)]
Text = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
Answer = Annotated[str, Meta(min_length=1, max_length=10_000)]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]

# Words: a key of the catalogue and its parts, said in the reader's language ---------------------------


class SeatPart(Struct, tag_field="is", tag="seat", frozen=True, gc=False):
    """A player, shown by name."""

    seat: int


class CardsPart(Struct, tag_field="is", tag="cards", frozen=True, gc=False):
    """Cards in order; of the hidden ones only their number is known."""

    cards: tuple[str, ...]
    hidden: int = 0


class DominoPart(Struct, tag_field="is", tag="domino", frozen=True, gc=False):
    """A domino by its number."""

    domino: int


class Say(Struct, tag_field="is", tag="say", frozen=True, gc=False):
    """A message: its key and its parts."""

    key: str
    parts: dict[str, Part] = {}


Part = str | int | SeatPart | CardsPart | DominoPart | Say

# A choice -----------------------------------------------------------------------------------------------


class Offer(Struct, frozen=True, omit_defaults=True, gc=False):
    """One thing that may be picked: the verb and key of record notation, and how to say it."""

    verb: str
    key: str
    say: Say
    copies: int = 1


class Spot(Struct, frozen=True, gc=False):
    """A legal placement and what it brings, so that it can be shown before it is decided."""

    first: tuple[int, int]  # where the domino's first square goes
    second: tuple[int, int]
    gain: int
    columns_left: int
    rows_left: int


class Asked(Struct, frozen=True, omit_defaults=True, gc=False):
    """What a seat has to decide: pick `least` to `most` of the offers.

    With `answers`, give one of them, or `nothing` where it is not empty. Without, several may be picked: the
    answer is the verb of the offers and the keys picked, `discard estate estate`, each key at most as often
    as there are copies; `nothing` if none is picked. Where a domino is placed, spots stand for offers.
    """

    seat: int
    asker: str
    say: Say
    least: int
    most: int
    offers: tuple[Offer, ...]
    answers: tuple[str, ...] = ()  # where one is picked: the whole answer for each offer or spot, in order
    nothing: str = ""  # the answer that picks nothing, where that is allowed
    nothing_say: Say | None = None  # how to say it
    spots: tuple[Spot, ...] = ()  # where the first domino of `line` may go


# Dominion -----------------------------------------------------------------------------------------------


class DominionSeat(Struct, frozen=True, gc=False):
    """What is open to all of one player's cards."""

    hand_size: int
    play: tuple[str, ...]
    aside: tuple[str, ...]
    revealed: tuple[str, ...]
    discard_top: str | None
    turns: int
    points: int | None = None  # with the point counter, or at the end


class Pile(Struct, frozen=True, gc=False):
    """A pile of the Supply."""

    card: str
    cost: int
    left: int


class Deck(Struct, frozen=True):
    """All cards of a player when the game is over, and the points that each kind of them brings."""

    cards: dict[str, int]
    points: dict[str, int]  # without those that bring none


class DominionView(Struct, tag_field="game", tag="dominion", frozen=True, omit_defaults=True):
    """The table as one seat sees it; `seat` null is a watcher."""

    seat: int | None
    players: int
    edition: int
    kingdom: tuple[str, ...]
    first: int
    turn: int
    phase: Literal["action", "buy"]
    actions: int
    buys: int
    coins: int
    supply: tuple[Pile, ...]
    trash: dict[str, int]
    seats: tuple[DominionSeat, ...]
    hand: tuple[str, ...]
    looked_at: tuple[str, ...]
    deck_size: int | None
    asked: int | None
    over: bool
    scores: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    decks: tuple[Deck, ...] = ()  # of each seat, when the game is over


# Kingdomino ---------------------------------------------------------------------------------------------


class Square(Struct, frozen=True, gc=False):
    """A square of a kingdom; the castle is at 0, 0 and is not listed."""

    x: int
    y: int
    terrain: str
    crowns: int


class Region(Struct, frozen=True, gc=False):
    """A territory: squares × crowns = points."""

    terrain: str
    squares: tuple[tuple[int, int], ...]
    crowns: int
    points: int


class Kingdom(Struct, frozen=True, gc=False):
    """One kingdom, with what it is worth as it stands."""

    squares: tuple[Square, ...]
    placed: tuple[str, ...]
    discarded: tuple[int, ...]
    territories: tuple[Region, ...]
    crowns: int
    largest: int
    columns: int
    rows: int
    castle_centred: bool
    complete: bool
    bonuses: dict[str, int]  # of the variants in use, those it has as it stands
    score: int


class Slot(Struct, frozen=True, gc=False):
    """A domino in a line, and the seat whose king stands on it."""

    domino: int
    seat: int | None


class KingdominoView(Struct, tag_field="game", tag="kingdomino", frozen=True):
    """The table as one seat sees it; `seat` null is a watcher."""

    seat: int | None
    players: int
    size: int
    variants: tuple[str, ...]
    stage: Literal["first_choice", "placing", "claiming", "over"]
    line: tuple[Slot, ...]
    next: tuple[Slot, ...]
    kings: tuple[int, ...]
    king: int | None
    pile_size: int
    unseen: tuple[int, ...]
    kingdoms: tuple[Kingdom, ...]
    asked: int | None
    over: bool
    scores: tuple[int, ...]
    winners: tuple[int, ...] | None


View = DominionView | KingdominoView

# A table ------------------------------------------------------------------------------------------------


class Seated(Struct, frozen=True, omit_defaults=True, gc=False):
    """A seat: open, kept for somebody invited, a guest's, or a bot's."""

    kind: Literal["open", "invited", "guest", "bot"]
    name: str = ""
    bot: str = ""
    you: bool = False
    here: bool = False  # somebody is connected
    gone: int = 0  # the moment when the last connection was lost
    played_by: str = ""  # the bot that has taken over
    resigned: bool = False
    time_left: int | None = None  # milliseconds, as at `moment` of the state


class Clock(Struct, frozen=True):
    """Thinking time for each seat: so many seconds, and so many more for each decision."""

    seconds: Annotated[int, Meta(ge=10, le=2_592_000)]
    more: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Setup(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What is played."""

    game: Literal["dominion", "kingdomino"]
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    edition: Annotated[int, Meta(ge=1, le=2)] = 2
    kingdom: Annotated[tuple[Id, ...], Meta(max_length=10)] | Id = "first_game"
    mixed: bool = False
    variants: Annotated[tuple[Id, ...], Meta(max_length=8)] = ()


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """What everybody at a table, and for an open one everybody, may know of it."""

    id: str
    setup: Setup
    stage: Literal["gathering", "drafting", "playing", "over"]
    seats: tuple[Seated, ...]
    public: bool
    clock: Clock | None = None
    points: bool = False  # the point counter
    chat: bool = False
    rated: bool = True
    yours: bool = False  # you opened it
    invite: str = ""  # for those who sit there
    watch: str = ""
    seal: str = ""  # the hash of the secret
    draft: tuple[str, ...] = ()  # the cards named so far
    drafter: int | None = None
    game_number: int = 1  # in a series
    totals: tuple[int, ...] = ()  # points of the games before, in a series
    rematch: str = ""  # the table of the next game, for those who sit here
    forked: int | None = None  # the entry of another game from which this one goes on
    asked: int | None = None  # the seat that everybody waits for; in lists, where that is known
    changed: int = 0


# From a client ------------------------------------------------------------------------------------------


class Hello(Struct, tag_field="type", tag="hello", frozen=True, forbid_unknown_fields=True):
    """First on a socket: the number of the last entry that the client knows, to get what it missed."""

    last: Seq = 0


class Give(Struct, tag_field="type", tag="answer", frozen=True, forbid_unknown_fields=True):
    """An answer to the choice that was pending after entry `at`; `client` is the client's own id for it."""

    at: Seq
    client: Id
    text: Answer
    seat: SeatNumber | None = None  # on a device with several seats


class Undo(Struct, tag_field="type", tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take one's last answer back, or ask the others to let it be taken back."""

    at: Seq
    client: Id
    seat: SeatNumber | None = None


class Consent(Struct, tag_field="type", tag="consent", frozen=True, forbid_unknown_fields=True):
    """Whether another player's answer may be taken back."""

    at: Seq
    agree: bool


class Resign(Struct, tag_field="type", tag="resign", frozen=True, forbid_unknown_fields=True):
    """Give up."""

    client: Id
    seat: SeatNumber | None = None


class Absence(Struct, tag_field="type", tag="absence", frozen=True, forbid_unknown_fields=True):
    """What to do about a player who is gone for long, or out of time; or, from that player: I am back."""

    seat: SeatNumber
    then: Literal["wait", "bot", "end", "return"]


class Speak(Struct, tag_field="type", tag="say", frozen=True, forbid_unknown_fields=True):
    """A quick phrase by its key, or a line of chat."""

    phrase: Id | None = None
    text: Text | None = None


class Wonder(Struct, tag_field="type", tag="hint", frozen=True, forbid_unknown_fields=True):
    """What would a bot answer in my place? Only for who has to decide after entry `at`."""

    at: Seq
    seat: SeatNumber | None = None
    client: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z0-9_-]*$")] = ""  # comes back with it


class Ping(Struct, tag_field="type", tag="ping", frozen=True, forbid_unknown_fields=True):
    """Is anybody there?"""


FromClient = Hello | Give | Undo | Consent | Resign | Absence | Speak | Wonder | Ping

# To a client --------------------------------------------------------------------------------------------


class EndWish(Struct, frozen=True):
    """Some would end the game because a player is gone; it ends when all who are here agree."""

    seat: int  # whose player is gone
    agreed: tuple[int, ...]


class State(Struct, tag_field="type", tag="state", frozen=True, omit_defaults=True):
    """The table after entry `at`, as this reader may know it."""

    at: int
    table: TableInfo
    view: View | None
    told: tuple[Say, ...] = ()  # what has happened since the reader's last state
    told_from: int = 0  # the line of the log that `told` begins with; what was told from there on is replaced
    asked: tuple[Asked, ...] = ()  # for each of the reader's seats that has to decide
    undo: Literal["", "free", "ask"] = ""  # whether the reader may take an answer back
    wishes: tuple[int, ...] = ()  # the seats that ask to take an answer back
    ending: EndWish | None = None  # whether somebody would end the game
    moment: int = 0


class Ack(Struct, tag_field="type", tag="ack", frozen=True):
    """The client's message is entered under this number, and durable."""

    client: str
    at: int


class Refused(Struct, tag_field="type", tag="refused", frozen=True):
    """The client's message was not entered; nothing has changed."""

    client: str
    at: int
    why: Say


class Spoken(Struct, tag_field="type", tag="said", frozen=True):
    """Something that was said at the table."""

    number: int
    seat: int | None
    name: str
    phrase: str
    text: str
    moment: int


class Hint(Struct, frozen=True, omit_defaults=True):
    """An answer that a bot would give, and how often it would win with it, where it reckons that."""

    answer: str
    say: Say
    win: float | None = None  # from 0 to 1; between `low` and `high` with 95 % certainty
    low: float | None = None
    high: float | None = None


class Hinted(Struct, tag_field="type", tag="hinted", frozen=True):
    """What a bot would answer, the best first."""

    client: str
    at: int
    seat: int
    bot: str
    hints: tuple[Hint, ...]


class Pong(Struct, tag_field="type", tag="pong", frozen=True):
    """Yes."""


ToClient = State | Ack | Refused | Spoken | Hinted | Pong

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
decode = _decoder.decode
encode = msgspec.json.Encoder().encode
