"""The pending decision as a choice in words, and an answer in words as actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from regat.dominion.rules import cards, state
from regat.kernel.choice import Choice, Option
from regat.kernel.errors import IllegalAnswer


@dataclass(frozen=True, slots=True)
class Question:
    """How an operation asks: the verb, what declining is called, and where the options lie."""

    verb: str
    none: str
    where: str


QUESTIONS = {
    cards.ACTION_PHASE: Question("play", "end actions", "hand"),
    cards.BUY_PHASE: Question("buy", "end turn", "supply"),
    cards.REACT: Question("reveal", "decline", "moat"),
    cards.DISCARD_ANY: Question("discard", "discard nothing", "picks"),
    cards.DISCARD_DOWN_TO: Question("discard", "discard nothing", "picks"),
    cards.DISCARD_PER_EMPTY_PILE: Question("discard", "discard nothing", "picks"),
    cards.TRASH_UP_TO: Question("trash", "trash nothing", "picks"),
    cards.MUST_TRASH: Question("trash", "trash nothing", "hand"),
    cards.MAY_TRASH: Question("trash", "trash nothing", "hand"),
    cards.GAIN_UP_TO: Question("gain", "gain nothing", "supply"),
    cards.GAIN_TO_HAND_UP_TO: Question("gain", "gain nothing", "supply"),
    cards.GAIN_DEARER_BY: Question("gain", "gain nothing", "supply"),
    cards.GAIN_TREASURE_DEARER_BY: Question("gain", "gain nothing", "supply"),
    cards.TOPDECK_FROM_HAND: Question("topdeck", "topdeck nothing", "hand"),
    cards.TOPDECK_FROM_DISCARD: Question("topdeck", "topdeck nothing", "discard"),
    cards.TOPDECK_VICTORY: Question("topdeck", "topdeck nothing", "hand"),
    cards.DISCARD_DECK: Question("discard", "decline", "deck"),
    cards.DRAW_TO: Question("keep", "", "look"),
    cards.JUDGE: Question("keep", "", "look"),
    cards.SORT: Question("keep", "", "look"),
    cards.LOSE_TREASURE: Question("trash", "trash nothing", "look"),
    cards.STEAL_TREASURE: Question("trash", "trash nothing", "look"),
    cards.GAIN_STOLEN: Question("gain", "gain nothing", "stolen"),
    cards.MUST_DOUBLE: Question("play", "decline", "hand"),
    cards.MAY_DOUBLE: Question("play", "decline", "hand"),
    cards.MAY_PLAY_DISCARDED: Question("play", "decline", "one"),
}
FATES = {
    cards.KEEP_IT: "keep",
    cards.DISCARD_IT: "discard",
    cards.TRASH_IT: "trash",
    cards.ASIDE_IT: "aside",
}
SEVERAL = ("picks", "stolen")


def asking(t: state.State) -> int:
    """The operation that asks."""
    return cards.STEPS[t.step[t.depth]]


def asker(t: state.State) -> str:
    operation = asking(t)
    if operation == cards.ACTION_PHASE:
        return "action_phase"
    if operation == cards.BUY_PHASE:
        return "buy_phase"
    return cards.KEYS[t.what[t.depth]]


def hand(t: state.State, seat: int) -> Counter[int]:
    """The hand as its owner holds it, picks of an unfinished decision included."""
    return Counter(held(t, seat))


def held(t: state.State, seat: int) -> tuple[int, ...]:
    """The same, card by card in catalogue order."""
    row = seat * state.KINDS
    cards_held = each(bytes(t.hand[row : row + cards.CARDS]))
    if t.picked_size and not t.over and seat == t.seat and QUESTIONS[asking(t)].where == "picks":
        return tuple(sorted((*cards_held, *t.picked[: t.picked_size])))
    return cards_held


@lru_cache(4096)  # of all hands at a table, only one or two have changed since the last look
def each(copies: bytes) -> tuple[int, ...]:
    """The cards of which there are so many, each as often as it is there."""
    return tuple([card for card, many in enumerate(copies) for _ in range(many)])


def choice(t: state.State) -> Choice | None:
    """The pending decision; None when the game is over."""
    if t.over:
        return None
    picked = tuple(cards.KEYS[card] for card in t.picked[: t.picked_size])
    return Choice(t.seat, asker(t), tuple(_options(t)), t.least, t.most, picked)


def _options(t: state.State) -> Iterable[Option]:
    operation = asking(t)
    question = QUESTIONS[operation]
    if operation == cards.BUY_PHASE:
        yield from _treasures(t)
    if question.where == "deck":
        yield Option("discard", "deck")
    elif _ordering(t):
        yield from (Option("order", cards.KEYS[card]) for card in t.look[:2])
    elif question.where == "look" and t.legal >> cards.DONE:
        key = cards.KEYS[t.look[looked_at(t)]]
        yield from (Option(verb, key) for fate, verb in FATES.items() if t.legal >> fate & 1)
    else:
        for card in _cards(t, question.where):
            yield Option(question.verb, cards.KEYS[card])
    if t.legal >> cards.DONE & 1 and not question.none.endswith("nothing"):
        yield Option(*question.none.split())


def _treasures(t: state.State) -> Iterable[Option]:
    for card in held(t, t.turn):
        if card <= cards.GOLD and t.legal >> cards.PLAY_COPPER + card & 1:
            yield Option("play", cards.KEYS[card])
    if t.legal >> cards.PLAY_TREASURES & 1:
        yield Option("play", "treasures")


def _cards(t: state.State, where: str) -> Iterable[int]:
    """The cards that may be chosen, in catalogue order and as often as they may be."""
    if where == "picks":
        return held(t, t.seat)
    if where == "stolen":
        return sorted((*t.stolen[: t.stolen_size], *t.picked[: t.picked_size]))
    if where == "hand":
        there: Iterable[int] = held(t, t.who[t.depth])
    elif where == "discard":
        start = t.seat * state.ZONE
        there = sorted(t.discard[start : start + t.discard_size[t.seat]])
    elif where == "look":
        there = sorted(t.look[: t.look_size])
    else:
        there = range(cards.CARDS)
    return [card for card in there if t.legal >> card & 1]


def _ordering(t: state.State) -> bool:
    return asking(t) == cards.SORT and not t.legal >> cards.DONE


def looked_at(t: state.State) -> int:
    """Which of the cards looked at is being decided on."""
    return t.many[t.depth] & 3 if asking(t) == cards.SORT else 0


# From words to actions ------------------------------------------------------------------------------


def actions_for(t: state.State, text: object) -> list[int]:
    """The actions of a whole decision, checked: all of them can be carried out.

    For a decision about several cards these are all its picks, those already made included.
    """
    if t.over:
        raise IllegalAnswer(f"{_short(text)} answers nothing: the game is over")
    words = text.split() if isinstance(text, str) else []
    actions = _read(t, words) if words else None
    if actions is None:
        offered = choice(t)
        assert offered, "the game goes on"
        raise IllegalAnswer(f"{_short(text)} is not an answer to seat {t.seat}'s choice: {_spell(offered)}")
    return actions


def picks_cards(t: state.State) -> bool:
    """Whether the decision is a run of picks."""
    return QUESTIONS[asking(t)].where in SEVERAL


def _short(text: object) -> str:
    spelt = repr(text)
    return spelt if len(spelt) <= 80 else spelt[:76] + " ..."


def _spell(offered: Choice) -> str:
    distinct = [
        f"{copies} × {option}" if copies > 1 else str(option)
        for option, copies in Counter(offered.options).items()
    ]
    how_many = "" if offered.max <= 1 else f" (pick {offered.min} to {offered.max})"
    none = NOTHING.get(offered.verbs[0], "") if offered.min == 0 and offered.verbs else ""
    if none and not any(option.verb in ("decline", "end") for option in offered.options):
        distinct.append(none)
    return ", ".join(distinct) + how_many


NOTHING = {question.verb: question.none for question in QUESTIONS.values() if "nothing" in question.none}


def _read(t: state.State, words: list[str]) -> list[int] | None:
    operation = asking(t)
    question = QUESTIONS[operation]
    text = " ".join(words)
    if text == question.none:
        return [cards.DONE] if t.legal >> cards.DONE & 1 and t.picked_size == 0 else None
    if operation == cards.BUY_PHASE and words[0] == "play":
        return _read_treasures(t, words[1:])
    if question.where == "deck":
        return [cards.DISCARD_IT] if text == "discard deck" else None
    if _ordering(t):
        return _read_order(t, words)
    if question.where == "look" and t.legal >> cards.DONE:
        card = cards.KEYS[t.look[looked_at(t)]]
        return next(
            ([fate] for fate, verb in FATES.items() if t.legal >> fate & 1 and text == f"{verb} {card}"), None
        )
    if words[0] != question.verb or not all(word in cards.NUMBER for word in words[1:]):
        return None
    named = sorted(cards.NUMBER[word] for word in words[1:])
    if question.where in SEVERAL:
        return _read_picks(t, named, question.where)
    return named if len(named) == 1 and t.legal >> named[0] & 1 else None


def _read_treasures(t: state.State, keys: list[str]) -> list[int] | None:
    if not t.legal >> cards.PLAY_TREASURES & 1 or not keys:
        return None
    if keys == ["treasures"]:
        return [cards.PLAY_TREASURES]
    wanted = Counter(cards.NUMBER.get(key, cards.NONE) for key in keys)
    held = hand(t, t.turn)
    if any(card > cards.GOLD or copies > held[card] for card, copies in wanted.items()):
        return None
    return [cards.PLAY_COPPER + cards.NUMBER[key] for key in keys]


def _read_order(t: state.State, words: list[str]) -> list[int] | None:
    pair = {cards.KEYS[t.look[0]], cards.KEYS[t.look[1]]}
    fits = len(words) == 3 and words[0] == "order" and set(words[1:]) == pair
    return [cards.NUMBER[words[1]]] if fits else None


def _read_picks(t: state.State, named: list[int], where: str) -> list[int] | None:
    """Picks in catalogue order, going on from those already made."""
    wanted, there = Counter(named), Counter(_cards(t, where))
    made = list(t.picked[: t.picked_size])
    if not named or not t.least <= len(named) <= t.most or named[: len(made)] != made:
        return None
    if any(copies > there[card] for card, copies in wanted.items()):
        return None
    return named
