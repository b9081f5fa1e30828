"""Nobody is sent what they may not know: random games over real sockets, compared with the engine's views."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, NamedTuple

import msgspec
import pytest

from regat import dominion, kingdomino
from regat.kernel.chance import Sealed, parse
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.server.protocol.game_wire import game_wire
from regat.server.protocol.messages import encode
from regat.server.protocol.parts import Ending
from tests.server.protocol.whole import narrated
from tests.support.clients import Json, Person, TableClient, any_answer, over, people, table_for

PLAYERS = 3
AnyGame = dominion.Game | kingdomino.Game
AnyMatch = Match[dominion.Game] | Match[kingdomino.Game]

ATTACKS = "spy thief library bureaucrat militia moat cellar chapel throne_room witch"
LOOKS = "sentry bandit vassal harbinger library artisan poacher moat bureaucrat merchant"
SETUPS: dict[str, Json] = {
    "first game": {"game": "dominion"},
    "attacks": {"game": "dominion", "edition": 1, "kingdom": ATTACKS.split()},
    "looks": {"game": "dominion", "kingdom": LOOKS.split()},
    "kingdomino": {"game": "kingdomino"},
}


class Mischief:
    """A player who answers at random, takes answers back, breaks off and comes back."""

    def __init__(self, client: TableClient, dice: random.Random) -> None:
        self.sitting = client
        self.dice = dice

    async def play(self) -> None:
        client = self.sitting
        seat = client.state["seat"]
        for _ in range(3_000):
            state = await client.wait_for_state(
                lambda state: over(state) or bool(state.get("prompts")) or others_wish(state, seat)
            )
            if over(state):
                return
            chance = self.dice.random()
            if others_wish(state, seat):
                agree = self.dice.random() < 0.7
                await client.send(type="consent", seq=state["seq"], agree=agree)
                await client.until(lambda frame: frame["type"] in ("state", "refused"))
            elif chance < 0.05:
                await self._break_off()
            elif chance < 0.08:
                await client.send(type="hello")
                await client.until(lambda frame: frame["type"] == "state")
            elif chance < 0.15 and state.get("undo"):
                await self._undo(state, seat)
            else:
                await client.outcome(
                    await client.answer(any_answer(state["prompts"][0], self.dice, in_haste=True))
                )
                await client.state_after(state["seq"])
        raise AssertionError("the game has no end")

    async def _undo(self, state: Json, seat: int) -> None:
        client = self.sitting
        request_id = await client.undo()
        if state["undo"] == "free":
            await client.outcome(request_id)
            await client.state_after(state["seq"])
        else:
            client.unacknowledged.pop(request_id)
            await client.until(
                lambda frame: (
                    (frame["type"] == "state" and frame.get("undo_requests") != [seat])
                    or "request_id" in frame
                )
            )

    async def _break_off(self) -> None:
        client = self.sitting
        await client.leave()
        if self.dice.random() < 0.5:
            client.lines = []
            await client.connect()
        else:
            await client.connect(client.state["seq"])
        await client.until(lambda frame: frame["type"] == "state")


def others_wish(state: Json, seat: int) -> bool:
    return any(wish != seat for wish in state.get("undo_requests", []))


async def watch(client: TableClient, dice: random.Random) -> None:
    """Look on until the game is over, with breaks."""
    for _ in range(3_000):
        await client.until(lambda frame: frame["type"] == "state")
        if over(client.state):
            return
        if dice.random() < 0.02:
            await client.leave()
            await client.connect(client.state["seq"])


MAX_GAMES = 5


@pytest.mark.parametrize("name", SETUPS)
async def test_no_frame_holds_what_its_reader_may_not_know(base: str, name: str) -> None:
    dice = random.Random(name)
    for _ in range(MAX_GAMES):
        if await check_secrets(base, SETUPS[name], dice):
            return
    pytest.fail(f"nobody undid anything in {MAX_GAMES} games")


@pytest.mark.proof
@pytest.mark.parametrize("number", range(20))
async def test_no_frame_of_many_games_holds_what_its_reader_may_not_know(base: str, number: int) -> None:
    setup = {"game": "dominion", "kingdom": "random"} if number % 3 else {"game": "kingdomino"}
    await check_secrets(base, setup, random.Random(number))


async def check_secrets(base: str, setup: Json, dice: random.Random) -> bool:
    """Check every frame of a game; whether something was undone in it, which depends on who is quicker."""
    hosts = await people(base, "Ana", "Maria")
    table = await table_for(hosts, setup, "random")
    info = await hosts[0].get(f"/api/tables/{table}")
    watcher = Person(base, "")
    clients = [Logged(person, table) for person in (*hosts, watcher)]
    for client in clients:
        await client.connect()
        await client.wait_for_state(lambda state: state["view"] is not None)
    random_players = [Mischief(client, dice).play() for client in clients[:2]]
    await asyncio.gather(*random_players, watch(clients[2], dice))
    await clients[0].wait_for_state(lambda state: state["table"]["stage"] == "over")
    for client in clients:
        await client.leave()

    record = Record.parse(await hosts[0].record(table))
    moments = replayed(setup, record)
    check_tokens(record, info, clients)
    for reader, client in zip((0, 1, None), clients, strict=True):
        assert client.received
        for state, lines in client.received:
            check_state(moments[state["seq"]], reader, state, lines)
    return any(line.startswith("! undo") for line in record.entries)


class Logged(TableClient):
    """Keeps each state with the log that the client has then."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(person, table)
        self.received: list[tuple[Json, list[Json]]] = []

    async def next(self) -> Json:
        frame = await super().next()
        if frame["type"] == "state":
            self.received.append((frame, list(self.lines)))
        return frame


class Moment(NamedTuple):
    """A table after an entry. A match never changes a game, so it can be looked at later."""

    game: AnyGame
    seat: int  # that is asked
    result: Ending | None


def replayed(setup: Json, record: Record) -> list[Moment]:
    """The table after each entry."""
    match: AnyMatch
    chance = parse(record.chance)
    if setup["game"] == "dominion":
        edition, kingdom = setup.get("edition", 2), setup.get("kingdom", "first_game")
        match = dominion.match(PLAYERS, edition, kingdom, chance=chance)
    else:
        match = kingdomino.match(PLAYERS, chance=chance)
    moments = [_moment(match)]
    for line in record.entries:
        match.enter(line)
        moments.append(_moment(match))
    return moments


def _moment(match: AnyMatch) -> Moment:
    return Moment(match.game, match.seat, Ending(match.scores(), match.winners()) if match.over else None)


def check_tokens(record: Record, info: Json, clients: list[Logged]) -> None:
    """No token for strangers; nobody is sent the secret, or what others have stirred into the chance."""
    chance = parse(record.chance)
    assert isinstance(chance, Sealed)
    assert chance.secret
    hidden = [chance.secret.hex(), chance.seed.hex(), *(bits.hex() for _, bits in chance.contributions)]
    for client in clients:
        seen = json.dumps(client.frames)
        assert not [secret for secret in hidden if secret in seen]
    watched = json.dumps(clients[2].frames)
    assert info["invite_token"] not in watched
    assert info["watch_token"] not in watched


def check_state(moment: Moment, reader: int | None, state: Json, lines: list[Json]) -> None:
    """The state is what the engine shows this reader after that entry, and nothing more."""
    game, seat, result = moment
    wire = game_wire(game.name)
    assert state["view"] == wired(wire.public_view(game, None, result))
    assert state["seat"] == reader
    assert state.get("private") == (None if reader is None else wired(wire.private_views(game)[reader]))
    assert lines == wired(narrated(game, game.events(reader)))
    prompts = [wire.prompt(game)] if game.choice and seat == reader else []
    assert state.get("prompts", []) == wired(prompts)
    allowed = {"type", "seq", "table", "view", "seat", "private", "log", "log_from", "prompts", "undo"}
    assert state.keys() <= allowed | {"undo_requests", "server_time", "protocol"}


def wired(value: object) -> Any:
    """A value as it comes over the wire."""
    return msgspec.json.decode(encode(value))
