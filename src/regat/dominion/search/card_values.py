"""Values of the cards, for the bots and the heuristic player; `card_values.pxd` is generated."""

from __future__ import annotations

from regat.dominion.rules import cards

# The order in which Actions are played: those that give Actions first, then the best of the others.
PLAY_PRIORITY = {
    "village": 100,
    "throne_room": 99,
    "laboratory": 98,
    "sentry": 97,
    "market": 96,
    "festival": 95,
    "spy": 93,
    "merchant": 92,
    "harbinger": 91,
    "poacher": 88,
    "cellar": 80,
    "witch": 60,
    "council_room": 58,
    "smithy": 56,
    "chapel": 55,
    "artisan": 54,
    "moneylender": 53,
    "bandit": 52,
    "militia": 50,
    "library": 49,
    "adventurer": 48,
    "mine": 46,
    "feast": 45,
    "vassal": 42,
    "chancellor": 41,
    "woodcutter": 40,
    "bureaucrat": 38,
    "moat": 36,
    "workshop": 35,
    "remodel": 30,
    "thief": 20,
}
# What an Action needs in hand to be of use.
JUNK, COPPER, SMALL_TREASURE, ANOTHER_ACTION = 1, 2, 3, 4
NEEDED = {
    "chapel": JUNK,
    "remodel": JUNK,
    "moneylender": COPPER,
    "mine": SMALL_TREASURE,
    "throne_room": ANOTHER_ACTION,
}


def _deck_value(card: cards.Card) -> int:
    if card.is_a(cards.CURSED):
        return 0
    if card.is_a(cards.VICTORY) and card.key != "estate":
        return 100 + card.cost
    return 1 if card.key == "estate" else 2 + card.cost


# By the number of a card: its priority as an Action, its value in hand and in the deck, and what it needs.
PRIORITIES = [PLAY_PRIORITY.get(key, 0) for key in cards.KEYS]
HAND = [0 if card.is_a(cards.VICTORY | cards.CURSED) else 1 + card.cost for card in cards.CATALOGUE]
DECK = [_deck_value(card) for card in cards.CATALOGUE]
NEEDS = [NEEDED.get(key, 0) for key in cards.KEYS]
