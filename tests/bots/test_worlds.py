"""Turns followed through imagined worlds: how many go on at once changes nothing."""

from __future__ import annotations

import pytest

from regat import kingdomino
from regat.bots.kingdomino import network, worlds
from regat.bots.kingdomino.candidates import Candidate, judged
from regat.kingdomino.thought import Thought

WORLDS = 5


def compared(players: int) -> list[Candidate]:
    thought, judge = Thought(), network.known(players, 5)
    thought.recall(kingdomino.new(players, seed=3).snapshot())
    found = judged(thought, thought.offered(), judge)
    worlds.Worlds().compare(thought, found, 77, 0, WORLDS, judge)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_worlds_in_small_parts_end_as_all_at_once(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    together = compared(players)
    assert [candidate.games for candidate in together] == [WORLDS] * len(together)
    monkeypatch.setattr(worlds, "AT_ONCE", 1)
    assert compared(players) == together
