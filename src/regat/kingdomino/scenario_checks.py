"""What must follow in a scenario of Kingdomino: each key of `then`, and how it is looked up."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from regat.kernel.errors import BadScenario, IllegalAnswer
from regat.kingdomino.game import Game
from regat.kingdomino.view import KingdomView, View
from regat.scenarios.document import Value, compare, mapping

TERRITORY = {"terrain", "squares", "crowns", "points"}
CHOICE = {"seat", "verb", "count"}


def differs(game: Game, then: Mapping[Value, Value]) -> str:
    """The first thing that does not hold, as `expected …, got …`."""
    view = game.view(None)
    for key, wanted in then.items():
        if isinstance(key, int) and not isinstance(key, bool):
            if not 0 <= key < view.players:
                raise BadScenario(f"then: there is no seat {key}")
            difference = _seat(view.kingdoms[key], key, mapping(wanted, f"then: seat {key}"))
        elif key in _CHECKS:
            difference = _CHECKS[str(key)](game, view, wanted)
        else:
            known = ", ".join(sorted(_CHECKS))
            raise BadScenario(f"then: unknown key {key!r}; known are seats by number and {known}")
        if difference:
            return difference
    return ""


def _seat(kingdom: KingdomView, seat: int, wanted: Mapping[Value, Value]) -> str:
    plain: dict[str, object] = {
        "score": kingdom.score,
        "crowns": kingdom.crowns,
        "largest": kingdom.largest,
        "squares": kingdom.squares,
        "castle_centred": kingdom.castle_centred,
        "complete": kingdom.complete,
    }
    for key, value in wanted.items():
        name = f"{key} of seat {seat}"
        if key in plain:
            difference = compare(name, value, plain[str(key)])
        elif key == "discarded":
            if not isinstance(value, list):
                raise BadScenario(f"then: {name} must be a list of dominoes, not {value!r}")
            difference = compare(name, sorted(value), sorted(kingdom.discarded))
        elif key == "territories":
            difference = _territories(kingdom, name, value)
        else:
            raise BadScenario(f"then: seat {seat} has no {key!r}")
        if difference:
            return difference
    return ""


def _territories(kingdom: KingdomView, name: str, wanted: Value) -> str:
    """Each one named must be there, as often as it is named; others may be too."""
    if not isinstance(wanted, list):
        raise BadScenario(f"then: {name} must be a list, not {wanted!r}")
    there = [
        {"terrain": one.terrain, "squares": len(one.squares), "crowns": one.crowns, "points": one.points}
        for one in kingdom.territories
    ]
    left = list(there)
    # The most closely described first, so that a vague one does not take its territory.
    for one in sorted((mapping(entry, name) for entry in wanted), key=len, reverse=True):
        for key in one:
            if key not in TERRITORY:
                raise BadScenario(f"then: a territory has no {key!r}, only {', '.join(sorted(TERRITORY))}")
        fitting = [real for real in left if all(real[str(key)] == value for key, value in one.items())]
        if not fitting:
            return f"{name}: expected {dict(one)}, got {there}"
        left.remove(fitting[0])
    return ""


def _line(game: Game, view: View, wanted: Value) -> str:
    return compare("line", dict(mapping(wanted or {}, "then: line")), dict(view.line))


def _next(game: Game, view: View, wanted: Value) -> str:
    return compare("next", dict(mapping(wanted or {}, "then: next")), dict(view.next))


def _choice(game: Game, _: View, wanted: Value) -> str:
    choice = game.choice
    if wanted in ("none", None):
        return "" if choice is None else f"choice: expected none, got seat {choice.seat} by {choice.asker}"
    keys = mapping(wanted, "then: choice")
    for key in keys:
        if key not in CHOICE:
            raise BadScenario(f"then: choice has no {key!r}, only {', '.join(sorted(CHOICE))}")
    if choice is None:
        return f"choice: expected {dict(keys)}, got none: the game is over"
    got = {"seat": choice.seat, "verb": choice.verbs[0], "count": len(choice.options)}
    return compare("choice", dict(keys), {str(key): got[str(key)] for key in keys})


def _legality(*, legal: bool) -> Callable[[Game, View, Value], str]:
    name = "legal" if legal else "illegal"

    def check(game: Game, _: View, wanted: Value) -> str:
        if not isinstance(wanted, list):
            raise BadScenario(f"then: {name} must be a list of answers, not {wanted!r}")
        for text in wanted:
            try:
                game.copy().answer(text)
            except IllegalAnswer:
                if legal:
                    return f"legal: expected {text!r} to be legal, but it is refused"
            else:
                if not legal:
                    return f"illegal: expected {text!r} to be refused, but it is legal"
        return ""

    return check


def _invalid(_: Game, __: View, wanted: Value) -> str:
    return "" if wanted is False else "invalid: the position was accepted"


def _winners(game: Game, _: View, wanted: Value) -> str:
    return compare("winners", wanted, list(game.winners()))


_CHECKS: dict[str, Callable[[Game, View, Value], str]] = {
    "scores": lambda _, view, wanted: compare("scores", wanted, list(view.scores)),
    "winners": _winners,
    "over": lambda _, view, wanted: compare("over", wanted, view.over),
    "pile_size": lambda _, view, wanted: compare("pile_size", wanted, view.pile_size),
    "line": _line,
    "next": _next,
    "choice": _choice,
    "legal": _legality(legal=True),
    "illegal": _legality(legal=False),
    "invalid": _invalid,
}
