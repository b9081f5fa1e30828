"""The moments of games that docs/protocol.md shows, made by the games themselves."""

from __future__ import annotations

from regat import dominion, kingdomino
from regat.dominion import Position, SeatCards
from regat.dominion.wire import DominionSetupMessage
from regat.kingdomino import KingdomSetup
from regat.server.protocol.messages import SeatInfo, State, TableInfo
from regat.server.protocol.parts import Prompt
from tests.server.protocol.client import lines, private, prompt, view

TABLE = TableInfo(
    "Tq3vZk0yN1c",
    DominionSetupMessage(),
    "playing",
    (SeatInfo("guest", name="Ana", you=True, connected=True), SeatInfo("bot", name="smithy", bot="smithy")),
    public=False,
)


def attacked() -> dominion.Game:
    """Seat 0 has to discard to Militia."""
    mine = SeatCards(hand=("copper", "copper", "silver", "estate", "estate"), discard=("gold",))
    other = SeatCards(hand=("militia", "copper", "gold", "estate"), deck=("copper",) * 5)
    laid = Position(dominion.SETS[2]["first_game"], seats={0: mine, 1: other}, turn=1, turns=(4, 4), first=0)
    game = dominion.from_position(laid)
    game.answer("play militia")
    return game


def state() -> State:
    game = attacked()
    return State(
        17,
        TABLE,
        view(game),
        0,
        private(game, 0),
        tuple(lines(game, 0)),
        log_from=31,
        prompts=(prompt(game),),
        undo="ask",
        server_time=1_790_000_000_000,
    )


def prompts() -> list[Prompt]:
    """A choice of one, of several, a claim and a placement."""
    hand = ("mine", "copper", "copper", "silver")
    laid = Position(dominion.SETS[2]["first_game"], seats={0: SeatCards(hand=hand), 1: SeatCards()})
    mining = dominion.from_position(laid)
    mining.answer("play mine")
    claiming = kingdomino.new(seed=1, pile=(1, 13, 25, 37), kings=(0, 1, 0, 1))
    grid = "W W W W W\nF F C F F\nL L L L L\nG G G G G\nS . . G2 M"
    cramped = kingdomino.Position(line={44: 0}, seats={0: KingdomSetup(grid=grid), 1: KingdomSetup(grid="C")})
    return [prompt(item) for item in (mining, attacked(), claiming, kingdomino.from_position(cramped))]
