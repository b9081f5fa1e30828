"""The whole course: tidy games first, then self-play in rounds, each round learned with the last few."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from regat.bots.kingdomino.network import Network
from regat.lab.training.learner import Learner, Lessons, joined
from regat.lab.training.self_play import Herd


@dataclass(frozen=True, slots=True)
class Plan:
    """How long and how hard to train."""

    players: int
    size: int
    rounds: int = 40
    lessons: int = 20_000  # in a round
    kept: int = 10  # rounds that are learned from
    passes: float = 4.0  # over what is kept, in a round, by the newest part
    batch: int = 512
    rate: float = 2e-3
    heat: float = 0.25  # how freely turns are tried; falls to a quarter
    at_once: int = 192


@dataclass(frozen=True, slots=True)
class Mark:
    """How a round went, for the log and the curve."""

    round: int
    lessons: int
    loss: float
    mean_points: float
    seconds: float


def train(plan: Plan, seed: int, told: Callable[[Mark, Network], None]) -> Network:
    """Train from nothing; a seed gives the same network again."""
    draws = np.random.Generator(np.random.PCG64(seed))
    herd = Herd(plan.players, plan.size, draws, plan.at_once)
    begun = perf_counter()
    kept = [herd.play(None, 2 * plan.lessons, 0.0)]
    learner = Learner(plan.players, kept[0].rows, draws)
    seen = len(kept[0])
    for number in range(plan.rounds + 1):
        done = number / max(1, plan.rounds)
        if number:
            network = learner.network()
            kept.append(herd.play(network, plan.lessons, plan.heat * (1 - 0.75 * done)))
            seen += len(kept[-1])
            if number == 1:
                kept.pop(0)
            kept = kept[-plan.kept :]
        rate = plan.rate * (1 - 0.9 * done)
        loss = _learn(learner, joined(kept), plan, rate, draws)
        points = float(kept[-1].points.mean())
        told(Mark(number, seen, loss, points, perf_counter() - begun), learner.network())
    return learner.network()


def _learn(learner: Learner, lessons: Lessons, plan: Plan, rate: float, draws: np.random.Generator) -> float:
    """Go over the lessons in a random order; the mean loss of the chance to win."""
    steps = max(1, round(plan.passes * plan.lessons / plan.batch))
    losses = []
    for _ in range(steps):
        chosen = draws.integers(len(lessons), size=plan.batch)
        losses.append(learner.learn(lessons, chosen, rate))
    return float(np.mean(losses))
