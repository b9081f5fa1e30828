"""The pending decision as a choice in words, and an answer in words as an action."""

from __future__ import annotations

import re

from regat.kernel.choice import Choice, Option
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino.kingdom import ends, legal_actions, spell
from regat.kingdomino.rules import dominoes, state

ASKERS = {dominoes.CHOOSING: "first_choice", dominoes.PLACING: "placing", dominoes.CLAIMING: "claiming"}
_CLAIM = re.compile(r"claim (\d{1,2})")
_SQUARE = r"\( ?(-?\d) ?, ?(-?\d) ?\)"
_PLACE = re.compile(rf"place (\d{{1,2}}) {_SQUARE} ?- ?{_SQUARE}")


def choice(t: state.State) -> Choice | None:
    """The pending decision; None when the game is over."""
    if t.over:
        return None
    options = tuple(option(t, action) for action in legal_actions(t))
    return Choice(t.seat, ASKERS[t.stage], options, 1, 1)


def option(t: state.State, action: int) -> Option:
    if action >= dominoes.CLAIM:
        return Option("claim", str(t.next[action - dominoes.CLAIM] + 1))
    first, second = ends(action)
    return Option("place", f"{t.line[t.turn] + 1} {spell(first)}-{spell(second)}")


def action_for(t: state.State, text: object) -> int:
    """The action that an answer means; IllegalAnswer if it is none of the legal ones."""
    if t.over:
        raise IllegalAnswer(f"{_short(text)} answers nothing: the game is over")
    action = _read(t, " ".join(text.split())) if isinstance(text, str) else None
    legal = legal_actions(t)
    if action is None or action not in legal:
        offered = ", ".join(str(option(t, one)) for one in legal[:40])
        more = f" and {len(legal) - 40} more" if len(legal) > 40 else ""  # enough to read
        raise IllegalAnswer(f"{_short(text)} is not an answer to seat {t.seat}'s choice: {offered}{more}")
    return action


def _short(text: object) -> str:
    spelt = repr(text)
    return spelt if len(spelt) <= 80 else spelt[:76] + " ..."  # a line


def _read(t: state.State, text: str) -> int | None:
    claim = _CLAIM.fullmatch(text)
    if claim and t.stage != dominoes.PLACING:
        wanted = int(claim[1]) - 1
        slots = [slot for slot in range(t.length) if t.next[slot] == wanted]
        return dominoes.CLAIM + slots[0] if slots else None
    place = _PLACE.fullmatch(text)
    if not place or t.stage != dominoes.PLACING or int(place[1]) != t.line[t.turn] + 1:
        return None
    x, y, to_x, to_y = (int(number) for number in place.groups()[1:])
    if (to_x - x, to_y - y) not in dominoes.STEPS or max(map(abs, (x, y, to_x, to_y))) > dominoes.REACH:
        return None
    direction = dominoes.STEPS.index((to_x - x, to_y - y))
    # Both spellings of a domino with two equal halves are the same answer.
    if dominoes.SYMMETRIC[t.line[t.turn]] and direction >= 2:  # left or up
        return dominoes.action(to_x, to_y, direction - 2)
    return dominoes.action(x, y, direction)
