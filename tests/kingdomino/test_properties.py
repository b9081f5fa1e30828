"""What holds of every game, whatever is answered: all players and mixes of variants, and odd positions."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from itertools import chain

import pytest

from regat import kingdomino
from regat.kernel.chance import Sealed, Seeded
from regat.kernel.conformance import check_conformance
from regat.kernel.errors import BadSetup, IllegalAnswer
from regat.kingdomino import BOX, Game, View
from regat.kingdomino.rules import dominoes
from tests.games.walks import walk
from tests.kingdomino.helpers import (
    MIXES,
    SET_UPS,
    SHORT,
    all_places,
    any_answer,
    fits,
    game_or_position,
    groups,
    laid,
    lands_of,
    odd_position,
    random_game,
    results,
    score,
    standing,
)

MAX_SQUARES = {5: 25, 7: 49}
BONUSES = ("middle_kingdom", "harmony")


# Dominoes, bounds and points --------------------------------------------------------------------------


def numbers(view: View) -> list[int]:
    """Every domino that can be seen, wherever it lies."""
    placed = [int(text.split()[0]) for kingdom in view.kingdoms for text in kingdom.placed]
    discarded = chain(*(kingdom.discarded for kingdom in view.kingdoms))
    # The domino that a king has just brought home lies in the kingdom before the king moves on.
    return [*placed, *discarded, *(n for n, _ in view.line), *(n for n, _ in view.next)]


def check_table(game: Game, *, whole: bool) -> None:
    view = game.view(None)
    if whole:
        assert sorted((*view.unseen, *numbers(view))) == list(range(1, 49))
    assert view.pile_size <= len(view.unseen)
    for seat, kingdom in enumerate(view.kingdoms):
        lands = lands_of(kingdom)
        assert fits(lands, view.size)
        assert (0, 0) not in lands
        assert kingdom.squares == len(lands) + 1 <= MAX_SQUARES[view.size]
        assert max(kingdom.columns, kingdom.rows) <= view.size
        assert kingdom.score == view.scores[seat] == score(lands, len(kingdom.discarded), view.variants)
        lost, bare = len(kingdom.discarded), score(lands, len(kingdom.discarded), ())
        worth = {name: score(lands, lost, (name,)) - bare for name in BONUSES if name in view.variants}
        assert kingdom.bonuses == {name: points for name, points in worth.items() if points}
        found = sorted((len(territory.squares), territory.crowns) for territory in kingdom.territories)
        assert found == sorted(groups(lands))
        assert standing(view, seat) == (kingdom.score, kingdom.largest, kingdom.crowns)
        assert kingdom.complete == (not kingdom.discarded)
        if whole:
            assert lands == lands_from(kingdom.placed)


def lands_from(placed: tuple[str, ...]) -> dict[tuple[int, int], tuple[str, int]]:
    """The kingdom that these placements make, one after the other."""
    lands: dict[tuple[int, int], tuple[str, int]] = {}
    for text in placed:
        number, ends = text.split()
        squares = [tuple(map(int, end.strip("()").split(","))) for end in ends.split(")-(")]
        first, second = ((x, y) for x, y in squares)
        assert not {first, second} & {(0, 0), *lands}
        lands = laid(lands, int(number), (first, second))
    return lands


def check_game(seed: int) -> None:
    game = game_or_position(seed)
    whole = seed % 3 != 2  # a picture of a kingdom does not tell its dominoes
    for _ in walk(game, seed):
        check_table(game, whole=whole)
        assert 0 <= game.seat < game.players
        assert len(game.legal) > 1, "what has no alternative is no decision"
    check_table(game, whole=whole)
    view = game.view(None)
    best = max(standing(view, seat) for seat in range(view.players))
    assert view.winners == tuple(s for s in range(view.players) if standing(view, s) == best)
    assert game.winners() == view.winners
    if whole:
        for kingdom in view.kingdoms:
            handled = len(kingdom.placed) + len(kingdom.discarded)
            assert handled == (24 if view.size == 7 else 12)
            if not kingdom.discarded:
                assert kingdom.squares == MAX_SQUARES[view.size]
        assert game.legal == ()
        assert game.choice is None


@pytest.mark.parametrize("block", range(4))
def test_dominoes_are_conserved_and_every_kingdom_is_in_bounds_and_counted_right(block: int) -> None:
    """K-BOUND-01 K-VAR-DUEL-2 K-DISC-03 K-END-02 K-END-03 K-SCORE-01 K-SCORE-04 K-SCORE-05 K-SCORE-06
    K-SCORE-08 K-SCORE-10 K-TIE-01 K-TIE-02 K-TIE-03 K-TIE-04 K-TURN-09 K-VAR-BONUS-1 K-VAR-MIDDLE-2
    K-VAR-HARMONY-2 K-VAR-DUEL-3 K-VAR-DUEL-4"""
    for seed in range(block, 3 * len(SET_UPS), 4):
        check_game(seed)


@pytest.mark.proof
@pytest.mark.parametrize("block", range(10))
def test_dominoes_are_conserved_and_kingdoms_counted_right_at_length(block: int) -> None:
    """K-BOUND-01 K-VAR-DUEL-2 K-END-02 K-SCORE-08 K-SCORE-10 K-TIE-03"""
    for seed in range(1000 + 200 * block, 1200 + 200 * block):
        check_game(seed)


def test_all_mixes_of_variants_can_be_played() -> None:
    """K-VAR-BONUS-1 K-VAR-DUEL-1"""
    assert len(SET_UPS) == 32
    for seed in range(32):
        game = random_game(seed)
        assert set(game.view(None).variants) == set(SET_UPS[seed][1])
    for mix in MIXES:
        for players in (3, 4):
            with pytest.raises(BadSetup):
                kingdomino.new(players=players, variants=("mighty_duel", *mix), seed=1)


# Placements -------------------------------------------------------------------------------------------


def offered(game: Game) -> set[tuple[tuple[int, int], tuple[int, int]]]:
    return {(placement.first, placement.second) for placement in game.placements()}


def check_placements(game: Game) -> None:
    """What is offered is what brute force finds: each distinct result exactly once."""
    view = game.view(game.seat)
    number, seat = view.line[0]
    assert seat == game.seat == view.asked
    lands = lands_of(view.kingdoms[seat])
    found = all_places(lands, number, view.size)
    wanted = results(lands, number, view.size)
    assert offered(game) <= found
    given = [frozenset(laid(lands, number, ends).items()) for ends in offered(game)]
    assert len(given) == len(game.legal) == len(game.placements()) == len(wanted)
    assert set(given) == wanted
    symmetric = BOX[number - 1].symmetric
    assert len(found) == (2 * len(wanted) if symmetric else len(wanted))
    assert game.choice is not None
    assert [str(option) for option in game.choice.options] == [
        str(placement) for placement in game.placements()
    ]
    assert view.placements == game.placements()
    before = score(lands, 0, ())
    for placement in game.placements():
        then = laid(lands, number, (placement.first, placement.second))
        assert placement.gain == score(then, 0, ()) - before
        across, down = ([square[axis] for square in (*then, (0, 0))] for axis in (0, 1))
        assert placement.columns_left == view.size - (max(across) - min(across) + 1)
        assert placement.rows_left == view.size - (max(down) - min(down) + 1)


def check_discards(game: Game, since: int) -> None:
    """Whatever was discarded or laid down unasked had no place, or a single one."""
    view = game.view(None)
    for event in game.events(None, since):
        if event.kind == "discard":
            lands = lands_of(view.kingdoms[event.seat])
            # The kingdom may have grown since, but only by dominoes of the same round.
            if game.over or not any(
                later.kind == "place" and later.seat == event.seat for later in game.events(None, since)
            ):
                assert not all_places(lands, int(event.things[0] or 0), view.size)


@pytest.mark.parametrize("block", range(4))
def test_the_placements_offered_in_play_are_all_that_the_rules_allow(block: int) -> None:
    """K-CONN-01 K-CONN-02 K-CONN-03 K-CONN-04 K-CONN-05 K-CONN-06 K-BOUND-01 K-BOUND-02 K-BOUND-03
    K-DISC-01 K-DISC-02 K-VAR-DUEL-2"""
    for number in range(6):
        players, variants = SHORT[(block + number) % 4]
        seed = 10 * block + number
        game = kingdomino.new(players=players, variants=variants, seed=seed)
        checked = 0
        for _ in walk(game, seed):
            check_discards(game, checked)
            checked = len(game.events(None))
            if game.placements():
                check_placements(game)
        check_discards(game, checked)


@pytest.mark.parametrize("size", [5, 7])
def test_the_placements_on_random_boards_are_all_that_the_rules_allow(size: int) -> None:
    """K-CONN-01 K-CONN-02 K-CONN-03 K-CONN-04 K-CONN-05 K-CONN-06 K-BOUND-01 K-BOUND-02 K-DISC-01 K-DISC-02
    K-VAR-DUEL-2"""
    decisions = 0
    for seed in range(2000):
        position = odd_position(seed)
        if ("mighty_duel" in position.variants) != (size == 7):
            continue
        game = kingdomino.from_position(position)
        if game.placements():
            check_placements(game)
            decisions += 1
        first = min(position.line)
        seat = position.line[first]
        lands = lands_of(
            kingdomino.from_position(replace(position, line={}, next={}, pile=(), over=True))
            .view(None)
            .kingdoms[seat]
        )
        lost = first in game.view(None).kingdoms[seat].discarded
        assert lost == (not all_places(lands, first, size))
        if decisions == 150:
            break
    assert decisions == 150


@pytest.mark.proof
@pytest.mark.parametrize("block", range(10))
def test_the_placements_on_many_random_boards_are_all_that_the_rules_allow(block: int) -> None:
    """K-CONN-03 K-CONN-06 K-BOUND-01 K-DISC-02 K-VAR-DUEL-2"""
    for seed in range(10_000 + 500 * block, 10_500 + 500 * block):
        game = kingdomino.from_position(odd_position(seed))
        for _ in walk(game, seed, most=4):
            if game.placements():
                check_placements(game)


@pytest.mark.parametrize("variants", [(), ("mighty_duel",)])
@pytest.mark.parametrize("number", range(1, 49))
def test_an_empty_kingdom_offers_24_placements_or_12(number: int, variants: tuple[str, ...]) -> None:
    """K-CONN-07 K-CONN-02"""
    game = kingdomino.from_position(kingdomino.Position(variants=variants, line={number: 0}))
    first, other = BOX[number - 1].terrains
    assert len(game.legal) == (12 if first == other else 24)
    check_placements(game)


def test_the_actions_of_both_sizes_are_numbered_alike() -> None:
    """The number of a placement depends on its squares, counted from the castle, and on nothing else."""
    meaning: dict[int, str] = {}
    for seed in range(60):
        game = random_game(seed)
        for _ in walk(game, seed):
            if game.placements():
                for action, item in zip(game.legal, game.placements(), strict=True):
                    squares = f"{item.first}-{item.second}"
                    assert meaning.setdefault(action, squares) == squares
            else:
                free = [slot for slot, (_, king) in enumerate(game.view(None).next) if king is None]
                assert game.legal == tuple(dominoes.CLAIM + slot for slot in free)
    assert len(set(meaning.values())) == len(meaning)
    assert max(meaning) < dominoes.CLAIM == 13 * 13 * 4


# Copies, records, pickles -----------------------------------------------------------------------------


@pytest.mark.parametrize("block", range(4))
def test_a_copy_is_the_same_game_and_independent(block: int) -> None:
    for seed in range(6 * block, 6 * block + 6):
        game = game_or_position(seed)
        for action in walk(game, seed):
            copy, before = game.copy(), game.fingerprint()
            assert copy.fingerprint() == before
            assert copy.snapshot() == game.snapshot()
            assert copy.choice == game.choice
            copy.apply(action)
            assert game.fingerprint() == before
            follower = game.copy()
            follower.apply(action)
            assert follower.fingerprint() == copy.fingerprint()


@pytest.mark.parametrize("block", range(4))
def test_a_record_leads_to_the_same_table_at_every_decision(block: int) -> None:
    for seed in range(3 * block, 3 * block + 3):
        game = game_or_position(seed)
        dice = random.Random(seed)
        while True:
            again = kingdomino.replay(game.record())
            assert again.fingerprint() == game.fingerprint()
            assert again.log() == game.log()
            assert again.record() == game.record()
            assert again.events(None) == game.events(None)
            if game.over:
                break
            game.answer(any_answer(game, dice))


def test_a_log_replays_answer_by_answer() -> None:
    for seed in range(24):
        game = game_or_position(seed)
        prints = []
        for _ in walk(game, seed):
            prints.append(game.fingerprint())
        again = game_or_position(seed)
        for line, wanted in zip(game.log(), prints, strict=True):
            assert again.fingerprint() == wanted
            again.answer(line)
        assert again.fingerprint() == game.fingerprint()
        assert again.log() == game.log()


def test_a_pickled_game_is_the_same_game() -> None:
    for seed in range(60):
        game = game_or_position(seed)
        for _ in walk(game, seed, most=seed):
            pass
        if seed % 2:
            game.rekey(seed)
        again = pickle.loads(pickle.dumps(game))
        assert again.fingerprint() == game.fingerprint()
        assert again.log() == game.log()
        assert again.events(0) == game.events(0)
        for _ in walk(again, seed, most=20):
            pass
        for _ in walk(game, seed, most=20):
            pass
        assert again.fingerprint() == game.fingerprint()


def test_copies_that_diverge_have_logs_of_their_own() -> None:
    for seed in range(12):
        game = game_or_position(seed)
        for _ in walk(game, seed, most=seed):
            game.log()
        branches = [game.copy() for _ in range(4)]
        for number, branch in enumerate(branches):
            if number % 2:
                branch.rekey(number)
            for _ in walk(branch, seed + number, most=15):
                branch.events(0)
        for branch in (*reversed(branches), game):
            alone = pickle.loads(pickle.dumps(branch))
            assert branch.log() == alone.log()
            assert branch.events(None) == alone.events(None)
            assert branch.forced() == alone.forced()


def test_what_was_forced_is_told_and_stands_in_no_log() -> None:
    """K-FIRST-03 K-TURN-04 K-DISC-02: the last king, a single place and a discard are not asked."""
    kinds = set()
    for seed in range(40):
        game = random_game(seed)
        for lines, _ in enumerate(walk(game, seed)):
            forced = [answer for _, answer in game.forced()]
            kinds |= {answer.split()[0] for answer in forced}
            assert len(game.log()) == lines
        handling_events = sum(event.kind in ("claim", "place", "discard") for event in game.events(None))
        players, size = game.players, game.view(None).size
        handled = players * (24 if size == 7 else 12)
        assert handling_events == 2 * handled
        assert len(game.log()) < handling_events
    assert kinds == {"claim", "place", "discard"}


def test_an_imagined_world_and_a_dictated_game_have_no_record() -> None:
    with pytest.raises(BadSetup):
        kingdomino.imagine(kingdomino.new(seed=1).memory(0), 1).record()
    for dictated in ({"pile": (1, 2)}, {"kings": (0, 1, 1, 0)}):
        with pytest.raises(BadSetup):
            kingdomino.new(seed=1, **dictated).record()


# Refusals ---------------------------------------------------------------------------------------------


def state(game: Game) -> tuple[object, ...]:
    return game.fingerprint(), game.log(), game.events(None), game.legal, game.choice


def test_an_illegal_action_changes_nothing() -> None:
    for seed in range(8):
        game = game_or_position(seed)
        for number, _ in enumerate(walk(game, seed)):
            before = state(game)
            if number % 6 == seed % 6:
                for action in {*range(-2, 690), 1023, 1 << 16, 1 << 32, 1 << 64, -(1 << 64)} - {*game.legal}:
                    with pytest.raises(IllegalAnswer):
                        game.apply(action)
            for strange in (None, "claim 3", 1.0, b"1", (), object()):
                with pytest.raises(IllegalAnswer):
                    game.apply(strange)  # type: ignore[arg-type]
            assert state(game) == before


def test_an_answer_that_was_not_offered_is_refused() -> None:
    """K-DISC-01 K-CONN-01 K-FIRST-03 K-TURN-03: whatever else could be written, of both stages."""
    for seed in range(6):
        game = random_game(11 * seed)
        for step, _ in enumerate(walk(game, seed)):
            if step % 7 != seed:
                continue
            assert game.choice is not None
            options = {str(option) for option in game.choice.options}
            number = game.view(None).line[0][0] if game.placements() else 1
            if BOX[number - 1].symmetric:
                options |= {f"place {number} ({s[0]},{s[1]})-({f[0]},{f[1]})" for f, s in offered(game)}
            wrong = [f"claim {other}" for other in range(50)] + [f"discard {number}", "discard", "pass"]
            for x in range(-3, 4):
                for y in range(-3, 4):
                    wrong += [
                        f"place {number} ({x},{y})-({x + 1},{y})",
                        f"place {number} ({x},{y})-({x},{y - 1})",
                    ]
                    wrong += [
                        f"place {number} ({x},{y})-({x + 1},{y + 1})",
                        f"place 49 ({x},{y})-({x + 1},{y})",
                    ]
            before = state(game)
            for text in set(wrong) - options:
                with pytest.raises(IllegalAnswer):
                    game.answer(text)
            assert state(game) == before


def test_nothing_can_be_answered_after_the_end() -> None:
    """K-END-02"""
    for seed in range(4):
        game = random_game(seed)
        for _ in walk(game, seed):
            pass
        before = state(game)
        for action in range(dominoes.ACTIONS):
            with pytest.raises(IllegalAnswer):
                game.apply(action)
        with pytest.raises(IllegalAnswer):
            game.answer("claim 1")
        assert state(game) == before
        assert game.seat == -1


# Matches ----------------------------------------------------------------------------------------------

SECRET = bytes(range(32))


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("seed", range(8))
def test_a_match_with_undo_replays_to_the_same_table(seed: int, sealed: bool) -> None:
    dice = random.Random(seed)
    chance = Sealed.under(SECRET).contribute(0, bytes(16)) if sealed else Seeded(seed)
    players, variants = SET_UPS[4 * seed + sealed]
    match = kingdomino.match(players=players, variants=variants, chance=chance)
    for _ in range(60):
        if match.over:
            break
        if match.active_decisions() and dice.random() < 0.2:
            match.undo(dice.choice(match.active_decisions()).seq)
        else:
            match.answer(any_answer(match.game, dice))
        assert match.game.log() == tuple(entry.text for entry in match.active_decisions())
    again = kingdomino.replay_match(match.record(reveal_secret=True).text())
    assert again.entries == match.entries
    assert again.game.fingerprint() == match.game.fingerprint()
    assert again.game.events(None) == match.game.events(None)


def test_a_line_seen_and_undone_is_drawn_anew_when_chance_is_sealed() -> None:
    """K-INFO-02: an undo must not tell what comes; under a plain seed it comes again."""
    lines: dict[str, set[object]] = {"sealed": set(), "plain": set()}
    for name, chance in (("sealed", Sealed.under(SECRET)), ("plain", Seeded(4))):
        match = kingdomino.match(players=4, chance=chance)
        for _ in range(2):
            match.answer(any_answer(match.game, random.Random(1)))
        for _ in range(12):
            entry = match.answer(any_answer(match.game, random.Random(1)))
            assert match.game.view(None).stage == "placing"
            lines[name].add(match.game.view(None).next)
            assert match.revealed_since(entry.seq)
            match.undo(entry.seq)
    assert len(lines["plain"]) == 1
    assert len(lines["sealed"]) == 12


def test_only_lines_and_kings_reveal_what_was_hidden() -> None:
    """K-INFO-02"""
    match = kingdomino.match(players=3, chance=Seeded(4))
    dice = random.Random(4)
    while not match.over:
        before = match.game.view(None)
        entry = match.answer(any_answer(match.game, dice))
        after = match.game.view(None)
        came = after.unseen != before.unseen or after.kings != before.kings
        assert match.revealed_since(entry.seq) == came


def test_resigning_leaves_the_victory_to_the_others() -> None:
    match = kingdomino.match(players=3, chance=Seeded(1))
    match.resign(1)
    assert not match.over
    match.resign(0)
    assert match.over
    assert match.winners() == (2,)
    assert kingdomino.replay_match(match.record().text()).winners() == (2,)


# The suite for any game -------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_kingdomino_conforms(players: int, variants: tuple[str, ...]) -> None:
    check_conformance(lambda seed: kingdomino.new(players=players, variants=variants, seed=seed), range(2))


@pytest.mark.proof
@pytest.mark.parametrize(("players", "variants"), SET_UPS)
def test_kingdomino_conforms_in_every_set_up(players: int, variants: tuple[str, ...]) -> None:
    check_conformance(lambda seed: kingdomino.new(players=players, variants=variants, seed=seed), range(4))


def test_games_from_a_position_conform() -> None:
    for number in range(12):
        position = odd_position(number)
        check_conformance(
            lambda seed, laid=position: kingdomino.from_position(replace(laid, seed=seed)), range(1)
        )
