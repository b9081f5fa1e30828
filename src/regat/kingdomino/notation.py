"""An action in record notation, and back, without looking at more of the table than that takes."""

from __future__ import annotations

from regat.kingdomino.rules import dominoes, state
from regat.kingdomino.search import policies


def _where(action: int) -> str:
    x, y, direction = dominoes.placement(action)
    step = dominoes.STEPS[direction]
    return f"({x},{y})-({x + step[0]},{y + step[1]})"


WHERE = [_where(action) for action in range(dominoes.CLAIM)]
ACTIONS = {where: action for action, where in enumerate(WHERE)}


def spelt(t: state.State, action: int) -> str:
    """A legal action of the pending decision."""
    if action >= dominoes.CLAIM:
        return f"claim {t.next[action - dominoes.CLAIM] + 1}"
    return f"place {t.line[t.turn] + 1} {WHERE[action]}"


def simple_action(t: state.State, text: object) -> int:
    """The action that an answer means, if it is spelt as records spell it; -1 if it is not, or not legal."""
    if t.over or not isinstance(text, str):
        return -1
    verb, _, rest = text.partition(" ")
    if verb == "claim":
        for slot in range(t.length):
            if NUMBERS.get(rest, 0) == t.next[slot] + 1:
                return legal_or_none(t, dominoes.CLAIM + slot)
        return -1
    number, _, where = rest.partition(" ")
    known = ACTIONS.get(where)
    if verb != "place" or known is None or t.stage != dominoes.PLACING:
        return -1
    return legal_or_none(t, known) if NUMBERS.get(number, 0) == t.line[t.turn] + 1 else -1


NUMBERS = {str(number): number for number in range(1, dominoes.DOMINOES + 1)}


def legal_or_none(t: state.State, action: int) -> int:
    return action if policies.answer_of(t, action) >= 0 else -1
