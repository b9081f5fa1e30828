"""What must follow in a scenario of Dominion: how each key of `then` is checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from regat import dominion
from regat.dominion import prompts
from regat.dominion.rules import cards, state
from regat.kernel.choice import Choice
from regat.kernel.errors import BadScenario
from regat.kernel.events import Event
from regat.scenarios import game_scenarios
from regat.scenarios.document import Value, compare, mapping, short
from regat.scenarios.game_scenarios import Check, choice_keys, common_checks

if TYPE_CHECKING:
    from regat.dominion.scenarios import DominionPlay

NUMBERS = ("turn", "actions", "buys", "coins")
CHOICE_KEYS = {"seat", "verb", "options", "least", "most", "asker"}


def differs(play: DominionPlay, then: Mapping[Value, Value]) -> str:
    """The first thing that does not hold, as `expected …, got …`."""
    table = play.game.snapshot()
    checks: dict[str, Check] = {
        **common_checks(play.game),
        **{name: partial(compare, name, got=getattr(table, name)) for name in NUMBERS},
        **{name: partial(check, play, table) for name, check in _CHECKS.items()},
    }
    return game_scenarios.differs(
        then, table.players, lambda seat, wanted: _seat(table, seat, wanted), checks
    )


# One seat's zones -----------------------------------------------------------------------------------


def _seat(t: state.State, seat: int, wanted: Mapping[Value, Value]) -> str:
    start = seat * state.ZONE
    discard = list(t.discard[start : start + t.discard_size[seat]])
    hand = sorted(prompts.hand(t, seat).elements())
    zones = {
        "hand": hand,
        "discard": discard,
        "play": list(t.play[start : start + t.play_size[seat]]),
        "aside": list(t.aside[: t.aside_size]) if seat == t.turn else [],
    }
    sizes = {"hand_size": len(hand), "deck_size": t.deck_size[seat], "discard_size": len(discard)}
    for key, value in wanted.items():
        name = f"{key} of seat {seat}"
        if key in zones:
            difference = compare(name, sorted(named(value, name)), sorted(_keys(zones[str(key)])))
        elif key in sizes:
            difference = compare(name, value, sizes[str(key)])
        elif key == "discard_top":
            top = cards.KEYS[discard[-1]] if discard else None
            difference = compare(name, None if value == "none" else value, top)
        elif key == "deck":
            difference = _deck(t, seat, named(value, name), name, whole=True)
        elif key == "deck_top":
            difference = _deck(t, seat, named(value, name), name, whole=False)
        else:
            raise BadScenario(f"then: seat {seat} has no {key!r}")
        if difference:
            return difference
    return ""


def _deck(t: state.State, seat: int, wanted: list[str], name: str, *, whole: bool) -> str:
    """A deck from the top; under the ordered cards lies a pool, which has no order yet."""
    start = seat * state.ZONE
    size, ordered = t.deck_size[seat], t.ordered[seat]
    top = _keys(list(t.deck[start + size - ordered : start + size])[::-1])
    pool = sorted(_keys(list(t.deck[start : start + size - ordered])))
    got = f"{top} over {pool} in no order" if pool else str(top)
    depth = min(len(wanted), ordered)
    fits = wanted[:depth] == top[:depth] and len(wanted) <= size
    if whole:
        fits = fits and sorted(wanted[ordered:]) == pool
    elif len(wanted) > ordered:
        fits = fits and len(set(pool)) == 1 and set(wanted[ordered:]) <= set(pool)
    return "" if fits else f"{name}: expected {short(wanted)}, got {short(got)}"


def _keys(numbers: Sequence[int]) -> list[str]:
    return [cards.KEYS[number] for number in numbers]


def named(value: Value, name: str) -> list[str]:
    if not isinstance(value, list):
        raise BadScenario(f"then: {name} must be a list of cards, not {value!r}")
    for key in value:
        if key not in cards.NUMBER:
            raise BadScenario(f"then: {name}: there is no card {key!r}")
    return list(value)


# The whole table ------------------------------------------------------------------------------------


def _supply(_: DominionPlay, t: state.State, wanted: Value) -> str:
    for key, size in mapping(wanted, "then: supply").items():
        if key not in cards.NUMBER:
            raise BadScenario(f"then: supply: there is no card {key!r}")
        difference = compare(f"supply of {key}", size, t.supply[cards.NUMBER[str(key)]])
        if difference:
            return difference
    return ""


def _trash(_: DominionPlay, t: state.State, wanted: Value) -> str:
    trash = [cards.KEYS[card] for card in range(cards.CARDS) for _ in range(t.trash[card])]
    return compare("trash", sorted(named(wanted, "trash")), sorted(trash))


def _phase(_: DominionPlay, t: state.State, wanted: Value) -> str:
    return compare("phase", wanted, "buy" if t.phase else "action")


def _turns(_: DominionPlay, t: state.State, wanted: Value) -> str:
    return compare("turns", wanted, list(t.turns[: t.players]))


def _next_first(play: DominionPlay, t: state.State, wanted: Value) -> str:
    may = dominion.next_first(t.edition, t.players, play.game.winners())
    return compare("next_first", wanted, list(may))


def _choice(play: DominionPlay, _: state.State, wanted: Value) -> str:
    choice, keys = play.game.choice, choice_keys(wanted, CHOICE_KEYS)
    if keys is None:
        return "" if choice is None else f"choice: expected none, got {_spell(choice)}"
    if choice is None:
        return f"choice: expected {dict(keys)}, got none: the game is over"
    verb = keys.get("verb", choice.verbs[0])
    if verb not in choice.verbs:
        return f"choice: expected {verb} to be offered, got {_spell(choice)}"
    got = {"seat": choice.seat, "least": choice.min, "most": choice.max, "asker": choice.asker}
    for name, value in got.items():
        if name in keys and keys[name] != value:
            return f"choice: expected {name} {keys[name]}, got {value} in {_spell(choice)}"
    if "options" in keys and not _same_options(named(keys["options"], "options"), choice, str(verb)):
        return f"choice: expected options {keys['options']} to {verb}, got {list(choice.under(str(verb)))}"
    return ""


def _same_options(wanted: list[str], choice: Choice, verb: str) -> bool:
    """As multisets; where one card is to be picked, its copies may also be left out."""
    offered = [key for key in choice.under(verb) if key in cards.NUMBER]
    return sorted(wanted) == sorted(offered) or (
        choice.max <= 1 and len(set(wanted)) == len(wanted) and set(wanted) == set(offered)
    )


def _spell(choice: Choice) -> str:
    options = ", ".join(str(option) for option in choice.options)
    return f"seat {choice.seat}'s choice of {choice.min} to {choice.max} by {choice.asker}: {options}"


# What was seen, asked and told ----------------------------------------------------------------------


def _sees(play: DominionPlay, _: state.State, wanted: Value) -> str:
    for seat, keys in _by_seat(play, wanted, "sees"):
        missing = [key for key in named(keys, f"sees of seat {seat}") if key not in _seen(play, seat)]
        if missing:
            return f"sees: expected seat {seat} to have seen {', '.join(missing)}"
    return ""


def _hidden(play: DominionPlay, _: state.State, wanted: Value) -> str:
    for seat, keys in _by_seat(play, wanted, "hidden"):
        shown = [key for key in named(keys, f"hidden of seat {seat}") if key in _seen(play, seat)]
        if shown:
            return f"hidden: expected seat {seat} not to have seen {', '.join(shown)}"
    return ""


def _seen(play: DominionPlay, seat: int) -> set[str]:
    told = {thing for event in play.game.events(seat) for thing in event.things if thing is not None}
    return play.seen[seat] | told


def _shuffles(play: DominionPlay, _: state.State, wanted: Value) -> str:
    shuffled = Counter(event.seat for event in play.game.events(None) if event.kind == "shuffle")
    return _counts(play, wanted, "shuffles", shuffled)


def _asked(play: DominionPlay, t: state.State, wanted: Value) -> str:
    pending = Counter() if t.over else Counter([t.seat])
    return _counts(play, wanted, "asked", play.answered + pending)


def _counts(play: DominionPlay, wanted: Value, name: str, got: Counter[int]) -> str:
    for seat, count in _by_seat(play, wanted, name):
        difference = compare(f"{name} of seat {seat}", count, got[seat])
        if difference:
            return difference
    return ""


def _by_seat(play: DominionPlay, wanted: Value, name: str) -> list[tuple[int, Value]]:
    entries = mapping(wanted, f"then: {name}")
    for seat in entries:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < play.game.players:
            raise BadScenario(f"then: {name}: there is no seat {seat!r}")
    return [(int(str(seat)), value) for seat, value in entries.items()]


def _events(play: DominionPlay, t: state.State, wanted: Value) -> str:
    if not isinstance(wanted, list):
        raise BadScenario(f"then: events must be a list, not {wanted!r}")
    told = [event for event in play.game.events(None) if event.seat == t.turn]
    left = iter(told)
    for one in wanted:
        if not any(_matches(event, str(one).split()) for event in left):
            return f"events: expected {wanted} in this order, got {[str(event) for event in told]}"
    return ""


def _matches(event: Event, words: list[str]) -> bool:
    if not words or words[0] != event.kind:
        return False
    numbers = [int(word) for word in words[1:] if word.isdigit()]
    faces = [word for word in words[1:] if not word.isdigit()]
    if any(number != event.count for number in numbers):
        return False
    return not Counter(faces) - Counter(thing for thing in event.things if thing is not None)


_CHECKS: dict[str, Callable[[DominionPlay, state.State, Value], str]] = {
    "supply": _supply,
    "trash": _trash,
    "phase": _phase,
    "turns": _turns,
    "next_first": _next_first,
    "choice": _choice,
    "sees": _sees,
    "hidden": _hidden,
    "shuffles": _shuffles,
    "asked": _asked,
    "events": _events,
}
