"""Replays over HTTP: finished games and uploaded records, but nothing that is still secret."""

from __future__ import annotations

import json
import random
import time

import httpx
import pytest

from regat import dominion, kingdomino
from regat.bots.random_bot import RandomBot
from regat.dominion.bots import reference
from regat.kernel.chance import Sealed, Seeded
from regat.kernel.record import Record
from tests.server.http.server import Server, opened, play_on, refused
from tests.support.clients import Json


def record_of(players: int = 2, entries: int = 10_000, chance: Seeded | Sealed | None = None) -> str:
    """A game of Dominion between bots."""
    match = dominion.match(players, 2, "first_game", chance=chance or Seeded(3))
    money, luck, dice = reference.bot("big-money"), RandomBot(1), random.Random(1)
    while not match.over and len(match.entries) < entries:
        assert match.choice, "the match goes on"
        game, seat = match.game, match.seat
        bot = money if dice.random() < 0.5 else luck
        match.answer(bot.choose(game.view(seat), game.memory(seat), match.choice))
    return match.record().text()


def read(client: httpx.Client, text: str, seat: str = "") -> Json:
    answer = client.post("/api/replays", json={"record": text, "seat": seat})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[httpx.Client, str]:
    """A guest and a table where a game of Dominion is over."""
    ana = server.guest("Ana")
    table = opened(ana, "me", "big-money", game="dominion")["id"]
    ana.post(f"/api/tables/{table}/start")
    play_on(server, ana, table)
    return ana, table


def log_of(steps: list[Json]) -> list[Json]:
    """Build the final log as the protocol says."""
    lines: list[Json] = []
    for step in steps:
        lines[step.get("log_from", 0) :] = step.get("log", [])
    return lines


def test_a_finished_game_is_open_as_any_seat_saw_it(
    server: Server, finished: tuple[httpx.Client, str]
) -> None:
    ana, table = finished
    record = Record.parse(ana.get(f"/api/tables/{table}/record").text)
    match = dominion.replay_match(record)
    with server.socket(ana, table) as socket:
        socket.send('{"type":"hello"}')
        state = json.loads(socket.recv(timeout=20))
    for seat in range(2):
        replay = ana.get(f"/api/tables/{table}/replay", params={"seat": str(seat)}).json()
        assert replay["names"] == ["Ana", "big-money"]
        assert replay["bots"] == ["", "big-money"]
        assert replay["setup"]["kingdom"] == list(match.game.setup.kingdom)
        assert replay["result"] == {"scores": list(match.scores()), "winners": list(match.winners())}
        assert replay["seat"] == seat
        steps = replay["steps"]
        assert [step["seq"] for step in steps] == list(range(len(match.entries) + 1))
        assert [step["answer"] for step in steps[1:]] == list(record.entries)
        for step, game in zip(steps, match.positions(), strict=True):
            assert step["private"]["hand"] == list(game.view(seat).hand)
        assert steps[-1]["view"]["over"]
        if seat == 0:
            assert log_of(steps) == state["log"]
            assert steps[-1]["view"] == state["view"]


def test_all_hands_may_be_open(finished: tuple[httpx.Client, str]) -> None:
    ana, table = finished
    match = dominion.replay_match(Record.parse(ana.get(f"/api/tables/{table}/record").text))
    steps = ana.get(f"/api/tables/{table}/replay?seat=open").json()["steps"]
    for step, game in zip(steps, match.positions(), strict=True):
        assert step["hands"] == [list(game.view(seat).hand) for seat in range(2)]
    parts = [line["parts"].get("cards") for line in log_of(steps) if line["key"] == "log-draws"]
    assert parts
    assert not any(part["hidden"] for part in parts if part)
    watcher = ana.get(f"/api/tables/{table}/replay").json()["steps"]
    assert not any("hands" in step or "private" in step for step in watcher)


def test_an_unfinished_game_has_no_replay(server: Server) -> None:
    ana = server.guest()
    table = opened(ana, "me", "greedy", public=True)["id"]
    for _ in range(2):
        for client in (ana, server.guest("Ion"), server.client()):
            for seat in ("", "0", "open"):
                refused(client.get(f"/api/tables/{table}/replay?seat={seat}"), 404, "refused-not-over")
                body = {"seats": [{"kind": "me"}, {"kind": "me"}], "from": {"table": table, "step": 0}}
            if client.cookies:
                refused(client.post("/api/tables", json=body), 404, "refused-not-over")
        ana.post(f"/api/tables/{table}/start")


def test_a_table_by_link_is_replayed_to_those_who_have_it(
    server: Server, finished: tuple[httpx.Client, str]
) -> None:
    ana, table = finished
    stranger = server.guest("Ion")
    refused(stranger.get(f"/api/tables/{table}/replay"), 404, "refused-no-table")
    body = {"seats": [{"kind": "me"}, {"kind": "me"}], "from": {"table": table, "step": 0}}
    refused(stranger.post("/api/tables", json=body), 404, "refused-no-table")
    watch = ana.get(f"/api/tables/{table}").json()["watch_token"]
    assert stranger.get(f"/api/tables/{table}/replay", params={"token": watch}).status_code == 200
    body["from"]["token"] = watch  # type: ignore[index]
    assert stranger.post("/api/tables", json=body).status_code == 201


@pytest.mark.parametrize("seat", ["2", "5", "6", "-1", "all", "0 ", "٠"])
def test_a_seat_that_there_is_not_is_refused(finished: tuple[httpx.Client, str], seat: str) -> None:
    ana, table = finished
    answer = ana.get(f"/api/tables/{table}/replay", params={"seat": seat})
    assert answer.status_code in (404, 422)


def test_the_record_names_the_players_to_who_reads_it(
    server: Server, finished: tuple[httpx.Client, str]
) -> None:
    ana, table = finished
    text = ana.get(f"/api/tables/{table}/record").text
    assert read(server.guest("Ion"), text)["names"] == ["Ana", "big-money"]


# Uploaded records ---------------------------------------------------------------------------------------


def test_an_uploaded_record_is_replayed_and_not_stored(server: Server) -> None:
    ion = server.guest("Ion")
    before = ion.get("/api/me/tables").json()
    replay = read(ion, record_of(entries=30), "1")
    assert len(replay["steps"]) == 31
    assert replay["result"] is None
    assert replay["names"] == ["", ""]
    assert ion.get("/api/me/tables").json() == before


def test_undone_entries_are_left_out_and_other_events_have_a_text(server: Server) -> None:
    match = kingdomino.match(3, chance=Seeded(5))
    bot = RandomBot(1)

    def go_on(many: int) -> None:
        for _ in range(many):
            assert match.choice, "the match goes on"
            match.answer(bot.choose(None, None, match.choice))

    go_on(5)
    match.undo(4)
    match.take_over(1, "greedy")
    go_on(2)
    match.resign(2)
    match.timeout(0)
    match.resign(0)
    steps = read(server.guest(), match.record().text())["steps"]
    assert [step["seq"] for step in steps] == [0, 1, 2, 3, 7, 8, 9, 10, 11, 12]
    keys = [step["text"]["key"] for step in steps if step.get("answer", "").startswith("!")]
    assert keys == ["log-bot-takes-over", "log-resigns", "log-out-of-time", "log-resigns"]
    assert [step["view"]["over"] for step in steps] == [False] * 9 + [True]
    assert steps[-1]["view"]["winners"] == [1]


def test_a_long_game_of_six_is_sent_in_about_a_second_and_small(server: Server) -> None:
    ion = server.guest("Ion")
    text = record_of(6, 1_500)
    read(ion, record_of(entries=1))  # the process that reads is there now
    begun = time.monotonic()
    answer = ion.post("/api/replays", json={"record": text, "seat": "0"})
    seconds = time.monotonic() - begun
    assert len(answer.json()["steps"]) > 1_000
    assert int(answer.headers["content-length"]) < 300_000
    assert len(answer.content) < 6_000_000
    assert seconds < 5, "a second on a quiet machine"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello", "not a regat record"),
        ("regat record 2\ngame dominion\nchance plain 1\n\n= unfinished, entries 0, table -", "newer regat"),
        ("regat record 1\ngame chess\nchance plain 1\n\n= unfinished, entries 0, table 0123456789", "chess"),
        (record_of(entries=9, chance=Sealed.under(b"x" * 32)), "withheld"),
        (record_of(entries=9).replace("end turn", "buy province", 1), "line"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_with_the_reason(
    server: Server, text: str, reason: str
) -> None:
    ion = server.guest("Ion")
    seats = [{"kind": "me"}, {"kind": "me"}]
    for path, body in (
        ("/api/replays", {"record": text}),
        ("/api/tables", {"from": {"record": text, "step": 0}, "seats": seats}),
    ):
        problem = refused(ion.post(path, json=body), 422, "refused-record")
        assert reason in problem["parts"]["reason"]


def test_hostile_records_are_refused_without_delaying_others(server: Server) -> None:
    ion, dice = server.guest("Ion"), random.Random(4)
    good = record_of(entries=40)
    for _ in range(60):
        letters = list(good)
        for _ in range(dice.randint(1, 6)):
            place = dice.randrange(len(letters))
            letters[place : place + dice.randint(0, 9)] = dice.choice(["", "\x00", "😀", "9" * 30, "\n", "!"])
        answer = ion.post("/api/replays", json={"record": "".join(letters), "seat": dice.choice(["", "1"])})
        assert answer.status_code in (200, 422)
        assert answer.status_code == 200 or answer.json()["key"] == "refused-record"
    positions = ["[" * 5_000, '{"kingdom":1}', '{"players":99}', '{"seats":{"0":{"hand":["gold"]}}}', "null"]
    for position in positions:
        for game in ("dominion", "kingdomino"):
            text = f"regat record 1\ngame {game}\nposition {position}\nchance plain 1\n\n"
            answer = ion.post(
                "/api/replays", json={"record": text + "= unfinished, entries 0, table 0123456789"}
            )
            assert answer.status_code == 422, answer.text[:300]
    many = "regat record 1\ngame dominion\nchance plain 1\n\n" + "end turn\n" * 20_000
    refused(
        ion.post("/api/replays", json={"record": many + "= unfinished, entries 20000, table 0123456789"}),
        422,
        "refused-record",
    )
    assert read(ion, good)["steps"]
    assert "Traceback" not in server.log()


def test_a_record_may_be_larger_than_other_messages_but_not_endless(server: Server) -> None:
    ion = server.guest("Ion")
    comments = "# a remark\n" * 10_000
    assert read(ion, record_of(entries=2) + comments)["steps"]
    refused(ion.post("/api/replays", json={"record": "#" * 300_000}), 413, "refused-large")
    refused(ion.post("/api/me", content=b"x" * 20_000), 413, "refused-large")


def test_only_a_guest_may_upload_a_record(server: Server) -> None:
    refused(server.client().post("/api/replays", json={"record": "x"}), 401, "refused-guest")
