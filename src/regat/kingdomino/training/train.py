"""The whole training of a network.

With two players: games of the heuristic first, then self-play in rounds; each round learns from the last few.
With three and four players self-play alone makes a weak network: it plays against greedy opponents in terms,
and after each term a new network, trained on that term's games, plays the next ones.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter

import numpy as np

from regat.kernel.worker_pool import WorkerPool
from regat.kingdomino.bots.network import Network, as_bytes, from_bytes
from regat.kingdomino.training.self_play import SelfPlayBatch
from regat.kingdomino.training.trainer import Dataset, Trainer, concat
from regat.kingdomino.training.vs_greedy import GamesVsGreedy

SAMPLE = 40_000  # rows from which the scales of the inputs are measured
FIT_STREAM = 8


@dataclass(frozen=True, slots=True)
class TrainingConfig:
    """How long and how hard to train."""

    players: int
    size: int
    rate: float = 2e-3
    # Self-play
    rounds: int = 40
    lessons: int = 20_000  # in a round
    kept: int = 10  # rounds that are learned from
    passes: float = 4.0  # over what is kept, in a round, by the newest part
    batch: int = 512
    temperature: float = 0.25  # of the turns in self-play; falls to a quarter
    at_once: int = 192
    # Against greedy opponents
    terms: int = 5
    games: int = 240_000  # in a term
    parts: int = 8  # of a term, which can be played side by side
    term_passes: float = 4.0
    term_batch: int = 2048


@dataclass(frozen=True, slots=True)
class Progress:
    """How a round or a term went, for the log and the curve."""

    round: int
    lessons: int
    loss: float
    mean_points: float
    seconds: float


OnProgress = Callable[[Progress, Network], None]


def train(plan: TrainingConfig, seed: int, on_progress: OnProgress) -> Network:
    """Train from scratch; a seed gives the same network again."""
    method = _train_by_self_play if plan.players == 2 else _train_vs_greedy
    return method(plan, seed, on_progress)


def _train_by_self_play(plan: TrainingConfig, seed: int, on_progress: OnProgress) -> Network:
    draws = np.random.Generator(np.random.PCG64(seed))
    batch_of_games = SelfPlayBatch(plan.players, plan.size, draws, plan.at_once)
    begun = perf_counter()
    kept = [batch_of_games.play(None, 2 * plan.lessons, 0.0)]
    trainer = Trainer(plan.players, kept[0].rows, draws)
    seen = len(kept[0])
    for number in range(plan.rounds + 1):
        done = number / max(1, plan.rounds)
        if number:
            network = trainer.network()
            kept.append(batch_of_games.play(network, plan.lessons, plan.temperature * (1 - 0.75 * done)))
            seen += len(kept[-1])
            if number == 1:
                kept.pop(0)
            kept = kept[-plan.kept :]
        rate = plan.rate * (1 - 0.9 * done)
        loss = _learn(trainer, concat(kept), plan, rate, draws)
        points = float(kept[-1].points.mean())
        on_progress(Progress(number, seen, loss, points, perf_counter() - begun), trainer.network())
    return trainer.network()


def _learn(
    trainer: Trainer, lessons: Dataset, plan: TrainingConfig, rate: float, draws: np.random.Generator
) -> float:
    """Go over the lessons in a random order; the mean loss of the chance to win."""
    steps = max(1, round(plan.passes * plan.lessons / plan.batch))
    chosen = (draws.integers(len(lessons), size=plan.batch) for _ in range(steps))
    return float(np.mean([trainer.learn(lessons, batch, rate) for batch in chosen]))


# Against greedy opponents -------------------------------------------------------------------------


def _train_vs_greedy(plan: TrainingConfig, seed: int, on_progress: OnProgress) -> Network:
    network, seen, begun = None, 0, perf_counter()
    with WorkerPool(os.cpu_count() or 1) as pool:
        for term in range(1, plan.terms + 1):
            part = partial(play_part, plan, seed, as_bytes(network) if network else None, term)
            played = [pool.submit(part, number) for number in range(plan.parts)]
            lessons = concat([future.result() for future in played])
            network, loss = fit(plan, seed, term, lessons)
            seen += len(lessons)
            on_progress(
                Progress(term, seen, loss, float(lessons.points.mean()), perf_counter() - begun), network
            )
    assert network, "a course has at least one term"
    return network


def play_part(plan: TrainingConfig, seed: int, network: bytes | None, term: int, number: int) -> Dataset:
    """A part of a term; the same again for a seed and its numbers."""
    draws = np.random.Generator(np.random.PCG64([seed, term, number]))
    games = GamesVsGreedy(from_bytes(network) if network else None, plan.players, plan.size, draws)
    return games.play(plan.games // plan.parts)


def fit(plan: TrainingConfig, seed: int, term: int, lessons: Dataset) -> tuple[Network, float]:
    """A new network that has learned from a term, and its mean loss in the end."""
    draws = np.random.Generator(np.random.PCG64([seed, term, FIT_STREAM + plan.parts]))
    trainer = Trainer(plan.players, lessons.rows[draws.integers(len(lessons), size=SAMPLE)], draws)
    steps = max(1, round(plan.term_passes * len(lessons) / plan.term_batch))
    losses = []
    for step in range(steps):
        chosen = draws.integers(len(lessons), size=plan.term_batch)
        losses.append(trainer.learn(lessons, chosen, plan.rate * (1 - 0.98 * step / steps)))
    return trainer.network(), float(np.mean(losses[-len(losses) // 10 :]))
