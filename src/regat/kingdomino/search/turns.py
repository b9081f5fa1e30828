"""Whole turns: a placement and the claim after it, in one number, `placement << 3 | place of the line`."""

from __future__ import annotations

from array import array

from regat.kernel import bits, bits128
from regat.kingdomino.rules import dominoes, rounds, state
from regat.kingdomino.search import heuristic_weights


def free_slots(t: state.State) -> int:
    """The places of the newer line without a king, as bits."""
    slots = 0
    if t.has_next_line:
        for slot in range(t.line_length):
            if t.next_king[slot] == state.NOBODY:
                slots |= 1 << slot
    return slots


def find_turns(t: state.State, into: array[int], room: int) -> int:
    """Write all turns that are possible now into a row; their number."""
    found = 0
    slots = free_slots(t)
    if t.stage != dominoes.PLACING:
        for slot in range(t.line_length):
            if slots >> slot & 1:
                into[found] = dominoes.NOTHING << 3 | slot
                found += 1
        return found
    for direction in range(dominoes.DIRECTIONS):
        places = t.places[direction]
        while places != 0:
            answer = bits128.lsb(places) + dominoes.TURN * direction
            places &= places - 1
            if found + t.line_length > room:
                return found
            found = add_turns(answer, slots, t.line_length, into, found)
    return found


def add_turns(answer: int, slots: int, length: int, into: array[int], found: int) -> int:
    """Append a placement with each possible claim to a row of `found` turns; its new length."""
    if slots & (slots - 1) == 0:
        into[found] = answer << 3 | heuristic_weights.UNASKED
        return found + 1
    for slot in range(length):
        if slots >> slot & 1:
            into[found] = answer << 3 | slot
            found += 1
    return found


def take(t: state.State, turn: int) -> None:
    """Take a turn and nothing more; `rounds.advance` continues from there."""
    slot = turn & 7
    if t.stage == dominoes.CHOOSING:
        rounds.claim(t, slot, t.king)
        t.turn += 1
        return
    if t.stage == dominoes.PLACING:
        rounds.place(t, turn >> 3 & 127, turn >> 10)
    if t.stage == dominoes.CLAIMING:
        if slot == heuristic_weights.UNASKED:
            slot = bits.lsb(free_slots(t))
        rounds.claim(t, slot, t.line_king[t.turn])
        rounds.next_king(t)
