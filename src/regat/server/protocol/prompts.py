"""What a seat is asked, for the wire: whoever knows only this can give every legal answer and no other."""

from __future__ import annotations

from collections import Counter
from functools import cache

from regat import dominion, kingdomino
from regat.dominion.words import answer_message, answers, decline_answer, decline_message, prompt
from regat.kernel.choice import Choice, Option
from regat.kingdomino import words as kingdomino_words
from regat.kingdomino.sheet import Pending as Placing
from regat.server.protocol.messages import Asked, Offer, Spot, encode
from regat.server.protocol.text import say

ORDER = "order"  # two cards are named, but only one is picked: the one that goes on top


def asked_dominion(choice: Choice, view: dominion.View) -> Asked:
    """A choice of Dominion; `view` is what the asked seat sees."""
    none = decline_answer(choice)
    offered = Counter(option for option in choice.options if option.verb not in answers.DECLINING)
    texts = {option: _spelt(option, choice) for option in offered}
    single = choice.max == 1 or ORDER in choice.verbs
    return Asked(
        seat=choice.seat,
        asker=choice.asker,
        say=say(prompt(choice, view)),
        least=min(choice.min, 1) if single else choice.min,
        most=min(1 if single else choice.max, offered.total()),
        offers=tuple(_offer(option, copies, texts[option], choice) for option, copies in offered.items()),
        answers=tuple(texts.values()) if single else (),
        nothing=none or "",
        nothing_say=say(decline_message(choice)) if none else None,
    )


def _offer(option: Option, copies: int, text: str, choice: Choice) -> Offer:
    # Only where a card is kept does it matter who asks.
    return (
        offer_of(option, copies, text) if option.verb != "keep" else _new_offer(option, copies, text, choice)
    )


@cache
def offer_of(option: Option, copies: int, text: str) -> Offer:
    return _new_offer(option, copies, text, None)


def _new_offer(option: Option, copies: int, text: str, choice: Choice | None) -> Offer:
    return Offer(option.verb, option.key, say(answer_message(text, choice)), copies)


def _spelt(option: Option, choice: Choice) -> str:
    """The whole answer that picks one option."""
    if option.verb != ORDER:
        return str(option)
    first, second = choice.under(ORDER)
    return f"{option} {second if option.key == first else first}"


def asked_kingdomino(choice: Choice, view: kingdomino.View) -> Asked:
    """A choice of Kingdomino; `view` is what the asked seat sees."""
    return Asked(
        seat=choice.seat,
        asker=choice.asker,
        say=say(kingdomino_words.prompt(view)),
        least=1,
        most=1,
        offers=() if view.placements else tuple(_claim(option) for option in choice.options),
        answers=tuple(map(str, view.placements or choice.options)),
        spots=tuple(_spot(place) for place in view.placements),
    )


# The same, encoded ---------------------------------------------------------------------------------------


def place_text(pending: Placing) -> bytes:
    """Where a domino may go, as `asked_kingdomino` has it."""
    return (
        b'[{"seat":%d,"asker":"placing","say":%s,"least":1,"most":1,"offers":[],"answers":[%s],"spots":[%s]}]'
        % (
            pending.seat,
            _place_say(pending.domino),
            pending.answers,
            pending.spots,
        )
    )


def claim_text(pending: Placing) -> bytes:
    """Which dominoes may be claimed."""
    other = pending.king != pending.seat
    return b'[{"seat":%d,"asker":%s,"say":%s,"least":1,"most":1,"offers":[%s],"answers":[%s]}]' % (
        pending.seat,
        encode(pending.asker),
        _claim_say(pending.king if other else None),
        b",".join([_claim_text(number) for number in pending.claims]),
        pending.answers,
    )


@cache
def _place_say(domino: int) -> bytes:
    return encode(say(kingdomino_words.to_place(domino)))


@cache
def _claim_say(king: int | None) -> bytes:
    return encode(say(kingdomino_words.to_claim(king)))


@cache
def _claim_text(number: int) -> bytes:
    return encode(_claim(Option("claim", str(number))))


def _claim(option: Option) -> Offer:
    return Offer(option.verb, option.key, say(kingdomino_words.answer_message(str(option))))


def _spot(place: kingdomino.Placement) -> Spot:
    return Spot(place.first, place.second, place.gain, place.columns_left, place.rows_left)
