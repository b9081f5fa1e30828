"""What holds of every game, whatever is answered: random kingdoms, editions, players, and odd positions."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regat import dominion
from regat.dominion import Game, Position, SeatCards
from regat.dominion.rules import cards
from regat.dominion.rules import state as cells
from regat.kernel.chance import Sealed, Seeded
from regat.kernel.conformance import check_conformance
from regat.kernel.errors import BadSetup, IllegalAnswer
from tests.dominion.helpers import (
    box,
    check_table,
    game_or_position,
    odd_position,
    random_game,
    sets_of,
    whole_decision,
    zones,
)
from tests.games.walks import walk

seeds = st.integers(0, 10**9)
quick = settings(max_examples=60, derandomize=True)
few = settings(max_examples=25, derandomize=True)


# Games end, cards are conserved -----------------------------------------------------------------------


def check_game(seed: int) -> None:
    """Play one game: cards are conserved, a legal answer is there at every decision, the game ends."""
    game = game_or_position(seed)
    whole = box(game.snapshot())
    for _ in walk(game, seed):
        t = game.snapshot()
        assert box(t) == whole
        check_table(t)
        assert t.legal
        assert 0 <= t.seat < t.players
    assert game.over
    assert box(game.snapshot()) == whole
    check_table(game.snapshot())
    assert game.legal == ()
    assert game.choice is None


@pytest.mark.parametrize("block", range(4))
def test_cards_are_conserved_and_random_games_end(block: int) -> None:
    """D-COMP-11"""
    for seed in range(15 * block, 15 * block + 15):
        check_game(seed)


@pytest.mark.proof
@pytest.mark.parametrize("block", range(20))
def test_cards_are_conserved_and_random_games_end_at_length(block: int) -> None:
    """D-COMP-11"""
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        check_game(seed)


def test_the_box_of_a_game_is_the_supply_and_ten_cards_each() -> None:
    """D-COMP-11 D-SETUP-01"""
    for seed in range(0, 100, 2):
        game = random_game(seed)
        t = game.snapshot()
        dealt = Counter({cards.COPPER: 7 * t.players, cards.ESTATE: 3 * t.players})
        assert box(t) == +Counter(dict(enumerate(t.supply))) + dealt


# Copies -----------------------------------------------------------------------------------------------


@quick
@given(seeds)
def test_a_copy_is_the_same_game_and_independent(seed: int) -> None:
    game = game_or_position(seed)
    for action in walk(game, seed, most=60):
        copy = game.copy()
        before = game.fingerprint()
        assert copy.fingerprint() == before
        assert copy.snapshot() == game.snapshot()
        assert copy.choice == game.choice
        copy.apply(action)
        assert game.fingerprint() == before
        follower = game.copy()
        follower.apply(action)
        assert follower.fingerprint() == copy.fingerprint()


@quick
@given(seeds)
def test_a_pickled_game_is_the_same_game(seed: int) -> None:
    game = game_or_position(seed)
    for _ in walk(game, seed, most=seed % 40):
        pass
    again = pickle.loads(pickle.dumps(game))
    assert again.fingerprint() == game.fingerprint()
    assert again.log() == game.log()
    assert again.events(0) == game.events(0)


@few
@given(seeds)
def test_copies_that_diverge_have_logs_of_their_own(seed: int) -> None:
    """A game and its copies share one history as far as it serves them."""
    game = game_or_position(seed)
    for _ in walk(game, seed, most=10 + seed % 20):
        game.log()
    branches = [game.copy() for _ in range(4)]
    for number, branch in enumerate(branches):
        for _ in walk(branch, seed + number, most=15):
            branch.events(0)
    for branch in reversed(branches):
        alone = pickle.loads(pickle.dumps(branch))
        assert branch.log() == alone.log()
        for reader in (None, *range(branch.players)):
            assert branch.events(reader) == alone.events(reader)
        for seat in range(branch.players):
            assert branch.memory(seat) == alone.memory(seat)
    assert game.log() == pickle.loads(pickle.dumps(game)).log()
    assert game.events(0) == pickle.loads(pickle.dumps(game)).events(0)
    assert game.memory(0) == pickle.loads(pickle.dumps(game)).memory(0)


@few
@given(seeds)
def test_rekeyed_copies_differ_in_chance_only(seed: int) -> None:
    game = game_or_position(seed)
    for _ in walk(game, seed, most=seed % 15):
        game.log()
    first, other = game.copy(), game.copy()
    first.rekey(1)
    other.rekey(2)
    for _ in walk(first, seed, most=40):
        first.events(0)
    for _ in walk(other, seed, most=40):
        other.events(0)
    for branch in (first, other):
        alone = pickle.loads(pickle.dumps(branch))
        assert alone.fingerprint() == branch.fingerprint()
        assert alone.events(0) == branch.events(0)
        assert alone.log() == branch.log()


# Records ----------------------------------------------------------------------------------------------


@few
@given(seeds)
def test_a_record_leads_to_the_same_table_at_every_decision(seed: int) -> None:
    game = game_or_position(seed)
    dice = random.Random(seed)
    for _ in range(20):
        again = dominion.replay(game.record())
        assert again.fingerprint() == game.fingerprint()
        assert again.log() == game.log()
        assert again.record() == game.record()
        assert again.events(None) == game.events(None)
        if game.over:
            break
        game.answer(whole_decision(game, dice))


@few
@given(seeds)
def test_a_record_in_the_middle_of_picks_leads_to_the_decision(seed: int) -> None:
    """Picks of an unfinished decision are in no log: a record ends with the last whole decision."""
    game = game_or_position(seed)
    last = game.copy()
    for _ in walk(game, seed, most=60):
        if game.snapshot().asked != last.snapshot().asked:
            last = game.copy()
        if game.fingerprint() != last.fingerprint():
            assert game.log() == last.log()
            assert dominion.replay(game.record()).fingerprint() == last.fingerprint()


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_replays_from_any_point(seed: int) -> None:
    game = game_or_position(seed)
    prints = {(): game.fingerprint()}
    for _ in walk(game, seed):
        if game.log() not in prints:
            prints[game.log()] = game.fingerprint()
    prints[game.log()] = game.fingerprint()
    again = game_or_position(seed)
    for made, line in enumerate(game.log()):
        assert again.fingerprint() == prints[game.log()[:made]]
        again.answer(line)
    assert again.fingerprint() == game.fingerprint()
    assert again.log() == game.log()
    assert dominion.replay(game.record()).fingerprint() == game.fingerprint()


def test_an_imagined_world_has_no_record() -> None:
    world = dominion.imagine(dominion.new(seed=1).memory(0), 1)
    with pytest.raises(BadSetup):
        world.record()


# Choices and legal actions ----------------------------------------------------------------------------


def runs(game: Game) -> Counter[str]:
    """Every run of actions that answers the pending decision, by the line it leaves in the log."""
    found: Counter[str] = Counter()
    decision = game.snapshot().asked
    open_runs = [game.copy()]
    while open_runs:
        at = open_runs.pop()
        for action in at.legal:
            after = at.copy()
            after.apply(action)
            if after.over or after.snapshot().asked != decision:
                found[after.log()[-1]] += 1
            else:
                open_runs.append(after)
    return found


def check_choice(game: Game) -> None:
    """The choice in words, and the actions, offer the same."""
    choice = game.choice
    assert choice is not None
    assert choice.seat == game.seat
    assert 0 <= choice.min <= choice.max
    options = choice.options
    if choice.max > 1 and choice.verbs[0] != "order":
        (verb,) = choice.verbs
        none = f"{verb} nothing"
        wanted = Counter(" ".join((verb, *keys)) if keys else none for keys in sets_of(choice))
    elif choice.verbs[0] == "order":
        upper, under = choice.under("order")
        wanted = Counter([f"order {upper} {under}", f"order {under} {upper}"])
    else:
        wanted = Counter({str(option) for option in options})
        if choice.min == 0 and not {"decline", "end"} & set(choice.verbs):
            wanted[f"{choice.verbs[0]} nothing"] += 1
    found = runs(game)
    assert {tuple(sorted(line.split()[1:])) for line in found} == {
        tuple(sorted(line.split()[1:])) for line in wanted
    }
    assert found.total() == wanted.total(), "every set is reached exactly once"
    for line in wanted:
        copy = game.copy()
        copy.answer(line)
        spelt = copy.log()[-1]
        assert sorted(spelt.split()) == sorted(line.split())
        assert found[spelt] == 1


@quick
@given(seeds)
def test_choice_and_legal_actions_are_the_same(seed: int) -> None:
    game = game_or_position(seed)
    last = -1
    for _ in walk(game, seed, most=40):
        decision = game.snapshot().asked
        if decision != last and len(game.choice.options) <= 9:
            check_choice(game)
        last = decision


@pytest.mark.parametrize(
    ("hand", "least", "most"),
    [
        (("copper",) * 3 + ("estate", "gold"), 0, 5),
        (("copper", "copper", "moat", "moat", "curse"), 0, 5),
        (("copper",), 0, 1),
    ],
)
def test_every_set_of_a_hand_can_be_discarded_to_cellar_in_exactly_one_way(
    hand: tuple[str, ...], least: int, most: int
) -> None:
    """D-CARD-CELLAR-3"""
    seats = {0: SeatCards(hand=("cellar", *hand), deck=("copper",) * 6)}
    game = dominion.from_position(Position(dominion.SETS[2]["first_game"], seats=seats))
    game.answer("play cellar")
    assert (game.choice.min, game.choice.max) == (least, most)
    copies = Counter(hand).values()
    sets = 1
    for many in copies:
        sets *= many + 1
    assert runs(game).total() == len(runs(game)) == sets


def test_a_forced_part_of_a_discard_is_not_asked_but_counted() -> None:
    """D-CARD-MILITIA-3"""
    victim = SeatCards(hand=("copper",) * 4 + ("estate",))
    seats = {0: SeatCards(hand=("militia",)), 1: victim}
    game = dominion.from_position(Position(dominion.SETS[2]["first_game"], seats=seats))
    game.answer("play militia")
    assert set(runs(game)) == {"discard copper copper", "discard copper estate"}
    assert runs(game).total() == 2


# Refusals ---------------------------------------------------------------------------------------------


def state(game: Game) -> tuple[object, ...]:
    return game.fingerprint(), game.log(), game.events(None), game.legal, game.choice


@few
@given(seeds)
def test_an_illegal_action_changes_nothing(seed: int) -> None:
    game = game_or_position(seed)
    for _ in walk(game, seed, most=25):
        before = state(game)
        for action in (*range(-2, cards.ACTIONS + 3), 63, 64, 65, 255, 256, 1 << 32, 1 << 64, -(1 << 64)):
            if action not in game.legal:
                with pytest.raises(IllegalAnswer):
                    game.apply(action)
        for strange in (None, "buy gold", 1.0, b"1", (), object()):
            with pytest.raises(IllegalAnswer):
                game.apply(strange)  # type: ignore[arg-type]
        assert state(game) == before


GARBAGE = (
    "",
    " ",
    "buy",
    "buy buy",
    "gold",
    "no such answer",
    "end",
    "end turn now",
    "discard",
    "nothing",
    "buy gold gold",
    "play treasures copper",
    "trash copper copper copper copper copper copper copper copper copper",
    "BUY GOLD",
    "buy\xa0gold",
    "\x00",
    "order order",
    "reveal",
    "keep keep",
    "copper " * 3000,
)


@few
@given(seeds)
def test_a_wrong_answer_changes_nothing(seed: int) -> None:
    game = game_or_position(seed)
    for _ in walk(game, seed, most=25):
        before = state(game)
        # A no-break space is a space for Python, too: what remains is checked against the choice.
        legal = {" ".join(str(option).split()) for option in game.choice.options}
        for text in GARBAGE:
            if " ".join(text.split()) not in legal:
                with pytest.raises(IllegalAnswer):
                    game.answer(text)
        for strange in (None, 5, b"buy gold", ["buy", "gold"]):
            with pytest.raises(IllegalAnswer):
                game.answer(strange)  # type: ignore[arg-type]
        assert state(game) == before


def test_an_answer_of_several_picks_is_taken_whole_or_not_at_all() -> None:
    seats = {0: SeatCards(hand=("chapel", "copper", "copper", "estate"))}
    kingdom = dominion.SETS[2]["size_distortion"]
    game = dominion.from_position(Position(kingdom, seats=seats))
    game.answer("play chapel")
    before = state(game)
    for text in (
        "trash copper copper copper",
        "trash copper gold",
        "trash copper nothing",
        "trash estate chapel",
    ):
        with pytest.raises(IllegalAnswer):
            game.answer(text)
        assert state(game) == before
    game.answer("trash estate copper")
    assert game.log()[-1] == "trash copper estate"


def test_several_treasures_are_played_whole_or_not_at_all() -> None:
    """D-BUY-01"""
    seats = {0: SeatCards(hand=("copper", "silver", "copper"))}
    game = dominion.from_position(Position(dominion.SETS[2]["first_game"], seats=seats))
    before = state(game)
    for text in (
        "play copper copper copper",
        "play copper gold",
        "play silver estate",
        "play copper treasures",
    ):
        with pytest.raises(IllegalAnswer):
            game.answer(text)
        assert state(game) == before
    game.answer("play silver copper")
    assert game.view(0).coins == 3
    assert game.view(0).hand == ("copper",)


def test_nothing_can_be_answered_after_the_end() -> None:
    game = random_game(3)
    for _ in walk(game, 3):
        pass
    before = state(game)
    for action in range(cards.ACTIONS):
        with pytest.raises(IllegalAnswer):
            game.apply(action)
    with pytest.raises(IllegalAnswer):
        game.answer("end turn")
    assert state(game) == before


# Matches ----------------------------------------------------------------------------------------------

SECRET = bytes(range(32))


@few
@given(seeds, st.booleans())
def test_a_match_with_undo_replays_to_the_same_table(seed: int, sealed: bool) -> None:
    dice = random.Random(seed)
    chance = Sealed.under(SECRET).contribute(0, bytes(16)) if sealed else Seeded(seed)
    match = dominion.match(
        players=dice.randint(2, 4), edition=dice.randint(1, 2), kingdom="random", chance=chance
    )
    for _ in range(40):
        if match.over:
            break
        if match.active_decisions() and dice.random() < 0.2:
            entry = dice.choice(match.active_decisions())
            match.undo(entry.seq)
        else:
            match.answer(whole_decision(match.game, dice))
        assert match.game.log() == tuple(entry.text for entry in match.active_decisions())
    record = match.record(reveal_secret=True)
    again = dominion.replay_match(record.text())
    assert again.entries == match.entries
    assert again.game.fingerprint() == match.game.fingerprint()
    for reader in (None, *range(match.players)):
        assert again.game.events(reader) == match.game.events(reader)


def test_undone_cards_are_dealt_anew_when_chance_is_sealed() -> None:
    """What was seen and undone is never dealt again: the log entry has its own luck."""
    hands = {"sealed": set(), "plain": set()}
    for name, chance in (("sealed", Sealed.under(SECRET)), ("plain", Seeded(4))):
        match = dominion.match(chance=chance, first=0)
        for _ in range(12):
            match.answer("end turn")
            hands[name].add(match.game.view(0).hand)
            match.undo(match.active_decisions()[-1].seq)
            assert match.game.log() == ()
    assert len(hands["plain"]) == 1
    # The deck holds the other five cards: the hand is settled. A later turn shuffles.
    for name, chance in (("sealed", Sealed.under(SECRET)), ("plain", Seeded(4))):
        match = dominion.match(chance=chance, first=0)
        hands[name] = set()
        for _ in range(2):
            match.answer("end turn")
        for _ in range(12):
            match.answer("end turn")
            hands[name].add(match.game.view(0).hand)
            match.undo(match.active_decisions()[-1].seq)
    assert len(hands["plain"]) == 1
    assert len(hands["sealed"]) > 1


# The largest tables -----------------------------------------------------------------------------------

BIG = (
    "adventurer",
    "cellar",
    "chapel",
    "council_room",
    "gardens",
    "harbinger",
    "library",
    "throne_room",
    "vassal",
    "witch",
)


def whole_box() -> tuple[str, ...]:
    """All 472 cards of a game with six players."""
    sizes = {"copper": 120, "silver": 80, "gold": 60, "estate": 30, "duchy": 12, "province": 18, "curse": 50}
    sizes |= {key: 12 if key == "gardens" else 10 for key in BIG}
    return tuple(key for key, size in sizes.items() for _ in range(size))


@pytest.mark.parametrize("zone", ["hand", "deck", "discard", "play"])
@pytest.mark.parametrize("seat", [0, 5])
def test_one_seat_can_own_the_whole_box(zone: str, seat: int) -> None:
    """D-COMP-11"""
    everything = whole_box()
    assert len(everything) == 472
    empty = dict.fromkeys((*cards.KEYS[:7], *BIG), 0)
    laid = Position(
        BIG, mixed=True, players=6, supply=empty, turn=seat, seats={seat: SeatCards(**{zone: everything})}
    )
    for seed in range(6):
        game = dominion.from_position(replace(laid, seed=seed, buys=3, actions=20))
        assert zones(game.snapshot(), seat)[zone].total() == 472
        whole = box(game.snapshot())
        for _ in walk(game, seed, most=300):
            assert box(game.snapshot()) == whole
            check_table(game.snapshot())
            assert dominion.imagine(game.memory(0), seed).view(0) == game.view(0)
        assert dominion.replay(game.record()).fingerprint() == game.fingerprint()


def test_a_hand_of_the_whole_box_can_be_discarded_and_drawn_at_once() -> None:
    """D-CARD-CELLAR-3 D-CARD-CELLAR-5"""
    everything = whole_box()
    empty = dict.fromkeys((*cards.KEYS[:7], *BIG), 0)
    laid = Position(BIG, mixed=True, players=6, supply=empty, turn=5, seats={5: SeatCards(hand=everything)})
    game = dominion.from_position(laid)
    game.answer("play cellar")
    hand = game.view(5).hand
    assert len(hand) == 471
    game.answer(" ".join(("discard", *hand)))
    assert game.view(5).hand == hand
    assert game.log()[-1].count(" ") == 471
    assert dominion.replay(game.record()).fingerprint() == game.fingerprint()


def test_ten_throne_rooms_and_ten_vassals_nest() -> None:
    """D-CARD-THRONEROOM-7 D-TR-VASSAL-1"""
    kingdom = (
        "chapel",
        "feast",
        "festival",
        "moat",
        "smithy",
        "spy",
        "thief",
        "throne_room",
        "vassal",
        "witch",
    )
    for order in range(20):
        dice = random.Random(order)
        pile = ["throne_room", "vassal"] * 5 + ["festival"] * 3
        dice.shuffle(pile)
        hand = ["throne_room", "vassal"] * 5
        seats = {0: SeatCards(tuple(hand), tuple(pile)), 1: SeatCards(("moat",), ("gold",) * 3)}
        game = dominion.from_position(Position(kingdom, mixed=True, edition=1 + order % 2, seats=seats))
        whole = box(game.snapshot())
        deepest = 0
        while game.choice.asker != "buy_phase":
            wanted = [a for a in game.legal if a != cards.DONE] if dice.random() < 0.9 else list(game.legal)
            throne = cards.NUMBER["throne_room"]
            game.apply(throne if throne in wanted and dice.random() < 0.8 else dice.choice(wanted))
            t = game.snapshot()
            deepest = max(deepest, t.stack_top)
            check_table(t)
            assert box(t) == whole
        assert 5 < deepest < cells.STACK


def test_the_most_throne_rooms_there_can_be_nest() -> None:
    """D-CARD-THRONEROOM-7"""
    kingdom = dominion.SETS[1]["village_square"]
    seats = {0: SeatCards(hand=("throne_room",) * 255)}
    game = dominion.from_position(Position(kingdom, 1, supply={"throne_room": 0}, seats=seats))
    while game.choice.asker != "buy_phase":
        game.answer("play throne_room")
    check_table(game.snapshot())
    assert len(game.view(0).seats[0].play) == 255


# The suite for any game -------------------------------------------------------------------------------

SET_UPS = [
    (2, 2, "first_game", False),
    (3, 1, "interaction", False),
    (4, 2, "deck_top", False),
    (5, 1, "size_distortion", False),
    (6, 2, "random", True),
]


def check_conforms(players: int, edition: int, kingdom: str, mixed: bool, games: int) -> None:
    check_conformance(
        lambda seed: dominion.new(players=players, edition=edition, kingdom=kingdom, seed=seed, mixed=mixed),
        range(games),
    )


@pytest.mark.parametrize(("players", "edition", "kingdom", "mixed"), SET_UPS[:2])
def test_dominion_conforms(players: int, edition: int, kingdom: str, mixed: bool) -> None:
    check_conforms(players, edition, kingdom, mixed, games=1)


@pytest.mark.proof
@pytest.mark.parametrize(("players", "edition", "kingdom", "mixed"), SET_UPS)
def test_dominion_conforms_at_length(players: int, edition: int, kingdom: str, mixed: bool) -> None:
    check_conforms(players, edition, kingdom, mixed, games=5)


def test_games_from_a_position_conform() -> None:
    for number in range(8):
        laid = odd_position(number)
        check_conformance(lambda seed, laid=laid: dominion.from_position(replace(laid, seed=seed)), range(1))
