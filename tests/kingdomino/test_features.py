"""A table in numbers, as networks get it."""

from __future__ import annotations

from array import array

import pytest

from regat.kernel import engine
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.search_state import SearchState
from tests.shell import python

CODE = """
from array import array
from zlib import crc32
from regat.kingdomino.search.search_state import SearchState
for players, size, variants in ((2, 5, 3), (2, 7, 0), (3, 5, 1), (4, 5, 0), (4, 5, 2)):
    thought = SearchState()
    thought.begin(players, players, size, variants)
    while not thought.over:
        turns = thought.offered()[:9]
        numbers = array("h", bytes(2 * len(turns) * thought.width))
        thought.encode(turns, numbers, 0)
        print(list(turns), crc32(numbers.tobytes()))
        thought.play(turns[-1])
"""


def printed(name: str) -> str:
    done = python(CODE, REGAT_ENGINE=name)
    assert done.stdout, done.stderr
    return done.stdout


@pytest.mark.skipif(engine.name() == "interpreted", reason="there is one engine only")
def test_it_is_the_same_interpreted_and_compiled() -> None:
    assert printed("interpreted") == printed("compiled")


@pytest.mark.parametrize("players", [3, 4])
def test_claims_are_foreseen_for_those_who_are_still_to_claim(players: int) -> None:
    """The last of a line leaves nothing to claim; before it, in most games a claim is left."""
    foreseen = {True: 0, False: 0}
    for key in range(12):
        thought = SearchState()
        thought.begin(key, players, 5, 0)
        while not thought.over:
            turn = thought.heuristic_turn(key + 1)
            numbers = array("h", bytes(2 * thought.width))
            thought.encode(array("H", [turn]), numbers, 0)
            common = players * heuristic_weights.BLOCK
            newer, left = numbers[common + 27], numbers[common + 28]
            claims = numbers[
                common + heuristic_weights.COMMON : common
                + heuristic_weights.COMMON
                + heuristic_weights.CLAIMS
            ]
            assert sum(claim != 0 for claim in claims) <= left
            if not (newer and left):
                assert not any(claims)
            if newer and not numbers[common + 29]:  # not the first choice
                foreseen[left > 0] += any(claims)
            thought.play(turn)
    assert foreseen[True] > 100
    assert foreseen[False] == 0
