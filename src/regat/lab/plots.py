"""Plots of an arena: scores and ratings with their intervals."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from regat.kernel.errors import BadSetup
from regat.lab.arena import Arena, Deal
from regat.lab.statistics import bot_result, bots_seen, rate

INK, PAPER = "#2b4a6f", "#ffffff"
KINDS = (".png", ".svg")


def check(file: Path) -> None:
    """Raise BadSetup, before any game is played, for a plot that could not be written afterwards."""
    if file.suffix.lower() not in KINDS:
        raise BadSetup(f"the name of a plot must end in {' or '.join(KINDS)}, not {file.name}")
    if find_spec("matplotlib") is None:
        raise BadSetup("plots need matplotlib: pip install 'regat[lab]'")
    if file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK):
        raise BadSetup(f"{file} cannot be written")


def plot(arena: Arena, deals: Sequence[Deal], file: Path) -> None:
    """Write a PNG or an SVG, depending on the file's suffix."""
    from matplotlib.figure import Figure

    ratings = rate(bots_seen(arena.names, deals), deals)[::-1]
    scores = [bot_result(rating.bot, deals).score for rating in ratings]
    names, places = [rating.bot for rating in ratings], range(len(ratings))
    figure = Figure(figsize=(9, 1.4 + 0.45 * len(names)), facecolor=PAPER, layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    columns = (
        (left, "score, %", [(100 * one.mean, 100 * one.low, 100 * one.high) for one in scores]),
        (right, "Elo", [(one.elo, one.low, one.high) for one in ratings]),
    )
    for axes, label, rows in columns:
        errors = [[value - low for value, low, _ in rows], [high - value for value, _, high in rows]]
        axes.errorbar([row[0] for row in rows], places, xerr=errors, fmt="o", color=INK, capsize=3)
        axes.set_xlabel(label)
    left.set_xlim(0, 100)
    left.set_yticks(list(places), names)
    left.set_ylim(-0.6, len(names) - 0.4)
    games = sum(len(deal.games) for deal in deals)
    figure.suptitle(f"{arena.game}, {arena.setup.players} players, {games:,} games; 95 % intervals")
    try:
        figure.savefig(file)
    except OSError as error:
        raise BadSetup(f"{file} cannot be written: {error.strerror or error}") from None
