"""A table as a reader sees it, for the wire: field by field, so that nothing goes along unasked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from regat import dominion, kingdomino
from regat.dominion.rules import cards
from regat.server.protocol.messages import (
    DominionSeat,
    DominionView,
    Kingdom,
    KingdominoView,
    Pile,
    Region,
    Slot,
    Square,
)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: it may end before its game does, and who has resigned never wins."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


# Dominion -----------------------------------------------------------------------------------------------


def dominion_view(
    view: dominion.View, points: Sequence[int] | None = None, result: Result | None = None
) -> DominionView:
    """`points` of each seat, with the point counter; at the end they are shown in any case."""
    scores = result.scores if result else view.scores
    counted = points if scores is None else scores
    return DominionView(
        seat=view.seat,
        players=view.players,
        edition=view.edition,
        kingdom=view.kingdom,
        first=view.first,
        turn=view.turn,
        phase="buy" if view.phase == "buy" else "action",
        actions=view.actions,
        buys=view.buys,
        coins=view.coins,
        supply=tuple(_pile(key, left) for key, left in view.supply.items()),
        trash=dict(view.trash),
        seats=tuple(
            _seat(other, None if counted is None else counted[number])
            for number, other in enumerate(view.seats)
        ),
        hand=view.hand,
        looked_at=view.looked_at,
        deck_size=view.deck_size,
        asked=None if result else view.asked,
        over=view.over or result is not None,
        scores=scores,
        winners=result.winners if result else view.winners,
    )


@cache
def _pile(key: str, left: int) -> Pile:
    return Pile(key, cards.COSTS[cards.NUMBER[key]], left)


def _seat(seat: dominion.SeatView, points: int | None) -> DominionSeat:
    return DominionSeat(
        hand_size=seat.hand_size,
        play=seat.play,
        aside=seat.aside,
        revealed=seat.revealed,
        discard_top=seat.discard_top,
        turns=seat.turns,
        points=points,
    )


# Kingdomino ---------------------------------------------------------------------------------------------

Stage = Literal["first_choice", "placing", "claiming", "over"]
STAGES: dict[str, Stage] = {
    "first_choice": "first_choice",
    "placing": "placing",
    "claiming": "claiming",
    "over": "over",
}


def kingdomino_view(view: kingdomino.View, result: Result | None = None) -> KingdominoView:
    return KingdominoView(
        seat=view.seat,
        players=view.players,
        size=view.size,
        variants=view.variants,
        stage="over" if result else STAGES[view.stage],
        line=tuple(Slot(domino, seat) for domino, seat in view.line),
        next=tuple(Slot(domino, seat) for domino, seat in view.next),
        kings=view.kings,
        king=view.king,
        pile_size=view.pile_size,
        unseen=view.unseen,
        kingdoms=tuple(kingdom_view(one) for one in view.kingdoms),
        asked=None if result else view.asked,
        over=view.over or result is not None,
        scores=result.scores if result else view.scores,
        winners=result.winners if result else view.winners,
    )


def kingdom_view(one: kingdomino.KingdomView) -> Kingdom:
    return Kingdom(
        squares=tuple(Square(x, y, land.terrain, land.crowns) for (x, y), land in one.lands.items()),
        placed=one.placed,
        discarded=one.discarded,
        territories=tuple(_region(territory) for territory in one.territories),
        crowns=one.crowns,
        largest=one.largest,
        columns=one.columns,
        rows=one.rows,
        castle_centred=one.castle_centred,
        complete=one.complete,
        bonuses=dict(one.bonuses),
        score=one.score,
    )


def _region(territory: kingdomino.Territory) -> Region:
    return Region(territory.terrain, territory.squares, territory.crowns, territory.points)
