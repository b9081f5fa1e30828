"""Kingdomino in scenarios: the position that is given, and what is played from it."""

from __future__ import annotations

from collections.abc import Mapping

from regat import kingdomino
from regat.kernel.errors import BadScenario
from regat.kernel.series import Result, Series
from regat.kingdomino.game import Game
from regat.kingdomino.position import KingdomSetup, Position
from regat.kingdomino.scenario_checks import KingdominoPlay
from regat.scenarios.document import (
    Scenario,
    Value,
    check_keys,
    compare,
    flag,
    items,
    mapping,
    number,
    numbers,
    whole_number,
)
from regat.scenarios.game_scenarios import GameScenarios, check_setup_keys, split_given

GIVEN = {"players", "variants", "seed", "setup", "line", "next", "pile", "kings", "drawer", "over"}
WITH_SETUP = {"players", "variants", "seed", "setup", "pile", "kings", "drawer"}
HOLDING = ("placed", "grid", "discarded")


class KingdominoScenarios(GameScenarios):
    """Positions of Kingdomino, and Dynasties."""

    def begin(self, scenario: Scenario) -> KingdominoPlay:
        return KingdominoPlay(_begin(scenario))

    def check_series(self, scenario: Scenario) -> str:
        """A document with the points of three games: what of `then` does not hold."""
        rows = scenario.series
        if not isinstance(rows, list) or not rows or not all(isinstance(row, list) for row in rows):
            raise BadScenario(f"series must be a list of games, each a list of points, not {rows!r}")
        players = len(rows[0])
        dynasty: Series[None, Game] = Series(
            lambda _, __, ___: kingdomino.new(), None, players=players, seed=1, length=len(rows)
        )
        for row in rows:
            points = tuple(whole_number(one, "points") for one in row)
            best = max(points, default=0)
            dynasty.count(Result(points, tuple(seat for seat, one in enumerate(points) if one == best)))
        got = {"scores": list(dynasty.scores()), "winners": list(dynasty.winners())}
        for key, wanted in scenario.then.items():
            if key not in got:
                raise BadScenario(f"then: a series has scores and winners, not {key!r}")
            if difference := compare(str(key), wanted, got[str(key)]):
                return difference
        return ""


def _begin(scenario: Scenario) -> Game:
    rest, seats = split_given(scenario, GIVEN)
    players = number(rest.get("players", 2), "players")
    variants = _variants(rest.get("variants", []))
    seed = whole_number(rest.get("seed", 1), "seed")
    pile = numbers(rest["pile"], "pile") if "pile" in rest else None
    kings = numbers(rest.get("kings", []), "kings")
    drawer = number(rest.get("drawer", 0), "drawer")
    if flag(rest.get("setup", False), "setup"):
        check_setup_keys(scenario, WITH_SETUP)
        return kingdomino.new(players, variants, seed, pile=pile or (), kings=kings, drawer=drawer)
    position = Position(
        players,
        variants,
        line={domino: number(seat, f"the king on {domino}") for domino, seat in _line(rest, "line").items()},
        next={
            domino: None if seat is None else number(seat, f"the king on {domino}")
            for domino, seat in _line(rest, "next").items()
        },
        pile=pile,
        kings=kings,
        drawer=drawer,
        seats={seat: _holding(value, f"seat {seat}") for seat, value in seats.items()},
        seed=seed,
        over=flag(rest.get("over", False), "over"),
    )
    if not position.over and not position.line and not position.next:
        raise BadScenario("a position needs a line, or next during the first choice, or over: true")
    return kingdomino.from_position(position)


def _variants(value: Value) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise BadScenario(f"variants must be a list of names, not {value!r}")
    return tuple(value)


def _line(rest: Mapping[str, Value], name: str) -> dict[int, Value]:
    entries = mapping(rest.get(name) or {}, name)
    return {number(domino, f"a domino in {name}"): seat for domino, seat in entries.items()}


def _holding(value: Value, name: str) -> KingdomSetup:
    own = mapping(value, name)
    check_keys(own, HOLDING, name)
    return KingdomSetup(
        tuple(map(str, items(own.get("placed", []), f"{name}: placed"))),
        str(own.get("grid", "")),
        numbers(own.get("discarded", []), f"{name}: discarded"),
    )


FACE = KingdominoScenarios()
