"""Confidence intervals."""

from __future__ import annotations

from math import sqrt

from regat.bots.suggestions import NORMAL_95


def wilson(count: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: sound also for shares near 0 and 1."""
    assert games > 0, "a share is of some games"
    return wilson_share(count / games, games)


def wilson_share(share: float, games: float) -> tuple[float, float]:
    """The same for a share of what is worth so many games."""
    z2 = NORMAL_95**2
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = NORMAL_95 * sqrt(share * (1 - share) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
