"""Texts and logs on the wire: every kind of part is encoded, and a log sent in pieces is the whole log."""

from __future__ import annotations

import random

import msgspec
import pytest

from regat import dominion, kingdomino
from regat.dominion.words.parts import CardsPiece
from regat.kernel.events import Event
from regat.kingdomino.words.parts import DominoPiece
from regat.server.protocol.game_wire import GameLog, game_wire
from regat.server.protocol.parts import CardsPart, DominoPart, SeatPart, Text, encode
from regat.server.protocol.text import to_wire
from regat.words.message import Message, Seat
from tests.dominion import helpers as dominion_play
from tests.kingdomino import helpers as kingdomino_play
from tests.server.protocol.client import AnyGame, prompt, received
from tests.server.protocol.whole import narrated
from tests.support.clients import any_answer


def test_every_kind_of_part_goes_over_the_wire() -> None:
    text = to_wire(
        Message(
            "log-places-gain",
            name=Seat(1),
            n=DominoPiece(17),
            cards=CardsPiece(("gold", "estate"), hidden=2),
            points=Message("n-points", n=3),
            text="(1,0)-(2,0)",
        )
    )
    assert text == Text(
        "log-places-gain",
        {
            "name": SeatPart(1),
            "n": DominoPart(17),
            "cards": CardsPart(("gold", "estate"), 2),
            "points": Text("n-points", {"n": 3}),
            "text": "(1,0)-(2,0)",
        },
    )
    assert msgspec.json.decode(encode(text), type=Text) == text


def test_what_is_hidden_is_only_counted() -> None:
    drawn = Event("draw", 0, (None, None, None), 3, "deck")
    (line,) = narrated(dominion.new(seed=1), (drawn,))
    assert line == Text("log-draws", {"name": SeatPart(0), "cards": CardsPart((), 3)})


# The log ----------------------------------------------------------------------------------------------


def read(log: GameLog, reader: int | None) -> list[Text]:
    return received(log.lines(reader), list[Text])


def log_of(game: AnyGame) -> GameLog:
    log = game_wire(game.name).log()
    log.catch_up(game)
    return log


def check(game: AnyGame, seed: int, log: GameLog) -> None:
    """Play a game and read its log now and then: who has the earlier lines gets only what is new."""
    dice = random.Random(seed)
    readers = (None, *range(game.players))
    shown = {reader: read(log, reader) for reader in readers}
    changed = dict.fromkeys(readers, len(log))
    for _ in range(400):
        if game.over:
            break
        game.answer(any_answer(prompt(game), dice))
        if dice.random() < 0.3:
            continue
        first = log.catch_up(game)
        changed = {reader: min(known, first) for reader, known in changed.items()}
        reader = dice.choice(readers)
        start = changed[reader]
        shown[reader][start:] = received(log.lines(reader, start), list[Text])
        changed[reader] = len(log)
        if dice.random() < 0.2 or game.over:
            assert shown[reader] == list(narrated(game, game.events(reader)))
            assert log.is_public(start) == all(
                read(log, item)[start:] == read(log, None)[start:] for item in readers
            )
    log.catch_up(game)
    for reader in readers:
        assert read(log, reader) == list(narrated(game, game.events(reader)))


@pytest.mark.parametrize("seed", range(8))
def test_a_log_of_dominion_sent_in_pieces_is_the_whole_log_of_every_reader(seed: int) -> None:
    game = dominion_play.game_or_position(seed)
    check(game, seed, log_of(game))


@pytest.mark.parametrize("seed", range(8))
def test_a_log_of_kingdomino_sent_in_pieces_is_the_whole_log(seed: int) -> None:
    game = kingdomino_play.random_game(8 * seed)
    check(game, seed, log_of(game))


def test_a_log_tells_an_empty_pile_and_the_number_of_a_turn() -> None:
    """Both need what came long before."""
    game = dominion.new(2, 2, "first_game", seed=3)
    log = log_of(game)
    while not game.over:
        game.answer("buy curse" if "buy curse" in prompt(game).answers else "end turn")
        log.catch_up(game)
        if game.view(None).supply["curse"] == 0:
            break
    lines = read(log, 0)
    assert lines[-1].key == "log-pile-empty"
    assert [line.parts["n"] for line in lines if line.key == "log-turn"] == [
        1 + turn // 2 for turn in range(10)
    ]


def test_placements_in_a_game_from_a_position_are_logged_with_their_gain() -> None:
    game = kingdomino.from_position(kingdomino_play.odd_position(5))
    before = game.view(None).kingdoms
    log = game_wire(game.name).log(game)
    log.catch_up(game)
    while not any(line.key == "log-places-gain" for line in read(log, None)):
        game.answer(prompt(game).answers[0])
        log.catch_up(game)
    line = next(line for line in read(log, None) if line.key == "log-places-gain")
    assert isinstance(line.parts["name"], SeatPart)
    seat = line.parts["name"].seat
    gained = sum(territory.points for territory in game.view(None).kingdoms[seat].territories)
    had = sum(territory.points for territory in before[seat].territories)
    assert line.parts["points"] == Text("n-points", {"n": gained - had})
