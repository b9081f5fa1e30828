"""Dynasty: three complete games in a row, played for real."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from regat import kingdomino
from regat.kernel.errors import BadRecord, BadSetup
from regat.kernel.series import Result
from regat.kingdomino import Dynasty, Game, KingdomSetup, Position
from regat.kingdomino.rules.variants import KingdominoSetup
from regat.kingdomino.spec import SPEC
from tests.dominion.helpers import assert_uniform
from tests.games.walks import walk
from tests.kingdomino.helpers import SET_UPS, standing

GAMES = 3


def play(dynasty: Dynasty, seed: int) -> list[Game]:
    """All three games, with random answers."""
    games = []
    while not dynasty.over:
        game = dynasty.next()
        for _ in walk(game, seed + len(games)):
            pass
        dynasty.add(game)
        games.append(game)
    return games


def ended(*points: int) -> Game:
    """A game that is over with so many points for each seat."""
    holdings = {seat: KingdomSetup(grid=kingdom_worth(number)) for seat, number in enumerate(points)}
    return kingdomino.from_position(Position(players=len(points), seats=holdings, over=True))


def kingdom_worth(points: int) -> str:
    """A kingdom of so many points, up to nine: single squares with crowns, which do not touch one another."""
    crowns = [3] * (points // 3) + [points % 3]
    crowns += [0] * (4 - len(crowns))
    upper, left, right, lower = (f"{terrain}{many}" for terrain, many in zip("MSWF", crowns, strict=True))
    return f". {upper} .\n{left} C {right}\n. {lower} ."


@pytest.mark.parametrize(("players", "variants"), SET_UPS[:: len(SET_UPS) // 16])
def test_a_dynasty_is_three_complete_games_whose_points_are_added(
    players: int, variants: tuple[str, ...]
) -> None:
    """K-VAR-DYNASTY-1 K-VAR-DYNASTY-2"""
    dynasty = Dynasty(players, variants, seed=players)
    games = play(dynasty, 7)
    assert len(games) == len(dynasty.results) == GAMES
    assert all(game.over for game in games)
    sums = tuple(sum(game.scores()[seat] for game in games) for seat in range(players))
    assert dynasty.scores() == sums
    assert dynasty.winners() == tuple(seat for seat in range(players) if sums[seat] == max(sums))
    with pytest.raises(BadSetup):
        dynasty.next()
    with pytest.raises(BadSetup):
        dynasty.add(games[0])


def test_a_dynasty_has_exactly_three_games() -> None:
    """K-VAR-DYNASTY-1"""
    dynasty = Dynasty(seed=1)
    for played in range(GAMES):
        assert not dynasty.over
        assert len(dynasty.results) == played
        dynasty.add(ended(3, 4))
    assert dynasty.over


def test_an_unfinished_game_does_not_count() -> None:
    """K-VAR-DYNASTY-1"""
    dynasty = Dynasty(seed=1)
    with pytest.raises(BadSetup):
        dynasty.add(dynasty.next())
    with pytest.raises(BadSetup):
        dynasty.add(ended(1, 2, 3))
    assert dynasty.results == ()


def test_the_highest_sum_wins_and_not_the_most_games() -> None:
    """K-VAR-DYNASTY-2"""
    dynasty = Dynasty(seed=1)
    for game in (ended(5, 4), ended(5, 4), ended(1, 9)):
        dynasty.add(game)
    assert [result.winners for result in dynasty.results] == [(0,), (0,), (1,)]
    assert dynasty.scores() == (11, 17)
    assert dynasty.winners() == (1,)


def test_equal_sums_share_the_victory_whatever_the_single_games_say() -> None:
    """K-VAR-DYNASTY-3"""
    # With equal points the larger territory wins a single game, K-TIE-01, and counts for nothing here.
    large = kingdomino.KingdomSetup(grid="C F1 F F")
    small = kingdomino.KingdomSetup(grid=". M3\nC .")
    game = kingdomino.from_position(Position(seats={0: large, 1: small}, over=True))
    assert game.scores() == (3, 3)
    assert game.winners() == (0,)
    dynasty = Dynasty(seed=1)
    for _ in range(GAMES):
        dynasty.add(game)
    assert dynasty.scores() == (9, 9)
    assert dynasty.winners() == (0, 1)


def test_bonuses_belong_to_the_points_of_each_game() -> None:
    """K-VAR-DYNASTY-2 K-VAR-BONUS-1"""
    variants = ("middle_kingdom", "harmony")
    dynasty = Dynasty(3, (*variants, "dynasty"), seed=5)
    games = play(dynasty, 3)
    for game in games:
        view = game.view(None)
        assert set(view.variants) == set(variants)
        assert game.scores() == tuple(standing(view, seat)[0] for seat in range(3))
    assert dynasty.scores() == tuple(sum(column) for column in zip(*(g.scores() for g in games), strict=True))


@pytest.mark.parametrize(
    ("players", "variants"), [(2, ()), (3, ()), (4, ("drawn_by_another",)), (2, ("mighty_duel",))]
)
def test_every_game_of_a_dynasty_is_set_up_afresh(players: int, variants: tuple[str, ...]) -> None:
    """K-VAR-DYNASTY-4"""
    dynasty = Dynasty(players, ("dynasty", *variants), seed=9)  # naming it again changes nothing
    fresh = kingdomino.new(players, variants, seed=1).view(None)
    lines, stories = set(), set()
    for number in range(GAMES):
        game = dynasty.next()
        view = game.view(None)
        assert view.stage == "first_choice"
        assert view.kingdoms == fresh.kingdoms
        assert (view.pile_size, len(view.unseen)) == (fresh.pile_size, len(fresh.unseen))
        assert sum(view.kings) == sum(fresh.kings)
        assert view.scores == fresh.scores == (0,) * players
        lines.add(view.next)
        for _ in walk(game, number):
            pass
        stories.add(game.log())
        dynasty.add(game)
    assert len(lines) == len(stories) == GAMES


def test_the_kings_are_drawn_anew_in_every_game_whoever_won() -> None:
    """K-VAR-DYNASTY-4 K-FIRST-01"""
    found: Counter[object] = Counter()
    for seed in range(400):
        dynasty = Dynasty(3, seed=seed)
        for number in range(GAMES):
            game = dynasty.next()
            found[number, game.view(None).king] += 1
            dynasty.count(Result((1, 0, 0), (0,)))
    assert_uniform(found, GAMES * 3)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "begin",
    [
        lambda players: kingdomino.new(players, ["dynasty"]),
        lambda players: kingdomino.new(players, "harmony, dynasty"),
        lambda players: kingdomino.match(players, ("middle_kingdom", "dynasty")),
        lambda players: kingdomino.from_position(Position(players, ("dynasty",), over=True)),
        lambda players: SPEC.check(KingdominoSetup(players, ("dynasty",))),
    ],
)
def test_a_single_game_cannot_be_a_dynasty(begin: Callable[[int], object], players: int) -> None:
    """K-VAR-DYNASTY-1"""
    with pytest.raises(BadSetup, match=r"a series of three games.*regat\.kingdomino\.Dynasty"):
        begin(players)


def test_a_record_of_a_single_game_cannot_name_a_dynasty() -> None:
    """K-VAR-DYNASTY-1"""
    record = kingdomino.new(2, ("harmony",), seed=1).record()
    with pytest.raises(BadRecord, match="a series of three games"):
        kingdomino.replay(record.replace("variants harmony", "variants harmony dynasty"))


def test_the_games_of_a_dynasty_follow_from_its_seed() -> None:
    """K-VAR-DYNASTY-4"""
    first, other, third = (play(Dynasty(seed=seed), 1) for seed in (4, 4, 5))
    assert [game.fingerprint() for game in first] == [game.fingerprint() for game in other]
    assert not {game.fingerprint() for game in first} & {game.fingerprint() for game in third}
