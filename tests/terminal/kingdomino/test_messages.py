"""What is asked, answered, refused and told in Kingdomino has a message, in every game."""

import logging
import re

import pytest

from regat import kingdomino
from regat.kernel.events import Event
from regat.kingdomino import Game
from regat.kingdomino import words as messages
from regat.words.message import Message, Seat
from tests.kingdomino.helpers import SET_UPS
from tests.terminal.kingdomino.fixtures import claiming, moments, placing, presenter, walk


def say(message: Message) -> str:
    return presenter().translate.plain(message)


def test_every_choice_answer_and_event_is_said(caplog: pytest.LogCaptureFixture) -> None:
    """In all numbers of players and all variants."""
    with caplog.at_level(logging.WARNING):
        for seed, (players, variants) in enumerate(SET_UPS[::5]):
            game = kingdomino.new(players, variants, seed)
            for there in walk(game, seed):
                if len(there.log()) % 7 == 0:
                    view = there.view(there.seat)
                    for message in (messages.prompt(view), messages.expected(view)):
                        assert say(message)
            for answer in game.log():
                assert re.search(r"\d", say(messages.FACE.answer(answer)))
            told = messages.FACE.narrate(game.events(None))
            assert len(told) == len(game.events(None))
            assert all(say(message) for message in told)
    assert not caplog.records


def test_the_gains_told_add_up_to_the_points() -> None:
    # K-SCORE-01: of a kingdom every territory counts, so that the gains of its dominoes are its points.
    for seed, players in enumerate((2, 3, 4)):
        game = kingdomino.new(players, (), seed)
        for _ in walk(game, seed):
            pass
        gained = [0] * players
        for message in messages.FACE.narrate(game.events(None)):
            if message.key == "log-places-gain":
                name, points = message.parts["name"], message.parts["points"]
                assert isinstance(name, Seat)
                assert isinstance(points, Message)
                gained[name.number] += int(str(points.parts["n"]))
        assert tuple(gained) == game.scores()


def test_events_are_told_by_name_and_in_the_present() -> None:
    events = [
        Event("line", -1, ("1", "2", "17", "23"), 4),
        Event("king", 2, (), 0),
        Event("claim", 2, ("23",), 1),
        Event("place", 0, ("48 (1,0)-(2,0)",), 1, gain=3),
        Event("discard", 3, ("45",), 1),
        Event("over", -1, (), 0),
    ]
    assert [line.plain for line in presenter().log_lines(events)] == [
        "New line: 1, 2, 17, 23",
        "King drawn: Оксана",
        "Оксана claims domino 23 W1|M",
        "Ana places domino 48 W|M3: +3 points",
        "Łucja discards domino 45 M2|W: no legal spot",
        "The game is over",
    ]


def test_a_gain_is_told_also_in_a_game_from_a_position() -> None:
    game = placing()
    game.answer("place 48 (1,1)-(1,2)")
    events = game.events(0)
    place = [event.kind for event in events].index("place")
    # K-SCORE-01: a lone mine with three crowns is worth 3, and the wheat has no crown.
    assert messages.FACE.narrate(events)[place].parts["points"] == Message("n-points", n=3)


# Questions --------------------------------------------------------------------------------------------


def test_what_is_asked() -> None:
    assert say(messages.prompt(placing().view(0))) == "Place domino 48 W|M3 in your kingdom"
    assert say(messages.prompt(claiming().view(0))) == "Choose a domino and put your king on it"
    assert say(messages.prompt(placing().view(1))) == "Waiting for Ana"
    assert say(messages.prompt(placing().view(None))) == "Waiting for Ana"


def test_it_says_whose_king_was_drawn_by_another() -> None:
    # K-FIRST-06
    game = kingdomino.new(2, ["drawn_by_another"], kings=(1, 0, 0, 1), seed=1)
    assert game.seat == 0
    question = messages.prompt(game.view(0))
    assert question == Message("prompt-claim-for", name=Seat(1))
    assert say(question).startswith("Full Greedy with a long name’s king was drawn.")


# Refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("place 3 (1,1)-(1,2)", "Place domino 48 W|M3 now, not domino 3."),
        ("place 48 (1,1)-(1,3)", "(1,1) and (1,3) are not next to each other."),
        ("place 48 (1,1)-(2,2)", "(1,1) and (2,2) are not next to each other."),
        ("place 48 (0,0)-(0,1)", "Square (0,0) is taken."),
        ("place 48 (1,1)-(1,0)", "Square (1,0) is taken."),
        ("place 48 (4,0)-(5,0)", "The kingdom can’t be larger than 5×5."),
        ("place 48 (2,2)-(2,3)", "There, the domino touches neither the castle nor matching terrain."),
        ("place 48 (1,2)-(1,1)", "It fits there only the other way round."),
        ("claim 3", "You can’t do that now: Claim domino 3 F|F"),
        ("place 99 (1,1)-(1,2)", "not domino 99"),
        ("resign 0", "You can’t do that now: resign 0"),
    ],
)
def test_it_says_why_a_placement_is_refused(answer: str, why: str) -> None:
    # In words: K-CONN-01, K-CONN-02, K-CONN-03, K-BOUND-01.
    assert why in say(messages.refusal(answer, placing().view(0)))


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("claim 12", "Domino 12 S|S is already claimed by Full Greedy"),
        ("claim 48", "Domino 48 is not in this line. Type a domino number: 3, 7."),
        ("claim 99", "Domino 99 is not in this line."),
        ("claim 999", "Domino 999 is not in this line. Type a domino number: 3, 7."),
        ("claim 0", "Domino 0 is not in this line."),
        ("place 1 (1,0)-(2,0)", "You can’t do that now: Place domino 1 W|W at (1,0)-(2,0)"),
        ("place 0 (1,0)-(2,0)", "You can’t do that now: place 0 (1,0)-(2,0)"),
    ],
)
def test_it_says_why_a_claim_is_refused(answer: str, why: str) -> None:
    assert say(messages.refusal(answer, claiming().view(0))).startswith(why)


def test_whatever_is_refused_has_a_reason() -> None:
    answers = [f"place {number} ({x},0)-({x},1)" for number in (1, 48) for x in range(-7, 8)]
    answers += [f"claim {number}" for number in (0, 1, 25, 48, 99)]
    for game in moments(range(300, 320)):
        for answer in answers:
            assert say(messages.refusal(answer, game.view(game.seat)))


# The end ----------------------------------------------------------------------------------------------


def ended(first: str, second: str) -> Game:
    """Two players, one domino left for the first, and these kingdoms."""
    return kingdomino.from_position(
        kingdomino.Position(
            line={1: 0},
            next={},
            seats={
                0: kingdomino.KingdomSetup(placed=tuple(first.split("; "))),
                1: kingdomino.KingdomSetup(placed=(second,)),
            },
        )
    )


def test_who_wins() -> None:
    # K-SCORE-01
    game = ended("48 (0,1)-(0,2)", "12 (0,1)-(0,2)")
    game.answer("place 1 (1,0)-(2,0)")
    (wins,) = messages.ending(game.view(None), game.winners())
    assert say(wins) == "Ana wins with 3 points"


def test_a_shared_victory() -> None:
    game = ended("3 (0,1)-(0,2)", "12 (0,1)-(0,2)")
    game.answer("place 1 (1,0)-(2,0)")
    said = [say(message) for message in messages.ending(game.view(None), (0, 1))]
    assert said == ["Shared victory: Ana, Full Greedy with a long name (0 points)"]


def test_what_decides_a_tie_is_said() -> None:
    # K-TIE-01: the largest territory.
    game = ended("3 (0,1)-(0,2); 4 (0,3)-(0,4)", "12 (0,1)-(0,2)")
    game.answer("place 1 (1,0)-(2,0)")
    assert game.winners() == (0,)
    assert messages.ending(game.view(None), game.winners())[1:] == [Message("kingdomino-tie-largest")]
