"""The whole position in words: what a fingerprint is made from.

It names dominoes and squares, not cells, so that a table laid out in another way is still the same position
and old records keep replaying.
"""

from __future__ import annotations

import json

from regat.kingdomino import choices, kingdom
from regat.kingdomino.rules import dominoes, state

NUMBERS = ("players", "size", "variants", "lines", "stage", "king", "turn", "newer", "over", "rng")


def canonical_json(t: state.State) -> str:
    """Everything that makes up the position, on one line."""
    choice = choices.choice(t)
    return json.dumps(
        {
            **{name: getattr(t, name) for name in NUMBERS},
            "pool": [number + 1 for number in range(dominoes.DOMINOES) if t.pool >> number & 1],
            "line": [[t.line[slot] + 1, t.line_king[slot]] for slot in range(t.length)],
            "next": [[t.next[slot] + 1, t.next_king[slot]] for slot in range(t.length)],
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
    held = range(start, start + t.held[seat])
    lands = kingdom.squares(t, seat)
    return {
        "lands": [[*square, land.terrain, land.crowns] for square, land in lands.items()],
        "placed": [[t.placed[at] + 1, t.where[at]] for at in held],
        "lost": [number + 1 for number in range(dominoes.DOMINOES) if t.lost[seat] >> number & 1],
    }
