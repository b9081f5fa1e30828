"""A Dynasty over real sockets: three games at one table, and one result."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from regat import kingdomino
from regat.kernel.table_meta import TableMeta
from tests.server.games.nodes import Node
from tests.server.games.test_presence import decided, here, seat_of
from tests.shell import regat
from tests.support.clients import (
    ME,
    TIMEOUT,
    Json,
    Person,
    TableClient,
    bot,
    entropy,
    over,
    people,
    table_for,
)

DYNASTY: Json = {"game": "kingdomino", "variants": ["dynasty"]}
GAMES = 3


async def begin(hosts: list[Person], *bots: str, **more: object) -> list[TableClient]:
    """The first game of a Dynasty, with everybody connected."""
    return await connect(hosts, await table_for(hosts, DYNASTY, *bots, **more))


async def connect(hosts: list[Person], table: str) -> list[TableClient]:
    clients = [await host.at(table).connect() for host in hosts]
    for client in clients:
        await client.wait_for_state(
            lambda state: (
                state["view"] is not None
                and all(here(seat) for seat in state["table"]["seats"] if seat["kind"] == "guest")
            )
        )
    return clients


async def play_out(clients: list[TableClient], seed: int) -> Json:
    """Play a game to its end; the state of the first client when its table is closed."""
    dice = random.Random(seed)
    await asyncio.gather(*(client.play(dice) for client in clients))
    end = await clients[0].wait_for_state(lambda state: state["table"]["stage"] == "over")
    for client in clients:
        await client.leave()
    return end


async def go_on(host: Person, table: str) -> Json:
    return await host.post(f"/api/tables/{table}/rematch", {"entropy": entropy()})


async def next_game(hosts: list[Person], table: str) -> list[TableClient]:
    """Everybody agrees to the next game, and connects to it."""
    for host in hosts:
        last = await go_on(host, table)
    return await connect(hosts, last["id"])


def sums(series: Json) -> list[int]:
    """K-VAR-DYNASTY-2: the points of all games, added for each player."""
    return [sum(points) for points in zip(*(game["scores"] for game in series["games"]), strict=True)]


# A whole Dynasty ------------------------------------------------------------------------------------------


async def test_three_games_at_one_table_with_a_reconnection_in_between(
    any_node: Node, tmp_path: Path
) -> None:
    """K-VAR-DYNASTY-1 K-VAR-DYNASTY-2 K-VAR-DYNASTY-3 K-VAR-DYNASTY-4"""
    hosts = await people(any_node.base, "Ana", "Maria")
    clients = await begin(hosts)
    watch = clients[0].state["table"]["watch_token"]
    tables = []
    for number in range(1, GAMES + 1):
        table = clients[0].table
        tables.append(table)
        info = clients[0].state["table"]
        assert (info.get("game_number", 1), info["series"]["length"]) == (number, GAMES)
        assert [game["table"] for game in info["series"]["games"]] == tables[:-1]
        assert info["setup"]["variants"] == ["dynasty"]
        assert clients[0].state["view"]["kingdoms"][0]["placed"] == []
        end = await play_out(clients, number)
        series = end["table"]["series"]
        assert series["games"][-1] == {"table": table, "scores": end["view"]["scores"]}
        assert series["totals"] == sums(series)
        assert (await hosts[0].get(f"/api/tables/{table}"))["series"] == series
        if number == GAMES:
            break
        assert "winners" not in series
        assert (await rated_games(hosts[0])) == 0
        any_node.kill()  # everybody is disconnected between the games
        any_node.start()
        opened = await go_on(hosts[0], table)
        assert opened["stage"] == "gathering", "Maria has not agreed"
        refused = await hosts[1].send(
            "POST",
            f"/api/tables/{opened['id']}/sit",
            {"seat": 1, "entropy": "", "invite_token": opened["invite_token"]},
        )
        assert refused.json()["key"] == "refused-begun", "the seats of a series are given"
        assert (await hosts[0].get("/api/tables"))["tables"] == []
        clients = [await hosts[0].at(opened["id"]).connect()]
        waiting = await clients[0].wait_for_state(lambda state: True)
        assert [seat["kind"] for seat in waiting["table"]["seats"]] == ["guest", "invited"]
        assert waiting["table"]["series"] == series
        joined = await go_on(hosts[1], table)
        assert (joined["id"], joined["stage"]) == (opened["id"], "playing")
        clients.append(await hosts[1].at(opened["id"]).connect())
        for client in clients:
            await client.wait_for_state(lambda state: state["view"] is not None)
    best = max(series["totals"])
    assert series["winners"] == [seat for seat in (0, 1) if series["totals"][seat] == best]

    # One result, rated once.
    for person in hosts:
        [entry] = (await person.get("/api/me/games"))["games"]
        assert (entry["table"], entry["rated"], entry["series"]) == (tables[-1], True, series)
        assert (entry["scores"], entry["winners"]) == (series["totals"], series["winners"])
        [rating] = (await person.get("/api/me/ratings"))["ratings"]
        assert rating["games"] == 1
    stored = (await hosts[0].get("/api/me/export"))["results"]
    assert sorted((result["table"], result["rated"]) for result in stored) == sorted(
        (table, table == tables[-1]) for table in tables
    )
    assert {result["table"]: list(result["scores"]) for result in stored} == {
        game["table"]: game["scores"] for game in series["games"]
    }
    [last] = [result["series"] for result in stored if result["rated"]]
    assert last == {"tables": tables, "scores": series["totals"], "winners": series["winners"]}

    # Each game has a record and a replay of its own; whoever could watch one may see all.
    stranger = Person(any_node.base, "Ion")
    for number, table in enumerate(tables):
        record = await hosts[0].record(table)
        match = kingdomino.replay_match(record)
        assert list(match.scores()) == series["games"][number]["scores"]
        meta = TableMeta.find(record)
        assert meta
        assert meta.series == tuple(tuple(game["scores"]) for game in series["games"][:number])
        file = tmp_path / f"{number}.regat"
        file.write_text(record, encoding="utf-8")
        verified = await asyncio.to_thread(regat, "verify", str(file), "--lang", "en")
        assert verified.stdout.startswith("The deal is genuine"), verified.stderr
        replay = await stranger.get(f"/api/tables/{table}/replay?token={watch}")
        assert replay["series"] == series

    # There is no fourth game.
    again = [await go_on(person, tables[-1]) for person in hosts]
    assert again[0]["id"] == again[1]["id"]
    assert again[1]["stage"] == "gathering", "another series begins as the first one did"
    assert (again[1].get("game_number", 1), again[1]["series"]["games"]) == (1, [])
    assert "totals" not in again[1]


async def rated_games(person: Person) -> int:
    return sum(rating["games"] for rating in (await person.get("/api/me/ratings"))["ratings"])


async def test_against_bots_the_next_game_begins_at_once(base: str) -> None:
    """K-VAR-DYNASTY-1"""
    [ana] = await people(base, "Ana")
    clients = await begin([ana], "greedy", "random")
    for number in (1, 2, 3):
        end = await play_out(clients, number)
        following = await go_on(ana, clients[0].table)
        if number < GAMES:
            assert (following["stage"], following["game_number"]) == ("playing", number + 1)
            clients = await connect([ana], following["id"])
    assert (following["stage"], following.get("game_number", 1)) == ("gathering", 1)
    assert end["table"]["series"]["winners"]
    [entry] = (await ana.get("/api/me/games"))["games"]
    assert not entry["rated"], "bots have played"
    assert len(entry["series"]["games"]) == GAMES


async def test_a_series_that_goes_on_is_one_entry_with_its_standings(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    clients = await begin(hosts)
    end = await play_out(clients, 1)
    [entry] = (await hosts[1].get("/api/me/games"))["games"]
    assert (entry["winners"], entry["rated"]) == ([], False)
    assert entry["series"] == end["table"]["series"]
    [between] = (await hosts[1].get("/api/me/tables"))["tables"]
    assert (between["stage"], between.get("rematch", "")) == ("over", "")
    assert between["series"] == end["table"]["series"]
    opened = await go_on(hosts[0], clients[0].table)
    listed = {table["id"]: table for table in (await hosts[1].get("/api/me/tables"))["tables"]}
    assert listed[clients[0].table]["rematch"] == opened["id"]
    assert listed[opened["id"]]["stage"] == "gathering"
    seen = await hosts[1].get(f"/api/tables/{opened['id']}")
    assert [(seat["kind"], seat.get("you", False)) for seat in seen["seats"]] == [
        ("guest", False),
        ("invited", True),  # reserved for her
    ]


async def test_a_watcher_follows_the_series(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await hosts[0].open(DYNASTY, ME, bot("greedy"))
    await hosts[0].post(f"/api/tables/{table}/start")
    watch = (await hosts[0].get(f"/api/tables/{table}"))["watch_token"]
    await play_out(await connect(hosts[:1], table), 3)
    async with hosts[1].at(table, watch) as watcher:
        await watcher.wait_for_state(over)
        following = await go_on(hosts[0], table)
        state = await watcher.wait_for_state(lambda state: bool(state["table"].get("rematch")))
        assert state["table"]["rematch"] == following["id"]
    async with hosts[1].at(following["id"], watch) as watcher:
        state = await watcher.wait_for_state(lambda state: state["view"] is not None)
        assert state["table"]["game_number"] == 2
        assert state["seat"] is None
    refused = await hosts[1].send("GET", f"/api/tables/{following['id']}")
    assert refused.status_code == 404


# Together -------------------------------------------------------------------------------------------------


async def test_those_who_go_on_at_the_same_time_meet_at_one_table(any_node: Node) -> None:
    await meet_at_one_table([any_node.base])


async def test_those_who_go_on_at_different_nodes_meet_at_one_table(pair: tuple[Node, Node]) -> None:
    await meet_at_one_table([node.base for node in pair])


async def meet_at_one_table(bases: list[str]) -> None:
    hosts = await people(bases[0], "Ana", "Maria", "Ion")
    clients = await begin(hosts)
    await play_out(clients, 5)
    table = clients[0].table
    places = []
    for number, person in enumerate([*hosts, *hosts, *hosts]):
        other = Person(bases[number % len(bases)], person.name)
        other.cookie = person.cookie
        places.append(other)
    opened = await asyncio.gather(*(go_on(place, table) for place in places))
    [following] = {info["id"] for info in opened}
    for person in hosts:
        mine = (await person.get("/api/me/tables"))["tables"]
        assert {info["id"] for info in mine} == {table, following}
    clients = await connect(hosts, following)
    assert clients[0].state["table"]["stage"] == "playing"
    assert clients[0].state["table"]["game_number"] == 2
    for client in clients:
        await client.leave()


async def test_a_rematch_of_a_single_game_opens_one_table_too(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "kingdomino"})
    await play_out(await connect(hosts, table), 6)
    opened = await asyncio.gather(*(go_on(person, table) for person in [*hosts, *hosts]))
    assert len({info["id"] for info in opened}) == 1
    assert {info["stage"] for info in opened} == {"gathering"}
    assert len((await hosts[0].get("/api/me/tables"))["tables"]) == 2


async def test_nobody_who_has_not_sat_there_goes_on(base: str) -> None:
    hosts = await people(base, "Ana", "Maria", "Ion")
    clients = await begin(hosts[:2])
    early = await hosts[0].send("POST", f"/api/tables/{clients[0].table}/rematch", {})
    assert (early.status_code, early.json()["key"]) == (409, "refused-not-over")
    await play_out(clients, 2)
    stranger = await hosts[2].send("POST", f"/api/tables/{clients[0].table}/rematch", {})
    assert stranger.status_code in (403, 404)
    opened = await go_on(hosts[0], clients[0].table)
    for host, key in ((hosts[1], "refused-not-your-seat"), (hosts[2], "refused-no-table")):
        refused = await host.send("POST", f"/api/tables/{opened['id']}/start")
        assert refused.json()["key"] in (key, "refused-not-your-seat")
    stood = await hosts[0].send("POST", f"/api/tables/{opened['id']}/stand", {"seat": 0})
    assert stood.json()["key"] == "refused-begun"


async def test_whoever_has_waited_long_begins_without_the_others(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    clients = await begin(hosts)
    await play_out(clients, 4)
    opened = await go_on(hosts[0], clients[0].table)
    early = await hosts[0].send("POST", f"/api/tables/{opened['id']}/start")
    assert early.json()["key"] == "refused-empty-seats"
    async with asyncio.timeout(TIMEOUT):
        while (await hosts[0].send("POST", f"/api/tables/{opened['id']}/start")).status_code != 200:
            pass
    async with hosts[0].at(opened["id"]) as ana:
        await ana.wait_for_state(lambda state: bool(seat_of(state, 1).get("disconnected_at")))
        late = await go_on(hosts[1], clients[0].table)
        assert (late["id"], late["stage"]) == (opened["id"], "playing")
        async with hosts[1].at(late["id"]) as maria:
            state = await maria.wait_for_state(lambda state: state["view"] is not None)
            assert state["seat"] == 1
            await ana.wait_for_state(lambda state: here(seat_of(state, 1)))


# A Dynasty that ends early -------------------------------------------------------------------------------


async def test_between_two_a_resignation_ends_the_dynasty(base: str) -> None:
    """K-VAR-DYNASTY-5"""
    hosts = await people(base, "Ana", "Maria")
    first = await begin(hosts)
    before = await play_out(first, 1)
    clients = await next_game(hosts, first[0].table)
    await clients[1].resign()
    end = await clients[0].wait_for_state(lambda state: state["table"]["stage"] == "over")
    series = end["table"]["series"]
    assert series["winners"] == [0], "whatever the points are"
    assert series["totals"] == before["view"]["scores"], "nothing was placed in the second game"
    for client in clients:
        await client.leave()
    [entry] = (await hosts[1].get("/api/me/games"))["games"]
    assert (entry["rated"], entry["winners"], len(entry["series"]["games"])) == (True, [0], 2)
    assert await rated_games(hosts[0]) == 1
    again = await go_on(hosts[0], clients[0].table)
    assert (again["stage"], again["series"]["games"]) == ("gathering", [])


async def test_of_three_whoever_resigns_a_game_has_resigned_the_dynasty(base: str, tmp_path: Path) -> None:
    """K-VAR-DYNASTY-5"""
    hosts = await people(base, "Ana", "Maria", "Ion")
    clients = await begin(hosts)
    await clients[2].resign()
    for client in clients:
        await client.wait_for_state(lambda state: bool(seat_of(state, 2).get("resigned")))
    await play_out(clients, 7)
    for number in (2, 3):
        await go_on(hosts[0], clients[0].table)
        following = await go_on(hosts[1], clients[0].table)
        assert following["stage"] == "playing", "Ion need not agree"
        clients = await connect(hosts, following["id"])
        assert seat_of(clients[0].state, 2)["resigned"]
        assert "log-resigns" in [line["key"] for line in clients[0].lines]
        end = await play_out(clients, number)
        assert 2 not in end["view"]["winners"]
        record = await hosts[0].record(clients[0].table)
        match = kingdomino.replay_match(record)
        assert match.entries[0].line == "! resign 2"
        assert list(match.scores()) == end["view"]["scores"]
        file = tmp_path / f"{number}.regat"
        file.write_text(record, encoding="utf-8")
        assert (await asyncio.to_thread(regat, "verify", str(file))).returncode == 0
    series = end["table"]["series"]
    assert series["totals"] == sums(series)
    best = max(series["totals"][:2])
    assert series["winners"] == [seat for seat in (0, 1) if series["totals"][seat] == best]
    [entry] = (await hosts[2].get("/api/me/games"))["games"]
    assert entry["rated"]
    assert await rated_games(hosts[2]) == 1


async def absent(ana: TableClient, then: str) -> None:
    """What somebody decides about the second player, who has been gone for long enough."""
    async with asyncio.timeout(TIMEOUT):
        while await decided(ana, then) == "refused-still-there":
            pass


async def test_a_game_that_is_broken_off_breaks_off_the_dynasty(base: str) -> None:
    """K-VAR-DYNASTY-5"""
    hosts = await people(base, "Ana", "Maria", "Ion")
    ana, maria, ion = await begin(hosts)
    await maria.leave()
    await ana.wait_for_state(lambda state: not here(seat_of(state, 1)))
    await absent(ana, "end")
    await absent(ion, "end")
    end = await ana.wait_for_state(lambda state: state["table"]["stage"] == "over")
    assert end["table"]["series"]["winners"] == []
    for client in (ana, ion):
        await client.leave()
    [entry] = (await hosts[0].get("/api/me/games"))["games"]
    assert (entry["winners"], entry["rated"]) == ([], False)
    again = await go_on(hosts[0], ana.table)
    assert (again["stage"], again["series"]["games"]) == ("gathering", [])


async def test_a_bot_plays_on_in_the_next_game_until_its_player_returns(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    ana, maria = await begin(hosts)
    await maria.leave()
    await ana.wait_for_state(lambda state: not here(seat_of(state, 1)))
    await absent(ana, "bot")
    await play_out([ana], 8)
    following = await go_on(hosts[0], ana.table)
    assert (following["stage"], following["rated"]) == ("playing", False)
    async with hosts[0].at(following["id"]) as ana, hosts[1].at(following["id"]) as maria:
        state = await maria.wait_for_state(lambda state: state["view"] is not None)
        assert seat_of(state, 1)["substitute"] == "hard"
        assert await decided(maria, "return") == ""
        await ana.wait_for_state(lambda state: not seat_of(state, 1).get("substitute"))
        end = await play_out([ana, maria], 9)
        following = await go_on(hosts[0], end["table"]["id"])
        assert following["stage"] == "gathering", "Maria is back, and is asked"
        assert following["rated"] is False


async def test_whoever_deletes_the_account_between_games_has_resigned(base: str) -> None:
    """K-VAR-DYNASTY-5"""
    hosts = await people(base, "Ana", "Maria")
    clients = await begin(hosts)
    before = await play_out(clients, 10)
    assert (await hosts[1].send("DELETE", "/api/me")).status_code == 204
    following = await go_on(hosts[0], clients[0].table)
    async with hosts[0].at(following["id"]) as ana:
        end = await ana.wait_for_state(lambda state: state["table"]["stage"] == "over")
    assert end["table"]["series"]["winners"] == [0]
    assert end["table"]["series"]["totals"] == before["view"]["scores"]
    assert "Maria" not in str(end)


async def test_whoever_deletes_the_account_before_agreeing_has_resigned(base: str) -> None:
    """K-VAR-DYNASTY-5"""
    hosts = await people(base, "Ana", "Maria", "Ion")
    clients = await begin(hosts)
    await play_out(clients, 11)
    opened = await go_on(hosts[0], clients[0].table)
    assert (await hosts[1].send("DELETE", "/api/me")).status_code == 204
    following = await go_on(hosts[2], clients[0].table)
    assert (following["id"], following["stage"]) == (opened["id"], "playing")
    async with hosts[0].at(opened["id"]) as ana:
        state = await ana.wait_for_state(lambda state: state["view"] is not None)
        assert seat_of(state, 1)["resigned"]
        assert "Maria" not in str(state)
