"""Cards in words: their names, what they do, how they look, and how a few of them are listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from regat.dominion import cards
from regat.dominion.cards import Card, Program

STYLES = (
    (cards.CURSED, "magenta"),
    (cards.TREASURE, "yellow"),
    (cards.VICTORY, "green"),
    (cards.ATTACK, "red"),
    (cards.REACTION, "cyan"),
)
TRASHABLE = {cards.ANY_CARD: "a card", cards.ANY_TREASURE: "a Treasure", cards.ANY_COPPER: "a Copper"}

# What each operation does; {n} is its number, {card} the card that it names, {kind} what may be trashed.
PHRASES = {
    cards.PLUS_CARDS: "+{n} Card{s}",
    cards.PLUS_ACTIONS: "+{n} Action{s}",
    cards.PLUS_BUYS: "+{n} Buy{s}",
    cards.PLUS_COINS: "+{n} Coin{s}",
    cards.PLUS_SILVER_BONUS: "the first Silver you play this turn gives {n} more",
    cards.EACH_OTHER: "each other player:",
    cards.EACH_PLAYER: "each player, you included:",
    cards.GAIN_NAMED: "gain a {card}",
    cards.GAIN_NAMED_ONTO_DECK: "gain a {card} onto your deck",
    cards.TRASH_THIS: "trash this card",
    cards.REVEAL: "reveal the top {n} card{s} of the deck",
    cards.LOOK: "look at the top {n} card{s} of your deck",
    cards.DISCARD_REVEALED: "discard the other revealed cards",
    cards.DIG_FOR_TREASURES: "reveal cards until {n} Treasures come up; take them, discard the rest",
    cards.DISCARD_TOP: "discard the top card of your deck",
    cards.DISCARD_ANY: "discard any number of cards",
    cards.DRAW_AS_MANY: "draw as many",
    cards.DISCARD_DOWN_TO: "discard down to {n} cards in hand",
    cards.DISCARD_PER_EMPTY_PILE: "discard a card for each empty pile",
    cards.TRASH_UP_TO: "trash up to {n} cards from your hand",
    cards.MUST_TRASH: "trash {kind} from your hand",
    cards.MAY_TRASH: "you may trash {kind} from your hand",
    cards.IF_TRASHED: "if you did:",
    cards.GAIN_UP_TO: "gain a card that costs up to {n}",
    cards.GAIN_TO_HAND_UP_TO: "gain a card that costs up to {n} to your hand",
    cards.GAIN_DEARER_BY: "gain a card that costs up to {n} more than it",
    cards.GAIN_TREASURE_DEARER_BY: "gain a Treasure that costs up to {n} more than it to your hand",
    cards.TOPDECK_FROM_HAND: "put a card from your hand onto your deck",
    cards.TOPDECK_FROM_DISCARD: "you may put a card from your discard pile onto your deck",
    cards.TOPDECK_VICTORY: "put a Victory card from hand onto the deck, or show a hand without one",
    cards.DISCARD_DECK: "you may put your deck into your discard pile",
    cards.DRAW_TO: "draw until you have {n} cards in hand; Actions may be set aside and are discarded then",
    cards.SORT: "trash, discard or put back each of them, in the order you like",
    cards.JUDGE: "you choose whether it is discarded or put back",
    cards.LOSE_TREASURE: "trash one of them that is a Treasure, but no Copper",
    cards.STEAL_TREASURE: "you choose a Treasure among them to be trashed",
    cards.GAIN_STOLEN: "you may gain any of the Treasures trashed like this",
    cards.MUST_DOUBLE: "play an Action from your hand twice",
    cards.MAY_DOUBLE: "you may play an Action from your hand twice",
    cards.MAY_PLAY_DISCARDED: "if it is an Action, you may play it",
}


def name(key: str) -> str:
    return " ".join(word.capitalize() for word in key.split("_"))


def style(key: str) -> str:
    """Each type of card has its colour; plain Actions have none."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    return next((colour for kind, colour in STYLES if card.is_a(kind)), "")


def cost(key: str) -> int:
    return cards.COSTS[cards.NUMBER[key]]


def listing(keys: Iterable[str]) -> Text:
    """Some cards: `Copper ×3, Estate`."""
    named = [
        Text(name(key) + (f" ×{copies}" if copies > 1 else ""), style(key))
        for key, copies in Counter(keys).items()
    ]
    return Text(", ").join(named) if named else Text("–")


def describe(key: str, edition: int) -> str:
    """What a card is and does, in one line."""
    card = cards.CATALOGUE[cards.NUMBER[key]]
    types = ", ".join(word.capitalize() for kind, word in cards.TYPE_NAMES.items() if card.is_a(kind))
    program = card.program_1e if edition == 1 and card.program_1e is not None else card.program
    return f"{name(key)} ({types}, costs {card.cost}): {_does(card, program)}."


def _does(card: Card, program: Program) -> str:
    sentences = _sentences(program)
    if card.coins:
        sentences.append(f"worth {card.coins} coin{_s(card.coins)}")
    if card.points:
        sentences.append(f"worth {card.points} point{_s(card.points)}")
    if card.key == cards.KEYS[cards.GARDENS]:
        sentences.append("worth 1 point for every 10 cards you have")
    if card.is_a(cards.REACTION):
        sentences.append("when another plays an Attack, you may reveal this and are not affected")
    return "; ".join(sentences).replace(":;", ":")


def _sentences(program: Program) -> list[str]:
    return [
        PHRASES[operation].format(
            n=number,
            s=_s(number),
            card=name(cards.KEYS[number]) if number < cards.CARDS else "",
            kind=TRASHABLE.get(number, ""),
        )
        for operation, number in program
        if operation != cards.END
    ]


def _s(number: int) -> str:
    return "" if abs(number) == 1 else "s"
