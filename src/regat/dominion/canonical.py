"""The whole position in words: what a fingerprint is made from.

It names cards and numbers, not cells, so that a table laid out in another way is still the same position and
old records keep replaying.
"""

from __future__ import annotations

import json

from regat.dominion import prompts
from regat.dominion.rules import cards, state
from regat.kernel.choice import Choice

COUNTERS = ("actions", "buys", "coins", "silver_bonus", "bought", "immune", "empty", "rng")


def canonical_json(t: state.State) -> str:
    """Everything that makes up the position, on one line."""
    choice = prompts.choice(t)
    return json.dumps(
        {
            "players": t.players,
            "edition": t.edition,
            "first": t.first,
            "turn": t.turn,
            "phase": t.phase,
            **{name: getattr(t, name) for name in COUNTERS},
            "supply": _counts(t.supply, 0),
            "trash": _counts(t.trash, 0),
            "seats": [_seat(t, seat) for seat in range(t.players)],
            "look": _keys(t.look, 0, t.look_size),
            "aside": _keys(t.aside, 0, t.aside_size),
            "stolen": _keys(t.stolen, 0, t.stolen_size),
            "script": list(t.script[: t.script_size]),
            "cards": [_step(t, at) for at in range(1, t.stack_top + 1)],
            "choice": _choice(choice) if choice else None,
        },
        separators=(",", ":"),
    )


def _seat(t: state.State, seat: int) -> dict[str, object]:
    start = seat * state.ZONE
    return {
        "hand": _counts(t.hand, seat * state.KINDS),
        "deck": _keys(t.deck, start, t.deck_size[seat]),
        "ordered": t.ordered[seat],
        "discard": _keys(t.discard, start, t.discard_size[seat]),
        "play": _keys(t.play, start, t.play_size[seat]),
        "turns": t.turns[seat],
    }


def _step(t: state.State, at: int) -> list[object]:
    """A card being resolved: which, whose cards it is at, and the number it remembers."""
    return [cards.KEYS[t.frame_card[at]], t.frame_seat[at], t.frame_counter[at]]


def _choice(choice: Choice) -> list[object]:
    options = [str(option) for option in choice.options]
    return [choice.seat, choice.asker, options, choice.min, choice.max, list(choice.picked)]


def _counts(row: bytearray, start: int) -> dict[str, int]:
    return {cards.KEYS[card]: row[start + card] for card in range(cards.CARDS) if row[start + card]}


def _keys(zone: bytearray, start: int, size: int) -> list[str]:
    return [cards.KEYS[card] for card in zone[start : start + size]]
