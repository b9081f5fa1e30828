"""An action of the engine as an answer in record notation."""

from __future__ import annotations

from regat.dominion import choices
from regat.dominion.game import Game
from regat.dominion.rules import cards, state


def spelt(t: state.State, action: int) -> str:
    """What one action answers, where the decision is not a run of picks."""
    question = choices.QUESTIONS[choices.asking(t)]
    if action == cards.DONE:
        return question.none
    if action == cards.PLAY_TREASURES:
        return "play treasures"
    if cards.PLAY_COPPER <= action <= cards.PLAY_GOLD:
        return f"play {cards.KEYS[action - cards.PLAY_COPPER]}"
    if question.where == "deck":
        return "discard deck"
    if action in choices.FATES:
        return f"{choices.FATES[action]} {cards.KEYS[t.look[choices.looked_at(t)]]}"
    if choices.asking(t) == cards.SORT:
        other = t.look[1] if t.look[0] == action else t.look[0]
        return f"order {cards.KEYS[action]} {cards.KEYS[other]}"
    return f"{question.verb} {cards.KEYS[action]}"


def last_answer(world: Game) -> str:
    """The decision that has just been finished in an imagined game: its picks, forced ones included."""
    return world.log()[-1]
