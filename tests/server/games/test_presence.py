"""Who is here, who is gone, and what the others may do about it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.games.nodes import GRACE
from tests.shell import regat
from tests.support.clients import ME, OPEN, Json, Person, Sitting, any_answer, over, people, seated, table_for


async def present(base: str, *names: str, game: str = "dominion") -> list[Sitting]:
    """People at a table who all see that everybody is connected."""
    sittings = await seated(base, *names, setup={"game": game})
    for sitting in sittings:
        await sitting.sees(lambda state: all(map(here, state["table"]["seats"])))
    return sittings


def here(seat: Json) -> bool:
    return seat.get("connected", False) and not seat.get("disconnected_at")


def seat_of(state: Json, seat: int) -> Json:
    found: Json = state["table"]["seats"][seat]
    return found


async def decided(sitting: Sitting, then: str, seat: int = 1) -> str:
    """What comes of a decision about an absent player: a refusal, or nothing."""
    await sitting.say(type="absence", seat=seat, then=then)
    await sitting.say(type="ping")
    frame = await sitting.until(lambda frame: frame["type"] in ("refused", "pong"))
    if frame["type"] == "pong":
        return ""
    await sitting.until(lambda frame: frame["type"] == "pong")
    key: str = frame["reason"]["key"]
    return key


async def left(base: str, *names: str) -> list[Sitting]:
    """A table where the second person has just gone."""
    sittings = await present(base, *names)
    await sittings[1].leave()
    await sittings[0].sees(lambda state: not here(seat_of(state, 1)))
    return sittings


async def test_nothing_is_decided_about_one_who_is_here(base: str) -> None:
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
    await ana.sees(lambda state: seat_of(state, 1).get("substitute") == "hard")
    assert await decided(ana, "bot") == "refused-still-there"
    for _ in range(2):  # the bot answers for Maria, so that it is Ana's turn again
        await ana.is_asked()
        await ana.gives("end turn")
    await maria.connect()
    back = await maria.until(lambda frame: frame["type"] == "state")
    assert not back.get("prompts")
    await ana.leave()
    await maria.leave()


async def test_after_the_grace_the_game_may_be_ended(base: str) -> None:
    ana, _ = await left(base, "Ana", "Maria")
    await asyncio.sleep(GRACE)
    assert await decided(ana, "end") == ""
    end = await ana.sees(over)
    assert end["view"]["winners"] == [0]
    await ana.leave()


async def test_who_comes_back_in_time_plays_on(base: str) -> None:
    ana, maria = await left(base, "Ana", "Maria")
    await maria.connect()
    await ana.sees(lambda state: here(seat_of(state, 1)))
    await asyncio.sleep(GRACE)
    assert await decided(ana, "bot") == "refused-still-there"
    await ana.leave()
    await maria.leave()


async def test_who_never_came_counts_as_gone(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "dominion"})
    async with hosts[0].at(table) as ana:
        await ana.sees(lambda state: bool(seat_of(state, 1).get("disconnected_at")))
        await asyncio.sleep(GRACE)
        assert await decided(ana, "end") == ""


async def test_with_two_players_the_other_wins_when_one_gives_up(base: str) -> None:
    ana, maria = await present(base, "Ana", "Maria")
    await ana.entered(await ana.resign())
    for sitting in (ana, maria):
        end = await sitting.sees(over)
        assert end["view"]["winners"] == [1]
        await sitting.leave()


async def test_with_three_a_bot_plays_on_for_who_gives_up(base: str) -> None:
    ana, maria, ion = await present(base, "Ana", "Maria", "Ion", game="kingdomino")
    await ana.entered(await ana.resign())
    assert seat_of(ana.state, 0)["resigned"]
    for sitting in (maria, ion):
        await sitting.moves_on(0)
    dice = random.Random(4)
    ends = await asyncio.gather(maria.play(dice), ion.play(dice), ana.sees(over))
    assert 0 not in ends[0]["view"]["winners"]
    assert not [
        frame for frame in ana.frames if frame["type"] == "state" and frame["seq"] and frame.get("prompts")
    ]
    for sitting in (ana, maria, ion):
        await sitting.leave()


async def test_who_stands_up_sees_no_more_of_that_seat(base: str) -> None:
    """Its next owner's cards are not for the one who sat there before."""
    ana, maria, ion = await people(base, "Ana", "Maria", "Ion")
    table = await ana.open({"game": "dominion"}, ME, OPEN, public=True)
    await maria.sit(table, 1)
    async with maria.at(table) as before:
        await before.sees(lambda state: seat_of(state, 1).get("you", False))
        await maria.post(f"/api/tables/{table}/stand", {"seat": 1})
        async with ion.at(table) as watching:
            await watching.sees(lambda state: True)
            await ion.sit(table, 1)
            await ana.post(f"/api/tables/{table}/start")
            state = await before.sees(lambda state: state["view"] is not None)
            assert state["seat"] is None
            assert not state["view"].get("hand")
            state = await watching.sees(lambda state: state["view"] is not None)
            assert state["seat"] == 1
            assert len(state["private"]["hand"]) == 5


async def test_one_device_may_have_several_seats(base: str) -> None:
    """Hot-seat: it is shown the table as the seat sees it that is asked."""
    [ana] = await people(base, "Ana")
    table = await ana.open({"game": "dominion"}, ME, {"kind": "me", "name": "Maria"})
    await ana.post(f"/api/tables/{table}/start")
    dice = random.Random(5)
    async with ana.at(table) as sitting:
        turns = set()
        for _ in range(40):
            asked = await sitting.is_asked()
            assert sitting.state["seat"] == asked["seat"]
            assert [seat["name"] for seat in sitting.state["table"]["seats"]] == ["Ana", "Maria"]
            turns.add(asked["seat"])
            more = {"seat": asked["seat"]} if dice.random() < 0.5 else {}
            await sitting.gives(any_answer(asked, dice, in_haste=True), **more)
        assert turns == {0, 1}
        assert sitting.state["undo"] == "free", "nobody else is there to agree"
        await sitting.entered(await sitting.undo())


async def test_what_is_said_is_heard_by_all_also_by_those_who_come_later(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "kingdomino"}, chat=True)
    async with hosts[0].at(table) as ana, hosts[1].at(table) as maria:
        await ana.say(type="chat", phrase="hello")
        await ana.say(type="chat", text="Good  luck")
        for sitting in (ana, maria):
            first = await sitting.until(lambda frame: frame["type"] == "chat_line")
            assert (first["phrase"], first["text"], first["seat"], first["name"]) == ("hello", "", 0, "Ana")
            second = await sitting.until(lambda frame: frame["type"] == "chat_line")
            assert (second["phrase"], second["text"]) == ("", "Good luck")
            assert second["number"] > first["number"]
        for wrong in ({"text": "how rude"}, {"text": "/hello"}, {"phrase": "nonsense"}, {"text": "a\u0007"}):
            await ana.say(type="chat", **wrong)
            assert (await ana.until(lambda frame: frame["type"] in ("chat_line", "refused")))[
                "type"
            ] == "refused"
        async with Person(base, "").at(table) as watcher:
            assert (await watcher.until(lambda frame: frame["type"] == "chat_line"))["phrase"] == "hello"
            await watcher.say(type="chat", phrase="hello")
            refused = await watcher.until(lambda frame: frame["type"] == "refused")
            assert refused["reason"]["key"] == "refused-not-your-seat"


async def test_without_chat_there_are_phrases_only(base: str) -> None:
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, {"game": "kingdomino"})
    async with hosts[0].at(table) as ana:
        await ana.say(type="chat", text="Good luck")
        assert (await ana.until(lambda frame: frame["type"] == "refused"))["reason"]["key"] == "refused-chat"


# Coming back, and ending for good -------------------------------------------------------------------------


def told(sitting: Sitting) -> list[str]:
    """The keys of the log that a person has, as far as they are no moves."""
    keys = ("log-resigns", "log-out-of-time", "log-bot-takes-over", "log-returns", "log-broken-off")
    return [line["key"] for line in sitting.lines if line["key"] in keys]


async def test_who_comes_back_takes_the_seat_back_from_the_bot(base: str) -> None:
    ana, maria = await left(base, "Ana", "Maria")
    await asyncio.sleep(GRACE)
    assert await decided(ana, "bot") == ""
    await ana.sees(lambda state: seat_of(state, 1).get("substitute") == "hard")
    await ana.is_asked()  # sooner or later the bot has answered for Maria
    assert await decided(ana, "return") == "refused-not-your-seat"
    assert await decided(ana, "return", seat=0) == "refused-no-bot"

    await maria.connect(maria.state["seq"])
    await maria.until(lambda frame: frame["type"] == "state")
    assert seat_of(maria.state, 1)["substitute"] == "hard", "it is for Maria to ask"
    assert await decided(maria, "return") == ""
    for sitting in (ana, maria):
        await sitting.sees(lambda state: not seat_of(state, 1).get("substitute"))
    assert await decided(maria, "return") == "refused-no-bot", "once is enough"
    dice = random.Random(6)
    ends = await asyncio.gather(ana.play(dice), maria.play(dice))
    assert maria.acked, "Maria has answered again"
    assert ends[0]["view"]["winners"] == ends[1]["view"]["winners"]
    for sitting in (ana, maria):
        assert told(sitting) == ["log-bot-takes-over", "log-returns"]
    await ana.sees(lambda state: state["table"]["stage"] == "over")
    record = await ana.person.record(ana.table)
    assert "\n! takeover 1 hard\n" in record
    assert "\n! return 1\n" in record
    [game] = (await ana.person.get("/api/me/games"))["games"]
    assert not game["rated"], "a bot has played"
    async with maria.person.at(maria.table) as late:
        await late.sees(over)
        assert late.lines == maria.lines, "who has missed nothing has the same log"
    await ana.leave()
    await maria.leave()


async def test_of_three_the_others_end_the_game_for_good_if_they_agree(base: str, tmp_path: Path) -> None:
    ana, _, ion = await left(base, "Ana", "Maria", "Ion")
    await asyncio.sleep(GRACE)
    assert await decided(ana, "end") == ""
    wish = {"seat": 1, "agreed": [0]}
    for sitting in (ana, ion):
        await sitting.sees(lambda state: state.get("end_request") == wish)
        assert not over(sitting.state)
    assert await decided(ana, "wait") == ""
    for sitting in (ana, ion):
        await sitting.sees(lambda state: "end_request" not in state)
    assert await decided(ion, "end") == ""
    await ana.sees(lambda state: state.get("end_request") == {"seat": 1, "agreed": [2]})
    assert await decided(ana, "end") == ""
    for sitting in (ana, ion):
        end = await sitting.sees(lambda state: state["table"]["stage"] == "over")
        assert over(end)
        assert end["view"]["winners"] == []
        assert not end.get("end_request")
        assert told(sitting) == ["log-broken-off"]
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
    await ion.sees(lambda state: bool(state.get("end_request")))
    await maria.connect()
    await ion.sees(lambda state: here(seat_of(state, 1)) and not state.get("end_request"))
    assert await decided(ion, "end") == "refused-still-there"
    await maria.leave()
    await ion.sees(lambda state: not here(seat_of(state, 1)))
    await asyncio.sleep(GRACE)
    assert await decided(ion, "end") == ""
    await ana.sees(lambda state: state.get("end_request") == {"seat": 1, "agreed": [2]})
    assert not over(ana.state), "Ana has not agreed to this"
    await ana.leave()
    await ion.leave()


async def test_who_has_given_up_decides_nothing(base: str) -> None:
    ana, _, ion = await left(base, "Ana", "Maria", "Ion")
    await ion.entered(await ion.resign())
    await asyncio.sleep(GRACE)
    for then in ("end", "bot", "wait"):
        assert await decided(ion, then) == "refused-not-your-seat"
    assert await decided(ion, "return", seat=2) == "refused-no-bot"
    assert await decided(ana, "end") == ""
    end = await ana.sees(over)
    assert end["view"]["winners"] == [0], "only two were left: so the other one wins"
    await ana.leave()
    await ion.leave()


async def test_an_undo_leaves_the_log_in_order(base: str) -> None:
    """What is told of a bot that takes over stays, although what went before it is taken back."""
    ana, maria = await present(base, "Ana", "Maria", game="kingdomino")
    first, other = (ana, maria) if ana.state.get("prompts") else (maria, ana)
    away = 1 if first is ana else 0
    await first.gives(first.state["prompts"][0]["answers"][0])
    await other.leave()
    await first.sees(lambda state: not here(seat_of(state, away)))
    await asyncio.sleep(GRACE)
    assert await decided(first, "bot", seat=away) == ""
    await first.is_asked()
    assert first.state["undo"] == "free"
    await first.entered(await first.undo())
    await first.play(random.Random(13))
    assert told(first) == ["log-bot-takes-over"]
    async with first.person.at(first.table) as late:
        await late.sees(over)
        assert [line["key"] for line in late.lines] == [line["key"] for line in first.lines]
    await first.leave()
