"""Who sees what: views and events, field by field; and the chance of a shuffle."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from itertools import pairwise, permutations

import pytest

from regat import dominion
from regat.dominion import Position, SeatCards, SeatView, View
from regat.dominion.rules import cards
from regat.kernel.choice import Choice, Option
from regat.kernel.events import Event
from regat.server.protocol.game_wire import game_wire
from tests.dominion.helpers import assert_uniform, game_or_position
from tests.games.walks import walk

KINGDOM = (
    "bureaucrat",
    "cellar",
    "council_room",
    "festival",
    "gardens",
    "harbinger",
    "library",
    "militia",
    "sentry",
    "village",
)


def position(*seats: SeatCards, **changes: object) -> Position:
    return replace(Position(KINGDOM, players=len(seats), seats=dict(enumerate(seats))), **changes)


def play(laid: Position, *answers: str) -> dominion.Game:
    game = dominion.from_position(laid)
    for answer in answers:
        game.answer(answer)
    return game


def event_texts(game: dominion.Game, seat: int | None) -> list[tuple[int, str]]:
    """The events as (seat, text)."""
    return [(event.seat, str(event)) for event in game.events(seat)]


# What a view has --------------------------------------------------------------------------------------

OPEN_TO_ALL = {"hand_size", "play", "aside", "revealed", "discard_top", "turns"}
OF_THE_TABLE = {
    "seat",
    "players",
    "edition",
    "kingdom",
    "first",
    "turn",
    "phase",
    "actions",
    "buys",
    "coins",
} | {
    "supply",
    "trash",
    "seats",
    "asked",
    "over",
    "scores",
    "winners",
}
ONES_OWN = {"hand", "looked_at", "deck_size", "choice"}


def test_a_view_has_no_field_for_what_may_not_be_counted() -> None:
    """D-INFO-03 D-INFO-04"""
    assert {field.name for field in fields(SeatView)} == OPEN_TO_ALL
    assert {field.name for field in fields(View)} == OF_THE_TABLE | ONES_OWN


def values(thing: object) -> Iterator[object]:
    """Everything inside a value, by introspection."""
    yield thing
    if is_dataclass(thing):
        for field in fields(thing):
            yield from values(getattr(thing, field.name))
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from values(key)
            yield from values(value)
    elif isinstance(thing, tuple | list):
        for value in thing:
            yield from values(value)


def test_a_view_is_made_of_plain_values_only() -> None:
    """D-INFO-02 D-INFO-04"""
    plain = (View, SeatView, Choice, Option, str, int, tuple, dict, type(None))
    for seed in range(20):
        game = game_or_position(seed)
        for _ in walk(game, seed, most=60):
            for reader in (None, *range(game.players)):
                assert all(isinstance(value, plain) for value in values(game.view(reader)))


def test_a_player_counts_the_own_deck_and_no_other() -> None:
    """D-INFO-01 D-INFO-04"""
    laid = position(SeatCards(deck=("gold",) * 7), SeatCards(deck=("gold",) * 9))
    game = dominion.from_position(laid)
    assert game.view(0).deck_size == 7
    assert game.view(1).deck_size == 9
    assert game.view(None).deck_size is None


def test_nobody_sees_or_counts_what_lies_under_the_top_of_a_discard_pile() -> None:
    """D-INFO-03 D-INFO-04"""
    small = position(SeatCards(hand=("copper",), discard=("gold",)), SeatCards(discard=("curse", "duchy")))
    large = position(
        SeatCards(hand=("copper",), discard=("estate",) * 5 + ("gold",)), SeatCards(discard=("gold", "duchy"))
    )
    for reader in (None, 0, 1):
        views = [dominion.from_position(laid).view(reader) for laid in (small, large)]
        assert views[0] == views[1]


def test_nobody_sees_or_counts_the_decks_of_others() -> None:
    """D-INFO-02 D-INFO-04"""
    small = position(SeatCards(hand=("copper",), deck=("gold", "estate")), SeatCards(deck=("curse",)))
    large = position(SeatCards(hand=("copper",), deck=("duchy", "copper")), SeatCards(deck=("gold",) * 30))
    first, other = dominion.from_position(small), dominion.from_position(large)
    assert first.view(0) == other.view(0)
    assert first.view(None) == other.view(None)


def test_the_number_of_cards_in_hand_is_open_and_their_faces_are_not() -> None:
    """D-INFO-06"""
    laid = position(SeatCards(hand=("copper", "gold")), SeatCards(hand=("estate",) * 4))
    changed = replace(laid, seats={0: laid.seats[0], 1: SeatCards(hand=("curse", "gold", "moat", "copper"))})
    game, other = dominion.from_position(laid), dominion.from_position(changed)
    for reader in (None, 0, 1):
        assert [seat.hand_size for seat in game.view(reader).seats] == [2, 4]
    assert game.view(0) == other.view(0)
    assert game.view(None) == other.view(None)
    assert game.view(None).hand == ()
    assert game.view(1).hand == ("estate",) * 4


def test_half_picked_cards_count_as_in_hand_for_everybody() -> None:
    """D-INFO-06"""
    game = play(position(SeatCards(hand=("cellar", "copper", "estate", "gold")), SeatCards()), "play cellar")
    before = {reader: game.view(reader) for reader in (None, 1)}
    game.apply(cards.COPPER)
    assert {reader: game.view(reader) for reader in (None, 1)} == before
    assert game.view(0).hand == ("copper", "gold", "estate")
    assert game.view(0).choice.picked == ("copper",)


def test_anybody_counts_every_pile() -> None:
    """D-INFO-09"""
    laid = position(SeatCards(hand=("gold",) * 2), SeatCards(), supply={"duchy": 3, "curse": 0})
    game = play(laid, "play treasures", "buy duchy")
    for reader in (None, 0, 1):
        supply = game.view(reader).supply
        assert len(supply) == 17
        assert supply["duchy"] == 2
        assert supply["curse"] == 0
        assert supply["silver"] == 40
        assert supply["gardens"] == 8


def test_a_handled_discard_pile_shows_its_top_card_only() -> None:
    """D-INFO-11 D-INFO-12"""
    piles = ("gold", "estate", "silver"), ("curse", "gold", "copper", "silver")
    games = []
    for pile in piles:
        seats = SeatCards(hand=("harbinger",), deck=("copper",), discard=pile), SeatCards()
        games.append(play(position(*seats), "play harbinger", "topdeck gold"))
    first, other = games
    assert first.view(1) == other.view(1)
    assert first.view(1).seats[0].discard_top == "silver"
    assert first.events(1) == other.events(1)
    assert not any("gold" in event.things for event in first.events(1))


def test_the_card_under_the_one_taken_from_the_top_comes_to_light() -> None:
    """D-INFO-05 D-INFO-11"""
    seats = SeatCards(hand=("harbinger",), deck=("copper",), discard=("estate", "gold")), SeatCards()
    game = play(position(*seats), "play harbinger", "topdeck gold")
    for reader in (None, 0, 1):
        assert game.view(reader).seats[0].discard_top == "estate"
        assert (0, "show estate") in event_texts(game, reader)


def test_actions_buys_and_coins_are_open() -> None:
    """D-INFO-13"""
    game = play(position(SeatCards(hand=("festival", "festival", "copper")), SeatCards()), "play festival")
    for reader in (None, 0, 1):
        view = game.view(reader)
        assert (view.turn, view.actions, view.buys, view.coins) == (0, 2, 2, 2)
    game.answer("end actions")
    game.answer("play copper")
    for reader in (None, 0, 1):
        view = game.view(reader)
        assert (view.phase, view.actions, view.buys, view.coins) == ("buy", 2, 2, 3)


def test_the_choice_goes_to_its_seat_alone() -> None:
    """D-INFO-06"""
    game = play(
        position(SeatCards(hand=("militia",)), SeatCards(hand=("copper", "gold") * 2)), "play militia"
    )
    assert game.view(1).choice == game.choice
    for reader in (None, 0):
        assert game.view(reader).choice is None
        assert game.view(reader).asked == 1


def test_points_are_counted_in_the_open_only_at_the_end() -> None:
    """D-INFO-06 D-SCORE-04"""
    laid = position(SeatCards(hand=("province",)), SeatCards(), supply={"province": 0})
    game = dominion.from_position(laid)
    assert game.view(0).scores is None
    assert game.view(0).winners is None
    game.answer("end turn")
    assert game.view(None).scores == (6, 0)
    assert game.view(None).winners == (0,)


# Events -----------------------------------------------------------------------------------------------


def test_others_learn_how_many_cards_cellar_discards_and_see_the_top_one() -> None:
    """D-TERM-DISCARD-3 D-CARD-CELLAR-7 D-TERM-DISCARD-2"""
    hand = ("cellar", "copper", "estate", "gold", "curse")
    seats = SeatCards(hand=hand, deck=("silver", "duchy", "silver", "estate")), SeatCards()
    game = play(position(*seats), "play cellar", "discard copper estate gold")
    # Copper, Gold, Estate is the order of the catalogue: Estate ends on top.
    for reader in (None, 1):
        (discard,) = [event for event in game.events(reader) if event.kind == "discard"]
        assert discard == Event("discard", 0, (None, None, "estate"), 3, "hand", "discard")
        assert game.view(reader).seats[0].discard_top == "estate"
        draws = [event for event in game.events(reader) if event.kind == "draw"]
        assert draws == [Event("draw", 0, (None, None, None), 3, "deck", "hand")]
    (discard,) = [event for event in game.events(0) if event.kind == "discard"]
    assert discard.things == ("copper", "gold", "estate")


def test_council_room_draws_for_oneself_then_for_the_others_in_turn_order() -> None:
    """D-CARD-COUNCILROOM-3"""
    deck = ("copper",) * 6
    seats = [SeatCards(deck=deck) for _ in range(4)]
    seats[2] = SeatCards(hand=("council_room",), deck=deck)
    game = play(position(*seats, turn=2), "play council_room")
    acts = [event for event in event_texts(game, None) if event[1].split()[0] in ("play", "draw")]
    assert acts == [(2, "play council_room"), (2, "draw 4"), (3, "draw 1"), (0, "draw 1"), (1, "draw 1")]
    assert [seat.hand_size for seat in game.view(None).seats] == [1, 1, 4, 1]


@pytest.mark.parametrize(("in_play", "gardens"), [(3, 1), (2, 0)])
def test_cards_set_aside_count_at_scoring(in_play: int, gardens: int) -> None:
    """D-SCORE-01"""
    own = SeatCards(
        hand=("library", "gardens", "copper"),
        deck=("village", "festival"),
        discard=("estate", "copper"),
        play=("copper",) * in_play,
    )
    game = play(position(own, SeatCards()), "play library", "aside village")
    assert game.view(None).seats[0].aside == ("village",)
    assert game.scores()[0] == gardens + 1  # ten cards with the one set aside, or nine


def test_events_of_the_past_never_change_and_are_counted_alike_for_all() -> None:
    """D-INFO-04"""
    game = game_or_position(4)
    events_of: dict[int | None, tuple[Event, ...]] = dict.fromkeys((None, *range(game.players)), ())
    for _ in walk(game, 4, most=200):
        for reader, before in events_of.items():
            events_of[reader] = before + game.events(reader, since=len(before))
            assert game.events(reader) == events_of[reader]
        assert len({len(events) for events in events_of.values()}) == 1
        for events in zip(*events_of.values(), strict=True):
            assert len({(event.kind, event.seat, event.count) for event in events}) == 1


def test_a_watcher_sees_no_more_than_each_seat() -> None:
    """D-INFO-04 D-INFO-06"""
    for seed in range(12):
        game = game_or_position(seed)
        for _ in walk(game, seed, most=150):
            pass
        for seat in range(game.players):
            for public, private in zip(game.events(None), game.events(seat), strict=True):
                pairs = zip(public.things, private.things, strict=True)
                assert all(thing in (None, own) for thing, own in pairs)


# Shuffling --------------------------------------------------------------------------------------------

FOUR = ("copper", "gold", "estate", "duchy")


def test_every_order_of_a_shuffle_is_equally_likely_when_drawn_at_once() -> None:
    """D-SHUF-10"""
    orders: Counter[object] = Counter()
    laid = position(SeatCards(hand=("council_room",), discard=FOUR), SeatCards())
    for seed in range(24 * 120):
        game = play(replace(laid, seed=seed), "play council_room")
        (drawn,) = [event.things for event in game.events(0) if event.kind == "draw" and event.seat == 0]
        orders[drawn] += 1
    assert set(orders) == set(permutations(FOUR))
    assert_uniform(orders, 24)


def test_every_order_of_a_shuffle_is_equally_likely_when_drawn_one_by_one() -> None:
    """D-SHUF-10"""
    orders: Counter[object] = Counter()
    laid = position(SeatCards(hand=("village",) * 4, discard=FOUR), SeatCards())
    for seed in range(24 * 120):
        game = dominion.from_position(replace(laid, seed=seed))
        drawn: list[str] = []
        for _ in FOUR:
            game.answer("play village")
            drawn += set(game.view(0).hand) - set(drawn) - {"village"}
        orders[tuple(drawn)] += 1
    assert_uniform(orders, 24)


def test_shuffles_in_a_long_game_do_not_depend_on_the_one_before() -> None:
    """D-SHUF-10"""
    everything = {*FOUR, "gardens", "curse"}
    game = dominion.from_position(position(SeatCards(hand=(*FOUR, "gardens"), deck=("curse",)), SeatCards()))
    left_out = ["curse"]
    while len(left_out) < 3000:
        game.answer("end turn")
        if game.seat == 0:
            left_out += everything - set(game.view(0).hand)
    # The card left out is always drawn next; which of the five others is left out then is pure chance.
    assert_uniform(Counter(pairwise(left_out)), 6 * 5)


@pytest.mark.parametrize("edition", [1, 2])
def test_the_opening_hands_follow_the_deal(edition: int) -> None:
    """D-SHUF-10 D-SETUP-02 D-SETUP-03"""
    # 0 to 3 of the 3 Estates among 5 of 10 cards: 21, 105, 105 and 21 of 252.
    coins = Counter(
        dominion.new(edition=edition, seed=random.Random(seed).getrandbits(60))
        .view(seat)
        .hand.count("estate")
        for seed in range(2500)
        for seat in (0, 1)
    )
    expected = {0: 21 / 252, 1: 105 / 252, 2: 105 / 252, 3: 21 / 252}
    statistic = sum((coins[many] - 5000 * share) ** 2 / (5000 * share) for many, share in expected.items())
    assert statistic < 21.1  # chance exceeds it once in 10,000 times


# What the phase gives away ------------------------------------------------------------------------------

HIDDEN = ("village", "cellar", "militia", "copper", "gold", "estate", "curse")


@pytest.mark.parametrize("actions", [0, 1, 2])
@pytest.mark.parametrize("played", [(), ("village",), ("festival", "village")])
def test_others_cannot_tell_hands_apart_before_anything_is_done(
    actions: int, played: tuple[str, ...]
) -> None:
    """D-INFO-06"""
    dice = random.Random(f"{actions} {played}")
    seen: dict[object, set[str]] = {}
    truth = set()
    for _ in range(60):
        hand = tuple(dice.choices(HIDDEN, k=5))
        laid = position(
            SeatCards(hand=hand, play=played, deck=("copper",) * 5),
            SeatCards(hand=("estate",) * 5, deck=("copper",) * 5),
            SeatCards(hand=("estate",) * 5, deck=("copper",) * 5),
            actions=actions,
        )
        game = dominion.from_position(laid)
        truth.add(game.view(0).phase)
        for reader in (None, 1, 2):
            seen.setdefault(reader, set()).add(repr(game.view(reader)))
            seen.setdefault(("wire", reader), set()).add(repr(game_wire("dominion").public_view(game)))
    assert all(len(views) == 1 for views in seen.values())
    assert truth == ({"action", "buy"} if actions else {"buy"})


def test_ending_the_action_phase_is_not_shown_until_something_is_bought_or_played() -> None:
    """D-INFO-06"""
    laid = position(SeatCards(hand=("village", "gold")), SeatCards())
    game = play(laid, "end actions")
    assert (game.view(0).phase, game.view(1).phase, game.view(None).phase) == ("buy", "action", "action")
    assert play(laid, "end actions", "play gold").view(1).phase == "buy"
    assert play(laid, "end actions", "buy copper").view(None).phase in ("buy", "action")


def test_the_phase_that_others_see_follows_from_what_they_see() -> None:
    """D-INFO-06 D-INFO-07 D-INFO-13"""
    treasures = {"copper", "silver", "gold"}
    phases: Counter[str] = Counter()
    for seed in range(30):
        game = game_or_position(seed)
        bought, turns = False, -1
        for _ in walk(game, seed, most=150):
            view = game.view(None)
            if sum(seat.turns for seat in view.seats) != turns:
                turns, bought = sum(seat.turns for seat in view.seats), False
            bought = bought or game.state.bought != 0
            in_buy = bool(treasures & {*view.seats[view.turn].play}) or bought or view.actions == 0
            truth = game.view(view.turn).phase
            assert view.phase == ("buy" if in_buy and truth == "buy" else "action")
            phases[truth + view.phase] += 1
    assert {*phases} == {"actionaction", "buyaction", "buybuy"}
