"""Taking answers back: free, by consent, or against bots."""

from __future__ import annotations

import pytest

from tests.support.clients import ME, Json, Sitting, bot, people, seated

DOMINION = {"game": "dominion"}


async def asked_first(base: str, *names: str) -> list[Sitting]:
    """People at a table of Dominion; the one with a prompt comes first."""
    sittings = await seated(base, *names, setup=DOMINION)
    return sorted(sittings, key=lambda sitting: not sitting.state.get("prompts"))


async def leave(*sittings: Sitting) -> None:
    for sitting in sittings:
        await sitting.leave()


def wishes(state: Json) -> bool:
    return bool(state.get("undo_requests"))


async def test_it_is_free_while_nothing_hidden_came_out_and_nobody_else_has_acted(base: str) -> None:
    ana, maria = await asked_first(base, "Ana", "Maria")
    hand = ana.state["private"]["hand"]
    await ana.gives("play copper")
    assert ana.state["undo"] == "free"
    assert ana.state["view"]["coins"] == 1
    assert await ana.entered(await ana.undo()) == 2
    assert (ana.state["private"]["hand"], ana.state["view"]["coins"]) == (hand, 0)
    assert ana.state["table"].get("rated", True)
    await maria.sees(lambda state: state["seq"] == 2)
    assert await ana.refused(await ana.undo()) == "refused-nothing-to-undo"
    await leave(ana, maria)


async def test_a_repeated_undo_takes_back_one_answer(base: str) -> None:
    ana, maria = await asked_first(base, "Ana", "Maria")
    await ana.gives("play copper")
    await ana.gives("play copper")
    client = await ana.undo()
    assert await ana.entered(client) == 3
    await ana.say(type="undo", seq=2, request_id=client)
    again = await ana.until(lambda frame: frame["type"] in ("ack", "refused"))
    assert (again["type"], again["seq"]) == ("ack", 3)
    assert ana.state["view"]["coins"] == 1
    await leave(ana, maria)


async def test_otherwise_the_other_person_is_asked(base: str) -> None:
    ana, maria = await asked_first(base, "Ana", "Maria")
    seat = ana.state["seat"]
    hand = ana.state["private"]["hand"]
    await ana.gives("end turn")
    assert ana.state["undo"] == "ask"
    await ana.undo()
    state = await maria.sees(wishes)
    assert state["undo_requests"] == [seat]
    await maria.say(type="consent", seq=state["seq"], agree=False)
    await maria.until(lambda frame: frame["type"] == "state" and not wishes(frame))
    await ana.sees(wishes)
    await ana.sees(lambda state: not wishes(state))
    assert ana.state["seq"] == 1

    await ana.undo()
    await maria.sees(wishes)
    await ana.say(type="consent", seq=1, agree=True)  # one's own consent does not count
    refused = await ana.until(lambda frame: frame["type"] == "refused")
    assert refused["reason"]["key"] == "refused-no-wish"
    await maria.say(type="consent", seq=1, agree=True)
    await ana.sees(lambda state: state["seq"] == 2 and bool(state.get("prompts")))
    assert ana.state["private"]["hand"] == hand
    assert not wishes(ana.state)
    await leave(ana, maria)


async def test_all_other_people_have_to_agree(base: str) -> None:
    ana, maria, ion = await asked_first(base, "Ana", "Maria", "Ion")
    await ana.gives("end turn")
    await ana.undo()
    for one in (maria, ion):
        await one.sees(wishes)
        assert one.state["seq"] == 1
        await one.say(type="consent", seq=1, agree=True)
    await ana.sees(lambda state: state["seq"] == 2)
    await leave(ana, maria, ion)


async def test_a_wish_ends_with_the_next_entry(base: str) -> None:
    ana, maria = await asked_first(base, "Ana", "Maria")
    await ana.gives("end turn")
    await ana.undo()
    await maria.sees(wishes)
    await maria.gives("play copper")
    assert not wishes(maria.state)
    await maria.say(type="consent", seq=2, agree=True)
    refused = await maria.until(lambda frame: frame["type"] == "refused")
    assert refused["reason"]["key"] == "refused-no-wish"
    await leave(ana, maria)


async def test_against_bots_it_is_always_allowed_but_the_game_no_longer_counts(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open(DOMINION, ME, bot("big-money"))
    await ana.post(f"/api/tables/{table}/start")
    async with ana.at(table) as sitting:
        await sitting.is_asked()
        at, hand = sitting.state["seq"], sitting.state["private"]["hand"]
        assert sitting.state["table"].get("rated", True)
        await sitting.gives("end turn")
        state = await sitting.sees(lambda state: state["seq"] > at + 1 and bool(state.get("prompts")))
        assert state["undo"] == "free"
        await sitting.entered(await sitting.undo())
        assert sitting.state["private"]["hand"] == hand
        assert sitting.state["table"]["rated"] is False


@pytest.mark.parametrize(
    "line", ["! resign 1", "! undo 1", "! takeover 1 random", "! timeout 1", "! return 1", "! end"]
)
async def test_an_answer_is_an_answer_and_nothing_else(base: str, line: str) -> None:
    """What only the server enters cannot be sent as an answer."""
    ana, maria = await asked_first(base, "Ana", "Maria")
    await ana.gives("play copper")
    assert (await ana.settled(await ana.answer(line)))["type"] == "refused"
    assert ana.state["seq"] == 1
    await leave(ana, maria)


async def test_before_the_game_there_is_nothing_to_take_back_answer_or_give_up(base: str) -> None:
    [ana] = await people(base, "Ana")
    table = await ana.open(DOMINION, ME, {"kind": "open"})
    async with ana.at(table) as sitting:
        await sitting.next()
        for client in (await sitting.undo(), await sitting.answer("end turn"), await sitting.resign()):
            assert await sitting.refused(client) == "refused-not-playing"
        await sitting.say(type="consent", seq=0, agree=True)
        await sitting.say(type="absence", seat=1, then="bot")
        for _ in range(2):
            refused = await sitting.until(lambda frame: frame["type"] == "refused")
            assert refused["reason"]["key"] == "refused-not-playing"
