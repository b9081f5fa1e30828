"""The numbers of actions, and the engine's answers: a square of the board and a direction, or a slot."""

from __future__ import annotations

from regat.kernel import bits, bits128
from regat.kingdomino.rules import board64, board128, dominoes, state


def action_of(t: state.State, seat: int, square: int, direction: int) -> int:
    """The number of a placement, counted from the castle."""
    # Two divisions by constants, which are quick in C; one by a variable is not.
    x = square % dominoes.NARROW if t.size == 5 else square % dominoes.WIDE
    y = square // dominoes.NARROW if t.size == 5 else square // dominoes.WIDE
    x += dominoes.REACH - t.castle_column[seat]
    y += dominoes.REACH - t.castle_row[seat]
    return (y * dominoes.SPAN + x) * dominoes.DIRECTIONS + direction


def square_of(t: state.State, seat: int, action: int) -> int:
    """The square of the board that a placement's number means; outside it is 0, where no domino can lie."""
    stride = dominoes.NARROW if t.size == 5 else dominoes.WIDE
    x = action // dominoes.DIRECTIONS % dominoes.SPAN - dominoes.REACH + t.castle_column[seat]
    y = action // dominoes.DIRECTIONS // dominoes.SPAN - dominoes.REACH + t.castle_row[seat]
    if x < 0 or y < 0 or x >= dominoes.EDGE + t.size or y >= dominoes.EDGE + t.size:
        return 0
    return y * stride + x


def legal_actions(t: state.State) -> tuple[int, ...]:
    """The numbers of all legal actions, ascending."""
    actions = []
    if t.over:
        return ()
    if t.stage != dominoes.PLACING:
        for slot in range(t.line_length):
            if t.slots >> slot & 1:
                actions.append(dominoes.CLAIM + slot)
        return tuple(actions)
    for direction in range(dominoes.DIRECTIONS):
        places = t.places[direction]
        while places != 0:
            actions.append(action_of(t, t.seat, bits128.lsb(places), direction))
            places &= places - 1
    actions.sort()
    return tuple(actions)


def gains(t: state.State) -> dict[int, int]:
    """For a pending placement: the points that each legal action gains."""
    found = {}
    seat = t.seat
    domino = t.line[t.turn]
    now = board64.before(t, seat, domino) if t.size == 5 else board128.before(t, seat, domino)
    for direction in range(dominoes.DIRECTIONS):
        places = t.places[direction]
        while places != 0:
            square = bits128.lsb(places)
            places &= places - 1
            if t.size == 5:
                gain = board64.after(t, seat, domino, bits.bit(square), direction) - now
            else:
                gain = board128.after(t, seat, domino, bits128.bit(square), direction) - now
            found[action_of(t, seat, square, direction)] = gain
    return found


def answer_of(t: state.State, action: int) -> int:
    """The engine's answer for an action's number, -1 if that is not legal."""
    answer = -1
    if t.over:
        return answer
    if action >= dominoes.CLAIM:
        slot = action - dominoes.CLAIM
        if t.stage != dominoes.PLACING and t.slots >> slot & 1:
            answer = slot
    elif t.stage == dominoes.PLACING:
        square = square_of(t, t.seat, action)
        direction = action % dominoes.DIRECTIONS
        if t.places[direction] >> square & 1:
            answer = square + dominoes.TURN * direction
    return answer


def domino_of(t: state.State, action: int) -> int:
    """The number of the domino that a legal action claims or places."""
    if action >= dominoes.CLAIM:
        return t.next[action - dominoes.CLAIM] + 1
    return t.line[t.turn] + 1
