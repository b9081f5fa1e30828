"""The whole position in words: what a fingerprint is made from.

It names dominoes and squares, not fields of the state, so that old records keep replaying when those change.
"""

from __future__ import annotations

import json

from regat.kernel.choice import Choice
from regat.kingdomino import kingdom
from regat.kingdomino.rules import state

NUMBERS = ("players", "size", "variants", "lines", "stage", "king", "turn")


def canonical_json(t: state.State, choice: Choice | None) -> str:
    """Everything that makes up the position, on one line."""
    return json.dumps(
        {
            **{name: getattr(t, name) for name in NUMBERS},
            "newer": t.has_next_line,
            "over": t.over,
            "rng": t.rng,
            "pool": kingdom.numbers(t.pool),
            "line": [[t.line[slot] + 1, t.line_king[slot]] for slot in range(t.line_length)],
            "next": [[t.next[slot] + 1, t.next_king[slot]] for slot in range(t.line_length)],
            "kings": list(t.kings[: t.players]),
            "seats": [_kingdom(t, seat) for seat in range(t.players)],
            "script": list(t.script[: t.script_size]),
            "order": list(t.order[: t.order_size]),
            "choice": [choice.seat, [str(option) for option in choice.options]] if choice else None,
        },
        separators=(",", ":"),
    )


def _kingdom(t: state.State, seat: int) -> dict[str, object]:
    start = seat * state.HELD
    held = range(start, start + t.placed_count[seat])
    lands = kingdom.squares(t, seat)
    return {
        "lands": [[*square, land.terrain, land.crowns] for square, land in lands.items()],
        "placed": [[t.placed[at] + 1, t.where[at]] for at in held],
        "lost": kingdom.numbers(t.discarded[seat]),
    }
