"""What must follow in a scenario of Dominion: how each key of `then` is checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from regat import dominion
from regat.dominion import prompts
from regat.dominion.game import Game
from regat.dominion.rules import cards, state
from regat.kernel.choice import Choice
from regat.kernel.errors import BadScenario
from regat.kernel.events import Event
from regat.scenarios.document import Value, compare, items, mapping, short
from regat.scenarios.game_scenarios import (
    Check,
    Play,
    choice_check,
    describe_choice,
    value_checks,
)

CHOICE_KEYS = ("asker", "least", "most", "options", "seat", "verb")


class DominionPlay(Play[Game]):
    """A scenario of Dominion in progress."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.answered: Counter[int] = Counter()
        self.seen: list[set[str]] = [set() for _ in range(game.players)]
        self._note_seen()

    def answer(self, text: str) -> None:
        seat = self.game.seat
        self.game.answer(text)
        self.answered[seat] += 1
        self._note_seen()

    def copy(self) -> DominionPlay:
        copy = DominionPlay(self.game.copy())
        copy.answered = Counter(self.answered)
        copy.seen = [set(seen) for seen in self.seen]
        return copy

    def checks(self) -> dict[str, Check]:
        game, t = self.game, self.game.snapshot()
        values = {name: getattr(t, name) for name in ("turn", "actions", "buys", "coins")}
        values |= {"phase": "buy" if t.phase else "action", "turns": list(t.turns[: t.players])}
        trash = [card for card in range(cards.CARDS) for _ in range(t.trash[card])]
        shuffled = Counter(event.seat for event in game.events(None) if event.kind == "shuffle")
        asked = self.answered + (Counter() if t.over else Counter([t.seat]))
        return {
            **value_checks(values),
            "supply": partial(_supply, t),
            "trash": partial(_cards, "trash", trash),
            "next_first": lambda wanted: compare(
                "next_first", wanted, list(dominion.next_first(t.edition, t.players, game.winners()))
            ),
            "choice": choice_check(game.choice, CHOICE_KEYS, _choice),
            "sees": partial(_seen, self, "sees", seen=True),
            "hidden": partial(_seen, self, "hidden", seen=False),
            "shuffles": partial(_counts, self, "shuffles", shuffled),
            "asked": partial(_counts, self, "asked", asked),
            "events": partial(_events, [event for event in game.events(None) if event.seat == t.turn]),
        }

    def seat_checks(self, seat: int) -> dict[str, Check]:
        return _seat_checks(self.game.snapshot(), seat)

    def _note_seen(self) -> None:
        """Note what everybody sees now; what events show can be asked for later."""
        for seat, seen in enumerate(self.seen):
            view = self.game.view(seat)
            seen.update(view.hand, view.looked_at, view.trash)
            for other in view.seats:
                seen.update(other.play, other.aside, other.revealed)
                if other.discard_top is not None:
                    seen.add(other.discard_top)


# One seat's zones -----------------------------------------------------------------------------------


def _seat_checks(t: state.State, seat: int) -> dict[str, Check]:
    start, of = seat * state.ZONE, f" of seat {seat}"
    discard = list(t.discard[start : start + t.discard_size[seat]])
    hand = list(prompts.hand(t, seat).elements())
    zones = {
        "hand": hand,
        "discard": discard,
        "play": list(t.play[start : start + t.play_size[seat]]),
        "aside": list(t.aside[: t.aside_size]) if seat == t.turn else [],
    }
    sizes = {"hand_size": len(hand), "deck_size": t.deck_size[seat], "discard_size": len(discard)}
    top = cards.KEYS[discard[-1]] if discard else None
    return {
        **{zone: partial(_cards, zone + of, numbers) for zone, numbers in zones.items()},
        **value_checks(sizes, of),
        "discard_top": lambda wanted: compare("discard_top" + of, None if wanted == "none" else wanted, top),
        "deck": partial(_deck, t, seat, "deck" + of, whole=True),
        "deck_top": partial(_deck, t, seat, "deck_top" + of, whole=False),
    }


def _cards(name: str, got: Sequence[int], value: Value) -> str:
    """Compare cards as multisets."""
    return compare(name, sorted(card_keys(value, f"then: {name}")), sorted(_keys(got)))


def _deck(t: state.State, seat: int, name: str, value: Value, *, whole: bool) -> str:
    """Compare a deck from the top; below its ordered cards is a pool, which has no order yet."""
    wanted = card_keys(value, f"then: {name}")
    start = seat * state.ZONE
    size, ordered = t.deck_size[seat], t.ordered[seat]
    top = _keys(list(t.deck[start + size - ordered : start + size])[::-1])
    pool = sorted(_keys(list(t.deck[start : start + size - ordered])))
    got = f"{top} over {pool} in no order" if pool else str(top)
    depth = min(len(wanted), ordered)
    fits = list(wanted[:depth]) == top[:depth] and len(wanted) <= size
    if whole:
        fits = fits and sorted(wanted[ordered:]) == pool
    elif len(wanted) > ordered:
        fits = fits and len(set(pool)) == 1 and set(wanted[ordered:]) <= set(pool)
    return "" if fits else f"{name}: expected {short(list(wanted))}, got {short(got)}"


def _keys(numbers: Sequence[int]) -> list[str]:
    return [cards.KEYS[number] for number in numbers]


def card_keys(value: Value, name: str) -> tuple[str, ...]:
    """A list of cards."""
    keys = items(value, name, "cards")
    for key in keys:
        if key not in cards.NUMBER:
            raise BadScenario(f"{name}: there is no card {key!r}")
    return tuple(map(str, keys))


# The whole table ------------------------------------------------------------------------------------


def _supply(t: state.State, wanted: Value) -> str:
    for key, size in mapping(wanted, "then: supply").items():
        if key not in cards.NUMBER:
            raise BadScenario(f"then: supply: there is no card {key!r}")
        if difference := compare(f"supply of {key}", size, t.supply[cards.NUMBER[str(key)]]):
            return difference
    return ""


def _choice(choice: Choice, keys: Mapping[Value, Value]) -> str:
    verb = keys.get("verb", choice.verbs[0])
    if verb not in choice.verbs:
        return f"choice: expected {verb} to be offered, got {describe_choice(choice)}"
    got = {"seat": choice.seat, "least": choice.min, "most": choice.max, "asker": choice.asker}
    for name, value in got.items():
        if name in keys and keys[name] != value:
            return f"choice: expected {name} {keys[name]}, got {value} in {describe_choice(choice)}"
    if "options" in keys and not _same_options(
        card_keys(keys["options"], "then: options"), choice, str(verb)
    ):
        return f"choice: expected options {keys['options']} to {verb}, got {list(choice.under(str(verb)))}"
    return ""


def _same_options(wanted: Sequence[str], choice: Choice, verb: str) -> bool:
    """As multisets; where one card is to be picked, its copies may also be left out."""
    offered = [key for key in choice.under(verb) if key in cards.NUMBER]
    return sorted(wanted) == sorted(offered) or (
        choice.max <= 1 and len(set(wanted)) == len(wanted) and set(wanted) == set(offered)
    )


# What was seen, asked and shown ----------------------------------------------------------------------


def _seen(play: DominionPlay, name: str, wanted: Value, *, seen: bool) -> str:
    for seat, keys in _by_seat(play, name, wanted):
        shown = {thing for event in play.game.events(seat) for thing in event.things} | play.seen[seat]
        wrong = [key for key in card_keys(keys, f"then: {name} of seat {seat}") if (key in shown) != seen]
        if wrong:
            return f"{name}: expected seat {seat} {'' if seen else 'not '}to have seen {', '.join(wrong)}"
    return ""


def _counts(play: DominionPlay, name: str, got: Counter[int], wanted: Value) -> str:
    for seat, count in _by_seat(play, name, wanted):
        if difference := compare(f"{name} of seat {seat}", count, got[seat]):
            return difference
    return ""


def _by_seat(play: DominionPlay, name: str, wanted: Value) -> list[tuple[int, Value]]:
    entries = mapping(wanted, f"then: {name}")
    for seat in entries:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < play.game.players:
            raise BadScenario(f"then: {name}: there is no seat {seat!r}")
    return [(int(str(seat)), value) for seat, value in entries.items()]


def _events(seen: Sequence[Event], wanted: Value) -> str:
    left = iter(seen)
    for one in items(wanted, "then: events"):
        if not any(_matches(event, str(one).split()) for event in left):
            return f"events: expected {wanted} in this order, got {[str(event) for event in seen]}"
    return ""


def _matches(event: Event, words: list[str]) -> bool:
    if not words or words[0] != event.kind:
        return False
    numbers = [int(word) for word in words[1:] if word.isdigit()]
    keys = [word for word in words[1:] if not word.isdigit()]
    if any(number != event.count for number in numbers):
        return False
    return not Counter(keys) - Counter(thing for thing in event.things if thing is not None)
