"""A simple player that knows only what the server offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]  # Any: messages as they come over the wire

MONEY = ("province", "gold", "silver")


def several(prompt: Json) -> bool:
    """Whether cards are picked and then confirmed together."""
    return bool(prompt["choices"]) and not prompt.get("answers")


def answer(prompt: Json, buys: Sequence[str] = MONEY) -> str:
    """The whole answer in record notation."""
    if several(prompt):
        keys = [offer["key"] for offer in prompt["choices"] for _ in range(offer.get("copies", 1))]
        picked = keys[: prompt["min"]]
        return " ".join([prompt["choices"][0]["verb"], *picked]) if picked else prompt["decline"]
    if prompt.get("placements"):
        return _best_spot(prompt)
    answers: list[str] = [*prompt.get("answers", []), *filter(None, [prompt.get("decline")])]
    wanted = [*(f"buy {card}" for card in buys), "end turn"]
    if treasures := [text for text in answers if text == "play treasures"]:
        return treasures[0]
    actions = [text for text in answers if text.startswith("play ")]
    if prompt["asker"] == "action_phase" and actions:
        return actions[0]
    if any(text.startswith("play ") for text in answers) and prompt["asker"] == "buy_phase":
        return actions[0]
    return next(
        (text for text in wanted if text in answers), answers[-1] if prompt.get("decline") else answers[0]
    )


def _best_spot(prompt: Json) -> str:
    """The placement that gains most; of those, the one that leaves the most room."""
    spots: list[Json] = prompt["placements"]
    best = max(
        range(len(spots)),
        key=lambda n: (spots[n]["gain"], spots[n]["columns_left"] + spots[n]["rows_left"], -n),
    )
    chosen: str = prompt["answers"][best]
    return chosen
