"""Lists: what a client shows of tables, games and ratings without opening each of them."""

from __future__ import annotations

from tests.server.http.server import Server, opened, play_on, refused


def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    ana, ion = server.guest("Ana"), server.guest("Ion")
    table = opened(ana, "me", "open", public=True)["id"]
    assert ana.get("/api/me/tables").json()["tables"][0].get("to_answer") is None
    ion.post(f"/api/tables/{table}/sit", json={"seat": 1})
    ana.post(f"/api/tables/{table}/start")
    mine, yours = (client.get("/api/me/tables").json()["tables"][0] for client in (ana, ion))
    assert mine["to_answer"] == yours["to_answer"]
    assert [seat["name"] for seat in mine["seats"]] == ["Ana", "Ion"]
    assert mine["seats"][mine["to_answer"]].get("you", False) != yours["seats"][yours["to_answer"]].get(
        "you", False
    )
    assert mine["updated_at"]


def test_a_draft_waits_for_somebody_too(server: Server) -> None:
    ana = server.guest("Ana")
    table = opened(ana, "me", "me", game="dominion", setup={"kingdom": "draft"})["id"]
    ana.post(f"/api/tables/{table}/start")
    assert ana.get("/api/me/tables").json()["tables"][0]["to_answer"] == 0


def test_my_games_say_who_played_what(server: Server) -> None:
    ana = server.guest("Ana")
    table = opened(ana, "me", "greedy", setup={"variants": ["harmony"]})["id"]
    ana.post(f"/api/tables/{table}/start")
    state = play_on(server, ana, table)
    while ana.get(f"/api/tables/{table}").json()["stage"] != "over":
        pass  # the result is kept a moment after the last state
    (game,) = ana.get("/api/me/games").json()["games"]
    assert game["names"] == ["Ana", ""]
    assert game["bots"] == ["", "greedy"]
    assert game["setup"] == {"game": "kingdomino", "variants": ["harmony"]}
    assert game["scores"] == state["view"]["scores"]
    assert (game["game_number"], game["forked"], game["rated"]) == (1, None, False)


def test_my_ratings_are_those_of_the_leaders(server: Server) -> None:
    ana, ion = server.guest("Ana"), server.guest("Ion")
    assert ana.get("/api/me/ratings").json() == {"ratings": []}
    table = opened(ana, "me", "open", public=True)["id"]
    ion.post(f"/api/tables/{table}/sit", json={"seat": 1})
    ana.post(f"/api/tables/{table}/start")
    with server.socket(ana, table) as socket:
        socket.send('{"type":"hello"}')
        socket.recv(timeout=20)
        socket.send('{"type":"resign","request_id":"r"}')
        while not ana.get("/api/me/ratings").json()["ratings"]:
            socket.recv(timeout=20)
    for client in (ana, ion):
        (rating,) = client.get("/api/me/ratings").json()["ratings"]
        assert (rating["game"], rating["players"], rating["games"]) == ("kingdomino", 2, 1)
        leaders = client.get("/api/leaders/kingdomino/2").json()["players"]
        assert [leader["rating"] for leader in leaders if leader["you"]] == [rating["rating"]]
    refused(server.client().get("/api/me/ratings"), 401, "refused-guest")
