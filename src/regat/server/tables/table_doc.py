"""A table's document: everything about a table but the log of its game. Only the server reads it."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from msgspec import Struct, structs

from regat import games
from regat.games import AnyMatch
from regat.kernel.chance import Forked, Sealed, parse
from regat.kernel.record import Record
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import Clock, Setup
from regat.server.storage import TableRow

TOKEN_BYTES = 16  # 128 bits
BITS_BYTES = 16
NOBODY = "-"  # in the place of a guest that has been forgotten; no cookie is ever signed for it


class SeatAssignment(Struct, frozen=True, omit_defaults=True):
    """A seat: who may answer from it."""

    kind: Literal["open", "invited", "guest", "bot"]
    guest: str = ""
    name: str = ""
    bot: str = ""
    bits: str = ""  # what a person stirred into the chance
    gone: int = 0  # the moment when its last connection was lost


class UndoRequest(Struct, frozen=True):
    """A seat wishes to take the table back to before an entry; these others have agreed."""

    seat: int
    entry: int
    agreed: tuple[int, ...] = ()


class Fork(Struct, frozen=True):
    """The moment of another game that a table goes on from; everything of that game is known."""

    header: tuple[tuple[str, str], ...]
    chance: str
    entries: tuple[str, ...]
    table: str  # the fingerprint of that moment


class EndRequest(Struct, frozen=True):
    """These seats would end the game, because the player of a seat has been gone since that moment."""

    seat: int
    gone: int
    agreed: tuple[int, ...] = ()


class TableDoc(Struct, frozen=True, omit_defaults=True):
    """One table."""

    setup: Setup
    owner: str
    chairs: tuple[SeatAssignment, ...]
    secret: str  # of the sealed chance; it leaves the server when the game is over
    invite: str
    watch: str
    made: int
    started: int = 0  # moment
    stage: Literal["gathering", "drafting", "playing", "over"] = "gathering"
    public: bool = False
    clock: Clock | None = None
    points: bool = False
    chat: bool = False
    rated: bool = True
    first: int | None = None  # who starts, where an earlier game decides that
    draft: tuple[str, ...] = ()
    number: int = 1  # in a series
    totals: tuple[int, ...] = ()  # points of the games before
    rematch: str = ""  # the table of the next game
    wish: UndoRequest | None = None
    fork: Fork | None = None
    ending: EndRequest | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of guests."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "guest")

    @property
    def full(self) -> bool:
        return all(chair.kind in ("guest", "bot") for chair in self.chairs)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple(
            seat for seat, chair in enumerate(self.chairs) if chair.kind == "guest" and chair.guest == guest
        )

    def with_chair(self, seat: int, chair: SeatAssignment) -> TableDoc:
        chairs = list(self.chairs)
        chairs[seat] = chair
        return structs.replace(self, chairs=tuple(chairs))

    @property
    def chance(self) -> Sealed:
        """The secret, stirred by the people at the table."""
        sealed = Sealed.under(bytes.fromhex(self.secret))
        for seat in self.people:
            if self.chairs[seat].bits:
                sealed = sealed.contribute(seat, bytes.fromhex(self.chairs[seat].bits))
        return sealed

    @property
    def drafted_setup(self) -> Setup:
        """The set-up, with the draft if there was one."""
        return game_wire(self.setup.game).with_draft(self.setup, self.draft)

    @property
    def to_draft(self) -> bool:
        """Whether something has to be drafted before the game can begin."""
        return bool(game_wire(self.setup.game).draft_options(self.setup, self.draft))

    def new_match(self) -> AnyMatch:
        """The match of a table that plays, before its first entry."""
        if self.past:
            return games.replay(self.past)
        setup = self.drafted_setup.to_setup(self.first)
        return games.spec(self.setup.game).match(setup, self.chance)

    @property
    def past(self) -> Record | None:
        """The game before its first entry here, where it goes on from another one."""
        if self.fork is None:
            return None
        fork = self.fork
        chance = Forked.off(parse(fork.chance), len(fork.entries), self.chance)
        return Record(self.setup.game, fork.header, chance.text, fork.entries, table=fork.table)


def token() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


_decoder = msgspec.json.Decoder(TableDoc)
_encoder = msgspec.json.Encoder()


def read(kept: TableRow) -> TableDoc:
    return _decoder.decode(kept.document)


def written(kept: TableRow, document: TableDoc) -> TableRow:
    """What is to be kept of a document instead of its earlier version."""
    known = (document.owner, *(chair.guest for chair in document.chairs))
    guests = tuple(dict.fromkeys(one for one in known if one not in ("", NOBODY)))
    listed = document.public and document.stage == "gathering" and not document.full
    return TableRow(
        kept.id,
        _encoder.encode(document),
        guests,
        listed=listed,
        finished=document.stage == "over",
        version=kept.version,
    )
