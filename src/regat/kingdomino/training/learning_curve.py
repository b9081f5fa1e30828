"""The learning curve as a picture: one line a network, drawn as plain SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

WIDTH, HEIGHT, EDGE = 720, 420, 56
COLOURS = ("#1b6ca8", "#b5481e", "#3b7d3a", "#7a4a9c")


def svg(curves: Mapping[str, Sequence[tuple[float, float]]], *, across: str, up: str) -> str:
    """Points (x, share) of each curve, joined; x is drawn by its logarithm, shares go from 0 to 1."""
    known = [x for curve in curves.values() for x, _ in curve] or [1.0]
    near, far = min(known), max(*known, 2 * min(known))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13"><rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
    ]
    for tenth in range(0, 11, 2):
        y = _y(tenth / 10)
        lines.append(f'<path d="M{EDGE} {y:.1f}H{WIDTH - 20}" stroke="#ddd"/>')
        lines.append(f'<text x="{EDGE - 8}" y="{y + 4:.1f}" text-anchor="end">{tenth * 10}%</text>')
    for number in (step * 10**zeros for zeros in range(3, 10) for step in (1, 2, 5)):
        if near <= number <= far:
            x = _x(number, near, far)
            lines.append(f'<text x="{x:.1f}" y="{HEIGHT - EDGE + 20}" text-anchor="middle">{number:,}</text>')
    lines.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 12}" text-anchor="middle">{across}</text>')
    lines.append(f'<text x="{EDGE}" y="20">{up}</text>')
    for row, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[row % len(COLOURS)]
        points = " ".join(f"{_x(x, near, far):.1f},{_y(share):.1f}" for x, share in curve)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = HEIGHT - EDGE - 6 - 17 * (len(curves) - 1 - row)
        lines.append(f'<text x="{WIDTH - 90}" y="{y}" fill="{colour}">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _x(number: float, near: float, far: float) -> float:
    return EDGE + log(number / near) / log(far / near) * (WIDTH - EDGE - 20)


def _y(share: float) -> float:
    return HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)
