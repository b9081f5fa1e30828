"""The 39 cards, as data: a row is a card's key, cost, types, editions and program.

A program is a list of operations `(operation, number)`; `ops.py` says what each one does. Where the
editions differ the row carries both programs. `cards.pxd`, the same data in C, is generated.
"""

from __future__ import annotations

from dataclasses import dataclass

Program = tuple[tuple[int, int], ...]

# Types, as bits: a card has one or more.
ACTION, TREASURE, VICTORY, CURSED, ATTACK, REACTION = 1, 2, 4, 8, 16, 32
TYPE_NAMES = {
    ACTION: "action",
    TREASURE: "treasure",
    VICTORY: "victory",
    CURSED: "curse",
    ATTACK: "attack",
    REACTION: "reaction",
}

# Operations. The first three make up a turn; the others are used by the programs of cards.
(
    ACTION_PHASE,
    BUY_PHASE,
    CLEAN_UP,
    REACT,  # each other player may reveal a Moat
    AGAIN,  # the second play of a doubled card
    END,
    PLUS_CARDS,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PLUS_COINS,
    PLUS_SILVER_BONUS,  # Merchant: the first Silver of the turn
    EACH_OTHER,  # the steps up to the next END, for each other player; number: how many steps
    EACH_PLAYER,  # the same, the player on turn first
    GAIN_NAMED,
    GAIN_NAMED_ONTO_DECK,
    TRASH_THIS,
    REVEAL,
    LOOK,
    DISCARD_REVEALED,
    DIG_FOR_TREASURES,
    DISCARD_TOP,
    DISCARD_ANY,
    DRAW_AS_MANY,
    DISCARD_DOWN_TO,
    DISCARD_PER_EMPTY_PILE,
    TRASH_UP_TO,
    MUST_TRASH,  # number: one of the filters below
    MAY_TRASH,
    IF_TRASHED,  # the rest only happens if something was trashed
    GAIN_UP_TO,
    GAIN_TO_HAND_UP_TO,
    GAIN_DEARER_BY,
    GAIN_TREASURE_DEARER_BY,
    TOPDECK_FROM_HAND,
    TOPDECK_FROM_DISCARD,
    TOPDECK_VICTORY,
    DISCARD_DECK,
    DRAW_TO,
    SORT,
    JUDGE,
    LOSE_TREASURE,
    STEAL_TREASURE,
    GAIN_STOLEN,
    MUST_DOUBLE,
    MAY_DOUBLE,
    MAY_PLAY_DISCARDED,
) = range(46)

# What MUST_TRASH and MAY_TRASH may take from the hand.
ANY_CARD, ANY_TREASURE, ANY_COPPER = 0, 1, 2

# What Sentry does with a card, two bits each in the number that a step remembers.
TO_KEEP, TO_DISCARD, TO_TRASH = 1, 2, 3

# The basic cards open the catalogue; programs name them.
COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, CURSE = range(7)


@dataclass(frozen=True, slots=True)
class Card:
    key: str
    cost: int
    types: int
    editions: tuple[int, ...] = (1, 2)
    program: Program = ()
    program_1e: Program | None = None  # where the first edition differs
    coins: int = 0
    points: int = 0

    def in_edition(self, edition: int) -> bool:
        return edition in self.editions

    def is_a(self, kind: int) -> bool:
        return bool(self.types & kind)


def _each_other(*block: tuple[int, int]) -> Program:
    return ((EACH_OTHER, len(block) + 2), *block, (END, 0))


def _each_player(*block: tuple[int, int]) -> Program:
    return ((EACH_PLAYER, len(block) + 2), *block, (END, 0))


CATALOGUE = (
    Card("copper", 0, TREASURE, coins=1),
    Card("silver", 3, TREASURE, coins=2),
    Card("gold", 6, TREASURE, coins=3),
    Card("estate", 2, VICTORY, points=1),
    Card("duchy", 5, VICTORY, points=3),
    Card("province", 8, VICTORY, points=6),
    Card("curse", 0, CURSED, points=-1),
    Card("adventurer", 6, ACTION, (1,), ((DIG_FOR_TREASURES, 2),)),
    Card("artisan", 6, ACTION, (2,), ((GAIN_TO_HAND_UP_TO, 5), (TOPDECK_FROM_HAND, 0))),
    Card(
        "bandit",
        5,
        ACTION | ATTACK,
        (2,),
        ((GAIN_NAMED, GOLD), *_each_other((REVEAL, 2), (LOSE_TREASURE, 0), (DISCARD_REVEALED, 0))),
    ),
    Card(
        "bureaucrat",
        4,
        ACTION | ATTACK,
        program=((GAIN_NAMED_ONTO_DECK, SILVER), *_each_other((TOPDECK_VICTORY, 0))),
    ),
    Card("cellar", 2, ACTION, program=((PLUS_ACTIONS, 1), (DISCARD_ANY, 0), (DRAW_AS_MANY, 0))),
    Card("chancellor", 3, ACTION, (1,), ((PLUS_COINS, 2), (DISCARD_DECK, 0))),
    Card("chapel", 2, ACTION, program=((TRASH_UP_TO, 4),)),
    Card("council_room", 5, ACTION, program=((PLUS_CARDS, 4), (PLUS_BUYS, 1), *_each_other((PLUS_CARDS, 1)))),
    Card("feast", 4, ACTION, (1,), ((TRASH_THIS, 0), (GAIN_UP_TO, 5))),
    Card("festival", 5, ACTION, program=((PLUS_ACTIONS, 2), (PLUS_BUYS, 1), (PLUS_COINS, 2))),
    Card("gardens", 4, VICTORY),
    Card("harbinger", 3, ACTION, (2,), ((PLUS_CARDS, 1), (PLUS_ACTIONS, 1), (TOPDECK_FROM_DISCARD, 0))),
    Card("laboratory", 5, ACTION, program=((PLUS_CARDS, 2), (PLUS_ACTIONS, 1))),
    Card("library", 5, ACTION, program=((DRAW_TO, 7),)),
    Card("market", 5, ACTION, program=((PLUS_CARDS, 1), (PLUS_ACTIONS, 1), (PLUS_BUYS, 1), (PLUS_COINS, 1))),
    Card("merchant", 3, ACTION, (2,), ((PLUS_CARDS, 1), (PLUS_ACTIONS, 1), (PLUS_SILVER_BONUS, 1))),
    Card("militia", 4, ACTION | ATTACK, program=((PLUS_COINS, 2), *_each_other((DISCARD_DOWN_TO, 3)))),
    Card(
        "mine",
        5,
        ACTION,
        program=((MAY_TRASH, ANY_TREASURE), (IF_TRASHED, 0), (GAIN_TREASURE_DEARER_BY, 3)),
        program_1e=((MUST_TRASH, ANY_TREASURE), (IF_TRASHED, 0), (GAIN_TREASURE_DEARER_BY, 3)),
    ),
    Card("moat", 2, ACTION | REACTION, program=((PLUS_CARDS, 2),)),
    Card(
        "moneylender",
        4,
        ACTION,
        program=((MAY_TRASH, ANY_COPPER), (IF_TRASHED, 0), (PLUS_COINS, 3)),
        program_1e=((MUST_TRASH, ANY_COPPER), (IF_TRASHED, 0), (PLUS_COINS, 3)),
    ),
    Card(
        "poacher",
        4,
        ACTION,
        (2,),
        ((PLUS_CARDS, 1), (PLUS_ACTIONS, 1), (PLUS_COINS, 1), (DISCARD_PER_EMPTY_PILE, 0)),
    ),
    Card("remodel", 4, ACTION, program=((MUST_TRASH, ANY_CARD), (IF_TRASHED, 0), (GAIN_DEARER_BY, 2))),
    Card("sentry", 5, ACTION, (2,), ((PLUS_CARDS, 1), (PLUS_ACTIONS, 1), (LOOK, 2), (SORT, 0))),
    Card("smithy", 4, ACTION, program=((PLUS_CARDS, 3),)),
    Card(
        "spy",
        4,
        ACTION | ATTACK,
        (1,),
        ((PLUS_CARDS, 1), (PLUS_ACTIONS, 1), *_each_player((REVEAL, 1), (JUDGE, 0))),
    ),
    Card(
        "thief",
        4,
        ACTION | ATTACK,
        (1,),
        (*_each_other((REVEAL, 2), (STEAL_TREASURE, 0), (DISCARD_REVEALED, 0)), (GAIN_STOLEN, 0)),
    ),
    Card("throne_room", 4, ACTION, program=((MAY_DOUBLE, 0),), program_1e=((MUST_DOUBLE, 0),)),
    Card("vassal", 3, ACTION, (2,), ((PLUS_COINS, 2), (DISCARD_TOP, 0), (MAY_PLAY_DISCARDED, 0))),
    Card("village", 3, ACTION, program=((PLUS_CARDS, 1), (PLUS_ACTIONS, 2))),
    Card("witch", 5, ACTION | ATTACK, program=((PLUS_CARDS, 2), *_each_other((GAIN_NAMED, CURSE)))),
    Card("woodcutter", 3, ACTION, (1,), ((PLUS_BUYS, 1), (PLUS_COINS, 2))),
    Card("workshop", 3, ACTION, program=((GAIN_UP_TO, 4),)),
)

KEYS = tuple(card.key for card in CATALOGUE)
NUMBER = {key: number for number, key in enumerate(KEYS)}
BASIC = tuple(range(7))
KINGDOM = tuple(range(7, len(CATALOGUE)))
MOAT, GARDENS = NUMBER["moat"], NUMBER["gardens"]
CARDS = len(CATALOGUE)
NONE = 63  # no card

# The fixed space of actions: a card (as the object of what is asked), or one of these.
DONE = CARDS  # done, decline, nothing, end actions, end turn
PLAY_COPPER, PLAY_SILVER, PLAY_GOLD, PLAY_TREASURES = DONE + 1, DONE + 2, DONE + 3, DONE + 4
KEEP_IT, DISCARD_IT, TRASH_IT, ASIDE_IT = DONE + 5, DONE + 6, DONE + 7, DONE + 8
ACTIONS = DONE + 9  # how many there are


def _cards_that(*kinds: int) -> int:
    return sum(1 << n for n, card in enumerate(CATALOGUE) if any(card.is_a(kind) for kind in kinds))


ACTION_CARDS = _cards_that(ACTION)
TREASURES = _cards_that(TREASURE)
VICTORIES = _cards_that(VICTORY)
ATTACKS = _cards_that(ATTACK)

GIVES_ACTIONS = sum(
    1 << n for n, card in enumerate(CATALOGUE) if any(step[0] == PLUS_ACTIONS for step in card.program)
)

COSTS = [card.cost for card in CATALOGUE]
COINS = [card.coins for card in CATALOGUE]
POINTS = [card.points for card in CATALOGUE]
DEAREST = max(COSTS)
AT_MOST = [sum(1 << n for n, cost in enumerate(COSTS) if cost <= most) for most in range(DEAREST + 1)]

# All programs end to end: the turn, the reactions, the second play, then the cards of either edition.
_turn: Program = ((ACTION_PHASE, 0), (BUY_PHASE, 0), (CLEAN_UP, 0))
STEPS: list[int] = []
NUMBERS: list[int] = []
STARTS: list[int] = []  # by (edition - 1) * CARDS + card


def _lay_down(program: Program) -> int:
    start = len(STEPS)
    for operation, number in program:
        STEPS.append(operation)
        NUMBERS.append(number)
    return start


TURN_START = _lay_down(_turn)
REACT_START = _lay_down(((REACT, 0),))
AGAIN_START = _lay_down(((AGAIN, 0),))
for _edition in (1, 2):
    for _card in CATALOGUE:
        _program = _card.program_1e if _edition == 1 and _card.program_1e is not None else _card.program
        STARTS.append(_lay_down((*_program, (END, 0))))
