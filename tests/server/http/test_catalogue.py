"""The catalogue: everything that a client displays, as the engines have it."""

from __future__ import annotations

import pytest

from regat import dominion, kingdomino
from regat.bots import registry
from regat.dominion.clarifications import CLARIFICATIONS
from regat.dominion.rules import cards
from regat.kingdomino.rules.dominoes import TERRAINS
from regat.kingdomino.rules.variants import KNOWN
from regat.server.limits import Limits
from regat.server.transport.app import Settings
from regat.words.game_words import topics
from regat.words.languages import LANGUAGES
from tests.server.http.server import Server, refused
from tests.support.clients import Json, bot


@pytest.fixture(scope="module")
def catalogue(server: Server) -> Json:
    answer = server.client().get("/api/catalogue")
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


@pytest.fixture(scope="module")
def dominion_part(catalogue: Json) -> Json:
    return part(catalogue, "dominion")


@pytest.fixture(scope="module")
def kingdomino_part(catalogue: Json) -> Json:
    return part(catalogue, "kingdomino")


def part(catalogue: Json, game: str) -> Json:
    """What the catalogue contains of one game."""
    [found] = [item["catalogue"] for item in catalogue["games"] if item["name"] == game]
    assert found["game"] == game
    checked: Json = found
    return checked


def test_the_limits_say_how_long_a_player_may_be_away(catalogue: Json) -> None:
    assert catalogue["limits"]["absence_seconds"] == Settings().grace


def test_every_card_is_there(dominion_part: Json) -> None:
    assert [card["key"] for card in dominion_part["cards"]] == list(cards.KEYS)
    for info, card in zip(dominion_part["cards"], cards.CATALOGUE, strict=True):
        assert info["cost"] == card.cost
        assert tuple(info["editions"]) == card.editions
        assert {kind for kind, name in cards.TYPE_NAMES.items() if name in info["types"]} == {
            kind for kind in cards.TYPE_NAMES if card.is_a(kind)
        }
        assert (info["coins"], info["points"]) == (card.coins, card.points)
        assert info["kingdom"] == (card.key in dominion.available(1, mixed=True))


def test_every_card_has_its_clarifications(dominion_part: Json) -> None:
    for card in dominion_part["cards"]:
        sent = [(one["key"], tuple(one["rules"])) for one in card["clarifications"]]
        assert sent == [(one.key, one.rules) for one in CLARIFICATIONS[card["key"]]]


def test_piles_are_as_large_as_on_the_table(dominion_part: Json) -> None:
    for place, players in enumerate(range(2, 7)):
        supply = dominion.new(players, 2, "size_distortion", seed=1).view(None).supply
        for card in dominion_part["cards"]:
            if card["key"] in supply:
                assert card["piles"][place] == supply[card["key"]]


@pytest.mark.parametrize(
    ("key", "bonus"),
    [
        ("market", {"cards": 1, "actions": 1, "buys": 1, "coins": 1}),
        ("council_room", {"cards": 4, "actions": 0, "buys": 1, "coins": 0}),
        ("moneylender", {"cards": 0, "actions": 0, "buys": 0, "coins": 0}),
    ],
)
def test_the_bonus_of_a_card_is_what_it_gives_to_everybody_who_plays_it(
    dominion_part: Json, key: str, bonus: dict[str, int]
) -> None:
    assert next(card["bonus"] for card in dominion_part["cards"] if card["key"] == key) == bonus


def test_every_recommended_kingdom_is_there(dominion_part: Json) -> None:
    info = {
        (kingdom["edition"], kingdom["key"]): set(kingdom["cards"]) for kingdom in dominion_part["kingdoms"]
    }
    wanted = {
        (edition, key): set(ten) for edition, sets in dominion.SETS.items() for key, ten in sets.items()
    }
    assert info == wanted
    assert all(len(ten) == dominion_part["kingdom_size"] for ten in info.values())


def test_every_domino_and_variant_is_there(kingdomino_part: Json) -> None:
    assert len(kingdomino_part["dominoes"]) == len(kingdomino.BOX)
    for info, domino in zip(kingdomino_part["dominoes"], kingdomino.BOX, strict=True):
        assert info["number"] == domino.number
        assert tuple(square["terrain"] for square in info["squares"]) == domino.terrains
        assert tuple(square["crowns"] for square in info["squares"]) == domino.crowns
    assert [terrain["key"] for terrain in kingdomino_part["terrains"]] == list(TERRAINS)
    assert sum(terrain["squares"] for terrain in kingdomino_part["terrains"]) == 2 * len(kingdomino.BOX)
    variants = {variant["key"]: variant for variant in kingdomino_part["variants"]}
    assert tuple(variants) == KNOWN
    assert variants["mighty_duel"]["players"] == [2]
    assert variants["mighty_duel"]["size"] == 7
    assert variants["harmony"]["players"] == [2, 3, 4]
    assert [key for key, item in variants.items() if item["series"]] == ["dynasty"]


def test_everything_else_that_a_client_asks_for(catalogue: Json) -> None:
    games = {item["name"]: item for item in catalogue["games"]}
    for key, game in games.items():
        assert tuple(item["name"] for item in game["bots"]) == tuple(registry.bots(key))
        assert game["default_bot"] == "medium"
        assert [item["name"] for item in game["bots"] if item["level"]] == list(registry.LEVELS)
    required = {item["name"]: item["required_cards"] for item in games["dominion"]["bots"]}
    assert required["big-money-smithy"] == ["smithy"]
    assert required["champion"] == []
    assert [topic for game in catalogue["games"] for topic in game["topics"]] == list(topics())
    assert {language["code"]: language["name"] for language in catalogue["languages"]} == LANGUAGES
    assert catalogue["limits"]["chat"] is True
    assert catalogue["limits"]["record_bytes"] == Limits().record_bytes
    assert "good_game" in catalogue["phrases"]


def test_every_bot_of_the_catalogue_can_take_a_seat(server: Server, catalogue: Json) -> None:
    ana = server.guest()
    for game in catalogue["games"]:
        for item in game["bots"]:
            body = {"setup": {"game": game["name"]}, "seats": [{"kind": "me"}, bot(item["name"])]}
            assert ana.post("/api/tables", json=body).status_code == 201


def test_a_current_copy_is_not_sent_again(server: Server) -> None:
    client = server.client()
    first = client.get("/api/catalogue", headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    plain = client.get("/api/catalogue", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
    assert "public" in first.headers["cache-control"]
    again = client.get("/api/catalogue", headers={"if-none-match": f'"other", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/api/catalogue", headers={"if-none-match": '"other"'}).status_code == 200


def test_it_is_only_read(server: Server) -> None:
    refused(server.client().post("/api/catalogue", json={}), 405, "")
