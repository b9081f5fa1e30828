"""States: a client that receives only some of them has the whole table and the whole log."""

from __future__ import annotations

import asyncio
import random
from typing import cast

import msgspec
import pytest

from regat import kingdomino
from regat.bots.registry import SUBSTITUTE
from regat.kernel.choice import Choice
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import State, encode
from regat.server.protocol.parts import Ending, Prompt, Text
from regat.server.storage import Store, TableRow
from regat.server.tables.clocks import DatabaseClock
from regat.server.tables.snapshots import encode_state
from regat.server.tables.table import Table
from regat.server.tables.table_doc import SeatAssignment, TableDoc, written
from regat.server.tables.table_info import table_info
from regat.server.tables.table_log import LogCursor
from regat.server.tables.undo import last_answer
from tests.support.clients import any_answer
from tests.support.stores import InMemoryStore

PLAYERS = 3
read_state = msgspec.json.Decoder(State).decode
WATCHER = -1


class Reader:
    """Somebody who gets a state now and then."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.guest = f"g{seat}" if seat >= 0 else ""
        self.seats = (seat,) if seat >= 0 else ()
        self.lines: list[Text] = []
        self._mark = LogCursor()

    def read(self) -> State:
        shown = self.look(self._mark)
        assert shown.log_from <= len(self.lines)
        self.lines[shown.log_from :] = shown.log
        return shown

    def look(self, mark: LogCursor) -> State:
        return read_state(encode_state(self.table, self.guest, self.seats, mark, 1, first=False))

    def come_again(self, last: int) -> None:
        """Connect again, with the lines up to an entry."""
        self._mark = self.table.cursor_at(self.seats[0] if self.seats else None, last)
        if self._mark.log is None:
            self.lines = []


async def seated(game: str, seed: int) -> Table:
    seats = tuple(
        SeatAssignment("guest", guest=f"g{seat}", name=f"n{seat}", entropy="0" * 32)
        for seat in range(PLAYERS)
    )
    setup = game_wire(game).setup(players=PLAYERS)
    document = TableDoc(
        setup=setup,
        owner="g0",
        seats=seats,
        secret=f"{seed:064x}",
        invite_token="i",
        watch_token="w",
        created_at=1,
        started_at=1,
        stage="playing",
    )
    row = written(TableRow("t", b""), document)
    table = Table(row, cast(Store, InMemoryStore(row)), DatabaseClock())
    await table.load()
    return table


async def go_on(table: Table, prompt: Prompt, dice: random.Random) -> None:
    """Mostly an answer; now and then something is undone, or a bot takes over, or gives back."""
    assert table.match, "the table plays"
    seat, holders = dice.randrange(PLAYERS), table.match.substitutes
    last = last_answer(table, seat)
    chance = dice.random()
    if chance < 0.06 and last is not None:
        await table.submit(f"! undo {last}")
    elif chance < 0.1 and not holders[seat]:
        await table.submit(f"! takeover {seat} {SUBSTITUTE}")
    elif holders[prompt.seat]:
        await table.submit(f"! return {prompt.seat}")
    else:
        await table.submit(any_answer(prompt, dice), seat=prompt.seat)


async def check(game: str, seed: int) -> None:
    dice = random.Random(seed)
    table = await seated(game, seed)
    readers = [Reader(table, seat) for seat in (WATCHER, *range(PLAYERS))]
    for _ in range(120):
        if table.over:
            break
        assert table.match, "the table plays"
        seat = table.match.seat
        prompt = next((prompt for prompt in readers[seat + 1].look(LogCursor()).prompts), None)
        if prompt is None:  # a bot has to answer: its player comes back
            await table.submit(f"! return {seat}")
            continue
        await go_on(table, prompt, dice)
        for reader in readers:
            if dice.random() < 0.6:
                shown, whole = reader.read(), reader.look(LogCursor())
                assert reader.lines == list(whole.log)
                assert whole.log_from == 0
                assert (shown.view, shown.prompts, shown.undo) == (whole.view, whole.prompts, whole.undo)
            elif dice.random() < 0.1 and reader.lines:
                reader.read()
                reader.come_again(table.at)


@pytest.mark.parametrize("game", ["dominion", "kingdomino"])
@pytest.mark.parametrize("seed", range(6))
def test_a_reader_that_skips_states_has_the_whole_log(game: str, seed: int) -> None:
    asyncio.run(check(game, seed))


async def check_other_way(seed: int) -> None:
    table = await seated("kingdomino", seed)
    watcher = Reader(table, WATCHER)
    while not table.over:
        assert table.match, "the table plays"
        answers = [str(option) for option in cast(Choice, table.match.choice).options]
        await table.submit(answers[0])
        watcher.read()
        if not table.over:
            await table.submit(f"! undo {table.at}")
            await table.submit(answers[-1])
        outcome = Ending(table.match.scores(), table.match.winners()) if table.over else None
        game = table.match.game
        assert isinstance(game, kingdomino.Game)
        whole = State(0, table_info(table, ""), game_wire(game.name).public_view(game, None, outcome), None)
        shown = read_state(encode(whole))
        assert watcher.read().view == shown.view


@pytest.mark.parametrize("seed", range(4))
def test_a_kingdom_that_went_another_way_after_an_undo_is_shown_as_it_is(seed: int) -> None:
    asyncio.run(check_other_way(seed))
