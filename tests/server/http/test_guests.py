"""Guests: a name, a signed cookie, a phrase for another device; all of it can be taken away or deleted."""

from __future__ import annotations

import httpx
import pytest

from regat.server.transport.guests import COOKIE
from tests.server.http.server import Server, hello, opened, play_on, receive, refused
from tests.support.stores import stored_values


def cookie_of(client: httpx.Client) -> str:
    return str(client.cookies[COOKIE])


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    answer = server.client().post("/api/me", json={"name": "Ana"})
    assert answer.status_code == 201
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie


def test_behind_a_proxy_with_tls_the_cookie_is_secure(server: Server) -> None:
    answer = server.client(**{"X-Forwarded-Proto": "https"}).post("/api/me", json={"name": "Ana"})
    assert "Secure" in answer.headers["set-cookie"]


def test_a_request_without_a_cookie_has_no_guest(server: Server) -> None:
    client = server.client()
    assert client.get("/api/me").status_code == 204
    for path in ("/api/me/export", "/api/me/tables", "/api/me/games"):
        refused(client.get(path), 401, "refused-guest")
    refused(client.delete("/api/me"), 401, "refused-guest")
    refused(client.post("/api/tables", json={}), 401, "refused-guest")


@pytest.mark.parametrize(
    "forge",
    [
        lambda cookie: cookie[:-1] + ("0" if cookie[-1] != "0" else "1"),
        lambda cookie: "x" + cookie,
        lambda cookie: cookie.partition(".")[0],
        lambda cookie: cookie.partition(".")[0] + ".",
        lambda cookie: "-." + cookie.partition(".")[2],
        lambda cookie: "." + cookie.partition(".")[2],
        lambda cookie: "é.ü",
        lambda cookie: cookie * 20,
    ],
)
def test_a_forged_cookie_has_no_guest(server: Server, forge: object) -> None:
    assert callable(forge)
    forged = forge(cookie_of(server.guest()))
    client, headers = server.client(), {b"cookie": f"{COOKIE}={forged}".encode()}
    assert client.get("/api/me", headers=headers).status_code == 204
    refused(client.get("/api/me/export", headers=headers), 401, "refused-guest")


def test_a_phrase_carries_a_guest_to_another_device(server: Server) -> None:
    here, there = server.client(), server.client()
    me = here.post("/api/me", json={"name": "Maria"}).json()
    assert len(me["phrase"].split()) == 6
    assert "phrase" not in here.get("/api/me").json(), "it is shown once"
    retyped = "  ".join(me["phrase"].upper().split())
    answer = there.post("/api/me/recovery", json={"phrase": retyped})
    assert answer.json() == {"id": me["id"], "name": "Maria"}
    assert there.get("/api/me").json()["id"] == me["id"]
    wrong = " ".join(reversed(me["phrase"].split()))
    refused(server.client().post("/api/me/recovery", json={"phrase": wrong}), 404, "refused-phrase-unknown")


def test_a_new_phrase_replaces_the_old_one(server: Server) -> None:
    here, there = server.client(), server.client()
    me = here.post("/api/me", json={"name": "Maria"}).json()
    answer = here.post("/api/me/phrase")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    renewed = answer.json()
    assert (renewed["id"], renewed["name"]) == (me["id"], "Maria")
    assert renewed["phrase"] != me["phrase"]
    old = {"phrase": me["phrase"]}
    refused(there.post("/api/me/recovery", json=old), 404, "refused-phrase-unknown")
    assert there.post("/api/me/recovery", json={"phrase": renewed["phrase"]}).json()["id"] == me["id"]


def test_only_a_guest_gets_a_new_phrase(server: Server) -> None:
    refused(server.client().post("/api/me/phrase"), 401, "refused-guest")


def test_a_phrase_is_in_no_cache(server: Server) -> None:
    answer = server.client().post("/api/me", json={"name": "Maria"})
    assert answer.headers["cache-control"] == "no-store"


def test_the_phrase_is_kept_only_as_a_hash(server: Server) -> None:
    phrase = server.client().post("/api/me", json={"name": "Maria"}).json()["phrase"]
    dump = "\n".join(stored_values(server.store_url))
    assert phrase not in dump
    assert phrase.encode().hex() not in dump


def test_a_guest_may_be_anonymous_until_it_takes_a_name(server: Server) -> None:
    client = server.client()
    answer = client.post("/api/me", json={})
    assert (answer.status_code, answer.json()["name"]) == (201, "")
    table = opened(client, "me", "open", public=True)
    assert table["seats"][0] == {"kind": "guest", "you": True}
    assert client.post("/api/me", json={"name": "Ana"}).json()["name"] == "Ana"
    assert client.post("/api/me", json={}).json()["name"] == "Ana", "no name given: it stays"


def test_a_guest_may_take_another_name(server: Server) -> None:
    guest = server.guest("Ana")
    before = guest.get("/api/me").json()
    answer = guest.post("/api/me", json={"name": " Ștefăniță   Deal "})
    assert answer.status_code == 200
    assert answer.json() == {"id": before["id"], "name": "Ștefăniță Deal"}
    assert guest.get("/api/me").json()["name"] == "Ștefăniță Deal"


@pytest.mark.parametrize("name", ["", " ", "x" * 21, "a\u0000b", "a\u202eb"])
def test_a_name_that_cannot_be_shown_is_refused(server: Server, name: str) -> None:
    answer = server.client().post("/api/me", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["key"] in ("error-name", "refused-malformed")


def test_the_host_filters_names_also_those_of_seats(server: Server) -> None:
    refused(server.client().post("/api/me", json={"name": "So RUDE"}), 422, "refused-name")
    guest = server.guest()
    body = {
        "setup": {"game": "kingdomino"},
        "seats": [{"kind": "me"}, {"kind": "me", "name": "very rude"}],
    }
    refused(guest.post("/api/tables", json=body), 422, "refused-name")


def test_everything_about_a_guest_can_be_taken_away(server: Server) -> None:
    guest = server.guest("Wanda")
    table = opened(guest, "me", "greedy")
    guest.post(f"/api/tables/{table['id']}/start")
    play_on(server, guest, table["id"])
    while not guest.get("/api/me/games").json()["games"]:  # it is counted after everybody has seen the end
        pass
    answer = guest.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    export = answer.json()
    assert export["guest"]["name"] == "Wanda"
    assert export["tables"] == [table["id"]]
    assert [result["table"] for result in export["results"]] == [table["id"]]


def test_a_guest_that_is_deleted_leaves_nothing(server: Server) -> None:
    guest, other, third = server.client(), server.guest("Maria"), server.guest("Olena")
    me = guest.post("/api/me", json={"name": "Zdzisława"}).json()
    cookie = cookie_of(guest)
    waiting = opened(guest, "me", "open", public=True)
    joined = opened(other, "me", "open", "open", public=True)
    for client, seat in ((guest, 1), (third, 2)):
        assert client.post(f"/api/tables/{joined['id']}/sit", json={"seat": seat}).status_code == 200
    assert other.post(f"/api/tables/{joined['id']}/start").status_code == 200
    with server.socket(guest, joined["id"]) as socket:
        hello(socket)
        socket.send('{"type":"chat","phrase":"hello"}')
        receive(socket, "chat_line")
        assert guest.delete("/api/me").status_code == 204
    assert server.client().get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"}).status_code == 204
    phrase = {"phrase": me["phrase"]}
    refused(server.client().post("/api/me/recovery", json=phrase), 404, "refused-phrase-unknown")
    seats = other.get(f"/api/tables/{joined['id']}").json()["seats"]
    assert seats[1]["resigned"]
    assert "name" not in seats[1]
    assert waiting["id"] not in [table["id"] for table in other.get("/api/tables").json()["tables"]]
    left = stored_values(server.store_url)
    assert not [value for value in left for trace in (me["id"], "Zdzisława", cookie) if trace in value]


def test_a_table_whose_host_is_deleted_goes_to_the_next_player(server: Server) -> None:
    host, guest = server.guest("Ana"), server.guest("Maria")
    waiting = opened(host, "me", "open", public=True)["id"]
    drafting = opened(host, "me", "open", game="dominion", setup={"kingdom": "draft"}, public=True)["id"]
    for table in (waiting, drafting):
        assert guest.post(f"/api/tables/{table}/sit", json={"seat": 1}).status_code == 200
    assert host.post(f"/api/tables/{drafting}/start").json()["stage"] == "drafting"
    assert host.delete("/api/me").status_code == 204
    left = guest.get(f"/api/tables/{waiting}").json()
    assert (left["yours"], left["seats"][0]) == (True, {"kind": "open"})
    assert server.guest().post(f"/api/tables/{waiting}/sit", json={"seat": 0}).status_code == 200
    assert guest.post(f"/api/tables/{waiting}/start").json()["stage"] == "playing"
    assert guest.get(f"/api/tables/{drafting}").json()["seats"][0]["kind"] == "bot"
