"""Guided rollouts: the caller decides its own turns, chance has a seed, and the end follows the rules."""

from __future__ import annotations

from array import array

import pytest

from regat import kingdomino
from regat.kernel.chance import seed_key
from regat.kingdomino import Game
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.guided_rollout import GuidedRollout
from regat.kingdomino.search.search_state import SearchState
from tests.kingdomino.helpers import SHORT


def thought_of(game: Game) -> SearchState:
    thought = SearchState()
    thought.load(game.snapshot())
    return thought


def lived(thought: SearchState, turn: int, number: int, world: GuidedRollout) -> list[object]:
    """A world from the turn to the end, taking the first turn found each time: all that was seen of it."""
    rows = array("h", bytes(2 * heuristic_weights.FEW_TURNS * thought.width))
    seen: list[object] = []
    world.begin(thought, turn, seed_key(5), number)
    while not world.over:
        found = world.ask(rows, 0)
        assert 0 < found <= heuristic_weights.FEW_TURNS
        seen.append(list(rows[: found * thought.width]))
        world.answer(0)
    return [*seen, world.share(), world.margin()]


@pytest.mark.parametrize(("players", "variants"), SHORT)
def test_a_world_asks_for_each_of_ones_own_turns_and_ends(players: int, variants: tuple[str, ...]) -> None:
    thought = thought_of(kingdomino.new(players, variants, seed=8))
    *seen, share, margin = lived(thought, thought.offered()[0], 0, GuidedRollout())
    dominoes = 24 if "mighty_duel" in variants else 12  # of each seat
    # A turn for each of them, and with two players two kings choose first; a single way is not asked for.
    assert dominoes // 2 < len(seen) <= dominoes + 1
    assert isinstance(share, int)
    assert isinstance(margin, int)
    assert 0 <= share <= heuristic_weights.WIN_UNIT
    assert margin >= 0 if share == heuristic_weights.WIN_UNIT else margin <= 0


def test_the_number_of_a_world_is_its_luck() -> None:
    thought = thought_of(kingdomino.new(3, seed=4))
    turn, other = thought.offered()[0], GuidedRollout()
    first = lived(thought, turn, 0, GuidedRollout())
    assert lived(thought, turn, 1, other) != first, "another world"
    assert lived(thought, turn, 0, other) == first, "the same again, whatever the world was before"


def test_a_world_leaves_the_thought_as_it_was() -> None:
    thought = thought_of(kingdomino.new(2, seed=6))
    offered = thought.offered()
    lived(thought, offered[-1], 2, GuidedRollout())
    assert thought.offered() == offered
    assert not thought.over
