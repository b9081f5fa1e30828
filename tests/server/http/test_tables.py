"""Tables over HTTP: what may be opened, who may sit, who may see."""

from __future__ import annotations

import random

import pytest

from tests.server.http.server import Server, hello, opened, refused
from tests.support.clients import Json, bot, entropy

TEN = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]


def test_a_table_has_everything_it_was_opened_with(server: Server) -> None:
    guest = server.guest("Ana")
    setup = {"game": "dominion", "players": 4, "edition": 1, "kingdom": "big_money"}
    seats = [{"kind": "me"}, {"kind": "me", "name": "Kind"}, {"kind": "invited"}, bot("big-money")]
    answer = guest.post(
        "/api/tables",
        json={
            "setup": setup,
            "seats": seats,
            "entropy": entropy(),
            "public": True,
            "clock": {"seconds": 600, "more": 5},
            "show_points": True,
            "chat": True,
        },
    )
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert table["setup"] == setup
    assert [seat["kind"] for seat in table["seats"]] == ["guest", "guest", "invited", "bot"]
    assert [seat.get("name") for seat in table["seats"]] == ["Ana", "Kind", None, "big-money"]
    assert table["clock"] == {"seconds": 600, "more": 5}
    assert (table["stage"], table["public"], table["show_points"], table["chat"], table["yours"]) == (
        "gathering",
        True,
        True,
        True,
        True,
    )
    assert len(table["seal"]) == 64
    assert table["invite_token"] != table["watch_token"]
    assert min(len(table["invite_token"]), len(table["watch_token"]), len(table["id"])) >= 22, "128 entropy"


@pytest.mark.parametrize("kingdom", ["first_game", "random", "draft", TEN])
def test_a_kingdom_is_a_set_ten_cards_random_or_drafted(server: Server, kingdom: object) -> None:
    guest = server.guest()
    table = opened(guest, "me", "big-money", game="dominion", setup={"kingdom": kingdom})
    started = guest.post(f"/api/tables/{table['id']}/start").json()
    assert started["stage"] == ("drafting" if kingdom == "draft" else "playing")


def test_a_draft_ends_with_ten_cards(server: Server) -> None:
    guest = server.guest()
    table = opened(guest, "me", "me", game="dominion", setup={"kingdom": "draft"})
    address = f"/api/tables/{table['id']}"
    refused(guest.post(f"{address}/draft", json={"pick": "moat", "seat": 0}), 409, "refused-not-your-turn")
    guest.post(f"{address}/start")
    refused(guest.post(f"{address}/draft", json={"pick": "gold", "seat": 0}), 422, "error-basic-card")
    refused(guest.post(f"{address}/draft", json={"pick": "moat", "seat": 1}), 409, "refused-not-your-turn")
    for number, card in enumerate(TEN):
        answer = guest.post(f"{address}/draft", json={"pick": card, "seat": number % 2})
        assert answer.status_code == 200, answer.text
    assert answer.json()["stage"] == "playing"


MALFORMED = [
    {},
    [],
    {"setup": {"game": "chess"}, "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"setup": {"game": "dominion"}, "seats": []},
    {"setup": {"game": "dominion"}, "seats": [{"kind": "me"}, {"kind": "thief"}]},
    {"setup": {"game": "dominion"}, "seats": [{"kind": "me"}, {"kind": "open"}], "entropy": "00"},
    {"setup": {"game": "dominion"}, "seats": [{"kind": "me"}, {"kind": "open"}], "secret": "0"},
    {"setup": {"game": "dominion", "players": "2"}, "seats": [{"kind": "me"}, {"kind": "open"}]},
    {"setup": {"game": "dominion"}, "seats": [{"kind": "me"}, {"kind": "open"}], "clock": {"seconds": 1}},
]


@pytest.mark.parametrize("body", MALFORMED)
def test_an_invalid_table_is_refused_as_malformed(server: Server, body: object) -> None:
    refused(server.guest().post("/api/tables", json=body), 422, "refused-malformed")


@pytest.mark.parametrize(
    ("setup", "seats", "key", "parts"),
    [
        ({"game": "kingdomino", "players": 5}, 5, "error-players-kingdomino", {"given": "5"}),
        ({"game": "dominion", "players": 3}, 2, "refused-seats", {"players": 3, "given": 2}),
        ({"game": "dominion", "kingdom": "no_set"}, 2, "error-set", {"given": "no_set", "edition": 2}),
        ({"game": "dominion", "kingdom": ["moat"]}, 2, "error-ten-cards", {"n": 1}),
        ({"game": "dominion", "kingdom": ["moat"] * 10}, 2, "error-card-twice", {"given": "moat"}),
        ({"game": "dominion", "kingdom": [*TEN[1:], "dragon"]}, 2, "error-card", {"given": "dragon"}),
        ({"game": "dominion", "kingdom": [*TEN[1:], "gold"]}, 2, "error-basic-card", {"given": "gold"}),
        ({"game": "dominion", "kingdom": [*TEN[1:], "spy"]}, 2, "error-other-edition", {"given": "spy"}),
        ({"game": "kingdomino", "variants": ["no_such"]}, 2, "error-variant", {"given": "no_such"}),
        ({"game": "kingdomino", "variants": ["harmony"] * 2}, 2, "error-variant-twice", {}),
        (
            {"game": "kingdomino", "players": 3, "variants": ["mighty_duel"]},
            3,
            "error-mighty-duel",
            {"given": "3"},
        ),
    ],
)
def test_a_bad_set_up_is_refused_with_what_was_given(
    server: Server, setup: Json, seats: int, key: str, parts: Json
) -> None:
    body = {"setup": setup, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)}
    problem = refused(server.guest().post("/api/tables", json=body), 422, key)
    assert parts.items() <= problem.get("parts", {}).items()


def test_a_bot_that_there_is_not_is_refused_with_those_there_are(server: Server) -> None:
    body = {"setup": {"game": "kingdomino"}, "seats": [{"kind": "me"}, bot("alpha")]}
    problem = refused(server.guest().post("/api/tables", json=body), 422, "error-bot")
    assert problem["parts"]["given"] == "alpha"
    assert "greedy" in problem["parts"]["known"]


# Seats --------------------------------------------------------------------------------------------------


def test_only_an_open_or_invited_seat_can_be_taken(server: Server) -> None:
    host, guest = server.guest("Ana"), server.guest("Maria")
    table = opened(host, "me", "open", "invited", "greedy", public=True)
    sit = f"/api/tables/{table['id']}/sit"
    refused(guest.post(sit, json={"seat": 2}), 403, "refused-invitation")
    refused(
        guest.post(sit, json={"seat": 2, "invite_token": table["watch_token"]}), 403, "refused-invitation"
    )
    refused(
        guest.post(sit, json={"seat": 0, "invite_token": table["invite_token"]}), 409, "refused-seat-taken"
    )
    refused(
        guest.post(sit, json={"seat": 3, "invite_token": table["invite_token"]}), 409, "refused-seat-taken"
    )
    refused(guest.post(sit, json={"seat": 4}), 404, "refused-no-seat")
    refused(guest.post(sit, json={"seat": 6}), 422, "refused-malformed")
    refused(guest.post(sit, json={"seat": 1, "invite_token": "é"}), 422, "refused-malformed")
    seated = guest.post(sit, json={"seat": 1, "entropy": entropy()}).json()["seats"][1]
    assert (seated["kind"], seated["name"], seated["you"]) == ("guest", "Maria", True)
    answer = guest.post(sit, json={"seat": 2, "entropy": entropy(), "invite_token": table["invite_token"]})
    assert answer.status_code == 200, "two seats on one device"
    refused(
        host.post(sit, json={"seat": 1, "invite_token": table["invite_token"]}), 409, "refused-seat-taken"
    )


def test_who_may_stand_up(server: Server) -> None:
    host, guest = server.guest("Ana"), server.guest("Maria")
    table = opened(host, "me", "open", public=True)
    address = f"/api/tables/{table['id']}"
    refused(guest.post(f"{address}/stand", json={"seat": 0}), 403, "refused-not-your-seat")
    guest.post(f"{address}/sit", json={"seat": 1})
    left = guest.post(f"{address}/stand", json={"seat": 1}).json()
    assert left["seats"][1] == {"kind": "open"}
    guest.post(f"{address}/sit", json={"seat": 1})
    host.post(f"{address}/start")
    refused(guest.post(f"{address}/stand", json={"seat": 1}), 409, "refused-begun")


def test_who_may_start(server: Server) -> None:
    host, guest = server.guest("Ana"), server.guest("Maria")
    table = opened(host, "me", "open", public=True)
    address = f"/api/tables/{table['id']}"
    refused(host.post(f"{address}/start"), 409, "refused-empty-seats")
    guest.post(f"{address}/sit", json={"seat": 1})
    refused(guest.post(f"{address}/start"), 403, "refused-owner")
    assert host.post(f"{address}/start").json()["stage"] == "playing"
    refused(host.post(f"{address}/start"), 409, "refused-begun")
    refused(server.guest().post(f"{address}/sit", json={"seat": 1}), 409, "refused-begun")
    refused(host.get(f"{address}/record"), 404, "refused-not-over")
    refused(host.post(f"{address}/rematch", json={}), 409, "refused-not-over")


def test_a_seat_that_was_left_shows_its_cards_no_longer(server: Server) -> None:
    """Whoever sat there before sees as a watcher sees, though the socket is still open."""
    host, guest, next_one = server.guest("Ana"), server.guest("Maria"), server.guest("Olena")
    table = opened(host, "me", "open", game="dominion", public=True)
    address = f"/api/tables/{table['id']}"
    guest.post(f"{address}/sit", json={"seat": 1})
    with server.socket(guest, table["id"]) as socket:
        hello(socket)
        guest.post(f"{address}/stand", json={"seat": 1})
        next_one.post(f"{address}/sit", json={"seat": 1})
        host.post(f"{address}/start")
        state = hello(socket)
        while state["table"]["stage"] != "playing":
            state = hello(socket)
        assert state["seat"] is None
        assert "private" not in state


def test_who_sits_down_with_an_open_socket_sees_the_cards(server: Server) -> None:
    host, guest = server.guest("Ana"), server.guest("Maria")
    table = opened(host, "me", "open", game="dominion", public=True)
    address = f"/api/tables/{table['id']}"
    with server.socket(guest, table["id"]) as socket:
        assert "you" not in hello(socket)["table"]["seats"][1]
        guest.post(f"{address}/sit", json={"seat": 1})
        host.post(f"{address}/start")
        state = hello(socket)
        while state["table"]["stage"] != "playing":
            state = hello(socket)
        assert len(state["private"]["hand"]) == 5


# Sight --------------------------------------------------------------------------------------------------


def test_a_private_table_does_not_exist_for_strangers(server: Server) -> None:
    host, stranger, nobody = server.guest("Ana"), server.guest("Maria"), server.client()
    table = opened(host, "me", "open")
    address = f"/api/tables/{table['id']}"
    for client in (stranger, nobody):
        for query in (
            "",
            "?token=",
            "?token=%C3%A9",
            f"?token={table['invite_token'][:-1]}",
            f"?token={'x' * 900}",
        ):
            refused(client.get(address + query), 404, "refused-no-table")
            refused(client.get(f"{address}/record{query}"), 404, "refused-no-table")
    for path, body in (
        ("sit", {"seat": 1}),
        ("stand", {"seat": 0}),
        ("start", None),
        ("draft", {"pick": "moat", "seat": 0}),
        ("rematch", {}),
    ):
        refused(stranger.post(f"{address}/{path}", json=body), 404, "refused-no-table")
    assert table["id"] not in [item["id"] for item in stranger.get("/api/tables").json()["tables"]]


def test_an_invitation_and_a_watchers_token_open_a_private_table(server: Server) -> None:
    host, guest, nobody = server.guest("Ana"), server.guest("Maria"), server.client()
    table = opened(host, "me", "open")
    address = f"/api/tables/{table['id']}"
    for token in (table["invite_token"], table["watch_token"]):
        seen = nobody.get(address, params={"token": token}).json()
        assert seen["id"] == table["id"]
        assert "invite_token" not in seen
        assert "watch_token" not in seen
    seen = guest.post(f"{address}/sit", json={"seat": 1, "invite_token": table["invite_token"]}).json()
    assert seen["invite_token"] == table["invite_token"], "who sits there may invite others"
    assert guest.get(address).status_code == 200


def test_open_tables_are_listed_without_their_tokens(server: Server) -> None:
    host, nobody = server.guest("Ana"), server.client()
    table = opened(host, "me", "open", public=True)
    (listed,) = [item for item in nobody.get("/api/tables").json()["tables"] if item["id"] == table["id"]]
    assert not {"invite_token", "watch_token", "yours"} & listed.keys()
    assert server.client().get(f"/api/tables/{table['id']}").json().get("invite_token") is None
    server.guest().post(f"/api/tables/{table['id']}/sit", json={"seat": 1})
    assert table["id"] not in [item["id"] for item in nobody.get("/api/tables").json()["tables"]], (
        "it is full"
    )


def test_my_tables_are_those_where_i_sit_and_those_i_opened(server: Server) -> None:
    guest = server.guest("Ana")
    mine = opened(guest, "me", "open")
    other = opened(server.guest(), "me", "open", public=True)
    for_others = opened(guest, "open", "greedy")
    guest.post(f"/api/tables/{other['id']}/sit", json={"seat": 1})
    found = {table["id"] for table in guest.get("/api/me/tables").json()["tables"]}
    assert found == {mine["id"], other["id"], for_others["id"]}


@pytest.mark.parametrize(
    "id", ["x", "x" * 64, "%00", "..%2F..", "é", "%F0%9F%8E%B2", "'; DROP TABLE tables;--"]
)
def test_there_is_no_table_by_a_strange_name(server: Server, id: str) -> None:
    answer = server.guest().get(f"/api/tables/{id}")
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    "path", ["chess/2", "dominion/7", "kingdomino/5", "dominion/0", f"dominion/{'9' * 30}"]
)
def test_there_are_no_leaders_of_other_games(server: Server, path: str) -> None:
    refused(server.client().get(f"/api/leaders/{path}"), 404, "")


def test_a_server_of_random_guests_keeps_their_tables_apart(server: Server) -> None:
    luck = random.Random(3)
    guests = [server.guest(f"Guest {number}") for number in range(4)]
    tables = [(owner, opened(owner, "me", "open")) for owner in (luck.choice(guests) for _ in range(12))]
    for guest in guests:
        seen = {item["id"] for item in guest.get("/api/me/tables").json()["tables"]}
        assert seen == {table["id"] for owner, table in tables if owner is guest}
