"""Before and after a game: the kingdom is drafted, and the same players play again."""

from __future__ import annotations

from regat.dominion import next_first
from regat.dominion.rules.kingdoms import PILES
from regat.dominion.wire import DominionSetupMessage
from regat.server.protocol.game_wire import game_wire
from tests.support.clients import ME, OPEN, bot, ended, entropy, people

NAMED = game_wire("dominion").draft_options(DominionSetupMessage(kingdom="draft"), ())


async def test_the_players_draft_the_kingdom_in_turn(base: str) -> None:
    ana, maria = await people(base, "Ana", "Maria")
    table = await ana.open({"game": "dominion", "kingdom": "draft"}, ME, OPEN, bot("big-money"), public=True)
    await maria.sit(table, 1)
    await ana.post(f"/api/tables/{table}/start")
    async with ana.at(table) as client:
        for named in range(PILES):
            state = await client.wait_for_state(
                lambda state, named=named: (
                    len(state["table"].get("draft", [])) >= named  # type: ignore[misc]
                    and state["table"].get("drafter") != 2
                )
            )
            info = state["table"]
            if info["stage"] == "playing":
                break
            drafter = info["drafter"]
            card = next(card for card in NAMED if card not in info.get("draft", []))
            other = (ana, maria)[1 - drafter]
            wrong = await other.send("POST", f"/api/tables/{table}/draft", {"pick": card, "seat": drafter})
            assert wrong.status_code == 403
            await (ana, maria)[drafter].post(f"/api/tables/{table}/draft", {"pick": card, "seat": drafter})
            await client.wait_for_state(
                lambda state, card=card: card in state["table"].get("draft", [])  # type: ignore[misc]
            )
        state = await client.wait_for_state(lambda state: state["table"]["stage"] == "playing")
        assert sorted(state["view"]["kingdom"]) == sorted(state["table"]["draft"])


async def test_the_same_players_play_again_and_the_rules_say_who_starts(base: str) -> None:
    """D-START-02: the seat to the left of the winner."""
    ana, maria = await people(base, "Ana", "Maria")
    table, client = await ended([ana, maria], {"game": "dominion"})
    scores = client.state["view"]["scores"]
    again = await maria.post(f"/api/tables/{table}/rematch", {"entropy": entropy()})
    assert again["game_number"] == 2
    assert again["totals"] == scores
    early = await maria.send("POST", f"/api/tables/{again['id']}/start")
    assert early.json()["key"] == "refused-empty-seats"  # Ana has not agreed
    state = await client.wait_for_state(lambda state: bool(state["table"].get("rematch")))
    assert state["table"]["rematch"] == again["id"]
    await client.leave()
    joined = await ana.post(f"/api/tables/{table}/rematch", {"entropy": entropy()})
    assert joined["id"] == again["id"]
    await maria.post(f"/api/tables/{again['id']}/start")
    async with ana.at(again["id"]) as next_game:
        state = await next_game.wait_for_state(lambda state: state["view"] is not None)
        assert state["seat"] == 0
        assert (state["view"]["first"],) == next_first(2, 2, (1,))


async def test_a_result_is_kept_once_and_counts(base: str) -> None:
    ana, maria = await people(base, "Ana", "Maria")
    table, client = await ended([ana, maria], {"game": "kingdomino"})
    await client.wait_for_state(lambda state: state["table"]["stage"] == "over")
    await client.leave()
    for person in (ana, maria):
        [game] = (await person.get("/api/me/games"))["games"]
        assert (game["table"], game["winners"], game["rated"]) == (table, [1], True)
