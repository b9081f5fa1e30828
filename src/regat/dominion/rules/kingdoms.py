"""Kingdoms: recommended sets, ten named cards, ten at random, or a draft; and who starts next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regat.dominion.rules import cards
from regat.kernel.chance import HashRandom
from regat.kernel.checks import check_seat
from regat.kernel.errors import BadSetup

PILES = 10
FIRST_GAME = "first_game"
RANDOM = "random"


def _ten(keys: str) -> tuple[str, ...]:
    return tuple(keys.split())


SETS: dict[int, dict[str, tuple[str, ...]]] = {
    1: {
        "first_game": _ten("cellar market militia mine moat remodel smithy village woodcutter workshop"),
        "big_money": _ten(
            "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room"
        ),
        "interaction": _ten(
            "bureaucrat chancellor council_room festival library militia moat spy thief village"
        ),
        "size_distortion": _ten(
            "cellar chapel feast gardens laboratory thief village witch woodcutter workshop"
        ),
        "village_square": _ten(
            "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter"
        ),
    },
    2: {
        "first_game": _ten("cellar market merchant militia mine moat remodel smithy village workshop"),
        "size_distortion": _ten(
            "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop"
        ),
        "deck_top": _ten(
            "artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village"
        ),
        "sleight_of_hand": _ten(
            "cellar council_room festival gardens harbinger library militia poacher smithy throne_room"
        ),
        "improvements": _ten("artisan cellar market merchant mine moat moneylender poacher remodel witch"),
        "silver_and_gold": _ten(
            "bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal"
        ),
    },
}


def check_edition(edition: object) -> None:
    if isinstance(edition, bool) or not isinstance(edition, int) or edition not in SETS:
        raise BadSetup(
            f"there is no edition {edition!r}, only 1 and 2", key="error-edition", given=str(edition)
        )


def available(edition: int, *, mixed: bool = False) -> tuple[str, ...]:
    """The Kingdom cards of an edition, in alphabetical order; of both if editions are mixed."""
    check_edition(edition)
    return tuple(
        cards.KEYS[number] for number in cards.KINGDOM if mixed or cards.CATALOGUE[number].in_edition(edition)
    )


def choose(
    kingdom: str | Iterable[str], edition: int, draws: HashRandom, *, mixed: bool = False
) -> tuple[str, ...]:
    """The ten cards, in catalogue order, of a set's key, `random`, or ten keys."""
    check_edition(edition)
    if kingdom == RANDOM:
        return in_order(draws.sample(available(edition, mixed=mixed), PILES))
    if isinstance(kingdom, str) and len(kingdom.replace(",", " ").split()) == 1:
        if kingdom not in SETS[edition]:
            raise BadSetup(
                f"{kingdom!r} is not a set of edition {edition}: give {', '.join(SETS[edition])}, "
                f"{RANDOM} or ten cards",
                key="error-set",
                given=kingdom,
                edition=edition,
                sets=", ".join(SETS[edition]),
            )
        return in_order(SETS[edition][kingdom])
    keys = kingdom.replace(",", " ").split() if isinstance(kingdom, str) else list(kingdom)
    check(keys, edition, mixed=mixed)
    return in_order(keys)


def check(keys: Sequence[str], edition: int, *, mixed: bool = False) -> None:
    """Refuse what is not ten different Kingdom cards of the edition, D-KING-01 and D-KING-02."""
    for key in keys:
        check_card(key, edition, mixed=mixed)
    twice = sorted({key for key in keys if list(keys).count(key) > 1})
    if twice:
        named = ", ".join(twice)
        raise BadSetup(
            f"a kingdom has ten different cards, but {named} stands in it twice",
            key="error-card-twice",
            given=named,
        )
    if len(keys) != PILES:
        raise BadSetup(f"a kingdom has ten cards, not {len(keys)}", key="error-ten-cards", n=len(keys))


def check_card(key: str, edition: int, *, mixed: bool = False) -> None:
    if key not in cards.NUMBER:
        raise BadSetup(f"there is no card {key!r}", key="error-card", given=str(key))
    card = cards.CATALOGUE[cards.NUMBER[key]]
    if cards.NUMBER[key] in cards.BASIC:
        raise BadSetup(f"{key} is not a Kingdom card: it is in every game", key="error-basic-card", given=key)
    if not mixed and not card.in_edition(edition):
        raise BadSetup(
            f"{key} is not in edition {edition}: say mixed to use both editions' cards",
            key="error-other-edition",
            given=key,
            edition=edition,
        )


def in_order(keys: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(keys, key=cards.NUMBER.__getitem__))


def as_bits(keys: Iterable[str]) -> int:
    return sum(1 << cards.NUMBER[key] for key in keys)


class Draft:
    """Choosing in turns: each player names one card until ten are named, D-KING-04."""

    def __init__(self, players: int, edition: int = 2, *, first: int = 0, mixed: bool = False) -> None:
        check_edition(edition)
        check_players(players)
        check_seat(first, players)
        self.players = players
        self.edition = edition
        self.mixed = mixed
        self.seat = first  # whose turn it is to name a card
        self.named: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        return len(self.named) == PILES

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(key for key in available(self.edition, mixed=self.mixed) if key not in self.named)

    def name(self, key: str) -> None:
        if self.over:
            raise BadSetup("ten cards are named already")
        check_card(key, self.edition, mixed=self.mixed)
        if key in self.named:
            raise BadSetup(f"{key} is named already", key="error-drafted", given=key)
        self.named = (*self.named, key)
        self.seat = (self.seat + 1) % self.players

    @property
    def kingdom(self) -> tuple[str, ...]:
        if not self.over:
            raise BadSetup(f"{len(self.named)} of ten cards are named")
        return in_order(self.named)


def swap(kingdom: Sequence[str], swaps: dict[int, tuple[str, str]], edition: int) -> tuple[str, ...]:
    """After a game each player may swap one card for an unused one, D-KING-05: seat -> (out, in)."""
    if swaps and edition != 1:
        raise BadSetup("only the first edition allows swapping a card between two games")
    ten = list(kingdom)
    for seat, (out, into) in sorted(swaps.items()):
        check_card(into, edition)
        if out not in ten:
            raise BadSetup(f"seat {seat} swaps {out}, which is not in the kingdom")
        if into in ten:
            raise BadSetup(f"seat {seat} swaps in {into}, which is in the kingdom already")
        ten[ten.index(out)] = into
    return in_order(ten)


def check_players(players: object) -> None:
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 6:
        raise BadSetup(
            f"Dominion is for 2 to 6 players, not {players!r}",
            key="error-players-dominion",
            given=str(players),
        )


def next_first(edition: int, players: int, winners: Sequence[int]) -> tuple[int, ...]:
    """The seats that may start the game after one with these winners, D-START-02 to D-START-05."""
    check_edition(edition)
    check_players(players)
    if not winners:
        raise BadSetup("a game has at least one winner")
    for seat in winners:
        check_seat(seat, players)
    if len(winners) == 1:
        return ((winners[0] + 1) % players,)
    others = tuple(seat for seat in range(players) if seat not in winners)
    return others if edition == 1 and others else tuple(range(players))
