"""Rollout batches: the number of parallel rollouts does not change the results."""

from __future__ import annotations

import numpy as np
import pytest

from regat import kingdomino
from regat.kingdomino.bots import network, rollout_batch
from regat.kingdomino.bots.candidates import Candidate, evaluate
from regat.kingdomino.bots.network import Network
from regat.kingdomino.search.search_state import SearchState

WORLDS = 5


def exact(judge: Network) -> Network:
    """A network whose sums are exact, in whatever order the machine's linear algebra adds them up."""
    steps = {name: 1024 if name == "tower_1" else 64 for name in judge.weights}
    return Network(
        {
            name: np.round(part.astype(np.float64) * steps[name]) / steps[name]
            for name, part in judge.weights.items()
        }
    )


def compared(players: int) -> list[Candidate]:
    thought, judge = SearchState(), exact(network.known(players, 5))
    thought.load(kingdomino.new(players, seed=3).snapshot())
    found = evaluate(thought, thought.offered(), judge)
    rollout_batch.RolloutBatch().compare(thought, found, 77, 0, WORLDS, judge)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_a_rollout_batch_in_parts_ends_like_the_whole_batch(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = compared(players)
    assert [candidate.games for candidate in together] == [WORLDS] * len(together)
    monkeypatch.setattr(rollout_batch, "BATCH", 1)
    assert compared(players) == together
