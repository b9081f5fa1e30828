"""Record notation: an action as text, and text as an action. Records, log, bots and prompts use it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from regat.kernel.choice import Option
from regat.kernel.errors import IllegalAnswer, shortened
from regat.kingdomino.rules import dominoes, state

if TYPE_CHECKING:
    from regat.kingdomino.rules.engine import Engine

Coord = tuple[int, int]

Asker = Literal["first_choice", "placing", "claiming"]
ASKERS: dict[int, Asker] = {
    dominoes.CHOOSING: "first_choice",
    dominoes.PLACING: "placing",
    dominoes.CLAIMING: "claiming",
}
MAX_OPTIONS = 40  # as many as an error message names
_CLAIM = re.compile(r"claim (\d{1,2})")
_SQUARE = r"\( ?(-?\d) ?, ?(-?\d) ?\)"
_PLACE = re.compile(rf"place (\d{{1,2}}) {_SQUARE} ?- ?{_SQUARE}")


def format_square(square: Coord) -> str:
    return f"({square[0]},{square[1]})"


@lru_cache(1024)  # more than there are places
def format_squares(first: Coord, second: Coord) -> str:
    return f"{format_square(first)}-{format_square(second)}"


def _squares_of(action: int) -> tuple[Coord, Coord]:
    x, y, direction = dominoes.placement(action)
    step = dominoes.STEPS[direction]
    return (x, y), (x + step[0], y + step[1])


SQUARE_PAIRS = [_squares_of(action) for action in range(dominoes.CLAIM)]  # of each placement
SQUARES = [format_squares(first, second) for first, second in SQUARE_PAIRS]
_PLACEMENTS = {text: action for action, text in enumerate(SQUARES)}


def placed(domino: int, action: int) -> str:
    """A placed domino: `17 (1,0)-(2,0)`."""
    return f"{domino} {SQUARES[action]}"


def option(action: int, domino: int) -> Option:
    """An action and the domino that it is about."""
    if action == dominoes.NOTHING:
        return Option("discard", str(domino))
    if action >= dominoes.CLAIM:
        return Option("claim", str(domino))
    return Option("place", placed(domino, action))


def format_action(action: int, domino: int) -> str:
    return str(option(action, domino))


def format_in(t: state.State, action: int) -> str:
    """A legal action of a state."""
    place = action - dominoes.CLAIM
    return format_action(action, (t.next[place] if place >= 0 else t.line[t.turn]) + 1)


def parse_answer(game: Engine, text: object) -> int:
    """The action that an answer means; IllegalAnswer if it is not legal."""
    if game.over:
        raise IllegalAnswer(f"{shortened(text)} answers nothing: the game is over")
    action = _parse(game, text) if isinstance(text, str) else -1
    if action >= 0 and game.is_legal(action):
        return action
    legal = game.legal
    offered = ", ".join(format_action(one, game.domino_of(one)) for one in legal[:MAX_OPTIONS])
    more = f" and {len(legal) - MAX_OPTIONS} more" if len(legal) > MAX_OPTIONS else ""
    raise IllegalAnswer(f"{shortened(text)} is not an answer to seat {game.seat}'s choice: {offered}{more}")


def _parse(game: Engine, text: str) -> int:
    """The action that a text names; -1 if it names none."""
    verb, _, rest = text.partition(" ")
    number, _, squares = rest.partition(" ")
    placing = game.stage == dominoes.PLACING
    if placing and verb == "place" and squares in _PLACEMENTS and number == str(game.domino_of(0)):
        action = _PLACEMENTS[squares]
        if game.is_legal(action):
            return action
    text = " ".join(text.split())
    claim = _CLAIM.fullmatch(text)
    if claim and not placing:
        wanted = int(claim[1])
        return next((one for one in game.legal if game.domino_of(one) == wanted), -1)
    place = _PLACE.fullmatch(text)
    if not place or not placing or int(place[1]) != game.domino_of(0):
        return -1
    return _placement(int(place[1]), *(int(coordinate) for coordinate in place.groups()[1:]))


def _placement(domino: int, x: int, y: int, to_x: int, to_y: int) -> int:
    if (to_x - x, to_y - y) not in dominoes.STEPS or max(map(abs, (x, y, to_x, to_y))) > dominoes.REACH:
        return -1
    direction = dominoes.STEPS.index((to_x - x, to_y - y))
    # A domino with two equal halves may be written either way round.
    if dominoes.SYMMETRIC[domino - 1] and direction >= 2:  # left or up
        return dominoes.action(to_x, to_y, direction - 2)
    return dominoes.action(x, y, direction)
