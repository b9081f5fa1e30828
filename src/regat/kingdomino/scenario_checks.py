"""What must follow in a scenario of Kingdomino: how each key of `then` is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regat.kernel.errors import BadScenario, IllegalAnswer
from regat.kingdomino.game import Game
from regat.kingdomino.view import KingdomView
from regat.scenarios import game_scenarios
from regat.scenarios.document import Value, compare, mapping
from regat.scenarios.game_scenarios import Check, choice_keys, common_checks

TERRITORY = {"terrain", "squares", "crowns", "points"}
CHOICE = {"seat", "verb", "count"}


def differs(game: Game, then: Mapping[Value, Value]) -> str:
    """The first thing that does not hold, as `expected …, got …`."""
    view = game.view(None)
    checks: dict[str, Check] = {
        **common_checks(game),
        "pile_size": lambda wanted: compare("pile_size", wanted, view.pile_size),
        "line": lambda wanted: _line("line", wanted, view.line),
        "next": lambda wanted: _line("next", wanted, view.next),
        "choice": lambda wanted: _choice(game, wanted),
        "legal": lambda wanted: _legality(game, wanted, legal=True),
        "illegal": lambda wanted: _legality(game, wanted, legal=False),
    }
    return game_scenarios.differs(
        then, view.players, lambda seat, wanted: _seat(view.kingdoms[seat], seat, wanted), checks
    )


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


def _line(name: str, wanted: Value, got: Sequence[tuple[int, int | None]]) -> str:
    return compare(name, dict(mapping(wanted or {}, f"then: {name}")), dict(got))


def _choice(game: Game, wanted: Value) -> str:
    choice, keys = game.choice, choice_keys(wanted, CHOICE)
    if keys is None:
        return "" if choice is None else f"choice: expected none, got seat {choice.seat} by {choice.asker}"
    if choice is None:
        return f"choice: expected {dict(keys)}, got none: the game is over"
    got = {"seat": choice.seat, "verb": choice.verbs[0], "count": len(choice.options)}
    return compare("choice", dict(keys), {str(key): got[str(key)] for key in keys})


def _legality(game: Game, wanted: Value, *, legal: bool) -> str:
    name = "legal" if legal else "illegal"
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
