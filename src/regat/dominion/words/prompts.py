"""What a seat is asked, as a message: one for each kind of question, named by the card that asks."""

from __future__ import annotations

from regat.dominion.rules import cards
from regat.dominion.rules.cards import Program
from regat.dominion.view import View
from regat.dominion.words.parts import CardsPiece
from regat.kernel.choice import Choice
from regat.words.message import Message, Part, Seat

# By the card that asks and the first verb on offer; the second message is for what may be declined.
KINDS = {
    ("cellar", "discard"): ("ask-discard-any",),
    ("militia", "discard"): ("ask-discard-exactly",),
    ("poacher", "discard"): ("ask-discard-exactly",),
    ("chancellor", "discard"): ("ask-discard-deck",),
    ("chapel", "trash"): ("ask-trash-up-to",),
    ("remodel", "trash"): ("ask-trash-one",),
    ("mine", "trash"): ("ask-trash-treasure", "ask-trash-treasure-or-not"),
    ("moneylender", "trash"): ("ask-trash-copper-or-not",),
    ("bandit", "trash"): ("ask-trash-revealed",),
    ("thief", "trash"): ("ask-trash-theirs",),
    ("workshop", "gain"): ("ask-gain-up-to",),
    ("feast", "gain"): ("ask-gain-up-to",),
    ("artisan", "gain"): ("ask-gain-to-hand-up-to",),
    ("remodel", "gain"): ("ask-gain-dearer",),
    ("mine", "gain"): ("ask-gain-treasure-dearer",),
    ("thief", "gain"): ("ask-gain-stolen",),
    ("artisan", "topdeck"): ("ask-topdeck",),
    ("bureaucrat", "topdeck"): ("ask-topdeck-victory",),
    ("harbinger", "topdeck"): ("ask-topdeck-discarded",),
    ("throne_room", "play"): ("ask-play-twice", "ask-play-twice-or-not"),
    ("vassal", "play"): ("ask-play-discarded",),
    ("library", "keep"): ("ask-keep-or-aside",),
    ("spy", "keep"): ("ask-keep-or-discard",),
    ("sentry", "keep"): ("ask-sort",),
    ("sentry", "order"): ("ask-order",),
}
# The operations whose number is a limit of the cost.
LIMITS = (
    cards.GAIN_UP_TO,
    cards.GAIN_TO_HAND_UP_TO,
    cards.GAIN_DEARER_BY,
    cards.GAIN_TREASURE_DEARER_BY,
)


def prompt(choice: Choice, view: View | None) -> Message:
    """What is asked; `view` is what anybody sees, and needed only where a card asks."""
    match choice.asker, choice.verbs[0]:
        case "action_phase", _:
            return Message("ask-action")
        case "buy_phase", "end":
            return Message("ask-end-turn")
        case "buy_phase", _:
            return Message("ask-buy" if "play" in choice.verbs else "ask-buy-no-treasures")
        case attack, "reveal":
            return Message("ask-react", attack=CardsPiece((attack,)), card=CardsPiece(choice.under("reveal")))
        case asker, verb:
            assert view, "a card asks about what is on the table"
            kinds = KINDS[asker, verb]
            return Message(
                kinds[-1 if choice.min == 0 else 0], card=CardsPiece((asker,)), **_parts(choice, view)
            )


def _parts(choice: Choice, view: View) -> dict[str, Part]:
    """What the question is about, besides the card that asks."""
    verb = choice.verbs[0]
    if verb == "keep" or choice.asker == "vassal":
        return {"thing": CardsPiece(choice.under(verb)[:1]), **_owner(view)}
    if (choice.asker, verb) == ("thief", "trash"):
        return _owner(view)
    if verb == "gain":
        return {"n": _limit(choice.asker)}
    return {"n": choice.max}


def _owner(view: View) -> dict[str, Part]:
    """Whose cards are revealed, and which."""
    for seat, other in enumerate(view.seats):
        if other.revealed:
            return {"name": Seat(seat), "cards": CardsPiece(other.revealed)}
    return {}


def _limit(asker: str) -> int:
    """How much the card that is gained may cost, or may cost more."""
    program: Program = cards.CATALOGUE[cards.NUMBER[asker]].program
    return next((number for operation, number in program if operation in LIMITS), 0)
