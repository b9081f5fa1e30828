"""The playouts of both games are the same interpreted and compiled."""

import pytest

from regat.kernel import engine
from tests.shell import python

CODE = """
from regat import dominion, kingdomino
from regat.dominion.bots import strategies
from regat.dominion.rules import kingdoms
from regat.dominion.search import playouts
from regat.kernel import engine
from regat.kingdomino.search import monte_carlo
book = b"".join(
    playouts.encode_policy(strategies.best(tuple(sorted(kingdoms.SETS[edition][name])), 2))
    for edition, name in ((2, "size_distortion"), (2, "deck_top"))
)
for edition, sets in kingdoms.SETS.items():
    for ten in sets.values():
        print(playouts.compare(book, (2, edition, kingdoms.as_bits(ten)), 5, (0, 4)))
        game = dominion.new(2, edition, ten, seed=3)
        actions = bytes(game.legal)
        print(playouts.evaluate_actions(game.snapshot(), actions, book, 7, (0, 2)))
for players, variants in ((2, ()), (3, ("harmony",)), (2, ("mighty_duel",))):
    game = kingdomino.new(players, variants, seed=3)
    print(monte_carlo.evaluate_actions(game.snapshot(), game.legal, 7, (0, 2)))
"""


def printed(name: str) -> str:
    done = python(CODE, REGAT_ENGINE=name)
    assert done.returncode == 0, done.stderr
    assert done.stdout
    return done.stdout


@pytest.mark.skipif(engine.name() == "interpreted", reason="there is one engine only")
@pytest.mark.slow
def test_both_engines_play_on_alike() -> None:
    assert printed("interpreted") == printed("compiled")
