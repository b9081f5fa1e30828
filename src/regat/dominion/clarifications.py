"""What the rulebooks explain about each card: the messages, and the rules that each of them is about.

The texts are `clarify-<card>-<name>` in `src/regat/words/<language>/dominion_clarifications.ftl`.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clarification:
    """One thing that a rulebook explains about a card."""

    key: str  # of the message
    rules: tuple[str, ...]  # ids of docs/rules/dominion.md


# card -> name of the clarification -> rule ids
_RULES: dict[str, dict[str, str]] = {
    "copper": {
        "value": "D-CARD-COPPER-1 D-BUY-02",
        "free": "D-CARD-COPPER-1 D-BUY-10",
    },
    "silver": {
        "value": "D-CARD-SILVER-1 D-BUY-02",
        "merchant": "D-CARD-MERCHANT-3 D-CARD-MERCHANT-4",
    },
    "gold": {
        "value": "D-CARD-GOLD-1 D-BUY-02",
    },
    "estate": {
        "points": "D-CARD-ESTATE-1 D-SCORE-02",
        "start": "D-SETUP-01 D-PILE-06",
    },
    "duchy": {
        "points": "D-CARD-DUCHY-1 D-SCORE-02",
    },
    "province": {
        "points": "D-CARD-PROVINCE-1 D-SCORE-02",
        "end": "D-END-01 D-END-02",
    },
    "curse": {
        "type": "D-CARD-CURSE-1 D-SCORE-02",
        "buy": "D-CARD-CURSE-2",
        "play": "D-CARD-CURSE-3",
    },
    "adventurer": {
        "stop": "D-CARD-ADVENTURER-2 D-CARD-ADVENTURER-3",
        "shuffle": "D-CARD-ADVENTURER-4 D-MID-ADVENTURER-1",
        "few": "D-CARD-ADVENTURER-5",
        "throne": "D-TR-ADVENTURER-1",
    },
    "artisan": {
        "limit": "D-CARD-ARTISAN-2 D-CARD-ARTISAN-4",
        "topdeck": "D-CARD-ARTISAN-3",
        "none": "D-CARD-ARTISAN-5 D-EMPTY-05 D-EMPTY-07",
        "use": "D-CARD-ARTISAN-6",
        "throne": "D-TR-ARTISAN-1",
    },
    "bandit": {
        "order": "D-CARD-BANDIT-2 D-CARD-BANDIT-3",
        "victim": "D-CARD-BANDIT-4 D-CARD-BANDIT-5 D-CARD-BANDIT-7",
        "none": "D-CARD-BANDIT-6",
        "few": "D-CARD-BANDIT-8 D-MID-BANDIT-1",
        "empty": "D-EMPTY-02",
        "moat": "D-MOAT-BANDIT-1",
        "throne": "D-TR-BANDIT-1",
    },
    "bureaucrat": {
        "choose": "D-CARD-BUREAUCRAT-3",
        "hand": "D-CARD-BUREAUCRAT-4",
        "type": "D-CARD-BUREAUCRAT-6",
        "deck": "D-CARD-BUREAUCRAT-2 D-CARD-BUREAUCRAT-5",
        "empty": "D-EMPTY-01",
        "moat": "D-MOAT-BUREAUCRAT-1",
        "throne": "D-TR-BUREAUCRAT-1",
    },
    "cellar": {
        "none": "D-CARD-CELLAR-2 D-CARD-CELLAR-3 D-EMPTY-07",
        "order": "D-CARD-CELLAR-3 D-CARD-CELLAR-4",
        "shuffle": "D-CARD-CELLAR-5 D-MID-CELLAR-1",
        "self": "D-CARD-CELLAR-6 D-TERM-SELF-1",
        "shown": "D-CARD-CELLAR-7 D-TERM-DISCARD-3",
        "throne": "D-TR-CELLAR-1",
    },
    "chancellor": {
        "whole": "D-CARD-CHANCELLOR-2 D-CARD-CHANCELLOR-3 D-CARD-CHANCELLOR-4",
        "hidden": "D-CARD-CHANCELLOR-5 D-CARD-CHANCELLOR-7",
        "shuffle": "D-CARD-CHANCELLOR-6",
        "throne": "D-TR-CHANCELLOR-1",
    },
    "chapel": {
        "number": "D-CARD-CHAPEL-2 D-EMPTY-07",
        "self": "D-CARD-CHAPEL-3",
        "throne": "D-TR-CHAPEL-1",
    },
    "council_room": {
        "others": "D-CARD-COUNCILROOM-2 D-CARD-COUNCILROOM-3 D-CARD-COUNCILROOM-4 D-MID-COUNCILROOM-1",
        "moat": "D-CARD-COUNCILROOM-1 D-MOAT-NONATTACK-1",
        "throne": "D-TR-COUNCILROOM-1",
    },
    "feast": {
        "limit": "D-CARD-FEAST-2 D-CARD-FEAST-3",
        "throne": "D-CARD-FEAST-4 D-TR-FEAST-1",
        "gone": "D-CARD-FEAST-5",
        "none": "D-EMPTY-05",
    },
    "festival": {
        "bonus": "D-CARD-FESTIVAL-2",
        "throne": "D-TR-FESTIVAL-1",
    },
    "gardens": {
        "count": "D-CARD-GARDENS-2 D-CARD-GARDENS-3",
        "example": "D-CARD-GARDENS-4",
        "victory": "D-CARD-GARDENS-1 D-CARD-GARDENS-5",
    },
    "harbinger": {
        "order": "D-CARD-HARBINGER-2 D-CARD-HARBINGER-3 D-INFO-12",
        "optional": "D-CARD-HARBINGER-4 D-MID-HARBINGER-1",
        "throne": "D-TR-HARBINGER-1",
    },
    "laboratory": {
        "action": "D-CARD-LABORATORY-2",
        "throne": "D-TR-LABORATORY-1",
    },
    "library": {
        "choose": "D-CARD-LIBRARY-2 D-CARD-LIBRARY-3 D-CARD-LIBRARY-4",
        "aside": "D-CARD-LIBRARY-5 D-CARD-LIBRARY-9",
        "shuffle": "D-CARD-LIBRARY-6 D-MID-LIBRARY-1",
        "run_out": "D-CARD-LIBRARY-7",
        "full": "D-CARD-LIBRARY-8",
        "throne": "D-TR-LIBRARY-1",
    },
    "market": {
        "order": "D-CARD-MARKET-2",
        "throne": "D-TR-MARKET-1",
    },
    "merchant": {
        "first": "D-CARD-MERCHANT-2 D-CARD-MERCHANT-3 D-CARD-MERCHANT-5",
        "several": "D-CARD-MERCHANT-4",
        "lost": "D-CARD-MERCHANT-6",
        "throne": "D-TR-MERCHANT-1",
    },
    "militia": {
        "choose": "D-CARD-MILITIA-3 D-CARD-MILITIA-4 D-EMPTY-07",
        "moat": "D-CARD-MILITIA-2 D-MOAT-MILITIA-1",
        "throne": "D-TR-MILITIA-1",
    },
    "mine": {
        "may": "D-CARD-MINE-2 D-CARD-MINE-3",
        "cost": "D-CARD-MINE-4 D-CARD-MINE-5",
        "hand": "D-CARD-MINE-6",
        "none": "D-CARD-MINE-7 D-EMPTY-07",
        "must": "D-CARD-MINE-8 D-EMPTY-04",
        "throne": "D-TR-MINE-1",
    },
    "moat": {
        "when": "D-CARD-MOAT-3 D-CARD-MOAT-7 D-CARD-MOAT-8",
        "stays": "D-CARD-MOAT-4 D-CARD-MOAT-6",
        "only_you": "D-CARD-MOAT-5",
        "attacks": "D-MOAT-BANDIT-1 D-MOAT-BUREAUCRAT-1 D-MOAT-MILITIA-1 "
        "D-MOAT-SPY-1 D-MOAT-THIEF-1 D-MOAT-WITCH-1",
        "not_attack": "D-CARD-MOAT-8 D-MOAT-NONATTACK-1",
        "twice": "D-CARD-MOAT-9",
        "played": "D-CARD-MOAT-2 D-ACT-11 D-TR-MOAT-1",
    },
    "moneylender": {
        "may": "D-CARD-MONEYLENDER-2 D-CARD-MONEYLENDER-3",
        "one": "D-CARD-MONEYLENDER-4 D-EMPTY-07",
        "throne": "D-TR-MONEYLENDER-1",
    },
    "poacher": {
        "order": "D-CARD-POACHER-2 D-CARD-POACHER-3",
        "piles": "D-CARD-POACHER-4",
        "none": "D-CARD-POACHER-6",
        "small_hand": "D-CARD-POACHER-5 D-EMPTY-07",
        "throne": "D-TR-POACHER-1",
    },
    "remodel": {
        "must": "D-CARD-REMODEL-2",
        "cost": "D-CARD-REMODEL-3 D-CARD-REMODEL-4 D-CARD-REMODEL-7",
        "self": "D-CARD-REMODEL-5",
        "none": "D-CARD-REMODEL-6 D-EMPTY-05 D-EMPTY-07",
        "throne": "D-TR-REMODEL-1",
    },
    "sentry": {
        "order": "D-CARD-SENTRY-2 D-CARD-SENTRY-3 D-INFO-12",
        "each": "D-CARD-SENTRY-3 D-CARD-SENTRY-4",
        "few": "D-CARD-SENTRY-5 D-MID-SENTRY-1",
        "throne": "D-TR-SENTRY-1",
    },
    "smithy": {
        "draw": "D-CARD-SMITHY-2 D-MID-DRAW-1",
        "throne": "D-TR-SMITHY-1",
    },
    "spy": {
        "order": "D-CARD-SPY-2 D-CARD-SPY-4",
        "decide": "D-CARD-SPY-3 D-CARD-SPY-6",
        "few": "D-CARD-SPY-5 D-MID-SPY-1",
        "moat": "D-MOAT-SPY-1",
        "throne": "D-TR-SPY-1",
    },
    "thief": {
        "choose": "D-CARD-THIEF-2 D-CARD-THIEF-3 D-CARD-THIEF-4",
        "keep": "D-CARD-THIEF-5 D-CARD-THIEF-6",
        "few": "D-CARD-THIEF-7 D-CARD-THIEF-8 D-MID-THIEF-1",
        "moat": "D-MOAT-THIEF-1",
        "throne": "D-TR-THIEF-1",
    },
    "throne_room": {
        "may": "D-CARD-THRONEROOM-2 D-CARD-THRONEROOM-3",
        "full": "D-CARD-THRONEROOM-4 D-CARD-THRONEROOM-9",
        "action": "D-CARD-THRONEROOM-5 D-ACT-10",
        "between": "D-CARD-THRONEROOM-6",
        "throne_room": "D-CARD-THRONEROOM-7 D-TR-THRONEROOM-1",
        "feast": "D-TR-FEAST-1",
        "none": "D-CARD-THRONEROOM-8",
        "which": "D-CARD-THRONEROOM-11",
        "once": "D-CARD-THRONEROOM-10 D-MID-THRONEROOM-1",
    },
    "vassal": {
        "play": "D-CARD-VASSAL-3 D-CARD-VASSAL-4 D-ACT-10",
        "stays": "D-CARD-VASSAL-5",
        "empty": "D-CARD-VASSAL-2 D-CARD-VASSAL-6 D-MID-VASSAL-1",
        "throne": "D-TR-VASSAL-1",
    },
    "village": {
        "actions": "D-CARD-VILLAGE-2",
        "throne": "D-TR-VILLAGE-1",
    },
    "witch": {
        "order": "D-CARD-WITCH-3 D-CARD-WITCH-4",
        "empty": "D-CARD-WITCH-2 D-CARD-WITCH-5 D-EMPTY-03",
        "moat": "D-MOAT-WITCH-1",
        "throne": "D-TR-WITCH-1",
    },
    "woodcutter": {
        "bonus": "D-CARD-WOODCUTTER-2",
        "throne": "D-TR-WOODCUTTER-1",
    },
    "workshop": {
        "limit": "D-CARD-WORKSHOP-2 D-CARD-WORKSHOP-3",
        "must": "D-TERM-GAIN-5 D-EMPTY-05",
        "throne": "D-TR-WORKSHOP-1",
    },
}

CLARIFICATIONS: dict[str, tuple[Clarification, ...]] = {
    card: tuple(
        Clarification(f"clarify-{card}-{name}", tuple(rules.split())) for name, rules in named.items()
    )
    for card, named in _RULES.items()
}
