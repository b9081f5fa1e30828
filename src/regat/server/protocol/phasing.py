# cython: boundscheck=True, wraparound=True
"""What a phase of Dominion asks, encoded: nearly every choice is one, put together from known pieces."""

from __future__ import annotations

from functools import cache

from regat.dominion.phases import Pending, offered
from regat.dominion.rules import cards
from regat.dominion.words import decline_message, prompt
from regat.kernel.choice import Choice, Option
from regat.server.protocol.messages import encode
from regat.server.protocol.prompts import offer_of
from regat.server.protocol.text import say

Offered = dict[int, tuple[bytes, bytes, bool]]  # the offer, the answer that takes it, whether it plays a card
PLAYING: Offered = {}
BUYING: Offered = {}


def phase_text(pending: Pending) -> bytes:
    """What the Action or the Buy phase asks, as `asked_dominion` has it."""
    seat, buying, least, ends, numbers = pending
    known = BUYING if buying else PLAYING
    offers: list[bytes] = []
    answers: list[bytes] = []
    plays = False
    for number in numbers:
        found = known.get(number)
        if found is None:
            found = _offered(known, number)
        if not offers:
            plays = found[2]  # what is played comes before what is bought
        offers.append(found[0])
        answers.append(found[1])
    start, end = _around(buying, plays, bool(offers), ends)
    return b"".join(
        (
            b'[{"seat":%d' % seat,
            start,
            b',"least":%d,"most":%d,"offers":[' % (min(least, 1), bool(offers)),
            b",".join(offers),
            b'],"answers":[%s]' % b",".join(answers) if answers else b"]",
            end,
        )
    )


def _offered(known: Offered, number: int) -> tuple[bytes, bytes, bool]:
    action, copies = offered(number)
    if action == cards.PLAY_TREASURES:
        option = Option("play", "treasures")
    elif action >= cards.PLAY_COPPER:
        option = Option("play", cards.KEYS[action - cards.PLAY_COPPER])
    else:
        option = Option("buy" if known is BUYING else "play", cards.KEYS[action])
    answer = str(option)
    known[number] = encode(offer_of(option, copies, answer)), encode(answer), option.verb == "play"
    return known[number]


@cache
def _around(buying: bool, plays: bool, offers: bool, ends: bool, /) -> tuple[bytes, bytes]:
    """What stands before and after the offers."""
    asker, end = (
        ("buy_phase", Option("end", "turn")) if buying else ("action_phase", Option("end", "actions"))
    )
    options = [Option("play", "copper")] if plays else [Option("buy", "copper")] if offers else []
    choice = Choice(0, asker, (*options, *([end] if ends else [])), 0 if ends else 1, 1)
    start = b',"asker":%s,"say":%s' % (encode(asker), encode(say(prompt(choice, None))))
    if not ends:
        return start, b"}]"
    declined = encode(str(end)), encode(say(decline_message(choice)))
    return start, b',"nothing":%s,"nothing_say":%s}]' % declined
