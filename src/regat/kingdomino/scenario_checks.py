"""What must follow in a scenario of Kingdomino: how each key of `then` is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from regat.kernel.choice import Choice
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino.game import Game
from regat.kingdomino.view import KingdomView
from regat.scenarios.document import Value, check_keys, compare, items, mapping, numbers
from regat.scenarios.game_scenarios import Check, Play, choice_check, value_checks

TERRITORY = ("crowns", "points", "squares", "terrain")
CHOICE_KEYS = ("count", "seat", "verb")
KINGDOM = ("score", "crowns", "largest", "squares", "castle_centred", "complete")


class KingdominoPlay(Play[Game]):
    """A scenario of Kingdomino in progress."""

    def checks(self) -> dict[str, Check]:
        game, view = self.game, self.game.view(None)
        return {
            **value_checks({"pile_size": view.pile_size}),
            "line": partial(_line, "line", view.line),
            "next": partial(_line, "next", view.next),
            "choice": choice_check(game.choice, CHOICE_KEYS, _choice),
            "legal": partial(_legality, game, "legal"),
            "illegal": partial(_legality, game, "illegal"),
        }

    def seat_checks(self, seat: int) -> dict[str, Check]:
        kingdom, of = self.game.view(None).kingdoms[seat], f" of seat {seat}"
        return {
            **value_checks({name: getattr(kingdom, name) for name in KINGDOM}, of),
            "discarded": partial(_discarded, kingdom, "discarded" + of),
            "territories": partial(_territories, kingdom, "territories" + of),
        }


def _discarded(kingdom: KingdomView, name: str, wanted: Value) -> str:
    return compare(name, sorted(numbers(wanted, f"then: {name}")), sorted(kingdom.discarded))


def _territories(kingdom: KingdomView, name: str, wanted: Value) -> str:
    """Each one named must be there, as often as it is named; others may be too."""
    there = [
        {"terrain": one.terrain, "squares": len(one.squares), "crowns": one.crowns, "points": one.points}
        for one in kingdom.territories
    ]
    left = list(there)
    # The most closely described first, so that a vague one does not take its territory.
    entries = (mapping(entry, name) for entry in items(wanted, f"then: {name}"))
    for one in sorted(entries, key=len, reverse=True):
        check_keys(one, TERRITORY, "then: a territory")
        fitting = [real for real in left if all(real[str(key)] == value for key, value in one.items())]
        if not fitting:
            return f"{name}: expected {dict(one)}, got {there}"
        left.remove(fitting[0])
    return ""


def _line(name: str, got: Sequence[tuple[int, int | None]], wanted: Value) -> str:
    return compare(name, dict(mapping(wanted or {}, f"then: {name}")), dict(got))


def _choice(choice: Choice, keys: Mapping[Value, Value]) -> str:
    got = {"seat": choice.seat, "verb": choice.verbs[0], "count": len(choice.options)}
    return compare("choice", dict(keys), {str(key): got[str(key)] for key in keys})


def _legality(game: Game, name: str, wanted: Value) -> str:
    for text in items(wanted, f"then: {name}", "answers"):
        try:
            game.copy().answer(str(text))
        except IllegalAnswer:
            if name == "legal":
                return f"legal: expected {text!r} to be legal, but it is refused"
        else:
            if name == "illegal":
                return f"illegal: expected {text!r} to be refused, but it is legal"
    return ""
