"""A network that learns: gradients by hand and Adam, in NumPy alone."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
from numpy.typing import NDArray

from regat.kingdomino.bots.network import BIASED, HALF_A_GAME, LAYERS, Floats, Network, Shorts
from regat.kingdomino.search import features

TOWER, SEEN, JOINT, LAST = 64, 32, 64, 32  # sizes of the layers
MARGIN_WEIGHT, POINTS_WEIGHT = 0.5, 0.3  # against the chance to win
DECAY = 1e-5
SCALE = 40.0  # points of a kingdom are learned in parts of it


@dataclass(frozen=True, slots=True)
class Dataset:
    """Tables after turns that were taken, and how those games ended."""

    rows: Shorts
    shares: Floats  # of the victory, for the seat that took the turn
    margins: Floats
    points: Floats  # of that seat's kingdom

    def __len__(self) -> int:
        return len(self.rows)


def concat(parts: list[Dataset]) -> Dataset:
    return Dataset(*(np.concatenate([getattr(part, one.name) for part in parts]) for one in fields(Dataset)))


class Trainer:
    def __init__(self, players: int, sample: Shorts, draws: np.random.Generator) -> None:
        self.players = players
        kingdom, between = features.kingdom_numbers(players), features.common_numbers(players)
        kingdoms = sample[:, : kingdom * players].reshape(-1, kingdom).astype(np.float32)
        common = sample[:, kingdom * players :].astype(np.float32)
        self._kingdom_scale = _scale(kingdoms)
        self._common_scale = _scale(common)
        shapes = {
            "tower_1": (kingdom, TOWER),
            "tower_2": (TOWER, SEEN),
            "own": (SEEN, JOINT),
            "others": (SEEN * (players - 1), JOINT),
            "common": (between, JOINT),
            "joint": (JOINT, LAST),
            "out": (LAST, 2),
            "points": (SEEN, 1),
        }
        inputs = {"own": SEEN * players + between}
        inputs["others"] = inputs["common"] = inputs["own"]
        self.w: dict[str, Floats] = {}
        for name in LAYERS:
            spread = (2.0 / inputs.get(name, shapes[name][0])) ** 0.5
            self.w[name] = (draws.standard_normal(shapes[name]) * spread).astype(np.float32)
            if name in BIASED:
                self.w[f"{name}_b"] = np.zeros(shapes[name][1], np.float32)
        self.w["out"] *= np.float32(0.1)
        self._first = {name: np.zeros_like(part) for name, part in self.w.items()}
        self._second = {name: np.zeros_like(part) for name, part in self.w.items()}
        self._steps = 0

    def learn(self, lessons: Dataset, chosen: NDArray[np.intp], rate: float) -> float:
        """One step on some lessons; the loss of the chance to win before it."""
        rows = lessons.rows[chosen]
        loss, gradients = self._gradients(
            rows, lessons.shares[chosen], lessons.margins[chosen], lessons.points[chosen]
        )
        self._steps += 1
        fresh = rate * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for name, gradient in gradients.items():
            part, first, second = self.w[name], self._first[name], self._second[name]
            first += np.float32(0.1) * (gradient - first)
            second += np.float32(0.001) * (gradient * gradient - second)
            part -= np.float32(fresh) * first / (np.sqrt(second) + np.float32(1e-8))
            if not name.endswith("_b"):
                part *= np.float32(1 - rate * DECAY)
        return loss

    def _gradients(
        self, rows: Shorts, shares: Floats, margins: Floats, points: Floats
    ) -> tuple[float, dict[str, Floats]]:
        w, many, kingdom = self.w, len(rows), len(self.w["tower_1"])
        cut = kingdom * self.players
        x = (rows[:, :cut].reshape(-1, kingdom) - self._kingdom_scale[0]) * self._kingdom_scale[1]
        c = (rows[:, cut:] - self._common_scale[0]) * self._common_scale[1]
        h1 = np.maximum(x @ w["tower_1"] + w["tower_1_b"], 0)
        h2 = np.maximum(h1 @ w["tower_2"] + w["tower_2_b"], 0)
        seen = h2.reshape(many, -1)
        own, others = seen[:, :SEEN], seen[:, SEEN:]
        predicted = (own @ w["points"] + w["points_b"])[:, 0]
        j1 = np.maximum(own @ w["own"] + others @ w["others"] + c @ w["common"] + w["common_b"], 0)
        j2 = np.maximum(j1 @ w["joint"] + w["joint_b"], 0)
        out = j2 @ w["out"] + w["out_b"]
        chance = 1 / (1 + np.exp(-out[:, 0]))
        loss = -np.mean(shares * np.log(chance + 1e-7) + (1 - shares) * np.log(1 - chance + 1e-7))

        d_out = np.empty_like(out)
        d_out[:, 0] = (chance - shares) / many
        d_out[:, 1] = (out[:, 1] - margins / HALF_A_GAME) * (MARGIN_WEIGHT / many)
        g: dict[str, Floats] = {"out": j2.T @ d_out, "out_b": d_out.sum(0)}
        d_j2 = d_out @ w["out"].T * (j2 > 0)
        g["joint"], g["joint_b"] = j1.T @ d_j2, d_j2.sum(0)
        d_j1 = d_j2 @ w["joint"].T * (j1 > 0)
        g["own"], g["others"], g["common"] = own.T @ d_j1, others.T @ d_j1, c.T @ d_j1
        g["common_b"] = d_j1.sum(0)
        d_points = (predicted - points / SCALE) * np.float32(POINTS_WEIGHT / many)
        d_points = d_points[:, None].astype(np.float32)
        g["points"], g["points_b"] = own.T @ d_points, d_points.sum(0)
        d_own = d_j1 @ w["own"].T + d_points @ w["points"].T
        d_seen = np.concatenate([d_own, d_j1 @ w["others"].T], axis=1)
        d_h2 = d_seen.reshape(-1, SEEN) * (h2 > 0)
        g["tower_2"], g["tower_2_b"] = h1.T @ d_h2, d_h2.sum(0)
        d_h1 = d_h2 @ w["tower_2"].T * (h1 > 0)
        g["tower_1"], g["tower_1_b"] = x.T @ d_h1, d_h1.sum(0)
        return float(loss), g

    def network(self) -> Network:
        """The network as it is now, for raw numbers: the scales go into its first layers."""
        w = {name: part.copy() for name, part in self.w.items()}
        for name, (mean, scale) in (("tower_1", self._kingdom_scale), ("common", self._common_scale)):
            w[name] = (w[name] * scale[:, None]).astype(np.float32)
            w[f"{name}_b"] = (w[f"{name}_b"] - mean @ w[name]).astype(np.float32)
        return Network(w)


def _scale(sample: Floats) -> tuple[Floats, Floats]:
    """What to take away from each number, and what to multiply it with."""
    spread = sample.std(0)
    spread[spread < 0.05] = 1.0  # what hardly ever changes says nothing yet
    return sample.mean(0), (1 / spread).astype(np.float32)
