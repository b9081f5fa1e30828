"""What somebody answers who plays by simple rules, from nothing but what the server offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]  # Any: messages as they come over the wire

MONEY = ("province", "gold", "silver")


def several(asked: Json) -> bool:
    """Whether cards are picked and then confirmed together."""
    return bool(asked["choices"]) and not asked.get("answers")


def answer(asked: Json, buys: Sequence[str] = MONEY) -> str:
    """The whole answer in record notation."""
    if several(asked):
        keys = [offer["key"] for offer in asked["choices"] for _ in range(offer.get("copies", 1))]
        picked = keys[: asked["min"]]
        return " ".join([asked["choices"][0]["verb"], *picked]) if picked else asked["decline"]
    if asked.get("placements"):
        return _best_spot(asked)
    answers: list[str] = [*asked.get("answers", []), *filter(None, [asked.get("decline")])]
    wanted = [*(f"buy {card}" for card in buys), "end turn"]
    if treasures := [one for one in answers if one == "play treasures"]:
        return treasures[0]
    actions = [one for one in answers if one.startswith("play ")]
    if asked["asker"] == "action_phase" and actions:
        return actions[0]
    if any(one.startswith("play ") for one in answers) and asked["asker"] == "buy_phase":
        return actions[0]
    return next(
        (one for one in wanted if one in answers), answers[-1] if asked.get("decline") else answers[0]
    )


def _best_spot(asked: Json) -> str:
    """The placement that gains most; of those, the one that leaves the most room."""
    spots: list[Json] = asked["placements"]
    best = max(
        range(len(spots)),
        key=lambda n: (spots[n]["gain"], spots[n]["columns_left"] + spots[n]["rows_left"], -n),
    )
    chosen: str = asked["answers"][best]
    return chosen
