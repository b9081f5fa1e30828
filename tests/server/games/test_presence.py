"""Who is here, who is gone, and what the others may do about it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.games.nodes import GRACE
from tests.shell import regat
from tests.support.clients import (
    ME,
    OPEN,
    Json,
    Person,
    TableClient,
    any_answer,
    over,
    people,
    seated,
    table_for,
)


async def present(base: str, *names: str, game: str = "dominion") -> list[TableClient]:
    """People at a table who all see that everybody is connected."""
    clients = await seated(base, *names, setup={"game": game})
    for client in clients:
        await client.wait_for_state(lambda state: all(map(here, state["table"]["seats"])))
    return clients


def here(seat: Json) -> bool:
    return seat.get("connected", False) and not seat.get("disconnected_at")


def seat_of(state: Json, seat: int) -> Json:
    found: Json = state["table"]["seats"][seat]
    return found


async def decided(client: TableClient, then: str, seat: int = 1) -> str:
    """What comes of a decision about an absent player: a refusal, or nothing."""
    await client.send(type="absence", seat=seat, then=then)
    await client.send(type="ping")
    frame = await client.until(lambda frame: frame["type"] in ("refused", "pong"))
    if frame["type"] == "pong":
        return ""
    await client.until(lambda frame: frame["type"] == "pong")
    key: str = frame["reason"]["key"]
    return key


async def left(base: str, *names: str) -> list[TableClient]:
    """A table where the second person has just gone."""
    clients = await present(base, *names)
    await clients[1].leave()
    await clients[0].wait_for_state(lambda state: not here(seat_of(state, 1)))
    return clients


async def test_nothing_is_decided_about_a_player_who_is_connected(base: str) -> None:
    ana, maria = await present(base, "Ana", "Maria")
    assert await decided(ana, "bot") == "refused-still-there"
    assert await decided(ana, "bot", seat=0) == "refused-not-your-seat"
    await ana.leave()
    await maria.leave()


async def test_after_the_grace_a_bot_may_take_over(base: str) -> None:
    ana, maria = await left(base, "Ana", "Maria")
    assert await decided(ana, "bot") == "refused-still-there"
    await asyncio.sleep(GRACE)
    assert await decided(ana, "wait") == ""
    assert await decided(ana, "bot") == ""
    await ana.wait_for_state(lambda state: seat_of(state, 1).get("substitute") == "hard")
    assert await decided(ana, "bot") == "refused-still-there"
    for _ in range(2):  # the bot answers for Maria, so that it is Ana's turn again
        await ana.next_prompt()
        await ana.submit("end turn")
    await maria.connect()
    back = await maria.until(lambda frame: frame["type"] == "state")
    assert not back.get("prompts")
    await ana.leave()
    await maria.leave()


async def test_after_the_grace_the_game_may_be_ended(base: str) -> None:
    ana, _ = await left(base, "Ana", "Maria")
    await asyncio.sleep(GRACE)
    assert await decided(ana, "end") == ""
    end = await ana.wait_for_state(over)
    assert end["view"]["winners"] == [0]
    await ana.leave()


async def test_a_player_who_returns_in_time_plays_on(base: str) -> None:
    ana, maria = await left(base, "Ana", "Maria")
    await maria.connect()
    await ana.wait_for_state(lambda state: here(seat_of(state, 1)))
    await asyncio.sleep(GRACE)
    assert await decided(ana, "bot") == "refused-still-there"
    await ana.leave()
    await maria.leave()


async def test_a_player_who_never_connected_counts_as_absent(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "dominion"})
    async with hosts[0].at(table) as ana:
        await ana.wait_for_state(lambda state: bool(seat_of(state, 1).get("disconnected_at")))
        await asyncio.sleep(GRACE)
        assert await decided(ana, "end") == ""


async def test_with_two_players_the_other_wins_when_one_resigns(base: str) -> None:
    ana, maria = await present(base, "Ana", "Maria")
    await ana.wait_for_ack(await ana.resign())
    for client in (ana, maria):
        end = await client.wait_for_state(over)
        assert end["view"]["winners"] == [1]
        await client.leave()


async def test_with_three_players_a_bot_plays_on_for_one_who_resigns(base: str) -> None:
    ana, maria, ion = await present(base, "Ana", "Maria", "Ion", game="kingdomino")
    await ana.wait_for_ack(await ana.resign())
    assert seat_of(ana.state, 0)["resigned"]
    for client in (maria, ion):
        await client.state_after(0)
    dice = random.Random(4)
    ends = await asyncio.gather(maria.play(dice), ion.play(dice), ana.wait_for_state(over))
    assert 0 not in ends[0]["view"]["winners"]
    assert not [
        frame for frame in ana.frames if frame["type"] == "state" and frame["seq"] and frame.get("prompts")
    ]
    for client in (ana, maria, ion):
        await client.leave()


async def test_a_player_who_leaves_a_seat_no_longer_sees_its_cards(base: str) -> None:
    """Its next owner's cards are not for the one who sat there before."""
    ana, maria, ion = await people(base, "Ana", "Maria", "Ion")
    table = await ana.open({"game": "dominion"}, ME, OPEN, public=True)
    await maria.sit(table, 1)
    async with maria.at(table) as before:
        await before.wait_for_state(lambda state: seat_of(state, 1).get("you", False))
        await maria.post(f"/api/tables/{table}/stand", {"seat": 1})
        async with ion.at(table) as watching:
            await watching.wait_for_state(lambda state: True)
            await ion.sit(table, 1)
            await ana.post(f"/api/tables/{table}/start")
            state = await before.wait_for_state(lambda state: state["view"] is not None)
            assert state["seat"] is None
            assert not state["view"].get("hand")
            state = await watching.wait_for_state(lambda state: state["view"] is not None)
            assert state["seat"] == 1
            assert len(state["private"]["hand"]) == 5


async def test_one_device_may_have_several_seats(base: str) -> None:
    """Hot-seat: it is shown the table as the seat sees it that is asked."""
    [ana] = await people(base, "Ana")
    table = await ana.open({"game": "dominion"}, ME, {"kind": "me", "name": "Maria"})
    await ana.post(f"/api/tables/{table}/start")
    dice = random.Random(5)
    async with ana.at(table) as client:
        turns = set()
        for _ in range(40):
            prompt = await client.next_prompt()
            assert client.state["seat"] == prompt["seat"]
            assert [seat["name"] for seat in client.state["table"]["seats"]] == ["Ana", "Maria"]
            turns.add(prompt["seat"])
            more = {"seat": prompt["seat"]} if dice.random() < 0.5 else {}
            await client.submit(any_answer(prompt, dice, in_haste=True), **more)
        assert turns == {0, 1}
        assert client.state["undo"] == "free", "nobody else is there to agree"
        await client.wait_for_ack(await client.undo())


async def test_chat_reaches_everybody_also_those_who_connect_later(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "kingdomino"}, chat=True)
    async with hosts[0].at(table) as ana, hosts[1].at(table) as maria:
        await ana.send(type="chat", phrase="hello")
        await ana.send(type="chat", text="Good  luck")
        for client in (ana, maria):
            first = await client.until(lambda frame: frame["type"] == "chat_line")
            assert (first["phrase"], first["text"], first["seat"], first["name"]) == ("hello", "", 0, "Ana")
            second = await client.until(lambda frame: frame["type"] == "chat_line")
            assert (second["phrase"], second["text"]) == ("", "Good luck")
            assert second["number"] > first["number"]
        for wrong in ({"text": "how rude"}, {"text": "/hello"}, {"phrase": "nonsense"}, {"text": "a\u0007"}):
            await ana.send(type="chat", **wrong)
            assert (await ana.until(lambda frame: frame["type"] in ("chat_line", "refused")))[
                "type"
            ] == "refused"
        async with Person(base, "").at(table) as watcher:
            assert (await watcher.until(lambda frame: frame["type"] == "chat_line"))["phrase"] == "hello"
            await watcher.send(type="chat", phrase="hello")
            refused = await watcher.until(lambda frame: frame["type"] == "refused")
            assert refused["reason"]["key"] == "refused-not-your-seat"


async def test_without_chat_there_are_phrases_only(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "kingdomino"})
    async with hosts[0].at(table) as ana:
        await ana.send(type="chat", text="Good luck")
        assert (await ana.until(lambda frame: frame["type"] == "refused"))["reason"]["key"] == "refused-chat"


# Coming back, and ending for good -------------------------------------------------------------------------


def logged_keys(client: TableClient) -> list[str]:
    """The keys of the log that a person has, as far as they are no moves."""
    keys = ("log-resigns", "log-out-of-time", "log-bot-takes-over", "log-returns", "log-broken-off")
    return [line["key"] for line in client.lines if line["key"] in keys]


async def test_a_returning_player_takes_the_seat_back_from_the_bot(base: str) -> None:
    ana, maria = await left(base, "Ana", "Maria")
    await asyncio.sleep(GRACE)
    assert await decided(ana, "bot") == ""
    await ana.wait_for_state(lambda state: seat_of(state, 1).get("substitute") == "hard")
    await ana.next_prompt()  # sooner or later the bot has answered for Maria
    assert await decided(ana, "return") == "refused-not-your-seat"
    assert await decided(ana, "return", seat=0) == "refused-no-bot"

    await maria.connect(maria.state["seq"])
    await maria.until(lambda frame: frame["type"] == "state")
    assert seat_of(maria.state, 1)["substitute"] == "hard", "it is for Maria to ask"
    assert await decided(maria, "return") == ""
    for client in (ana, maria):
        await client.wait_for_state(lambda state: not seat_of(state, 1).get("substitute"))
    assert await decided(maria, "return") == "refused-no-bot", "once is enough"
    dice = random.Random(6)
    ends = await asyncio.gather(ana.play(dice), maria.play(dice))
    assert maria.acknowledged, "Maria has answered again"
    assert ends[0]["view"]["winners"] == ends[1]["view"]["winners"]
    for client in (ana, maria):
        assert logged_keys(client) == ["log-bot-takes-over", "log-returns"]
    await ana.wait_for_state(lambda state: state["table"]["stage"] == "over")
    record = await ana.person.record(ana.table)
    assert "\n! takeover 1 hard\n" in record
    assert "\n! return 1\n" in record
    [game] = (await ana.person.get("/api/me/games"))["games"]
    assert not game["rated"], "a bot has played"
    async with maria.person.at(maria.table) as late:
        await late.wait_for_state(over)
        assert late.lines == maria.lines, "who has missed nothing has the same log"
    await ana.leave()
    await maria.leave()


async def test_of_three_the_others_end_the_game_for_good_if_they_agree(base: str, tmp_path: Path) -> None:
    ana, _, ion = await left(base, "Ana", "Maria", "Ion")
    await asyncio.sleep(GRACE)
    assert await decided(ana, "end") == ""
    wish = {"seat": 1, "agreed": [0]}
    for client in (ana, ion):
        await client.wait_for_state(lambda state: state.get("end_request") == wish)
        assert not over(client.state)
    assert await decided(ana, "wait") == ""
    for client in (ana, ion):
        await client.wait_for_state(lambda state: "end_request" not in state)
    assert await decided(ion, "end") == ""
    await ana.wait_for_state(lambda state: state.get("end_request") == {"seat": 1, "agreed": [2]})
    assert await decided(ana, "end") == ""
    for client in (ana, ion):
        end = await client.wait_for_state(lambda state: state["table"]["stage"] == "over")
        assert over(end)
        assert end["view"]["winners"] == []
        assert not end.get("end_request")
        assert logged_keys(client) == ["log-broken-off"]
    record = await ana.person.record(ana.table)
    assert "\n! end\n= over, " in record
    assert ", winners none, " in record
    file = tmp_path / "game.regat"
    file.write_text(record, encoding="utf-8")
    verified = await asyncio.to_thread(regat, "verify", str(file))
    assert verified.stdout.startswith("The deal is genuine"), verified.stderr
    [game] = (await ana.person.get("/api/me/games"))["games"]
    assert (game["winners"], game["rated"]) == ([], False)
    again = await ana.person.post(f"/api/tables/{ana.table}/rematch", {})
    assert again["stage"] == "gathering"
    await ana.leave()
    await ion.leave()


async def test_an_end_that_was_wished_is_forgotten_when_the_player_comes_back(base: str) -> None:
    ana, maria, ion = await left(base, "Ana", "Maria", "Ion")
    await asyncio.sleep(GRACE)
    assert await decided(ana, "end") == ""
    await ion.wait_for_state(lambda state: bool(state.get("end_request")))
    await maria.connect()
    await ion.wait_for_state(lambda state: here(seat_of(state, 1)) and not state.get("end_request"))
    assert await decided(ion, "end") == "refused-still-there"
    await maria.leave()
    await ion.wait_for_state(lambda state: not here(seat_of(state, 1)))
    await asyncio.sleep(GRACE)
    assert await decided(ion, "end") == ""
    await ana.wait_for_state(lambda state: state.get("end_request") == {"seat": 1, "agreed": [2]})
    assert not over(ana.state), "Ana has not agreed to this"
    await ana.leave()
    await ion.leave()


async def test_a_player_who_resigned_decides_nothing(base: str) -> None:
    ana, _, ion = await left(base, "Ana", "Maria", "Ion")
    await ion.wait_for_ack(await ion.resign())
    await asyncio.sleep(GRACE)
    for then in ("end", "bot", "wait"):
        assert await decided(ion, then) == "refused-not-your-seat"
    assert await decided(ion, "return", seat=2) == "refused-no-bot"
    assert await decided(ana, "end") == ""
    end = await ana.wait_for_state(over)
    assert end["view"]["winners"] == [0], "only two were left: so the other one wins"
    await ana.leave()
    await ion.leave()


async def test_an_undo_leaves_the_log_in_order(base: str) -> None:
    """The log line of a take-over stays when earlier answers are undone."""
    ana, maria = await present(base, "Ana", "Maria", game="kingdomino")
    first, other = (ana, maria) if ana.state.get("prompts") else (maria, ana)
    away = 1 if first is ana else 0
    await first.submit(first.state["prompts"][0]["answers"][0])
    await other.leave()
    await first.wait_for_state(lambda state: not here(seat_of(state, away)))
    await asyncio.sleep(GRACE)
    assert await decided(first, "bot", seat=away) == ""
    await first.next_prompt()
    assert first.state["undo"] == "free"
    await first.wait_for_ack(await first.undo())
    await first.play(random.Random(13))
    assert logged_keys(first) == ["log-bot-takes-over"]
    async with first.person.at(first.table) as late:
        await late.wait_for_state(over)
        assert [line["key"] for line in late.lines] == [line["key"] for line in first.lines]
    await first.leave()
