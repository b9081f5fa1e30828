"""Perft: every way to play a turn from three small positions, against a second Dominion written here.

The second one knows only the cards involved. It is written in the plainest way, from the specification and
not from the engine: cards are words in lists, a card is a function, and a decision is a call of `choose`. All
ways to play are found by starting over for every new list of answers. What has no alternative is a choice
among one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

import pytest

from regat import dominion
from regat.dominion import Game, Position, SeatCards
from regat.dominion.rules import cards, state
from tests.dominion.helpers import zones

Leaf = tuple[object, ...]
Answers = list[int]

COST = {
    "copper": 0,
    "curse": 0,
    "cellar": 2,
    "chapel": 2,
    "estate": 2,
    "moat": 2,
    "silver": 3,
    "village": 3,
} | {
    **{"harbinger": 3, "merchant": 3, "vassal": 3, "workshop": 3, "gardens": 4, "bureaucrat": 4, "feast": 4},
    **{
        "militia": 4,
        "moneylender": 4,
        "remodel": 4,
        "spy": 4,
        "thief": 4,
        "throne_room": 4,
        "duchy": 5,
        "bandit": 5,
    },
    **{"library": 5, "mine": 5, "sentry": 5, "artisan": 6, "gold": 6, "province": 8},
}
TREASURES = {"copper": 1, "silver": 2, "gold": 3}
VICTORIES = ("estate", "duchy", "province", "gardens")
ATTACKS = ("bandit", "bureaucrat", "militia", "spy", "thief")
NOT_ACTIONS = (*TREASURES, *VICTORIES, "curse")


class Asked(Exception):
    """The answers are used up: so many more are possible at this point."""


class Seat:
    def __init__(self, own: SeatCards) -> None:
        self.hand = list(own.hand)
        self.deck = list(own.deck)  # from the top; the positions here never need a shuffle
        self.discard = list(own.discard)
        self.play = list(own.play)


class PlainDominion:
    """One turn of the seat on turn."""

    def __init__(self, start: Position, answers: Answers) -> None:
        self.answers = iter(answers)
        self.edition = start.edition
        self.seats = [Seat(start.seats[seat]) for seat in range(start.players)]
        self.supply = dict(start.supply)
        self.trash = list(start.trash)
        self.me = self.seats[start.turn]
        self.others = self.seats[start.turn + 1 :] + self.seats[: start.turn]
        self.actions, self.buys, self.coins = start.actions, start.buys, start.coins
        self.merchants = 0

    # Decisions ----------------------------------------------------------------------------------------

    def choose(self, options: Sequence[object]) -> object:
        if len(options) == 1:
            return options[0]
        answer = next(self.answers, None)
        if answer is None:
            raise Asked(len(options))
        return options[answer]

    def one_of(self, pile: Sequence[str], *, may: bool = False) -> str | None:
        """A kind of card of the pile; None for none."""
        kinds: list[object] = [*sorted(set(pile))]
        if may or not kinds:
            kinds.append(None)
        card = self.choose(kinds)
        assert card is None or isinstance(card, str)
        return card

    def some_of(self, pile: Sequence[str], least: int, most: int) -> tuple[str, ...]:
        """So many cards of the pile, as a set in which copies are alike."""
        least, most = min(least, len(pile)), min(most, len(pile))
        sets = {picked for size in range(least, most + 1) for picked in combinations(sorted(pile), size)}
        picked = self.choose(sorted(sets))
        assert isinstance(picked, tuple)
        return picked

    # What cards do ------------------------------------------------------------------------------------

    def draw(self, seat: Seat, count: int) -> None:
        assert len(seat.deck) >= count, "no position here needs a shuffle"
        seat.hand += seat.deck[:count]
        del seat.deck[:count]

    def take(self, seat: Seat, count: int) -> list[str]:
        assert len(seat.deck) >= count, "no position here needs a shuffle"
        taken = seat.deck[:count]
        del seat.deck[:count]
        return taken

    def gain(self, most: int, destination: list[str], only: Sequence[str] | None = None) -> None:
        """Must gain a card that costs at most so much, if there is one."""
        piles = [key for key, size in self.supply.items() if size and COST[key] <= most]
        card = self.one_of([key for key in piles if only is None or key in only])
        if card is not None:
            self.supply[card] -= 1
            destination.append(card)

    def play_card(self, card: str) -> None:
        """Reactions first, then the card's text, from the top."""
        victims = self.others
        if card in ATTACKS:
            victims = []
            for seat in self.others:
                if "moat" not in seat.hand or self.choose(["reveal", "decline"]) == "decline":
                    victims.append(seat)
        effect: Callable[[list[Seat]], None] = getattr(self, card)
        effect(victims)

    def cellar(self, _: list[Seat]) -> None:
        self.actions += 1
        picked = self.some_of(self.me.hand, 0, len(self.me.hand))
        for card in picked:
            self.me.hand.remove(card)
            self.me.discard.append(card)
        self.draw(self.me, len(picked))

    def chapel(self, _: list[Seat]) -> None:
        for card in self.some_of(self.me.hand, 0, 4):
            self.me.hand.remove(card)
            self.trash.append(card)

    def village(self, _: list[Seat]) -> None:
        self.draw(self.me, 1)
        self.actions += 2

    def moat(self, _: list[Seat]) -> None:
        self.draw(self.me, 2)

    def moneylender(self, _: list[Seat]) -> None:
        coppers = [card for card in self.me.hand if card == "copper"]
        if self.one_of(coppers, may=self.edition == 2) == "copper":
            self.me.hand.remove("copper")
            self.trash.append("copper")
            self.coins += 3

    def throne_room(self, _: list[Seat]) -> None:
        actions = [card for card in self.me.hand if card not in NOT_ACTIONS]
        card = self.one_of(actions, may=self.edition == 2)
        if card is not None:
            self.me.hand.remove(card)
            self.me.play.append(card)
            self.play_card(card)
            self.play_card(card)

    def militia(self, victims: list[Seat]) -> None:
        self.coins += 2
        for seat in victims:
            if len(seat.hand) > 3:
                for card in self.some_of(seat.hand, len(seat.hand) - 3, len(seat.hand) - 3):
                    seat.hand.remove(card)
                    seat.discard.append(card)

    def spy(self, victims: list[Seat]) -> None:
        self.draw(self.me, 1)
        self.actions += 1
        for seat in [self.me, *victims]:
            (card,) = self.take(seat, 1)
            if self.choose(["keep", "discard"]) == "keep":
                seat.deck.insert(0, card)
            else:
                seat.discard.append(card)

    def thief(self, victims: list[Seat]) -> None:
        stolen = []
        for seat in victims:
            shown = self.take(seat, 2)
            card = self.one_of([card for card in shown if card in TREASURES])
            if card is not None:
                shown.remove(card)
                self.trash.append(card)
                stolen.append(card)
            seat.discard += shown
        for card in self.some_of(stolen, 0, len(stolen)):
            self.trash.remove(card)
            self.me.discard.append(card)

    def feast(self, _: list[Seat]) -> None:
        if "feast" in self.me.play:
            self.me.play.remove("feast")
            self.trash.append("feast")
        self.gain(5, self.me.discard)

    def mine(self, _: list[Seat]) -> None:
        card = self.one_of([card for card in self.me.hand if card in TREASURES], may=self.edition == 2)
        if card is not None:
            self.me.hand.remove(card)
            self.trash.append(card)
            self.gain(COST[card] + 3, self.me.hand, list(TREASURES))

    def remodel(self, _: list[Seat]) -> None:
        card = self.one_of(self.me.hand)
        if card is not None:
            self.me.hand.remove(card)
            self.trash.append(card)
            self.gain(COST[card] + 2, self.me.discard)

    def workshop(self, _: list[Seat]) -> None:
        self.gain(4, self.me.discard)

    def artisan(self, _: list[Seat]) -> None:
        self.gain(5, self.me.hand)
        card = self.one_of(self.me.hand)
        if card is not None:
            self.me.hand.remove(card)
            self.me.deck.insert(0, card)

    def harbinger(self, _: list[Seat]) -> None:
        self.draw(self.me, 1)
        self.actions += 1
        card = self.one_of(self.me.discard, may=True)
        if card is not None:
            self.me.discard.remove(card)
            self.me.deck.insert(0, card)

    def merchant(self, _: list[Seat]) -> None:
        self.draw(self.me, 1)
        self.actions += 1
        self.merchants += 1

    def vassal(self, _: list[Seat]) -> None:
        self.coins += 2
        (card,) = self.take(self.me, 1)
        self.me.discard.append(card)
        if card not in NOT_ACTIONS and self.choose(["play", "decline"]) == "play":
            self.me.discard.remove(card)
            self.me.play.append(card)
            self.play_card(card)

    def sentry(self, _: list[Seat]) -> None:
        self.draw(self.me, 1)
        self.actions += 1
        kept = []
        for card in self.take(self.me, 2):
            fate = self.choose(["keep", "discard", "trash"])
            {"keep": kept, "discard": self.me.discard, "trash": self.trash}[str(fate)].append(card)
        if len(set(kept)) == 2 and self.choose(["as it was", "swapped"]) == "swapped":
            kept.reverse()
        self.me.deck[:0] = kept

    def bandit(self, victims: list[Seat]) -> None:
        if self.supply["gold"]:
            self.supply["gold"] -= 1
            self.me.discard.append("gold")
        for seat in victims:
            shown = self.take(seat, 2)
            card = self.one_of([card for card in shown if card in ("silver", "gold")])
            if card is not None:
                shown.remove(card)
                self.trash.append(card)
            seat.discard += shown

    def bureaucrat(self, victims: list[Seat]) -> None:
        if self.supply["silver"]:
            self.supply["silver"] -= 1
            self.me.deck.insert(0, "silver")
        for seat in victims:
            card = self.one_of([card for card in seat.hand if card in VICTORIES])
            if card is not None:
                seat.hand.remove(card)
                seat.deck.insert(0, card)

    # The turn -----------------------------------------------------------------------------------------

    def turn(self) -> Leaf:
        """Play until the turn is to end; the position then, before Clean-up."""
        while self.actions:
            card = self.one_of([card for card in self.me.hand if card not in NOT_ACTIONS], may=True)
            if card is None:
                break
            self.actions -= 1
            self.me.hand.remove(card)
            self.me.play.append(card)
            self.play_card(card)
        bought = False
        while True:
            options: list[object] = ["end turn"]
            treasures = [] if bought else [key for key in TREASURES if key in self.me.hand]
            options += [("play", key) for key in treasures]
            options += ["play all"] if treasures else []
            if self.buys:
                options += [
                    ("buy", key) for key, size in self.supply.items() if size and COST[key] <= self.coins
                ]
            match self.choose(options):
                case "end turn":
                    return self.leaf()
                case "play all":
                    for card in [card for card in self.me.hand if card in TREASURES]:
                        self.play_treasure(card)
                case ("play", str(card)):
                    self.play_treasure(card)
                case ("buy", str(card)):
                    bought = True
                    self.buys -= 1
                    self.coins -= COST[card]
                    self.supply[card] -= 1
                    self.me.discard.append(card)

    def play_treasure(self, card: str) -> None:
        self.me.hand.remove(card)
        self.me.play.append(card)
        self.coins += TREASURES[card]
        if card == "silver":
            self.coins += self.merchants
            self.merchants = 0

    def leaf(self) -> Leaf:
        seats = tuple(
            (sorted(seat.hand), seat.deck, sorted(seat.discard), sorted(seat.play)) for seat in self.seats
        )
        supply = {key: size for key, size in sorted(self.supply.items()) if size}
        return frozen((seats, supply, sorted(self.trash), self.actions, self.buys, self.coins))


def frozen(leaf: object) -> Leaf:
    return (repr(leaf),)


def by_hand(start: Position) -> Counter[Leaf]:
    """All ways to play the turn by the plain rules: how many of them lead to each position."""
    leaves: Counter[Leaf] = Counter()
    todo: list[Answers] = [[]]
    while todo:
        answers = todo.pop()
        try:
            leaves[PlainDominion(start, answers).turn()] += 1
        except Asked as question:
            todo += [[*answers, answer] for answer in range(question.args[0])]
    return leaves


def by_engine(start: Position) -> Counter[Leaf]:
    """The same with the engine, by `legal` and `apply`."""
    leaves: Counter[Leaf] = Counter()
    todo = [dominion.from_position(start)]
    while todo:
        game = todo.pop()
        choice = game.choice
        assert choice is not None
        for action in game.legal:
            if action == cards.DONE and choice.asker == "buy_phase":
                leaves[engine_leaf(game)] += 1
            else:
                after = game.copy()
                after.apply(action)
                todo.append(after)
    return leaves


def engine_leaf(game: Game) -> Leaf:
    t = game.snapshot()
    seats = []
    for seat in range(t.players):
        own = {
            zone: sorted(cards.KEYS[n] for n in counter.elements())
            for zone, counter in zones(t, seat).items()
        }
        start = seat * state.ZONE
        deck = [cards.KEYS[card] for card in reversed(t.deck[start : start + t.deck_size[seat]])]
        seats.append((own["hand"], deck, own["discard"], own["play"]))
    supply = {cards.KEYS[n]: size for n, size in enumerate(t.supply) if size}
    trash = sorted(cards.KEYS[n] for n, copies in enumerate(t.trash) for _ in range(copies))
    return frozen((tuple(seats), dict(sorted(supply.items())), trash, t.actions, t.buys, t.coins))


def only(kingdom: str, **piles: int) -> dict[str, object]:
    """A kingdom and a Supply with these piles only."""
    keys = tuple(kingdom.split())
    return {"kingdom": keys, "supply": dict.fromkeys((*cards.KEYS[:7], *keys), 0) | piles}


SPARE = ("copper", "estate", "silver", "copper", "estate", "copper")

ENGINE_OF_ONE = Position(
    **only(
        "cellar chapel mine moat moneylender remodel throne_room village witch workshop",
        estate=1,
        silver=2,
        gold=1,
    ),
    edition=2,
    seats={
        0: SeatCards(
            hand=("throne_room", "cellar", "chapel", "moneylender", "copper", "copper"),
            deck=("village", "mine", "estate", "silver", "copper", *SPARE),
        ),
        1: SeatCards(hand=("copper",)),
    },
)

ATTACKS_OF_OLD = Position(
    **only("cellar feast library militia moat moneylender spy thief throne_room village", copper=1, duchy=1),
    edition=1,
    players=3,
    turn=1,
    seats={
        0: SeatCards(
            hand=("moat", "copper", "copper", "estate"), deck=("gold", "silver", "copper", "duchy", "estate")
        ),
        1: SeatCards(hand=("throne_room", "spy", "thief"), deck=("feast", "silver", *SPARE)),
        2: SeatCards(
            hand=("copper", "copper", "curse", "gold"), deck=("copper", "silver", "copper", "estate", "gold")
        ),
    },
)

DECK_TOP = Position(
    **only(
        "artisan bandit bureaucrat harbinger merchant remodel sentry vassal village workshop",
        silver=2,
        gold=1,
    ),
    edition=2,
    actions=2,
    seats={
        0: SeatCards(
            hand=("harbinger", "vassal", "silver"),
            deck=("merchant", "sentry", "bureaucrat", "estate", "gold", "remodel", *SPARE),
            discard=("bandit", "copper"),
        ),
        1: SeatCards(hand=("estate", "duchy"), deck=("silver", "gold", "copper", "copper", "gold", "estate")),
    },
)


@pytest.mark.parametrize(
    "start", [ENGINE_OF_ONE, ATTACKS_OF_OLD, DECK_TOP], ids=["engine of one", "attacks of old", "deck top"]
)
def test_every_way_to_play_a_turn_is_found_once(start: Position) -> None:
    """D-ACT-01 D-ACT-02 D-BUY-01 D-BUY-05 D-TERM-MAY-1 D-CARD-THRONEROOM-4 D-ORD-01 D-ORD-02"""
    expected, found = by_hand(start), by_engine(start)
    print(f"{expected.total()} ways, {len(expected)} positions")
    assert expected.total() > 1000
    assert found.total() == expected.total()
    assert found == expected
