"""Memory: what a seat knows, as a value; and worlds imagined from it.

All is open but the future: which dominoes are drawn next, and in the first choice which king. So a memory
is the open table, and an imagined world is the same table with a generator of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from regat.kernel import bits
from regat.kernel.chance import seed_key
from regat.kernel.checks import check_seat
from regat.kernel.game_start import TABLE_STREAM
from regat.kingdomino import kingdom
from regat.kingdomino.rules import state
from regat.kingdomino.start import GameStart

if TYPE_CHECKING:
    from regat.kingdomino.game import Game


@dataclass(frozen=True, slots=True)
class Memory:
    seat: int
    unseen: tuple[int, ...]  # dominoes never seen; with 2 or 3 players some of them are not in the pile
    pile_size: int
    open: state.State  # the table without its generator
    start: GameStart


def remember(t: state.State, seat: int, start: GameStart) -> Memory:
    """What the seat knows now; `t` is a table of its own, which is blanked here."""
    check_seat(seat, t.players)
    t.rng = t.script_size = t.order_size = 0
    t.script[:] = bytes(len(t.script))
    t.order[:] = bytes(len(t.order))
    plain = GameStart(setup=start.setup, key=0)
    return Memory(seat, kingdom.numbers(t.pool), t.lines * t.line_length, t, plain)


def imagine(memory: Memory, seed: int) -> Game:
    """A determinization: a game in which all that is still to be drawn is drawn at random."""
    from regat.kingdomino.game import Game  # a game has memories, a memory has games

    t = state.snapshot(memory.open)
    t.rng = bits.rng_seed(seed_key(seed), TABLE_STREAM)
    return Game(replace(memory.start, position=t, decision_pending=True))
