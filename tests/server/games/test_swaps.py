"""Before a rematch each player in turn may swap one card, seen by all."""

from __future__ import annotations

import pytest

from regat import dominion
from tests.support.clients import ME, Json, Person, TableClient, bot, ended, entropy, over, people

# D-SET-1E-1 and D-SET-2E-1, the sets "First Game"
SHARED = {"cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"}
TEN_1E, TEN_2E = SHARED | {"woodcutter"}, SHARED | {"merchant"}
FIRST_EDITION: Json = {"game": "dominion", "edition": 1}


async def play_again(table: str, hosts: list[Person]) -> Json:
    """All ask for the next game, and the first of them starts it; what is known of its table then."""
    for host in hosts:
        again = await host.post(f"/api/tables/{table}/rematch", {"entropy": entropy()})
    return await hosts[0].post(f"/api/tables/{again['id']}/start")


async def pick(host: Person, table: str, what: str, seat: int) -> Json:
    return await host.post(f"/api/tables/{table}/draft", {"pick": what, "seat": seat})


async def refused(host: Person, table: str, what: str, seat: int) -> tuple[int, str]:
    response = await host.send("POST", f"/api/tables/{table}/draft", {"pick": what, "seat": seat})
    return response.status_code, response.json()["key"]


async def begun(client: TableClient) -> Json:
    return await client.wait_for_state(lambda state: state["view"] is not None)


def kingdom(state: Json) -> set[str]:
    return set(state["view"]["kingdom"])


def swaps(client: TableClient) -> list[tuple[str, int, list[str], list[str]]]:
    """The lines of the log about what was picked before the game."""
    return [
        (
            line["key"],
            line["parts"]["name"]["seat"],
            line["parts"].get("out", {}).get("cards", []),
            line["parts"].get("into", {}).get("cards", []),
        )
        for line in client.lines
        if line["key"] in ("log-swaps", "log-keeps-ten")
    ]


async def test_each_player_in_turn_may_swap_a_card_before_a_rematch(base: str) -> None:
    """D-KING-05 D-START-02: Maria starts, left of Ana, who has won."""
    ana, maria = await people(base, "Ana", "Maria")
    table, client = await ended([ana, maria], FIRST_EDITION, losers=[1])
    await client.leave()
    again = await play_again(table, [ana, maria])
    table = again["id"]
    assert (again["stage"], again["drafter"], again.get("draft", [])) == ("drafting", 1, [])
    unused = {*dominion.available(1)} - TEN_1E
    swaps_of_ten = {f"{out}-{into}" for out in TEN_1E for into in unused}
    assert set(again["draft_options"]) == {"keep"} | swaps_of_ten
    async with ana.at(table) as watching:
        await pick(maria, table, "moat-witch", 1)
        state = await watching.wait_for_state(lambda state: bool(state["table"].get("draft")))
        assert (state["table"]["draft"], state["table"]["drafter"]) == (["moat-witch"], 0)
        assert state["view"] is None
    async with ana.at(table) as back:  # in the middle of it
        state = await back.wait_for_state(lambda state: True)
        assert (state["table"]["draft"], state["table"]["drafter"]) == (["moat-witch"], 0)
        assert "witch-moat" in state["table"]["draft_options"]
        assert "moat-thief" not in state["table"]["draft_options"]
        await pick(ana, table, "witch-thief", 0)
        state = await begun(back)
        assert kingdom(state) == TEN_1E - {"moat"} | {"thief"}
        assert state["view"]["first"] == 1
        told = [("log-swaps", 1, ["moat"], ["witch"]), ("log-swaps", 0, ["witch"], ["thief"])]
        assert swaps(back) == told
        assert [line["key"] for line in back.lines][:3] == ["log-swaps", "log-swaps", "log-turn"]
    async with maria.at(table) as mover:
        await mover.next_prompt()
        await mover.submit("play treasures")
        await mover.wait_for_ack(await mover.undo())
        assert swaps(mover) == told, "an undo does not touch them"
        await mover.wait_for_ack(await mover.resign())
        await mover.wait_for_state(over)
    record = dominion.replay_match(await maria.record(table))
    assert set(record.game.start.kingdom) == TEN_1E - {"moat"} | {"thief"}
    third = await play_again(table, [ana, maria])
    assert set(third["setup"]["kingdom"]) == TEN_1E - {"moat"} | {"thief"}
    assert third["stage"] == "drafting", "after each game of the series"


async def test_nobody_swaps_twice_out_of_turn_or_after_the_start(base: str) -> None:
    """D-KING-05"""
    ana, maria = await people(base, "Ana", "Maria")
    table, client = await ended([ana, maria], FIRST_EDITION)
    await client.leave()
    for host in (ana, maria):
        table = (await host.post(f"/api/tables/{client.table}/rematch", {"entropy": entropy()}))["id"]
    assert await refused(ana, table, "moat-witch", 0) == (409, "refused-not-your-turn"), "before the start"
    await ana.post(f"/api/tables/{table}/start")
    assert await refused(maria, table, "moat-witch", 1) == (409, "refused-not-your-turn")
    assert await refused(maria, table, "moat-witch", 0) == (403, "refused-not-your-seat")
    assert await refused(ana, table, "moat-witch", 5) == (409, "refused-not-your-turn"), "no such seat"
    await pick(ana, table, "moat-witch", 0)
    assert await refused(ana, table, "mine-thief", 0) == (409, "refused-not-your-turn")
    assert await refused(ana, table, "mine-thief", 1) == (403, "refused-not-your-seat")
    await pick(maria, table, "keep", 1)
    for seat, host in enumerate((ana, maria)):
        assert await refused(host, table, "mine-thief", seat) == (409, "refused-begun")


@pytest.mark.parametrize(
    ("what", "key"),
    [
        ("witch-thief", "error-swap-out"),
        ("copper-thief", "error-swap-out"),
        ("moat-mine", "error-swap-in"),
        ("moat-moat", "error-swap-in"),
        ("moat-sentry", "error-other-edition"),
        ("moat-gold", "error-basic-card"),
        ("moat-dragon", "error-card"),
        ("moat", "error-swap"),
        ("witch", "error-swap"),
        ("moat-witch-thief", "error-card"),
        ("keep-all", "error-swap-out"),
        ("-", "error-swap-out"),
    ],
)
async def test_only_a_card_of_the_ten_is_swapped_for_an_unused_one(base: str, what: str, key: str) -> None:
    """D-KING-05"""
    ana, maria = await people(base, "Ana", "Maria")
    table, client = await ended([ana, maria], FIRST_EDITION)
    await client.leave()
    again = await play_again(table, [ana, maria])
    assert await refused(ana, again["id"], what, 0) == (422, key)
    found = await ana.get(f"/api/tables/{again['id']}")
    assert (found["drafter"], found.get("draft", [])) == (0, []), "nothing has changed"


async def test_a_bot_keeps_all_ten(base: str) -> None:
    """D-KING-05: to swap is optional."""
    (ana,) = await people(base, "Ana")
    table, client = await ended([ana], FIRST_EDITION, "big-money")
    await client.leave()
    again = await play_again(table, [ana])
    assert again["drafter"] == 0
    async with ana.at(again["id"]) as client:
        await pick(ana, again["id"], "keep", 0)
        assert kingdom(await begun(client)) == TEN_1E
        assert swaps(client) == [("log-keeps-ten", 0, [], []), ("log-keeps-ten", 1, [], [])]


async def test_somebody_with_two_seats_swaps_for_each_of_them(base: str) -> None:
    """D-KING-05: a bot sits between the two seats, and has won."""
    (ana,) = await people(base, "Ana")
    table = await ana.open(FIRST_EDITION, ME, bot("big-money"), ME)
    await ana.post(f"/api/tables/{table}/start")
    async with ana.at(table) as client:
        await begun(client)
        await client.send(type="resign", request_id="a-1", seat=0)
        await client.send(type="resign", request_id="a-2", seat=2)
        await client.wait_for_state(over)
    again = await play_again(table, [ana])
    assert again["drafter"] == 2, "left of the bot, which has won"
    for seat in (2, 0):
        await pick(ana, again["id"], "keep" if seat else "moat-witch", seat)
    async with ana.at(again["id"]) as client:
        assert kingdom(await begun(client)) == TEN_1E - {"moat"} | {"witch"}
        assert [seat for _, seat, _, _ in swaps(client)] == [2, 0, 1]


async def test_the_second_edition_has_the_swap_as_an_option_of_the_table(base: str) -> None:
    """D-KING-05"""
    ana, maria = await people(base, "Ana", "Maria")
    table, client = await ended([ana, maria], {"game": "dominion"})
    await client.leave()
    again = await play_again(table, [ana, maria])
    assert again["stage"] == "playing"
    table, client = await ended([ana, maria], {"game": "dominion", "swap": True})
    await client.leave()
    again = await play_again(table, [ana, maria])
    assert again["stage"] == "drafting"
    await pick(ana, again["id"], "keep", 0)
    await pick(maria, again["id"], "moat-sentry", 1)
    async with ana.at(again["id"]) as client:
        assert kingdom(await begun(client)) == TEN_2E - {"moat"} | {"sentry"}


async def test_the_first_game_of_a_table_has_no_swap(base: str) -> None:
    """D-KING-05: after a game."""
    (ana,) = await people(base, "Ana")
    table = await ana.open(FIRST_EDITION, ME, bot("big-money"))
    assert (await ana.post(f"/api/tables/{table}/start"))["stage"] == "playing"


@pytest.mark.parametrize("chosen", ["random", "draft"])
async def test_the_ten_of_the_last_game_are_swapped_however_they_were_chosen(base: str, chosen: str) -> None:
    """D-KING-05 D-KING-03 D-KING-04"""
    (ana,) = await people(base, "Ana")
    table = await ana.open({**FIRST_EDITION, "kingdom": chosen}, ME, ME)
    await ana.post(f"/api/tables/{table}/start")
    for number in range(10 if chosen == "draft" else 0):
        info = await ana.get(f"/api/tables/{table}")
        await pick(ana, table, info["draft_options"][0], number % 2)
    async with ana.at(table) as client:
        ten = kingdom(await begun(client))
        await client.wait_for_ack(await client.resign())
        await client.wait_for_state(over)
    again = await play_again(table, [ana])
    assert set(again["setup"]["kingdom"]) == ten
    assert again["stage"] == "drafting"
    assert {option.partition("-")[0] for option in again["draft_options"]} == ten | {"keep"}


async def test_with_both_editions_mixed_any_unused_card_comes_in(base: str) -> None:
    """D-KING-05 D-KING-02"""
    ana, maria = await people(base, "Ana", "Maria")
    table, client = await ended([ana, maria], {**FIRST_EDITION, "mixed": True})
    await client.leave()
    again = await play_again(table, [ana, maria])
    await pick(ana, again["id"], "moat-sentry", 0)
    await pick(maria, again["id"], "sentry-spy", 1)
    async with maria.at(again["id"]) as client:
        assert kingdom(await begun(client)) == TEN_1E - {"moat"} | {"spy"}
