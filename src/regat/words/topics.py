"""The topics of the rules, by game, in the order in which they are best read."""

from __future__ import annotations

TOPICS = {
    "dominion": (
        "goal",
        "set_up",
        "piles",
        "kingdom",
        "first_player",
        "turn",
        "action_phase",
        "buy_phase",
        "clean_up",
        "shuffling",
        "gaining",
        "trash",
        "attacks",
        "throne_room",
        "end",
        "scoring",
        "information",
        "editions",
    ),
    "kingdomino": (
        "goal",
        "set_up",
        "dominoes",
        "first_choice",
        "round",
        "placing",
        "square",
        "discarding",
        "last_round",
        "scoring",
        "ties",
        "two_players",
        "mighty_duel",
        "middle_kingdom",
        "harmony",
        "dynasty",
    ),
}


def topics() -> tuple[str, ...]:
    """All of them, with the game before the topic: `dominion_turn` is the message `rule-dominion_turn`."""
    return tuple(f"{game}_{topic}" for game, some in TOPICS.items() for topic in some)
