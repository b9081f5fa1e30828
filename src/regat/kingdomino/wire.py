"""Kingdomino over the wire: set-up, view, prompts and log as messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from regat.kingdomino import words
from regat.kingdomino.catalogue import KingdominoCatalogue, build_catalogue
from regat.kingdomino.game import Game
from regat.kingdomino.rules.variants import DYNASTY, KingdominoSetup, checked_variants, of_each_game
from regat.kingdomino.series import GAMES
from regat.kingdomino.view import KingdomView, Stage
from regat.kingdomino.words.parts import DominoPiece
from regat.server.protocol.game_wire import GameWire, SeriesFormat
from regat.server.protocol.parts import (
    DominoPart,
    Ending,
    Id,
    Identity,
    Placement,
    Prompt,
    SetupMessage,
    ViewMessage,
    encode_once,
)
from regat.server.protocol.text import piece_to_wire, to_wire
from regat.words.message import Message

# Messages -------------------------------------------------------------------------------------------------


class KingdominoSetupMessage(SetupMessage, tag="kingdomino", frozen=True, kw_only=True):
    """A game of Kingdomino."""

    variants: Annotated[tuple[Id, ...], Meta(max_length=8)] = ()

    def to_setup(self, first_seat: int | None = None) -> KingdominoSetup:
        """A Dynasty is a series: each of its games is played without that variant."""
        return KingdominoSetup(self.players, of_each_game(self.variants))


class Square(Struct, frozen=True, gc=False):
    """A square of a kingdom; the castle is at 0, 0 and is not listed."""

    x: int
    y: int
    terrain: str
    crowns: int


class Territory(Struct, frozen=True, gc=False):
    """A territory: squares × crowns = points."""

    terrain: str
    squares: tuple[tuple[int, int], ...]
    crowns: int
    points: int


class Kingdom(Struct, frozen=True, gc=False):
    """One kingdom, with its present score."""

    squares: tuple[Square, ...]
    placed: tuple[str, ...]
    discarded: tuple[int, ...]
    territories: tuple[Territory, ...]
    crowns: int
    largest: int
    columns: int
    rows: int
    castle_centred: bool
    complete: bool
    bonuses: dict[str, int]  # of the variants in use, those it has now
    score: int


class Slot(Struct, frozen=True, gc=False):
    """A domino in a line, and the seat whose king is on it."""

    domino: int
    seat: int | None


class KingdominoView(ViewMessage, tag="kingdomino", frozen=True, kw_only=True):
    """What everybody sees of a game of Kingdomino."""

    size: int
    variants: tuple[str, ...]
    stage: Stage
    line: tuple[Slot, ...]
    next: tuple[Slot, ...]
    kings: tuple[int, ...]
    king: int | None
    pile_size: int
    unseen: tuple[int, ...]
    kingdoms: tuple[Kingdom, ...]
    scores: tuple[int, ...]


# From the game to messages --------------------------------------------------------------------------------


class KingdominoWire(GameWire):
    """Kingdomino's messages."""

    setup = KingdominoSetupMessage
    view = KingdominoView

    def catalogue(self) -> KingdominoCatalogue:
        return build_catalogue()

    def check(self, setup: SetupMessage) -> None:
        assert isinstance(setup, KingdominoSetupMessage)
        checked_variants(setup.players, setup.variants)

    def series(self, setup: SetupMessage) -> SeriesFormat | None:
        """K-VAR-DYNASTY-1"""
        assert isinstance(setup, KingdominoSetupMessage)
        if DYNASTY not in setup.variants:
            return None
        return SeriesFormat(to_wire(Message(f"variant-{DYNASTY}")), GAMES)

    def setup_of(self, game: Game) -> KingdominoSetupMessage:
        return KingdominoSetupMessage(players=game.players, variants=game.setup.variants)

    def public_view(
        self, game: Game, points: Sequence[int] | None = None, result: Ending | None = None
    ) -> KingdominoView:
        seen = game.view(None)
        return KingdominoView(
            players=seen.players,
            size=seen.size,
            variants=seen.variants,
            stage="over" if result else seen.stage,
            line=tuple([Slot(domino, seat) for domino, seat in seen.line]),
            next=tuple([Slot(domino, seat) for domino, seat in seen.next]),
            kings=seen.kings,
            king=seen.king,
            pile_size=seen.pile_size,
            unseen=seen.unseen,
            kingdoms=tuple([_kingdom(Identity(one)) for one in seen.kingdoms]),
            to_answer=None if result else seen.asked,
            over=seen.over or result is not None,
            scores=result.scores if result else seen.scores,
            winners=result.winners if result else seen.winners,
        )

    def prompt(self, game: Game) -> Prompt:
        places = game.placements()
        if not places:
            return super().prompt(game)
        return Prompt(
            seat=game.seat,
            asker="placing",
            text=to_wire(words.question(game.view(None))),
            min=1,
            max=1,
            choices=(),
            answers=tuple(map(str, places)),
            placements=tuple([Placement(*place[1:]) for place in places]),
        )


@lru_cache(4096)  # all kingdoms at a table but one are the same as before the last move
def _kingdom(seen: Identity[KingdomView]) -> Kingdom:
    one = seen.value
    message = Kingdom(
        squares=tuple(Square(x, y, land.terrain, land.crowns) for (x, y), land in one.lands.items()),
        placed=one.placed,
        discarded=one.discarded,
        territories=tuple(
            Territory(found.terrain, found.squares, found.crowns, found.points) for found in one.territories
        ),
        crowns=one.crowns,
        largest=one.largest,
        columns=one.columns,
        rows=one.rows,
        castle_centred=one.castle_centred,
        complete=one.complete,
        bonuses=dict(one.bonuses),
        score=one.score,
    )
    return encode_once(message)


@piece_to_wire.register
def _domino_part(domino: DominoPiece) -> DominoPart:
    return DominoPart(domino.number)


FACE = KingdominoWire()
