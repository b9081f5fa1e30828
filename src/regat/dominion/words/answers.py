"""An answer in record notation as a message, as it would be written on a button."""

from __future__ import annotations

from regat.dominion.rules import cards
from regat.dominion.words.parts import CardsPiece
from regat.kernel.choice import Choice
from regat.words.game_words import decline_answer
from regat.words.message import Message, Seat

Swap = tuple[str, str]  # the card that goes, and the one that comes

FIXED = {
    "play treasures": "answer-play-treasures",
    "discard deck": "answer-discard-deck",
    "end actions": "answer-end-actions",
    "end turn": "answer-end-turn",
    "decline": "answer-decline",
    "gain nothing": "answer-gain-nothing",
    "trash nothing": "answer-trash-nothing",
    "discard nothing": "answer-discard-nothing",
    "topdeck nothing": "answer-topdeck-nothing",
}
VERBS = {
    "play": "answer-play",
    "buy": "answer-buy",
    "gain": "answer-gain",
    "trash": "answer-trash",
    "discard": "answer-discard",
    "topdeck": "answer-topdeck",
    "reveal": "answer-reveal",
    "keep": "answer-keep",
    "aside": "answer-aside",
    "order": "answer-order",
}
DECLINED = {
    "reveal": "answer-decline-reveal",  # Moat
    "play": "answer-decline-play",  # Throne Room, Vassal
    "discard": "answer-decline-discard",  # Chancellor
}


def answer_message(answer: str, choice: Choice | None = None) -> Message:
    """What an answer does; the choice says where a card is kept."""
    verb, *keys = answer.split() or [""]
    if answer in FIXED:
        return decline_message(choice) if choice and answer == "decline" else Message(FIXED[answer])
    if verb not in VERBS or not keys or not all(key in cards.NUMBER for key in keys):
        return Message("answer-other", answer=answer)
    if verb == "order":
        keys = keys[:1]
    kept = "answer-keep-in-hand" if choice and choice.asker == "library" else "answer-keep-on-deck"
    return Message(kept if verb == "keep" and choice else VERBS[verb], cards=CardsPiece(tuple(keys)))


def decline_message(choice: Choice) -> Message:
    """What declining this choice is called."""
    none = decline_answer(choice)
    if none == "decline":
        return Message(DECLINED.get(choice.verbs[0], "answer-decline"))
    return Message(FIXED.get(none or "", "answer-decline"))


def swap_message(seat: int, swap: Swap | None) -> Message:
    """Which card a player has swapped before a game; None: the player keeps all ten."""
    if swap is None:
        return Message("log-keeps-ten", name=Seat(seat))
    out, into = swap
    return Message("log-swaps", name=Seat(seat), out=CardsPiece((out,)), into=CardsPiece((into,)))
