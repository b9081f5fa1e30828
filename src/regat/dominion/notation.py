"""Record notation: actions as text, and text as actions. Records, the log, bots and prompts all use it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from regat.dominion import prompts
from regat.dominion.rules import cards, state
from regat.kernel.choice import Choice, Option
from regat.kernel.errors import IllegalAnswer, shortened

ORDER = "order"

# From actions to text -------------------------------------------------------------------------------


def format_cards(operation: int, numbers: Sequence[int]) -> str:
    """The answer that picks these cards for an operation; none of them declines."""
    kind = prompts.PROMPTS[operation]
    if not numbers:
        return kind.decline
    return " ".join((kind.verb, *[cards.KEYS[number] for number in numbers]))


def format_answer(t: state.State, action: int, moved: Sequence[int] = ()) -> str:
    """The decision that ends with an action; if it picks several cards, `moved` are all of them."""
    operation = prompts.pending_op(t)
    kind = prompts.PROMPTS[operation]
    if kind.zone in prompts.SEVERAL:
        return format_cards(operation, moved if t.picked_size > 0 or action != cards.DONE else ())
    if operation in PHASES:
        return format_phase_action(operation, action)
    if action == cards.DONE:
        return kind.decline
    if kind.zone == "deck":
        return "discard deck"
    if action in prompts.FATES:
        return f"{prompts.FATES[action]} {cards.KEYS[t.look[prompts.looked_at(t)]]}"
    if operation == cards.SORT:
        under = t.look[1] if t.look[0] == action else t.look[0]
        return f"order {cards.KEYS[action]} {cards.KEYS[under]}"
    return format_cards(operation, (action,))


@cache
def format_phase_action(phase: int, action: int) -> str:
    """An action of the Action or Buy phase."""
    if action == cards.DONE:
        return prompts.PROMPTS[phase].decline
    if action == cards.PLAY_TREASURES:
        return "play treasures"
    if cards.PLAY_COPPER <= action < cards.PLAY_TREASURES:
        return f"play {cards.KEYS[action - cards.PLAY_COPPER]}"
    return format_cards(phase, (action,))


def format_option(option: Option, choice: Choice) -> str:
    """The answer that picks an option alone; where two cards are ordered, it goes on top of the other."""
    if option.verb != ORDER:
        return str(option)
    first, second = choice.under(ORDER)
    return f"{option} {second if option.key == first else first}"


def allows_several(choice: Choice) -> bool:
    """Whether one answer may name more than one card; of an order, only the upper card is picked."""
    return choice.max > 1 and ORDER not in choice.verbs


# From text to actions -------------------------------------------------------------------------------

_CARDS = range(cards.CARDS)
_TREASURES = range(cards.PLAY_COPPER, cards.PLAY_TREASURES + 1)
PHASES = {
    phase: {format_phase_action(phase, action): action for action in actions}
    for phase, actions in (
        (cards.ACTION_PHASE, (*_CARDS, cards.DONE)),
        (cards.BUY_PHASE, (*_CARDS, *_TREASURES, cards.DONE)),
    )
}


def parse_phase_answer(phase: int, text: object) -> int:
    """The action of a phase that an answer means, legal or not; -1 if it means none or several."""
    return PHASES.get(phase, {}).get(text, -1) if isinstance(text, str) else -1


def parse_answer(t: state.State, text: object) -> list[int]:
    """The actions of a whole decision, checked: all of them can be carried out.

    For a decision about several cards these are all its picks, those already made included.
    """
    if t.over:
        raise IllegalAnswer(f"{shortened(text)} answers nothing: the game is over")
    words = text.split() if isinstance(text, str) else []
    actions = _parse(t, words) if words else None
    if actions is None:
        offered = prompts.choice(t)
        assert offered, "a decision is pending"
        raise IllegalAnswer(
            f"{shortened(text)} is not an answer to seat {t.seat}'s choice: {_describe(offered)}"
        )
    return actions


def _describe(offered: Choice) -> str:
    distinct = [
        f"{copies} × {option}" if copies > 1 else str(option)
        for option, copies in Counter(offered.options).items()
    ]
    how_many = "" if offered.max <= 1 else f" (pick {offered.min} to {offered.max})"
    none = NOTHING.get(offered.verbs[0], "") if offered.min == 0 and offered.verbs else ""
    if none and not any(option.verb in ("decline", "end") for option in offered.options):
        distinct.append(none)
    return ", ".join(distinct) + how_many


NOTHING = {kind.verb: kind.decline for kind in prompts.PROMPTS.values() if "nothing" in kind.decline}


def _parse(t: state.State, words: list[str]) -> list[int] | None:
    operation = prompts.pending_op(t)
    kind = prompts.PROMPTS[operation]
    text = " ".join(words)
    if text == kind.decline:
        return [cards.DONE] if t.legal >> cards.DONE & 1 and t.picked_size == 0 else None
    if operation == cards.BUY_PHASE and words[0] == "play":
        return _parse_treasures(t, words[1:])
    if kind.zone == "deck":
        return [cards.DISCARD_IT] if text == "discard deck" else None
    if prompts.ordering(t):
        return _parse_order(t, words)
    if kind.zone == "look" and t.legal >> cards.DONE:
        card = cards.KEYS[t.look[prompts.looked_at(t)]]
        return next(
            (
                [fate]
                for fate, verb in prompts.FATES.items()
                if t.legal >> fate & 1 and text == f"{verb} {card}"
            ),
            None,
        )
    if words[0] != kind.verb or not all(word in cards.NUMBER for word in words[1:]):
        return None
    named = sorted(cards.NUMBER[word] for word in words[1:])
    if kind.zone in prompts.SEVERAL:
        return _parse_picks(t, named, kind.zone)
    return named if len(named) == 1 and t.legal >> named[0] & 1 else None


def _parse_treasures(t: state.State, keys: list[str]) -> list[int] | None:
    if not t.legal >> cards.PLAY_TREASURES & 1 or not keys:
        return None
    if keys == ["treasures"]:
        return [cards.PLAY_TREASURES]
    wanted = Counter(cards.NUMBER.get(key, cards.NONE) for key in keys)
    held = prompts.hand(t, t.turn)
    if any(card > cards.GOLD or copies > held[card] for card, copies in wanted.items()):
        return None
    return [cards.PLAY_COPPER + cards.NUMBER[key] for key in keys]


def _parse_order(t: state.State, words: list[str]) -> list[int] | None:
    pair = {cards.KEYS[t.look[0]], cards.KEYS[t.look[1]]}
    fits = len(words) == 3 and words[0] == "order" and set(words[1:]) == pair
    return [cards.NUMBER[words[1]]] if fits else None


def _parse_picks(t: state.State, named: list[int], zone: str) -> list[int] | None:
    """Picks in catalogue order, after those already made."""
    wanted, there = Counter(named), Counter(prompts.offered_cards(t, zone))
    made = list(t.picked[: t.picked_size])
    if not named or not t.min_picks <= len(named) <= t.max_picks or named[: len(made)] != made:
        return None
    if any(copies > there[card] for card, copies in wanted.items()):
        return None
    return named
