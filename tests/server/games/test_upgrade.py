"""An upgrade: games begun under an older version are played to their end; a newer database is left alone."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import pytest

from regat import dominion, kingdomino
from regat.kernel.record import Record
from regat.server.storage.schema import migrations
from tests.server.games.log import check_log, log_of
from tests.server.games.nodes import serving
from tests.server.storage.old_database import (
    COLOUR,
    NEXT,
    VERSION_1_GAMES,
    create_old,
    read,
    versions,
    with_migrations,
)
from tests.shell import regat
from tests.support.clients import Person

TABLES = {"dominion": "Ep0GqQT4f_UT6U4tb5xqNQ", "kingdomino": "eG5H217ihaQqWGh15N6txw"}


async def recovered(base: str, name: str) -> Person:
    """Somebody whom the old version knew, on a new device."""
    [phrase] = re.findall(f"{name}'s.*: (.*)", VERSION_1_GAMES)
    person = Person(base, name)
    response = await person.send("POST", "/api/me/recovery", {"phrase": phrase})
    assert response.json()["name"] == name, response.text
    person.cookie = response.headers["set-cookie"].partition(";")[0]
    return person


async def test_a_game_in_progress_survives_an_upgrade(store_url: str, tmp_path: Path) -> None:
    await create_old(store_url, VERSION_1_GAMES)
    old = {
        table: [entry for entry in await log_of(store_url) if entry.table == table]
        for table in TABLES.values()
    }
    with serving(store_url, tmp_path / "log", module="tests.server.games.upgraded_node") as node:
        assert await versions(store_url) == list(range(1, NEXT + 1))
        assert {*await read(store_url, "SELECT colour FROM guests")} == {"red"}
        hosts = [await recovered(node.base, name) for name in ("Ana", "Maria")]
        assert {table["id"] for table in (await hosts[0].get("/api/me/tables"))["tables"]} == {
            *TABLES.values()
        }
        for game, table in TABLES.items():
            clients = [await person.at(table).connect() for person in hosts]
            chat_line = await clients[0].until(lambda frame: frame["type"] == "chat_line")
            assert chat_line["phrase"] == "hello"
            await asyncio.gather(*(client.play(random.Random(12)) for client in clients))
            await clients[0].wait_for_state(lambda state: state["table"]["stage"] == "over")
            await check_log(store_url, clients)
            record = Record.parse(await hosts[0].record(table))
            before = tuple(item.line for item in old[table])
            assert record.entries[: len(before)] == before
            match = (dominion if game == "dominion" else kingdomino).replay_match(record)
            assert match.over
            assert list(match.scores()) == clients[0].state["view"]["scores"]
            for client in clients:
                await client.leave()
        assert len((await hosts[0].get("/api/me/games"))["games"]) == len(TABLES)


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "Upgrade Regat"),
        ("ro", "actualizează Regat"),
        ("pl", "zaktualizuj program"),
        ("uk", "оновіть Regat"),
    ],
)
async def test_a_newer_database_is_refused_in_one_sentence(
    store_url: str, language: str, message: str
) -> None:
    newer = with_migrations(store_url, *migrations(), COLOUR)
    await newer.open()
    await newer.close()
    answer = await asyncio.to_thread(regat, "serve", "--port", "0", "--store", store_url, "--lang", language)
    assert answer.returncode == 2
    assert answer.stdout == ""
    (line,) = answer.stderr.splitlines()
    assert line.startswith("regat: ")
    assert message in line
    assert f" {NEXT}" in line
    assert await versions(store_url) == list(range(1, NEXT + 1)), "it is left alone"
    assert await read(store_url, "SELECT colour FROM guests") == []
