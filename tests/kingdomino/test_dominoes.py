"""The box, the set-up and the first choice: what is used, in which order, and what nobody knows."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from dataclasses import fields
from itertools import chain, permutations

import pytest

from regat import kingdomino
from regat.kernel.errors import BadSetup
from regat.kingdomino import BOX, KingdomView, View
from tests.dominion.helpers import assert_uniform, chi_square_limit
from tests.games.walks import walk
from tests.kingdomino.helpers import SET_UPS, random_game
from tests.shell import ROOT

TERRAINS = ("wheat", "forest", "water", "grass", "swamp", "mine")
# Section 3: players, variants, kings each, dominoes used, in a line, lines.
TABLE = [
    (2, (), 2, 24, 4, 6),
    (3, (), 1, 36, 3, 12),
    (4, (), 1, 48, 4, 12),
    (2, ("mighty_duel",), 2, 48, 4, 12),
]


# The box ----------------------------------------------------------------------------------------------


def specified() -> dict[int, list[tuple[str, int]]]:
    """Section 2 of the specification: both squares of each domino."""
    text = (ROOT / "docs/rules/kingdomino.md").read_text(encoding="utf-8")
    section = text.split("## 2. The dominoes")[1].split("\n## ")[0]
    square = r" *([a-z]+)(?: \((\d)\))? *\|"
    rows = re.findall(rf"\| *(\d+) *\|{square}{square}", section)
    return {int(n): [(item, int(a or 0)), (two, int(b or 0))] for n, item, a, two, b in rows}


def squares() -> list[tuple[str, int]]:
    return [pair for domino in BOX for pair in zip(domino.terrains, domino.crowns, strict=True)]


def test_there_are_48_dominoes_numbered_from_1() -> None:
    """K-COMP-01"""
    assert [domino.number for domino in BOX] == list(range(1, 49))
    assert all(len(domino.terrains) == len(domino.crowns) == 2 for domino in BOX)


def test_the_dominoes_are_those_of_the_specification() -> None:
    """K-COMP-08 K-COMP-01"""
    table = specified()
    assert sorted(table) == list(range(1, 49))
    for domino in BOX:
        assert list(zip(domino.terrains, domino.crowns, strict=True)) == table[domino.number]


def test_there_are_six_terrains() -> None:
    """K-COMP-04"""
    assert {terrain for terrain, _ in squares()} == set(TERRAINS)


def test_the_squares_of_each_terrain_add_up() -> None:
    """K-COMP-05"""
    counted = Counter(terrain for terrain, _ in squares())
    assert counted == dict(zip(TERRAINS, (26, 22, 18, 14, 10, 6), strict=True))
    assert counted.total() == 96


def test_the_crowns_of_each_terrain_add_up() -> None:
    """K-COMP-06"""
    counted: Counter[str] = Counter()
    for terrain, crowns in squares():
        counted[terrain] += crowns
    assert counted == dict(zip(TERRAINS, (5, 6, 6, 6, 6, 10), strict=True))
    assert counted.total() == 39


def test_no_domino_has_crowns_on_both_squares() -> None:
    """K-COMP-07"""
    assert {crowns for _, crowns in squares()} == {0, 1, 2, 3}
    assert not any(all(domino.crowns) for domino in BOX)
    assert sum(domino.crowns == (0, 0) for domino in BOX) == 18


def test_the_engine_lays_down_what_is_printed_on_each_domino() -> None:
    """K-COMP-08"""
    for domino in BOX:
        for variants in ((), ("mighty_duel",)):
            position = kingdomino.Position(variants=variants, line={domino.number: 0})
            game = kingdomino.from_position(position)
            game.answer(f"place {domino.number} (0,1)-(0,2)")
            lands = game.view(None).kingdoms[0].lands
            for place, terrain, crowns in zip(((0, 1), (0, 2)), domino.terrains, domino.crowns, strict=True):
                assert lands[place] == kingdomino.Square(terrain, crowns)


def test_there_is_a_castle_for_each_of_four_players() -> None:
    """K-COMP-02 K-SETUP-02: a seat is a colour; there is none for a fifth."""
    game = kingdomino.new(players=4, seed=1)
    assert len(game.view(None).kingdoms) == 4
    for kingdom in game.view(None).kingdoms:
        assert (kingdom.squares, kingdom.lands, kingdom.placed) == (1, {}, ())
    with pytest.raises(BadSetup):
        kingdomino.new(players=5, seed=1)


def test_each_colour_has_two_kings_and_they_are_in_play_with_two_players() -> None:
    """K-COMP-03 K-SETUP-03"""
    for players, variants, kings, *_ in TABLE:
        view = kingdomino.new(players=players, variants=variants, seed=1).view(None)
        drawn = Counter([view.king])
        assert [left + drawn[seat] for seat, left in enumerate(view.kings)] == [kings] * players
        assert kings <= 2


# Set-up -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "variants", "kings", "used", "length", "lines"), TABLE)
def test_a_set_up_follows_the_table(
    players: int, variants: tuple[str, ...], kings: int, used: int, length: int, lines: int
) -> None:
    """K-SETUP-01 K-SETUP-02 K-SETUP-03 K-SETUP-04 K-SETUP-08 K-SETUP-09 K-VAR-DUEL-1 K-VAR-DUEL-3
    K-INFO-03"""
    for seed in range(30):
        view = kingdomino.new(players=players, variants=variants, seed=seed).view(0)
        assert (view.players, view.size) == (players, 7 if variants else 5)
        numbers = [number for number, _ in view.next]
        assert len(numbers) == length == players * kings
        assert numbers == sorted(set(numbers))
        assert view.line == ()
        assert view.pile_size == used - length == length * (lines - 1)
        assert sorted((*view.unseen, *numbers)) == list(range(1, 49))
        assert [kingdom.squares for kingdom in view.kingdoms] == [1] * players


@pytest.mark.parametrize(("players", "variants", "kings", "used", "length", "lines"), TABLE)
def test_all_dominoes_of_a_game_are_drawn_and_the_others_never(
    players: int, variants: tuple[str, ...], kings: int, used: int, length: int, lines: int
) -> None:
    """K-SETUP-04 K-SETUP-05 K-SETUP-06 K-TURN-05 K-TURN-07 K-END-02 K-VAR-DUEL-3"""
    left_out: Counter[int] = Counter()
    for seed in range(40):
        game = kingdomino.new(players=players, variants=variants, seed=seed)
        for _ in walk(game, seed):
            pass
        drawn = [event.things for event in game.events(None) if event.kind == "line"]
        assert [len(line) for line in drawn] == [length] * lines
        for line in drawn:
            assert list(line) == sorted(line, key=lambda number: int(number or 0))
        assert len(set(chain(*drawn))) == used
        view = game.view(None)
        assert len(view.unseen) == 48 - used
        left_out.update(view.unseen)
        for kingdom in view.kingdoms:
            assert len(kingdom.placed) + len(kingdom.discarded) == (24 if variants else 12)
    if used < 48:
        assert len(left_out) == 48, "any domino may be left out"
    else:
        assert not left_out


@pytest.mark.parametrize("players", [0, 1, 5, 6, -2, 100, True, 2.0, "2", None])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    """K-SETUP-01"""
    with pytest.raises(BadSetup):
        kingdomino.new(players=players, seed=1)  # type: ignore[arg-type]


@pytest.mark.parametrize(("players", "variants", "kings", "used", "length", "lines"), TABLE)
def test_any_domino_can_be_in_the_first_line(
    players: int, variants: tuple[str, ...], kings: int, used: int, length: int, lines: int
) -> None:
    """K-SETUP-05 K-SETUP-06 K-SETUP-07"""
    games = 1500
    drawn: Counter[int] = Counter()
    for seed in range(games):
        drawn.update(
            n for n, _ in kingdomino.new(players=players, variants=variants, seed=seed).view(None).next
        )
    assert set(drawn) == set(range(1, 49))
    assert_drawn_evenly(drawn, games, length, 48)


def assert_drawn_evenly(drawn: Counter[int], games: int, many: int, of: int) -> None:
    """`many` of `of` dominoes without replacement: the counts have a constant sum, hence the factor."""
    share = many / of
    mean, spread = games * share, games * share * (1 - share)
    statistic = sum((drawn[n] - mean) ** 2 for n in drawn) / (spread * of / (of - 1))
    assert len(drawn) == of
    assert statistic < chi_square_limit(of - 1)


def test_the_pile_is_in_random_order() -> None:
    """K-SETUP-07: which line a domino comes with, and in which company, is chance."""
    seen: Counter[object] = Counter()
    together: Counter[object] = Counter()
    games = 480
    for seed in range(games):
        game = kingdomino.new(players=4, seed=seed)
        for _ in walk(game, seed):
            pass
        lines = [event.things for event in game.events(None) if event.kind == "line"]
        place = {int(number or 0): position for position, line in enumerate(lines) for number in line}
        seen[place[seed % 48 + 1]] += 1
        together[place[1], place[48]] += 1
    assert_uniform(seen, 12)
    same = sum(count for (first, other), count in together.items() if first == other)
    # Domino 48 is one of the three others in the line of domino 1: 3 of 47.
    assert abs(same - games * 3 / 47) < 4 * (games * 3 / 47 * 44 / 47) ** 0.5


# The first choice -------------------------------------------------------------------------------------


def kings_order(players: int, seed: int, variants: tuple[str, ...] = ()) -> tuple[int, ...]:
    game = kingdomino.new(players=players, variants=variants, seed=seed)
    while game.view(None).stage == "first_choice":
        game.apply(game.legal[-1])
    return tuple(event.seat for event in game.events(None) if event.kind == "king")


@pytest.mark.parametrize("variants", [(), ("drawn_by_another",)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_order_of_the_kings_is_equally_likely(players: int, variants: tuple[str, ...]) -> None:
    """K-FIRST-01"""
    kings = [0, 0, 1, 1] if players == 2 else list(range(players))
    orders = set(permutations(kings))
    assert len(orders) == {2: 6, 3: 6, 4: 24}[players]
    found = Counter[object](kings_order(players, seed, variants) for seed in range(100 * len(orders)))
    assert set(found) == orders
    assert_uniform(found, len(orders))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_draws_first_is_drawn_and_the_others_follow_in_seat_order(players: int) -> None:
    """K-FIRST-06"""
    found: Counter[object] = Counter()
    pairs: Counter[object] = Counter()
    for seed in range(300 * players):
        game = kingdomino.new(players=players, variants=("drawn_by_another",), seed=seed)
        first = game.seat
        while game.view(None).stage == "first_choice":
            game.apply(game.legal[0])
        kings = [event for event in game.raw_events() if event.kind == "king"]
        length = 3 if players == 3 else 4
        assert [event.action for event in kings] == [(first + turn) % players for turn in range(length)]
        found[first] += 1
        pairs[first, kings[0].seat] += 1
    assert_uniform(found, players)
    assert_uniform(pairs, players * players)  # the drawer says nothing about the king


def test_a_drawer_is_dictated_with_the_kings_and_the_option_only() -> None:
    """K-FIRST-06"""
    game = kingdomino.new(3, ("drawn_by_another",), seed=1, kings=(0, 1, 2), drawer=2)
    assert (game.seat, game.view(None).king) == (2, 0)
    with pytest.raises(BadSetup, match="seat 2 is to draw first, but the order of the kings is not given"):
        kingdomino.new(3, ("drawn_by_another",), seed=1, drawer=2)
    with pytest.raises(BadSetup, match="without drawn_by_another the owners choose"):
        kingdomino.new(3, seed=1, kings=(0, 1, 2), drawer=2)
    with pytest.raises(BadSetup):
        kingdomino.new(3, ("drawn_by_another",), seed=1, kings=(0, 1, 2), drawer=3)


def test_a_game_drawn_by_another_replays_from_its_record() -> None:
    """K-FIRST-06"""
    for seed in range(20):
        game = kingdomino.new(4, ("drawn_by_another",), seed=seed)
        list(walk(game, seed, 6))
        again = kingdomino.replay(game.record())
        assert (again.seat, again.fingerprint()) == (game.seat, game.fingerprint())


def test_the_kings_do_not_depend_on_the_dominoes() -> None:
    """K-FIRST-01 K-SETUP-07"""
    found: Counter[object] = Counter()
    for seed in range(3000):
        view = kingdomino.new(seed=seed).view(None)
        lowest = view.next[0][0]
        found[view.king, lowest <= 7] += 1
    low = found[0, True] + found[1, True]
    for part, total in ((found[0, True], low), (found[0, False], 3000 - low)):
        assert abs(part - total / 2) < 4 * (total / 4) ** 0.5


# What is known ----------------------------------------------------------------------------------------

OPEN = {"players", "size", "variants", "stage", "line", "next", "kings", "king", "pile_size", "unseen"} | {
    "kingdoms",
    "asked",
    "over",
    "scores",
    "winners",
}
ONES_OWN = {"seat", "choice", "placements"}


def test_everything_on_the_table_is_open_to_all() -> None:
    """K-INFO-01 K-INFO-03"""
    assert {field.name for field in fields(View)} == OPEN | ONES_OWN
    for seed in range(len(SET_UPS)):
        game = random_game(seed)
        for number, _ in enumerate(walk(game, seed)):
            if number % 5 == seed % 5:
                views = [game.view(reader) for reader in (None, *range(game.players))]
                for name in OPEN:
                    assert all(getattr(view, name) == getattr(views[0], name) for view in views)
                assert [view.choice for view in views[1:]] == [
                    game.choice if seat == game.seat else None for seat in range(game.players)
                ]
        assert len({game.events(reader) for reader in (None, *range(game.players))}) == 1


def test_kings_lines_kingdoms_and_discards_are_in_the_view() -> None:
    """K-INFO-01"""
    names = {field.name for field in fields(KingdomView)}
    assert {"lands", "placed", "discarded", "territories", "crowns", "largest", "score"} <= names
    for seed in range(12):
        game = random_game(seed)
        numbers: dict[str, list[int]] = {"place": [], "discard": []}
        for _ in walk(game, seed):
            pass
        for event in game.events(None):
            if event.kind in numbers:
                numbers[event.kind].append(int((event.things[0] or "").split()[0]))
        kingdoms = game.view(None).kingdoms
        assert sorted(numbers["discard"]) == sorted(chain(*(kingdom.discarded for kingdom in kingdoms)))
        placed = [int(text.split()[0]) for kingdom in kingdoms for text in kingdom.placed]
        assert sorted(numbers["place"]) == sorted(placed)


@pytest.mark.parametrize(("players", "variants", "kings", "used", "length", "lines"), TABLE)
def test_the_number_of_dominoes_in_the_pile_is_known(
    players: int, variants: tuple[str, ...], kings: int, used: int, length: int, lines: int
) -> None:
    """K-INFO-03"""
    game = kingdomino.new(players=players, variants=variants, seed=3)
    for _ in walk(game, 3):
        drawn = sum(event.kind == "line" for event in game.events(None)) * length
        for seat in range(players):
            assert game.view(seat).pile_size == game.memory(seat).pile_size == used - drawn
    assert game.view(None).pile_size == 0


def test_nobody_knows_which_dominoes_are_left_out() -> None:
    """K-INFO-02 K-SETUP-06: from one memory, every unseen domino is as likely to come next."""
    game = kingdomino.new(seed=11)
    memory = game.memory(0)
    assert len(memory.unseen) == 44
    assert memory.pile_size == 20
    drawn: Counter[int] = Counter()
    worlds = 1500
    for seed in range(worlds):
        world = kingdomino.imagine(memory, seed)
        while world.view(None).stage == "first_choice":
            world.apply(world.legal[0])
        line = [number for number, _ in world.view(None).next]
        assert set(line) <= set(memory.unseen)
        drawn.update(line)
    assert_drawn_evenly(drawn, worlds, 4, 44)


@pytest.mark.parametrize("players", [2, 3])
def test_any_unseen_domino_can_be_left_out_of_an_imagined_game(players: int) -> None:
    """K-INFO-02 K-SETUP-05 K-SETUP-06"""
    game = kingdomino.new(players=players, seed=4)
    for _ in walk(game, 4, most=20):
        pass
    memory = game.memory(1)
    ends: Counter[int] = Counter()
    worlds = 400
    for seed in range(worlds):
        world = kingdomino.imagine(memory, seed)
        for _ in walk(world, seed):
            pass
        ends.update(world.view(None).unseen)
        assert len(world.view(None).unseen) == 48 - {2: 24, 3: 36}[players]
    assert_drawn_evenly(ends, worlds, len(memory.unseen) - memory.pile_size, len(memory.unseen))


def test_with_four_players_only_the_order_is_unknown() -> None:
    """K-INFO-02 K-SETUP-04"""
    game = kingdomino.new(players=4, seed=4)
    for _ in walk(game, 4):
        for seat in range(4):
            assert len(game.memory(seat).unseen) == game.memory(seat).pile_size


# Nothing is shared ------------------------------------------------------------------------------------


def test_what_is_seen_can_be_handed_to_another_process() -> None:
    game = kingdomino.new(seed=1)
    for _ in walk(game, 1):
        seen = game.view(game.seat if not game.over else None)
        assert pickle.loads(pickle.dumps(seen)) == seen


def test_dominoes_and_kingdoms_are_not_shared_between_games() -> None:
    """K-SETUP-02 K-COMP-01"""
    first, other = kingdomino.new(seed=1), kingdomino.new(seed=1)
    untouched = other.fingerprint()
    view = first.view(0)
    for _ in walk(first, 1):
        pass
    assert other.fingerprint() == untouched
    assert view.kingdoms[0].lands == {}
    with pytest.raises(TypeError):
        view.kingdoms[0].lands[1, 0] = kingdomino.Square("mine", 3)  # type: ignore[index]
    with pytest.raises(AttributeError):
        BOX[0].number = 5  # type: ignore[misc]
