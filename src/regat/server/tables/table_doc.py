"""A table's document: everything about a table but the log of its game. Only the server reads it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Literal

import msgspec
from msgspec import Struct, structs

from regat import games
from regat.games import AnyMatch
from regat.kernel.chance import Forked, Sealed, parse
from regat.kernel.record import Record
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import Clock, SeriesGame, Setup
from regat.server.storage import TableRow

TOKEN_BYTES = 16  # 128 bits
NOBODY = "-"  # in place of a deleted guest; no cookie is ever signed for it


class SeatAssignment(Struct, frozen=True, omit_defaults=True):
    """A seat: who may answer from it."""

    kind: Literal["open", "invited", "guest", "bot"]
    guest: str = ""
    name: str = ""
    bot: str = ""
    entropy: str = ""  # what a person has contributed to the chance
    disconnected_at: int = 0  # when its last connection was lost


class UndoRequest(Struct, frozen=True):
    """A seat asks to undo an entry; these others have agreed."""

    seat: int
    entry: int
    agreed: tuple[int, ...] = ()


class Fork(Struct, frozen=True):
    """The position of another game that a table continues from; everything of that game is known."""

    header: tuple[tuple[str, str], ...]
    chance: str
    entries: tuple[str, ...]
    table: str  # the fingerprint of that position

    def replay(self, game: str, chance: Sealed) -> AnyMatch:
        """The match up to that position; what follows is dealt from another chance."""
        forked = Forked.off(parse(self.chance), len(self.entries), chance)
        return games.replay(Record(game, self.header, forked.text, self.entries, table=self.table))


class EndRequest(Struct, frozen=True):
    """These seats agree to end the game, because the player of a seat has been absent since that moment."""

    seat: int
    disconnected_at: int
    agreed: tuple[int, ...] = ()


class SeriesState(Struct, frozen=True, omit_defaults=True):
    """How far a series has come."""

    games: tuple[SeriesGame, ...] = ()  # the earlier ones, and the table's own once that is over
    winners: tuple[int, ...] | None = None  # once the series is over


class TableDoc(Struct, frozen=True, omit_defaults=True):
    """One table."""

    setup: Setup
    owner: str
    seats: tuple[SeatAssignment, ...]
    secret: str  # of the sealed chance; it leaves the server when the game is over
    invite_token: str
    watch_token: str
    created_at: int
    started_at: int = 0
    stage: Literal["gathering", "drafting", "playing", "over", "closed"] = "gathering"
    public: bool = False
    clock: Clock | None = None
    show_points: bool = False
    chat: bool = False
    friendly: bool = False  # not rated from the start, nor are its rematches
    rated: bool = True
    first_seat: int | None = None  # who starts, where an earlier game decides that
    draft: tuple[str, ...] = ()
    game_number: int = 1  # of the games in a row
    totals: tuple[int, ...] = ()  # points of the games before
    series: SeriesState | None = None  # None: a single game
    opening: tuple[str, ...] = ()  # the first entries of the log, which follow from earlier games of a series
    rematch: str = ""  # the table of the next game
    undo_request: UndoRequest | None = None
    fork: Fork | None = None
    end_request: EndRequest | None = None
    removed: tuple[str, ...] = ()  # guests whom the owner has sent away

    @property
    def begun(self) -> bool:
        return self.stage in ("playing", "over")

    @property
    def finished(self) -> bool:
        return self.stage in ("over", "closed")

    @property
    def attended(self) -> bool:
        """Whether something may have to happen without a client: a bot picks, or a player's node has died."""
        if self.drafter is not None:
            return self.seats[self.drafter].kind == "bot"
        here = [self.seats[seat] for seat in self.people if not self.seats[seat].disconnected_at]
        return self.stage == "playing" and (bool(here) or not self.people)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of guests."""
        return tuple(seat for seat, assigned in enumerate(self.seats) if assigned.kind == "guest")

    @property
    def continues_series(self) -> bool:
        """Whether games of its series were played before: then the seats are given."""
        return self.series is not None and self.game_number > 1

    @property
    def is_contest(self) -> bool:
        """Whether different people play for their ratings: a game that counts, and has no hints."""
        guests = {assigned.guest for assigned in self.seats if assigned.kind == "guest"}
        return self.rated and len(guests) == len(self.seats)

    @property
    def full(self) -> bool:
        return all(assigned.kind in ("guest", "bot") for assigned in self.seats)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple(
            seat
            for seat, assigned in enumerate(self.seats)
            if assigned.kind == "guest" and assigned.guest == guest
        )

    def with_seat(self, seat: int, assigned: SeatAssignment) -> TableDoc:
        return structs.replace(self, seats=(*self.seats[:seat], assigned, *self.seats[seat + 1 :]))

    def with_disconnected(self, seats: Iterable[int], moment: int) -> TableDoc:
        """The document after seats have lost their last connection; at the moment 0, after they are back."""
        document = self
        for seat in seats:
            assigned = structs.replace(self.seats[seat], disconnected_at=moment)
            document = document.with_seat(seat, assigned)
        return document

    @property
    def drafter(self) -> int | None:
        """The seat whose turn it is to draft."""
        return self.seat_of_pick(len(self.draft)) if self.stage == "drafting" else None

    def seat_of_pick(self, number: int) -> int:
        """The seat that makes a pick: in turn order, from the seat that starts the game if it is known."""
        return ((self.first_seat or 0) + number) % len(self.seats)

    @property
    def chance(self) -> Sealed:
        """The secret, with the contributions of the people at the table."""
        sealed = Sealed.under(bytes.fromhex(self.secret))
        for seat in self.people:
            if self.seats[seat].entropy:
                sealed = sealed.contribute(seat, bytes.fromhex(self.seats[seat].entropy))
        return sealed

    @property
    def drafted_setup(self) -> Setup:
        """The set-up, with the draft if there was one."""
        return game_wire(self.setup.game).with_draft(self.setup, self.draft)

    @property
    def draft_options(self) -> tuple[str, ...]:
        """What may be picked next; nothing if the game can begin."""
        later = self.game_number > 1
        return game_wire(self.setup.game).draft_options(self.setup, self.draft, later=later)

    def new_match(self) -> AnyMatch:
        """The match before its first entry at this table."""
        if self.fork:
            return self.fork.replay(self.setup.game, self.chance)
        setup = self.drafted_setup.to_setup(self.first_seat)
        match = games.spec(self.setup.game).match(setup, self.chance)
        for line in self.opening:
            match.enter(line)
        return match

    @property
    def given_entries(self) -> int:
        """How many entries the match has before the first one at this table."""
        return len(self.fork.entries) if self.fork else len(self.opening)


def token() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(TOKEN_BYTES)


_decoder = msgspec.json.Decoder(TableDoc)
_encoder = msgspec.json.Encoder()


def read(row: TableRow) -> TableDoc:
    return _decoder.decode(row.document)


def written(row: TableRow, document: TableDoc) -> TableRow:
    """The row with a new document, to be saved in place of this version."""
    known = (document.owner, *(assigned.guest for assigned in document.seats))
    guests = tuple(dict.fromkeys(one for one in known if one not in ("", NOBODY)))
    gathering = document.stage == "gathering" and not document.full and not document.continues_series
    return TableRow(
        row.id,
        _encoder.encode(document),
        guests,
        listed=document.public and gathering,
        finished=document.finished,
        begun=document.begun,
        attended=document.attended,
        version=row.version,
    )
