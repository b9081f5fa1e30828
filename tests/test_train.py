"""`regat train`: what it writes, and that it can be repeated."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from regat.cli import main
from regat.kernel import engine
from regat.kingdomino.training.trainer import Dataset, Trainer

compiled = pytest.mark.skipif(engine.name() != "compiled", reason="training takes the compiled engine")


def train(out: Path, table: str) -> int:
    self_play, school = ["--rounds", "1", "--lessons", "300"], ["--terms", "2", "--games", "800"]
    return main(
        ["train", "kingdomino", "--table", table, *self_play, *school, "--seed", "3", "--out", str(out)]
    )


@compiled
@pytest.mark.parametrize(("table", "rounds_told"), [("2x5", [0, 1]), ("3x5", [1, 2])])
def test_a_seed_gives_the_same_weights_again(tmp_path: Path, table: str, rounds_told: list[int]) -> None:
    """Two players: self-play. Three: games against greedy bots."""
    for name in ("one", "two"):
        assert train(tmp_path / name, table) == 0
    with (
        np.load(tmp_path / "one" / f"{table}.npz") as first,
        np.load(tmp_path / "two" / f"{table}.npz") as second,
    ):
        assert first.files == second.files
        assert all(np.array_equal(first[name], second[name]) for name in first.files)
    first, *rounds = map(json.loads, (tmp_path / "one" / f"{table}.log").read_text("utf-8").splitlines())
    assert first["seed"] == 3
    assert [line["round"] for line in rounds] == rounds_told
    assert 0 <= rounds[-1]["against_full_greedy"] <= 1
    assert (tmp_path / "one" / "curve.svg").read_text("utf-8").startswith("<svg")


def test_a_learner_learns() -> None:
    draws = np.random.Generator(np.random.PCG64(1))
    rows = draws.integers(0, 9, (40, 184)).astype(np.int16)
    shares = draws.random(40).astype(np.float32)
    zero = np.zeros(40, np.float32)
    learner = Trainer(2, rows, draws)
    lessons = Dataset(rows, shares, zero, zero)
    everything = np.arange(40)
    losses = [learner.learn(lessons, everything, 3e-3) for _ in range(60)]
    assert losses[-1] < losses[0] - 0.05


def test_a_network_for_raw_numbers_judges_as_the_learner_does() -> None:
    draws = np.random.Generator(np.random.PCG64(2))
    rows = draws.integers(0, 9, (8, 184)).astype(np.int16)
    learner = Trainer(2, rows, draws)
    logits, _ = learner.network().judge(rows, np.arange(8))
    shares = np.zeros(8, np.float32)
    loss = learner.learn(Dataset(rows, shares, shares, shares), np.arange(8), 1e-9)
    assert loss == pytest.approx(float(np.mean(np.log1p(np.exp(logits)))), rel=1e-3)
