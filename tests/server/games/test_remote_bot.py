"""A bot on another machine: a process that knows docs/protocol.md and nothing of regat takes a seat."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.games.log import check_log
from tests.server.games.nodes import Node
from tests.server.games.test_kill import keep_playing
from tests.shell import ROOT
from tests.support.clients import ME, TableClient, any_answer, over, people

EXAMPLE = ROOT / "docs" / "examples" / "remote_bot.py"


@contextmanager
def remote_bot(folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The example, run where nothing of this repository can be imported."""
    script = folder / "bot.py"
    script.write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-P", str(script), *arguments], cwd=folder, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def test_it_knows_nothing_of_regat() -> None:
    imports = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if "import" in line]
    assert not [line for line in imports if "regat" in line]


@pytest.mark.parametrize("game", ["dominion", "kingdomino"])
async def test_it_plays_a_whole_game_and_comes_back_after_a_restart(
    node: Node, tmp_path: Path, game: str
) -> None:
    [ana] = await people(node.base, "Ana")
    table = await ana.open({"game": game}, ME, {"kind": "invited"})
    invite = (await ana.get(f"/api/tables/{table}"))["invite_token"]
    with remote_bot(tmp_path, node.base, table, "1", invite) as bot:
        assert bot.stdout
        assert await asyncio.to_thread(bot.stdout.readline) == "seated\n"
        await ana.post(f"/api/tables/{table}/start")
        client = await ana.at(table).connect()
        dice = random.Random(14)
        await some_answers(client, dice, 6)
        await asyncio.to_thread(node.kill)
        await asyncio.to_thread(node.start)
        await client.reconnect()
        await keep_playing(client, dice, in_haste=True)
        assert over(client.state)
        output = await asyncio.to_thread(bot.stdout.readline)
        view = client.state["view"]
        assert output.split() == ["scores", *map(str, view["scores"]), "winners", *map(str, view["winners"])]
        assert await asyncio.to_thread(bot.wait, 20) == 0
    seats = client.state["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("guest", "Ana"), ("guest", "Remote bot")]
    await client.leave()
    await check_log(node.store_url, [client])


async def some_answers(client: TableClient, dice: random.Random, number: int) -> None:
    for _ in range(number):
        await client.submit(any_answer(await client.next_prompt(), dice, in_haste=True))
