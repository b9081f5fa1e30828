"""Small networks that evaluate a position after a turn: each kingdom alone, then all of them together.

A tower, the same for every kingdom, turns its numbers into a few that matter; the joint part sees those of
all kingdoms, the seat's own first, and the common features. It predicts who wins, and by how much.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Shorts = NDArray[np.int16]
TABLES = ((2, 5), (3, 5), (4, 5), (2, 7))  # players and size of the kingdoms
LAYERS = ("tower_1", "tower_2", "own", "others", "common", "joint", "out", "points")
BIASED = ("tower_1", "tower_2", "common", "joint", "out", "points")
HALF_A_GAME = 20.0  # points; margins are learned in parts of it


def key(players: int, size: int) -> str:
    """The name of the network for this number of players and size."""
    return f"{players}x{size}"


class Network:
    """Weights by name; the inputs are raw numbers, whose scales are in the first layers."""

    def __init__(self, weights: Mapping[str, Floats]) -> None:
        self.weights = dict(weights)
        self.kingdom, self.common = len(self.weights["tower_1"]), len(self.weights["common"])
        self.players = 1 + self.weights["others"].shape[0] // self.weights["own"].shape[0]

    def tower(self, kingdoms: Floats) -> Floats:
        w = self.weights
        hidden = np.maximum(kingdoms @ w["tower_1"] + w["tower_1_b"], 0)
        seen: Floats = np.maximum(hidden @ w["tower_2"] + w["tower_2_b"], 0)
        return seen

    def judge(self, rows: Shorts, starts: NDArray[np.intp]) -> tuple[Floats, Floats]:
        """The chance to win, as a logit, and the margin, for each row.

        Rows come in groups, one for each position; within a group only the own kingdom and the
        common part differ.
        """
        kingdom, w = self.kingdom, self.weights
        own = self.tower(rows[:, :kingdom].astype(np.float32)) @ w["own"]
        others = rows[starts, kingdom : kingdom * self.players].astype(np.float32)
        seen = self.tower(others.reshape(-1, kingdom)).reshape(len(starts), -1) @ w["others"]
        common = rows[:, kingdom * self.players :].astype(np.float32) @ w["common"] + w["common_b"]
        counts = np.diff(np.append(starts, len(rows)))
        hidden = np.maximum(own + np.repeat(seen, counts, axis=0) + common, 0)
        hidden = np.maximum(hidden @ w["joint"] + w["joint_b"], 0)
        out = hidden @ w["out"] + w["out_b"]
        return out[:, 0], out[:, 1] * np.float32(HALF_A_GAME)


def score(logits: Floats, margins: Floats) -> Floats:
    """What a bot maximises: the chance to win, and the margin where that is decided."""
    both: Floats = logits + margins * np.float32(1 / HALF_A_GAME)
    return both


def win_chance(logits: Floats) -> Floats:
    # Beyond these nothing changes but that a float of 32 bits would overflow.
    chance: Floats = np.float32(1) / (np.float32(1) + np.exp(-np.clip(logits, -80, 80)))
    return chance


def as_bytes(network: Network) -> bytes:
    packed = BytesIO()
    np.savez_compressed(packed, **{name: part.astype(np.float32) for name, part in network.weights.items()})  # type: ignore[arg-type]  # numpy's stub takes the arrays for an option
    return packed.getvalue()


def from_bytes(packed: bytes) -> Network:
    with np.load(BytesIO(packed)) as parts:
        return Network({name: parts[name] for name in parts.files})


@lru_cache
def known(players: int, size: int) -> Network:
    """The network of this release for this number of players and size."""
    return from_bytes(files(__package__).joinpath(f"{key(players, size)}.npz").read_bytes())


def load() -> None:
    """Load all networks and use each once, so that no answer has to wait for that."""
    for players, size in TABLES:
        _used(players, size)


@lru_cache
def _used(players: int, size: int) -> None:
    network = known(players, size)
    row = np.zeros((1, players * network.kingdom + network.common), np.int16)
    network.judge(row, np.zeros(1, np.intp))
