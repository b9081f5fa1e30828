"""Fresh tables, tables that are used again, and what a table counts."""

from __future__ import annotations

import pytest

from regat import kingdomino
from regat.kernel.chance import seed_key
from regat.kingdomino.rules import dominoes, state
from regat.kingdomino.rules.variants import checked_setup
from regat.kingdomino.search import policies
from tests.games.walks import walk
from tests.kingdomino.helpers import SHORT

GAMES = 4


@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_a_game_of_a_simulation_does_not_depend_on_the_one_before(
    players: int, variants: tuple[str, ...]
) -> None:
    """K-SETUP-02 K-VAR-DYNASTY-4"""
    book = bytes([state.RANDOM, state.GREEDY, state.RANDOM, state.GREEDY][:players])
    table = checked_setup(players, variants)

    def tally(start: int, stop: int) -> list[int]:
        return policies.simulate(book, table.size, table.bits, seed_key(3), start, stop)

    alone = [tally(game, game + 1) for game in range(GAMES)]
    assert tally(0, GAMES) == [sum(item) for item in zip(*alone, strict=True)]


@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_a_fresh_table_holds_nothing_but_castles_and_a_line(players: int, variants: tuple[str, ...]) -> None:
    """K-SETUP-02 K-SETUP-08"""
    t = kingdomino.new(players=players, variants=variants, seed=1).snapshot()
    assert (t.over, t.has_next_line, t.asked, t.turn, t.stage) == (0, 1, 1, 0, dominoes.CHOOSING)
    assert list(t.next_king[: t.line_length]) == [state.NOBODY] * t.line_length
    assert not any(t.land)
    for seat in range(players):
        assert (t.height[seat], t.width[seat]) == (1, 1)
        assert t.taken[seat] == t.castle[seat] != 0
        assert (t.one_crown[seat], t.two_crowns[seat], t.discarded[seat], t.placed_count[seat]) == (
            0,
            0,
            0,
            0,
        )


@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_a_table_counts_its_decisions_and_knows_the_free_places(
    players: int, variants: tuple[str, ...]
) -> None:
    """K-FIRST-03 K-TURN-03: what has no alternative is no decision; only a claim has free places."""
    game = kingdomino.new(players=players, variants=variants, seed=2)
    for answered, _ in enumerate(walk(game, 2)):
        t = game.snapshot()
        assert t.asked == answered + 1
        free = {slot for slot in range(t.line_length) if t.next_king[slot] == state.NOBODY}
        claiming = t.stage != dominoes.PLACING
        assert {slot for slot in range(8) if t.slots >> slot & 1} == (free if claiming else set())
    t = game.snapshot()
    assert (t.over, t.has_next_line, t.slots) == (1, 0, 0)


@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_a_table_knows_the_extent_of_every_kingdom(players: int, variants: tuple[str, ...]) -> None:
    """K-BOUND-01 K-VAR-MIDDLE-2"""
    game = kingdomino.new(players=players, variants=variants, seed=3)
    for _ in walk(game, 3):
        t = game.snapshot()
        for seat, kingdom in enumerate(game.view(None).kingdoms):
            assert (t.width[seat], t.height[seat]) == (kingdom.columns, kingdom.rows)


@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_a_table_remembers_what_was_placed_and_where(players: int, variants: tuple[str, ...]) -> None:
    """K-TURN-09 K-INFO-01"""
    game = kingdomino.new(players=players, variants=variants, seed=4)
    for _ in walk(game, 4):
        pass
    for seat, kingdom in enumerate(game.view(None).kingdoms):
        placements = [
            event.things for event in game.events(None) if (event.kind, event.seat) == ("place", seat)
        ]
        assert [(text,) for text in kingdom.placed] == placements
        assert kingdom.squares == 2 * len(placements) + 1
