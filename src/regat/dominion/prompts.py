"""The pending decision as a choice: who is asked by which card or phase, and what may be picked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from regat.dominion.rules import cards, state
from regat.kernel.choice import Choice, Option


@dataclass(frozen=True, slots=True)
class PromptKind:
    """How an operation asks: the verb, the answer that declines, and the zone of the options."""

    verb: str
    decline: str
    zone: str


PROMPTS = {
    cards.ACTION_PHASE: PromptKind("play", "end actions", "hand"),
    cards.BUY_PHASE: PromptKind("buy", "end turn", "supply"),
    cards.REACT: PromptKind("reveal", "decline", "moat"),
    cards.DISCARD_ANY: PromptKind("discard", "discard nothing", "picks"),
    cards.DISCARD_DOWN_TO: PromptKind("discard", "discard nothing", "picks"),
    cards.DISCARD_PER_EMPTY_PILE: PromptKind("discard", "discard nothing", "picks"),
    cards.TRASH_UP_TO: PromptKind("trash", "trash nothing", "picks"),
    cards.MUST_TRASH: PromptKind("trash", "trash nothing", "hand"),
    cards.MAY_TRASH: PromptKind("trash", "trash nothing", "hand"),
    cards.GAIN_UP_TO: PromptKind("gain", "gain nothing", "supply"),
    cards.GAIN_TO_HAND_UP_TO: PromptKind("gain", "gain nothing", "supply"),
    cards.GAIN_DEARER_BY: PromptKind("gain", "gain nothing", "supply"),
    cards.GAIN_TREASURE_DEARER_BY: PromptKind("gain", "gain nothing", "supply"),
    cards.TOPDECK_FROM_HAND: PromptKind("topdeck", "topdeck nothing", "hand"),
    cards.TOPDECK_FROM_DISCARD: PromptKind("topdeck", "topdeck nothing", "discard"),
    cards.TOPDECK_VICTORY: PromptKind("topdeck", "topdeck nothing", "hand"),
    cards.DISCARD_DECK: PromptKind("discard", "decline", "deck"),
    cards.DRAW_TO: PromptKind("keep", "", "look"),
    cards.JUDGE: PromptKind("keep", "", "look"),
    cards.SORT: PromptKind("keep", "", "look"),
    cards.LOSE_TREASURE: PromptKind("trash", "trash nothing", "look"),
    cards.STEAL_TREASURE: PromptKind("trash", "trash nothing", "look"),
    cards.GAIN_STOLEN: PromptKind("gain", "gain nothing", "stolen"),
    cards.MUST_DOUBLE: PromptKind("play", "decline", "hand"),
    cards.MAY_DOUBLE: PromptKind("play", "decline", "hand"),
    cards.MAY_PLAY_DISCARDED: PromptKind("play", "decline", "one"),
}
FATES = {
    cards.KEEP_IT: "keep",
    cards.DISCARD_IT: "discard",
    cards.TRASH_IT: "trash",
    cards.ASIDE_IT: "aside",
}
ALL_CARDS = tuple(range(cards.CARDS))
SEVERAL = ("picks", "stolen")


def pending_op(t: state.State) -> int:
    """The operation that asks for the pending decision."""
    return cards.STEPS[t.frame_pc[t.stack_top]]


def asker_key(t: state.State) -> str:
    operation = pending_op(t)
    if operation == cards.ACTION_PHASE:
        return "action_phase"
    if operation == cards.BUY_PHASE:
        return "buy_phase"
    return cards.KEYS[t.frame_card[t.stack_top]]


def hand(t: state.State, seat: int) -> Counter[int]:
    """The hand as its owner holds it, picks of an unfinished decision included."""
    return Counter(hand_cards(t, seat))


def hand_cards(t: state.State, seat: int) -> tuple[int, ...]:
    """The hand card by card, in catalogue order."""
    row = seat * state.KINDS
    cards_held = expand_counts(bytes(t.hand[row : row + cards.CARDS]))
    if t.picked_size and not t.over and seat == t.seat and PROMPTS[pending_op(t)].zone == "picks":
        return tuple(sorted((*cards_held, *t.picked[: t.picked_size])))
    return cards_held


@lru_cache(4096)  # few hands change between two calls
def expand_counts(copies: bytes) -> tuple[int, ...]:
    """Each card as often as its count says."""
    return tuple([card for card, many in enumerate(copies) for _ in range(many)])


def choice(t: state.State) -> Choice | None:
    """The pending decision; None when the game is over."""
    if t.over:
        return None
    picked = tuple([cards.KEYS[card] for card in t.picked[: t.picked_size]])
    return Choice(t.seat, asker_key(t), tuple(_options(t)), t.min_picks, t.max_picks, picked)


def _options(t: state.State) -> list[Option]:
    operation = pending_op(t)
    kind = PROMPTS[operation]
    found = _treasures(t) if operation == cards.BUY_PHASE else []
    if kind.zone == "deck":
        found.append(Option("discard", "deck"))
    elif ordering(t):
        found += _under("order", tuple(t.look[:2]))
    elif kind.zone == "look" and t.legal >> cards.DONE:
        key = cards.KEYS[t.look[looked_at(t)]]
        found += [Option(verb, key) for fate, verb in FATES.items() if t.legal >> fate & 1]
    else:
        found += _under(kind.verb, offered_cards(t, kind.zone))
    if t.legal >> cards.DONE & 1 and not kind.decline.endswith("nothing"):
        found.append(Option(*kind.decline.split()))
    return found


def _treasures(t: state.State) -> list[Option]:
    playable = t.legal >> cards.PLAY_COPPER
    held = [card for card in hand_cards(t, t.turn) if card <= cards.GOLD and playable >> card & 1]
    together = t.legal >> cards.PLAY_TREASURES & 1
    return [*_under("play", tuple(held)), *([Option("play", "treasures")] if together else [])]


@lru_cache(4096)
def _under(verb: str, offered: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple([Option(verb, cards.KEYS[card]) for card in offered])


def offered_cards(t: state.State, zone: str) -> tuple[int, ...]:
    """The cards that may be chosen, in catalogue order and as often as they may be."""
    if zone == "picks":
        return hand_cards(t, t.seat)
    if zone == "stolen":
        return tuple(sorted((*t.stolen[: t.stolen_size], *t.picked[: t.picked_size])))
    if zone == "hand":
        there = hand_cards(t, t.frame_seat[t.stack_top])
    elif zone == "discard":
        start = t.seat * state.ZONE
        there = tuple(sorted(t.discard[start : start + t.discard_size[t.seat]]))
    elif zone == "look":
        there = tuple(sorted(t.look[: t.look_size]))
    else:
        there = ALL_CARDS
    return _legal(there, t.legal)


@lru_cache(4096)
def _legal(there: tuple[int, ...], legal: int) -> tuple[int, ...]:
    return tuple([card for card in there if legal >> card & 1])


def ordering(t: state.State) -> bool:
    return pending_op(t) == cards.SORT and not t.legal >> cards.DONE


def looked_at(t: state.State) -> int:
    """Which of the cards looked at is being decided on."""
    return t.frame_counter[t.stack_top] & 3 if pending_op(t) == cards.SORT else 0


def picks_cards(t: state.State) -> bool:
    """Whether the decision is a series of picks."""
    return PROMPTS[pending_op(t)].zone in SEVERAL
