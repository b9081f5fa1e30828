"""Why an answer is not possible, as far as the asked seat can see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regat.dominion.rules import cards
from regat.dominion.view import View
from regat.dominion.words.answers import answer_message
from regat.dominion.words.parts import CardsPiece
from regat.kernel.choice import Choice
from regat.words.message import Message

MAX_SHOWN_CHARS = 40


def refusal(answer: str, choice: Choice, view: View) -> Message:
    """The nearest reason why the asked seat cannot answer like this."""
    verb, *keys = answer.split() or [""]
    if keys == ["nothing"] or answer in ("decline", "end actions", "end turn"):
        return Message("refuse-none") if verb in (*choice.verbs, "decline", "end") else _refused(answer)
    if not keys or not all(key in cards.NUMBER for key in keys):
        return _refused(answer)
    if choice.asker == "buy_phase":
        return _in_buy_phase(verb, keys, choice, view) or _refused(answer)
    if choice.asker == "action_phase":
        return _in_action_phase(verb, keys, view) or _refused(answer)
    if verb not in choice.verbs:
        return _refused(answer)
    return _by_card(verb, keys, choice, view) or _refused(answer)


def _refused(answer: str) -> Message:
    return Message("refuse", answer=answer_message(answer[:MAX_SHOWN_CHARS]))


def _in_buy_phase(verb: str, keys: Sequence[str], choice: Choice, view: View) -> Message | None:
    (key, *more), card = keys, CardsPiece((keys[0],))
    if verb == "buy" and not more:
        if out := _not_to_be_had(key, view):
            return out
        if not view.buys:
            return Message("refuse-no-buys")
        cost = cards.COSTS[cards.NUMBER[key]]
        return Message("refuse-cost", card=card, cost=cost, n=view.coins) if cost > view.coins else None
    if verb != "play":
        return None
    if unplayable := _unplayable(keys):
        return unplayable
    if not all(_is_a(key, cards.TREASURE) for key in keys):
        return Message("refuse-action-too-late")
    if missing := _not_in_hand(keys, view.hand):
        return missing
    return Message("refuse-treasure-too-late") if "play" not in choice.verbs else None


def _in_action_phase(verb: str, keys: Sequence[str], view: View) -> Message | None:
    if verb == "buy":
        return Message("refuse-first-end-actions")
    if verb != "play":
        return None
    if unplayable := _unplayable(keys):
        return unplayable
    if _is_a(keys[0], cards.TREASURE):
        return Message("refuse-treasure-too-early")
    return _not_in_hand(keys, view.hand)


def _by_card(verb: str, keys: Sequence[str], choice: Choice, view: View) -> Message | None:
    offered = choice.under(verb)
    if not all(key in cards.NUMBER for key in offered):  # Chancellor asks about the deck
        return None
    if verb == "gain" and choice.asker != "thief" and (out := _not_to_be_had(keys[0], view)):
        return out
    for key in keys:
        if key not in offered:
            some = CardsPiece(tuple(dict.fromkeys(offered)))
            return Message("refuse-not-offered", card=CardsPiece((key,)), cards=some)
    if choice.min == choice.max != len(keys):
        return Message("refuse-exactly", wanted=choice.max, n=len(keys))
    if len(keys) > choice.max:
        return Message("refuse-up-to", wanted=choice.max, n=len(keys))
    return _not_in_hand(keys, offered)


def _not_to_be_had(key: str, view: View) -> Message | None:
    if key not in view.supply:
        return Message("refuse-not-in-game", card=CardsPiece((key,)))
    return None if view.supply[key] else Message("refuse-empty", card=CardsPiece((key,)))


def _not_in_hand(keys: Sequence[str], hand: Sequence[str]) -> Message | None:
    for key, copies in Counter(keys).items():
        have = hand.count(key)
        if not have:
            return Message("refuse-not-in-hand", card=CardsPiece((key,)))
        if copies > have:
            return Message("refuse-copies", card=CardsPiece((key,)), have=have, n=copies)
    return None


def _unplayable(keys: Sequence[str]) -> Message | None:
    for key in keys:
        if not _is_a(key, cards.ACTION | cards.TREASURE):
            return Message("refuse-never-played", card=CardsPiece((key,)))
    return None


def _is_a(key: str, kind: int) -> bool:
    return cards.CATALOGUE[cards.NUMBER[key]].is_a(kind)
