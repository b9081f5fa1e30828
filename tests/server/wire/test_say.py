"""What is said: every kind of part goes along, and a log told piece by piece is the log told at once."""

from __future__ import annotations

import random

import msgspec
import pytest

from regat import dominion, kingdomino
from regat.kernel.events import Event
from regat.server.protocol.log import KingdominoLog, Log, follow, log_of, news
from regat.server.protocol.messages import CardsPart, DominoPart, Say, SeatPart, encode
from regat.server.protocol.text import say
from regat.words.message import Cards, Domino, Message, Seat
from tests.dominion import play as dominion_play
from tests.kingdomino import play as kingdomino_play
from tests.server.wire.client import AnyGame, any_answer, asked
from tests.server.wire.whole import told_dominion, told_kingdomino


def test_every_kind_of_part_goes_over_the_wire() -> None:
    said = say(
        Message(
            "log-places-gain",
            name=Seat(1),
            n=Domino(17),
            cards=Cards(("gold", "estate"), hidden=2),
            points=Message("n-points", n=3),
            text="(1,0)-(2,0)",
        )
    )
    assert said == Say(
        "log-places-gain",
        {
            "name": SeatPart(1),
            "n": DominoPart(17),
            "cards": CardsPart(("gold", "estate"), 2),
            "points": Say("n-points", {"n": 3}),
            "text": "(1,0)-(2,0)",
        },
    )
    assert msgspec.json.decode(encode(said), type=Say) == said


def test_what_is_hidden_is_only_counted() -> None:
    drawn = Event("draw", 0, (None, None, None), 3, "deck")
    (line,) = told_dominion((drawn,))
    assert line == Say("log-draws", {"name": SeatPart(0), "cards": CardsPart((), 3)})


# The log ----------------------------------------------------------------------------------------------


def check(game: AnyGame, seed: int, log: Log) -> None:
    """Play a game and tell its log now and then: who has the lines of before gets only what is new."""
    dice = random.Random(seed)
    whole = told_dominion if isinstance(game, dominion.Game) else told_kingdomino
    readers = (None, *range(game.players))
    shown = {reader: list(log.lines(reader)) for reader in readers}
    for _ in range(400):
        if game.over:
            break
        game.answer(any_answer(asked(game), dice))
        if dice.random() < 0.3:
            continue
        follow(log, game)
        reader = dice.choice(readers)
        lines = log.lines(reader)
        start = news(shown[reader], lines)
        shown[reader][start:] = lines[start:]
        if dice.random() < 0.2 or game.over:
            assert shown[reader] == list(whole(game.events(reader)))
    follow(log, game)
    for reader in readers:
        assert log.lines(reader) == whole(game.events(reader))


@pytest.mark.parametrize("seed", range(8))
def test_a_log_of_dominion_told_piece_by_piece_is_the_whole_log_of_every_reader(seed: int) -> None:
    game = dominion_play.game_or_position(seed)
    check(game, seed, log_of(game))


@pytest.mark.parametrize("seed", range(8))
def test_a_log_of_kingdomino_told_piece_by_piece_is_the_whole_log(seed: int) -> None:
    game = kingdomino_play.random_game(8 * seed)
    check(game, seed, log_of(game))


def test_a_log_tells_an_empty_pile_and_the_number_of_a_turn() -> None:
    """Both need what came long before."""
    game = dominion.new(2, 2, "first_game", seed=3)
    log = log_of(game)
    while not game.over:
        game.answer("buy curse" if "buy curse" in asked(game).answers else "end turn")
        follow(log, game)
        if game.view(None).supply["curse"] == 0:
            break
    lines = log.lines(0)
    assert lines[-1].key == "log-pile-empty"
    assert [line.parts["n"] for line in lines if line.key == "log-turn"] == [
        1 + turn // 2 for turn in range(10)
    ]


def test_placements_of_a_game_that_began_in_the_middle_are_told_with_what_they_gain() -> None:
    game = kingdomino.from_position(kingdomino_play.odd_position(5))
    before = game.view(None).kingdoms
    log = KingdominoLog(game.told(), [one.lands for one in before])
    while not any(line.key == "log-places-gain" for line in log.lines(None)):
        game.answer(asked(game).answers[0])
        follow(log, game)
    line = next(line for line in log.lines(None) if line.key == "log-places-gain")
    assert isinstance(line.parts["name"], SeatPart)
    seat = line.parts["name"].seat
    gained = sum(one.points for one in game.view(None).kingdoms[seat].territories)
    had = sum(one.points for one in before[seat].territories)
    assert line.parts["points"] == Say("n-points", {"n": gained - had})


def test_news_begin_where_the_log_is_not_as_it_was() -> None:
    one, two, three = (Say("log-turn", {"n": n}) for n in (1, 2, 3))
    assert news((), (one,)) == 0
    assert news((one, two), (one, two)) == 2
    assert news((one, two), (one, three)) == 1
    assert news((one, two, three), (one,)) == 1  # taken back
