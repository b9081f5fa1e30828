"""The topics of the rules, by game, in the order in which they are best read."""

from __future__ import annotations

from functools import cache

from regat import games
from regat.words.game_words import game_words


@cache
def topics_by_game() -> dict[str, tuple[str, ...]]:
    """The topics of each game."""
    return {name: game_words(name).topics for name in games.names()}


def topics() -> tuple[str, ...]:
    """All topics, each as `<game>_<topic>`: the message `rule-<game>_<topic>`."""
    return tuple(f"{game}_{topic}" for game, some in topics_by_game().items() for topic in some)
