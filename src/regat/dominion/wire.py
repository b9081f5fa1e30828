"""Dominion over the wire: set-up, views, prompts and log as messages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct, structs

from regat.dominion.catalogue import DominionCatalogue, build_catalogue
from regat.dominion.game import Game
from regat.dominion.notation import allows_several, format_option
from regat.dominion.prompts import pending_op
from regat.dominion.rules import cards, state
from regat.dominion.rules.kingdoms import (
    PILES,
    available,
    check_card,
    check_players,
    next_first,
    swap,
    unused,
)
from regat.dominion.rules.scoring import points_by_card
from regat.dominion.setup import DominionSetup
from regat.dominion.start import prepare
from regat.dominion.view import Phase, SeatView, own_cards, phase, piles
from regat.dominion.words.answers import swap_message
from regat.dominion.words.parts import CardsPiece
from regat.kernel.choice import Choice as GameChoice
from regat.kernel.choice import Option
from regat.kernel.errors import BadSetup
from regat.server.protocol.game_wire import KEEP, GameWire
from regat.server.protocol.parts import (
    CardsPart,
    Ending,
    Id,
    PrivateMessage,
    SetupMessage,
    ViewMessage,
    encode_once,
)
from regat.server.protocol.text import piece_to_wire
from regat.words.message import Message

DRAFT = "draft"  # in place of a kingdom: the players choose its cards
FOR = "-"  # between the two cards of a swap, as it is picked: `moat-witch`

# Messages -------------------------------------------------------------------------------------------------


class DominionSetupMessage(SetupMessage, tag="dominion", frozen=True, kw_only=True):
    """A game of Dominion."""

    edition: Annotated[int, Meta(ge=1, le=2)] = 2
    kingdom: Annotated[tuple[Id, ...], Meta(max_length=10)] | Id = "first_game"
    mixed: bool = False
    swap: bool = False  # players may swap a card before a rematch; in the first edition they always may

    def to_setup(self, first_seat: int | None = None) -> DominionSetup:
        return DominionSetup(self.players, self.edition, self.kingdom, self.mixed, first_seat, self.swap)


class DominionSeat(Struct, frozen=True, gc=False):
    """What everybody sees of one player's cards."""

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


class DominionView(ViewMessage, tag="dominion", frozen=True, kw_only=True):
    """What everybody sees of a game of Dominion."""

    edition: int
    kingdom: tuple[str, ...]
    first: int
    turn: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    supply: tuple[Pile, ...]
    trash: dict[str, int]
    seats: tuple[DominionSeat, ...]
    scores: tuple[int, ...] | None
    reacting: bool = False  # a Reaction may be revealed: who decides about it is hidden, to_answer is null
    decks: tuple[Deck, ...] = ()  # of each seat, when the game is over


class DominionPrivate(PrivateMessage, tag="dominion", frozen=True, kw_only=True):
    """What one seat alone sees of a game of Dominion."""

    hand: tuple[str, ...]
    looked_at: tuple[str, ...]
    deck_size: int
    phase: Phase | None = None  # where the others do not see yet that it has changed


# From the game to messages --------------------------------------------------------------------------------


class DominionWire(GameWire):
    """Dominion's messages."""

    setup = DominionSetupMessage
    view = DominionView
    private = DominionPrivate

    def catalogue(self) -> DominionCatalogue:
        return build_catalogue()

    def check(self, setup: SetupMessage) -> None:
        assert isinstance(setup, DominionSetupMessage)
        check_players(setup.players)
        if setup.kingdom != DRAFT:
            prepare(setup.to_setup(), key=0)

    def setup_of(self, game: Game) -> DominionSetupMessage:
        begun = game.setup
        return DominionSetupMessage(
            players=begun.players,
            edition=begun.edition,
            kingdom=begun.kingdom,
            mixed=begun.mixed,
            swap=begun.swap,
        )

    def starters(self, setup: SetupMessage, winners: Sequence[int]) -> tuple[int, ...]:
        assert isinstance(setup, DominionSetupMessage)
        return next_first(setup.edition, setup.players, tuple(winners)) if winners else ()

    def next_setup(self, setup: SetupMessage, game: Game) -> SetupMessage:
        """Where cards are swapped, the ten of the last game; otherwise a random kingdom is drawn again."""
        assert isinstance(setup, DominionSetupMessage)
        return structs.replace(setup, kingdom=game.start.kingdom) if setup.to_setup().may_swap else setup

    def draft_options(
        self, setup: SetupMessage, picks: Sequence[str], *, later: bool = False
    ) -> tuple[str, ...]:
        """The cards that can be named, D-KING-04; before a later game the swaps, D-KING-05."""
        assert isinstance(setup, DominionSetupMessage)
        if setup.kingdom == DRAFT:
            left = [key for key in available(setup.edition, mixed=setup.mixed) if key not in picks]
            return tuple(left) if len(picks) < PILES else ()
        swaps = later and setup.to_setup().may_swap and len(picks) < setup.players
        return _swaps(setup, picks) if swaps else ()

    def check_pick(self, setup: SetupMessage, picks: Sequence[str], pick: str) -> None:
        assert isinstance(setup, DominionSetupMessage)
        if setup.kingdom != DRAFT:
            _swapped(setup, (*picks, pick))
            return
        check_card(pick, setup.edition, mixed=setup.mixed)
        if pick in picks:
            raise BadSetup(f"{pick} is named already", key="error-drafted", given=pick)

    def with_draft(self, setup: SetupMessage, picks: Sequence[str]) -> SetupMessage:
        assert isinstance(setup, DominionSetupMessage)
        if not picks:
            return setup
        kingdom = tuple(picks) if setup.kingdom == DRAFT else _swapped(setup, picks)
        return structs.replace(setup, kingdom=kingdom)

    def pick_message(self, setup: SetupMessage, seat: int, pick: str) -> Message | None:
        assert isinstance(setup, DominionSetupMessage)
        if setup.kingdom == DRAFT:
            return None
        return swap_message(seat, None if pick == KEEP else _parse_swap(pick))

    def public_view(
        self, game: Game, points: Sequence[int] | None = None, result: Ending | None = None
    ) -> DominionView:
        seen = game.view(None)
        scores = result.scores if result else seen.scores
        shown = points if scores is None else scores
        over = seen.over or result is not None
        reacting = self.hides_who_answers(game)
        return DominionView(
            players=seen.players,
            edition=seen.edition,
            kingdom=seen.kingdom,
            first=seen.first,
            turn=seen.turn,
            phase=seen.phase,
            actions=seen.actions,
            buys=seen.buys,
            coins=seen.coins,
            supply=_supply(seen.kingdom, tuple(seen.supply.values())),
            trash=seen.trash,
            seats=tuple(
                [_seat(one, None if shown is None else shown[seat]) for seat, one in enumerate(seen.seats)]
            ),
            to_answer=None if over or reacting else seen.asked,
            reacting=reacting and not over,
            over=over,
            scores=scores,
            winners=result.winners if result else seen.winners,
            decks=decks(game) if over else (),
        )

    def private_views(self, game: Game) -> tuple[DominionPrivate, ...]:
        return tuple([_private(game.state, seat) for seat in range(game.players)])

    def hides_who_answers(self, game: Game) -> bool:
        """A player is asked about a Moat only while holding one: being asked would show it, D-INFO-06.

        That the game waits shows that somebody holds a Moat, with two players who; a long pause, or an entry
        of the log without visible effect, shows that it was not revealed. To close this too, everybody would
        have to be asked at every Attack.
        """
        return not game.over and pending_op(game.state) == cards.REACT

    def hands(self, game: Game) -> tuple[tuple[str, ...], ...]:
        return tuple(game.view(seat).hand for seat in range(game.players))

    def whole_answer(self, option: Option, choice: GameChoice) -> str:
        return format_option(option, choice)

    def picks_one(self, choice: GameChoice) -> bool:
        return not allows_several(choice)


def _swaps(setup: DominionSetupMessage, picks: Sequence[str]) -> tuple[str, ...]:
    """What the next player may pick: to keep all ten cards, or to swap one of them for an unused one."""
    ten = _swapped(setup, picks)
    others = unused(ten, setup.edition, mixed=setup.mixed)
    return (KEEP, *(f"{out}{FOR}{into}" for out in ten for into in others))


def _swapped(setup: DominionSetupMessage, picks: Sequence[str]) -> tuple[str, ...]:
    """The ten after these swaps; BadSetup for one that cannot be."""
    ten = prepare(setup.to_setup(), key=0).kingdom
    for pick in picks:
        if pick != KEEP:
            ten = swap(ten, *_parse_swap(pick), setup.edition, mixed=setup.mixed)
    return ten


def _parse_swap(pick: str) -> tuple[str, str]:
    out, dash, into = pick.partition(FOR)
    if not dash:
        raise BadSetup(
            f"{pick!r} is not a swap: pick {KEEP}, or a card of the ten and an unused one, moat{FOR}witch",
            key="error-swap",
            given=pick,
        )
    return out, into


@lru_cache(4096)  # many moves leave the Supply as it was
def _supply(kingdom: tuple[str, ...], left: tuple[int, ...]) -> tuple[Pile, ...]:
    supply = zip(piles(kingdom), left, strict=True)
    return encode_once(tuple(Pile(key, cards.COSTS[card], copies) for (card, key), copies in supply))


def _private(t: state.State, seat: int) -> DominionPrivate:
    hand, looked_at, deck_size = own_cards(t, seat)
    own = phase(t, seat)
    shown = None if own == phase(t, None) else own
    return DominionPrivate(hand=hand, looked_at=looked_at, deck_size=deck_size, phase=shown)


def _seat(seat: SeatView, points: int | None) -> DominionSeat:
    return DominionSeat(
        seat.hand_size, seat.play, seat.aside, seat.revealed, seat.discard_top, seat.turns, points
    )


def decks(game: Game) -> tuple[Deck, ...]:
    """What each seat owns at the end, in whatever zone: points are counted openly."""
    return tuple(_deck(dict(seat.owned)) for seat in game.memory(0).seats)


def _deck(owned: dict[str, int]) -> Deck:
    size = sum(owned.values())
    points = {key: points_by_card(key, copies, size) for key, copies in owned.items()}
    return Deck(owned, {key: brought for key, brought in points.items() if brought})


@piece_to_wire.register
def _cards_part(cards: CardsPiece) -> CardsPart:
    return CardsPart(cards.keys, cards.hidden)


FACE = DominionWire()
