"""The whole course: tidy games first, then self-play in rounds, each round learned with the last few.

With three and four players a network that met only its like is weak. There the course goes on: with the
network's help somebody who thinks plays at all kinds of tables, and a new network learns from that.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from regat.bots.kingdomino.network import Network, as_bytes, from_bytes
from regat.lab.training.learner import UNKNOWN, Learner, Lessons, joined
from regat.lab.training.self_play import Herd
from regat.lab.training.study import study

SAMPLE = 40_000  # lessons that show how large the numbers are
TEACHING_STREAM = 8


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
    parts: int = 8  # of the study, which can be played side by side
    games: int = 12_000  # of the study
    study_passes: float = 6.0
    study_batch: int = 1024


@dataclass(frozen=True, slots=True)
class Mark:
    """How a round went, for the log and the curve; the study is the last round."""

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
    network = learner.network()
    if plan.players == 2:
        return network
    studied = _studied(plan, seed, network)
    network, loss = taught(plan, seed, studied)
    points = float(studied.points[studied.points != UNKNOWN].mean())
    told(Mark(plan.rounds + 1, seen + len(studied), loss, points, perf_counter() - begun), network)
    return network


def _learn(learner: Learner, lessons: Lessons, plan: Plan, rate: float, draws: np.random.Generator) -> float:
    """Go over the lessons in a random order; the mean loss of the chance to win."""
    steps = max(1, round(plan.passes * plan.lessons / plan.batch))
    losses = []
    for _ in range(steps):
        chosen = draws.integers(len(lessons), size=plan.batch)
        losses.append(learner.learn(lessons, chosen, rate))
    return float(np.mean(losses))


# The study ---------------------------------------------------------------------------------------------


def _studied(plan: Plan, seed: int, network: Network) -> Lessons:
    part = partial(study_part, plan, seed, as_bytes(network))
    # Not forked: products of matrices may have threads by now.
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        return joined(list(processes.map(part, range(plan.parts))))


def study_part(plan: Plan, seed: int, network: bytes, number: int) -> Lessons:
    """A part of the study; the same again for a seed and a number."""
    draws = np.random.Generator(np.random.PCG64([seed, number]))
    return study(from_bytes(network), plan.players, plan.size, draws, plan.games // plan.parts)


def taught(plan: Plan, seed: int, lessons: Lessons) -> tuple[Network, float]:
    """A new network that knows what was found out, and its mean loss in the end."""
    draws = np.random.Generator(np.random.PCG64([seed, TEACHING_STREAM]))
    learner = Learner(plan.players, lessons.rows[:SAMPLE], draws)
    odds: NDArray[np.float64] = np.cumsum(lessons.weights, dtype=np.float64)
    steps = max(1, round(plan.study_passes * len(lessons) / plan.study_batch))
    losses = []
    for step in range(steps):
        chosen = np.searchsorted(odds, draws.random(plan.study_batch) * odds[-1], side="right")
        losses.append(learner.learn(lessons, chosen, plan.rate * (1 - 0.98 * step / steps)))
    return learner.network(), float(np.mean(losses[-len(losses) // 10 :]))
