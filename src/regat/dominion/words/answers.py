"""An answer in record notation as a message, as it would stand on a button."""

from __future__ import annotations

from regat.dominion.rules import cards
from regat.dominion.words.parts import CardsPiece
from regat.kernel.choice import Choice
from regat.words.message import Message

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
DECLINING = ("decline", "end")
DECLINED = {
    "reveal": "answer-decline-reveal",  # Moat
    "play": "answer-decline-play",  # Throne Room, Vassal
    "discard": "answer-decline-discard",  # Chancellor
}


def answer_message(answer: str, choice: Choice | None = None) -> Message:
    """What an answer does; with the choice it is told apart where a card is kept."""
    verb, *keys = answer.split() or [""]
    if answer in FIXED:
        return decline_message(choice) if choice and answer == "decline" else Message(FIXED[answer])
    if verb not in VERBS or not keys or not all(key in cards.NUMBER for key in keys):
        return Message("answer-other", answer=answer)
    if verb == "order":
        keys = keys[:1]
    return Message(_kept(choice) if verb == "keep" and choice else VERBS[verb], cards=CardsPiece(tuple(keys)))


def _kept(choice: Choice) -> str:
    return "answer-keep-in-hand" if choice.asker == "library" else "answer-keep-on-deck"


def decline_answer(choice: Choice) -> str | None:
    """The answer by which no more is done; None where something has to be."""
    for option in choice.options:
        if option.verb in DECLINING:
            return str(option)
    return f"{choice.verbs[0]} nothing" if choice.min == 0 else None


def decline_message(choice: Choice) -> Message:
    """What declining this choice is called."""
    none = decline_answer(choice)
    if none == "decline":
        return Message(DECLINED.get(choice.verbs[0], "answer-decline"))
    return Message(FIXED.get(none or "", "answer-decline"))
