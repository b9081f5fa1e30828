"""Dominion in scenarios: the position that is given, and what is played from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from regat import dominion
from regat.dominion.game import Game
from regat.dominion.position import Position, SeatCards
from regat.dominion.rules import cards, kingdoms
from regat.dominion.scenario_checks import DominionPlay, card_keys
from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.errors import BadScenario
from regat.scenarios.document import (
    Scenario,
    Value,
    check_keys,
    flag,
    items,
    mapping,
    number,
    numbers,
    whole_number,
)
from regat.scenarios.game_scenarios import GameScenarios, check_setup_keys, split_given

GIVEN = {"edition", "players", "kingdom", "mixed", "supply", "trash", "turn", "phase", "actions", "buys"}
GIVEN |= {"coins", "turns", "first", "shuffles", "seed", "setup", "over"}
WITH_SETUP = {"edition", "players", "kingdom", "mixed", "first", "shuffles", "seed", "setup"}
ZONES = ("hand", "deck", "discard", "play")


class DominionScenarios(GameScenarios):
    """Positions of Dominion."""

    def begin(self, scenario: Scenario) -> DominionPlay:
        return DominionPlay(_begin(scenario))


def _begin(scenario: Scenario) -> Game:
    rest, seats = split_given(scenario, GIVEN)
    players = number(rest.get("players", 2), "players")
    edition = number(rest.get("edition", 2), "edition")
    kingdoms.check_players(players)
    kingdoms.check_edition(edition)
    mixed = flag(rest.get("mixed", False), "mixed")
    seed = whole_number(rest.get("seed", 1), "seed")
    kingdom = _kingdom(scenario, rest, edition, mixed=mixed, seed=seed)
    first = number(rest.get("first", 0), "first")
    shuffles = _shuffles(rest.get("shuffles", {}))
    if flag(rest.get("setup", False), "setup"):
        check_setup_keys(scenario, WITH_SETUP)
        return dominion.new(players, edition, kingdom, seed, first=first, mixed=mixed, shuffles=shuffles)
    supply = mapping(rest.get("supply", {}), "supply")
    position = Position(
        kingdom,
        edition,
        players,
        mixed=mixed,
        supply={str(key): number(size, f"supply of {key}") for key, size in supply.items()},
        trash=card_keys(rest.get("trash", []), "trash"),
        turn=number(rest.get("turn", 0), "turn"),
        phase=str(rest.get("phase", "action")),
        actions=number(rest.get("actions", 1), "actions"),
        buys=number(rest.get("buys", 1), "buys"),
        coins=number(rest.get("coins", 0), "coins"),
        turns=numbers(rest.get("turns", [0] * players), "turns"),
        first=first,
        seats={seat: _seat(value, f"seat {seat}") for seat, value in seats.items()},
        shuffles=shuffles,
        seed=seed,
        over=flag(rest.get("over", False), "over"),
    )
    return dominion.from_position(position)


def _kingdom(
    scenario: Scenario, rest: Mapping[str, Value], edition: int, *, mixed: bool, seed: int
) -> tuple[str, ...]:
    if "kingdom" in rest:
        value = rest["kingdom"]
        wanted = value if isinstance(value, str) else card_keys(value, "kingdom")
        return kingdoms.choose(wanted, edition, HashRandom(seed_key(seed), 1), mixed=mixed)
    kingdom_keys = {cards.KEYS[card] for card in cards.KINGDOM}
    words = set(_words([scenario.given, [step.text for step in scenario.when], scenario.then]))
    words |= set(_words([step.then for step in scenario.when]))
    named = kingdoms.in_order(words & kingdom_keys)
    for key in named:
        kingdoms.check_card(key, edition, mixed=mixed)
    if len(named) > kingdoms.PILES:
        raise BadScenario(f"{len(named)} Kingdom cards are named: say which ten are the kingdom")
    others = [key for key in kingdoms.available(edition) if key not in named]
    return kingdoms.in_order((*named, *others[: kingdoms.PILES - len(named)]))


def _words(value: Value) -> Iterator[str]:
    """Every word in what a scenario says."""
    if isinstance(value, str):
        yield from value.replace(",", " ").split()
    elif isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _words(key)
            yield from _words(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _words(inner)


def _seat(value: Value, name: str) -> SeatCards:
    zones = mapping(value, name)
    check_keys(zones, ZONES, name)
    return SeatCards(**{str(zone): card_keys(cards, f"{name}: {zone}") for zone, cards in zones.items()})


def _shuffles(value: Value) -> dict[int, tuple[tuple[str, ...], ...]]:
    out = {}
    for seat, decks in mapping(value, "shuffles").items():
        name = f"shuffles of seat {seat}"
        listed = items(decks, name, "decks")
        out[number(seat, "a seat in shuffles")] = tuple(card_keys(deck, name) for deck in listed)
    return out


FACE = DominionScenarios()
