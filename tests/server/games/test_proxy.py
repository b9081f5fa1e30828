"""Behind nginx with TLS, as docs/operate.md says: a game over wss through two nodes on PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.games.log import check_log
from tests.server.games.nodes import Node
from tests.server.games.proxy import proxied
from tests.server.games.test_nodes import keep_playing, wait_for_entry
from tests.support.clients import Person, table_for

pytestmark = pytest.mark.proof


async def test_a_game_through_a_proxy_with_tls_before_two_nodes(
    pair: tuple[Node, Node], tmp_path: Path
) -> None:
    with proxied(tmp_path, pair) as proxy:
        hosts = [await Person(proxy.base, name, proxy.tls).enter() for name in ("Ana", "Maria")]
        made = await Person(proxy.base, "", proxy.tls).send("POST", "/api/me", {"name": "Ion"})
        assert "secure" in made.headers["set-cookie"].lower(), "the server knows that there is TLS"
        assert made.headers["strict-transport-security"]
        assert (await hosts[0].send("GET", "/metrics")).status_code == 403

        table = await table_for(hosts, {"game": "dominion"}, "random")
        address = f"{proxy.base.replace('http', 'ws')}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus):
            await connect(address, ssl=proxy.tls, proxy=None, origin="https://evil.example")  # type: ignore[arg-type]
        async with connect(address, ssl=proxy.tls, proxy=None, origin=proxy.base):  # type: ignore[arg-type]
            pass

        token = (await hosts[0].get(f"/api/tables/{table}"))["watch_token"]
        watching = [await Person(proxy.base, "", proxy.tls).at(table, token).connect() for _ in range(4)]
        readers = [asyncio.create_task(watcher.until(lambda frame: False)) for watcher in watching]
        clients = [await person.at(table).connect() for person in hosts]
        dice = random.Random(16)
        games = [asyncio.create_task(keep_playing(client, proxy.base, dice)) for client in clients]
        await wait_for_entry(clients[0], 20)
        await asyncio.to_thread(pair[0].kill)  # whoever was there comes back through the other
        for _ in range(4):
            await Person(proxy.base, "", proxy.tls).get(f"/api/tables/{table}?token={token}")
        ends = await asyncio.gather(*games)
        assert ends[0]["view"]["scores"] == ends[1]["view"]["scores"]
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
        for client in (*clients, *watching):
            await client.leave()
        await check_log(pair[1].store_url, clients)
        assert token
        assert token not in proxy.logged()
        assert "/api/tables/" not in proxy.logged(), "no address is logged: there may be a token in it"
