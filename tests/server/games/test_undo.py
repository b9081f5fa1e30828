"""Taking answers back: free, by consent, or against bots."""

from __future__ import annotations

import pytest

from tests.support.clients import ME, Json, TableClient, bot, people, seated

DOMINION = {"game": "dominion"}


async def asked_first(base: str, *names: str) -> list[TableClient]:
    """People at a table of Dominion; the one with a prompt comes first."""
    clients = await seated(base, *names, setup=DOMINION)
    return sorted(clients, key=lambda client: not client.state.get("prompts"))


async def leave(*clients: TableClient) -> None:
    for client in clients:
        await client.leave()


def wishes(state: Json) -> bool:
    return bool(state.get("undo_requests"))


async def test_it_is_free_while_nothing_hidden_came_out_and_nobody_else_has_acted(base: str) -> None:
    ana, maria = await asked_first(base, "Ana", "Maria")
    hand = ana.state["private"]["hand"]
    await ana.submit("play copper")
    assert ana.state["undo"] == "free"
    assert ana.state["view"]["coins"] == 1
    assert await ana.wait_for_ack(await ana.undo()) == 2
    assert (ana.state["private"]["hand"], ana.state["view"]["coins"]) == (hand, 0)
    assert ana.state["table"].get("rated", True)
    await maria.wait_for_state(lambda state: state["seq"] == 2)
    assert await ana.refused(await ana.undo()) == "refused-nothing-to-undo"
    await leave(ana, maria)


async def test_a_repeated_undo_takes_back_one_answer(base: str) -> None:
    ana, maria = await asked_first(base, "Ana", "Maria")
    await ana.submit("play copper")
    await ana.submit("play copper")
    request_id = await ana.undo()
    assert await ana.wait_for_ack(request_id) == 3
    await ana.send(type="undo", seq=2, request_id=request_id)
    again = await ana.until(lambda frame: frame["type"] in ("ack", "refused"))
    assert (again["type"], again["seq"]) == ("ack", 3)
    assert ana.state["view"]["coins"] == 1
    await leave(ana, maria)


async def test_otherwise_the_other_person_is_asked(base: str) -> None:
    ana, maria = await asked_first(base, "Ana", "Maria")
    seat = ana.state["seat"]
    hand = ana.state["private"]["hand"]
    await ana.submit("end turn")
    assert ana.state["undo"] == "ask"
    await ana.undo()
    state = await maria.wait_for_state(wishes)
    assert state["undo_requests"] == [seat]
    await maria.send(type="consent", seq=state["seq"], agree=False)
    await maria.until(lambda frame: frame["type"] == "state" and not wishes(frame))
    await ana.wait_for_state(wishes)
    await ana.wait_for_state(lambda state: not wishes(state))
    assert ana.state["seq"] == 1

    await ana.undo()
    await maria.wait_for_state(wishes)
    await ana.send(type="consent", seq=1, agree=True)  # one's own consent does not count
    refused = await ana.until(lambda frame: frame["type"] == "refused")
    assert refused["reason"]["key"] == "refused-no-wish"
    await maria.send(type="consent", seq=1, agree=True)
    await ana.wait_for_state(lambda state: state["seq"] == 2 and bool(state.get("prompts")))
    assert ana.state["private"]["hand"] == hand
    assert not wishes(ana.state)
    await leave(ana, maria)


async def test_all_other_people_have_to_agree(base: str) -> None:
    ana, maria, ion = await asked_first(base, "Ana", "Maria", "Ion")
    await ana.submit("end turn")
    await ana.undo()
    for player in (maria, ion):
        await player.wait_for_state(wishes)
        assert player.state["seq"] == 1
        await player.send(type="consent", seq=1, agree=True)
    await ana.wait_for_state(lambda state: state["seq"] == 2)
    await leave(ana, maria, ion)


async def test_a_wish_ends_with_the_next_entry(base: str) -> None:
    ana, maria = await asked_first(base, "Ana", "Maria")
    await ana.submit("end turn")
    await ana.undo()
    await maria.wait_for_state(wishes)
    await maria.submit("play copper")
    assert not wishes(maria.state)
    await maria.send(type="consent", seq=2, agree=True)
    refused = await maria.until(lambda frame: frame["type"] == "refused")
    assert refused["reason"]["key"] == "refused-no-wish"
    await leave(ana, maria)


async def test_against_bots_it_is_always_allowed_but_the_game_no_longer_counts(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open(DOMINION, ME, bot("big-money"))
    await ana.post(f"/api/tables/{table}/start")
    async with ana.at(table) as client:
        await client.next_prompt()
        at, hand = client.state["seq"], client.state["private"]["hand"]
        assert client.state["table"].get("rated", True)
        await client.submit("end turn")
        state = await client.wait_for_state(
            lambda state: state["seq"] > at + 1 and bool(state.get("prompts"))
        )
        assert state["undo"] == "free"
        await client.wait_for_ack(await client.undo())
        assert client.state["private"]["hand"] == hand
        assert client.state["table"]["rated"] is False


@pytest.mark.parametrize(
    "line", ["! resign 1", "! undo 1", "! takeover 1 random", "! timeout 1", "! return 1", "! end"]
)
async def test_an_answer_is_an_answer_and_nothing_else(base: str, line: str) -> None:
    """What only the server enters cannot be sent as an answer."""
    ana, maria = await asked_first(base, "Ana", "Maria")
    await ana.submit("play copper")
    assert (await ana.outcome(await ana.answer(line)))["type"] == "refused"
    assert ana.state["seq"] == 1
    await leave(ana, maria)


async def test_before_the_game_there_is_nothing_to_take_back_answer_or_give_up(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open(DOMINION, ME, {"kind": "open"})
    async with ana.at(table) as client:
        await client.next()
        for request_id in (await client.undo(), await client.answer("end turn"), await client.resign()):
            assert await client.refused(request_id) == "refused-not-playing"
        await client.send(type="consent", seq=0, agree=True)
        await client.send(type="absence", seat=1, then="bot")
        for _ in range(2):
            refused = await client.until(lambda frame: frame["type"] == "refused")
            assert refused["reason"]["key"] == "refused-not-playing"
