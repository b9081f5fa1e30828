"""A look ahead: all play on tidily until one's own next turn is taken; that table is put in numbers."""

from __future__ import annotations

from array import array

from regat.kernel import bits
from regat.kingdomino import cells, draft, habits, portrait, rollouts, turns


def venture(
    root: cells.Table,
    twin: cells.Table,
    third: cells.Table,
    taken: array[int],
    count: int,
    key: int,
    start: int,
    stop: int,
    turn: array[int],
    blocks: array[int],
    into: array[int],
    ends: array[int],
    scales: array[int],
) -> None:
    """For each imagined world and each turn a row of numbers; `ends` has a pair for each.

    Where the game was over before: the share of the victory, plus one, and the points ahead. Else zeros.
    """
    me = root.seat
    width = root.players * habits.KINGDOM + habits.COMMON
    at = 0
    for world in range(start, stop):
        rng = bits.seeded(key, 2 * world)
        dice = bits.seeded(key, 2 * world + 1)
        for number in range(count):
            cells.copy_table(twin, root)
            twin.rng = rng
            turns.take(twin, taken[number])
            draft.advance(twin)
            wait_for(twin, me, dice, scales)
            ends[2 * at] = 0
            ends[2 * at + 1] = 0
            if twin.over:
                ends[2 * at] = 1 + rollouts.share(twin, me)
                ends[2 * at + 1] = rollouts.margin(twin, me)
                for cell in range(at * width, (at + 1) * width):
                    into[cell] = 0
            else:
                turn[0] = rollouts.tidy_turn(twin, third, dice, scales)
                portrait.describe(twin, third, turn, 1, blocks, into, at * width, scales)
            at += 1


def wait_for(t: cells.Table, seat: int, dice: int, scales: array[int]) -> None:
    """Everybody else plays until a seat is asked, or the game is over."""
    while not t.over and t.seat != seat:
        dice = bits.step(dice)
        answer = rollouts.tidy(t, dice, scales)
        draft.apply(t, answer & 127, answer >> 7)
