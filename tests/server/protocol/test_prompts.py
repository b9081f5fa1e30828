"""A prompt is enough to build every legal answer, and no other."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from regat import dominion, kingdomino
from regat import games as registry
from regat.dominion import Position, SeatCards
from regat.dominion.words.prompts import KINDS
from regat.kernel.errors import IllegalAnswer
from regat.scenarios import Scenario, read
from regat.scenarios.game_scenarios import GameScenarios
from regat.server.protocol.parts import CardsPart, DominoPart, Prompt, Text
from tests.dominion import helpers as dominion_play
from tests.kingdomino import helpers as kingdomino_play
from tests.server.protocol.client import AnyGame, offers, prompt
from tests.shell import ROOT
from tests.support.clients import any_answer


def check_complete(game: AnyGame, sent: Prompt) -> None:
    """As many answers as there are legal actions: nothing is missing, nothing is there twice."""
    if sent.answers or not sent.choices:
        possible = [*sent.answers, *([sent.decline] if sent.decline else [])]
        assert len(set(possible)) == len(possible) == len(game.legal)
        assert len(sent.answers) == len(sent.choices or sent.placements)
    else:
        assert sent.max > 1
        assert bool(sent.decline) == (sent.min == 0)
        assert len({offer.verb for offer in sent.choices}) == 1
        assert sum(offer.copies for offer in sent.choices) >= sent.max
    assert bool(sent.decline) == (sent.decline_text is not None)
    assert 0 <= sent.min <= sent.max <= sum(offer.copies for offer in sent.choices) + len(sent.placements)


def play(game: AnyGame, seed: int, most: int = 100_000) -> Iterator[Prompt]:
    """Answer from what is sent alone; the engine takes every answer."""
    dice = random.Random(f"client {seed}")
    for _ in range(most):
        if game.over:
            return
        sent = prompt(game)
        check_complete(game, sent)
        yield sent
        game.answer(any_answer(sent, dice))


# Whole games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("edition", [1, 2])
def test_a_client_plays_whole_games_of_dominion(players: int, edition: int) -> None:
    game = dominion.new(players, edition, "random", seed=players, mixed=players % 2 == 0)
    assert sum(1 for _ in play(game, players)) > 100
    assert game.over


def test_a_client_plays_all_set_ups_of_kingdomino() -> None:
    for seed in range(len(kingdomino_play.SET_UPS)):
        game = kingdomino_play.random_game(seed)
        assert sum(1 for _ in play(game, seed)) > 20
        assert game.over


def test_a_client_answers_in_odd_positions_of_kingdomino() -> None:
    for seed in range(100):
        game = kingdomino.from_position(kingdomino_play.odd_position(seed))
        assert len(list(play(game, seed))) < 100
        assert game.over


@pytest.mark.slow
def test_a_client_answers_whatever_dominion_asks() -> None:
    """Positions with the hands full of Kingdom cards: almost every question comes up."""
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(250):
        game = dominion.from_position(dominion_play.odd_position(seed))
        for sent in play(game, seed, most=40):
            met[sent.asker, sent.choices[0].verb if sent.choices else ""] += 1
    assert len(set(KINDS) - set(met)) < 5, set(KINDS) - set(met)


@pytest.mark.proof
@pytest.mark.parametrize("block", range(10))
def test_a_client_plays_many_games(block: int) -> None:
    for seed in range(10 * block, 10 * block + 10):
        for game in (dominion_play.game_or_position(seed), kingdomino_play.game_or_position(seed)):
            for _ in play(game, seed):
                pass
            assert game.over


# The rules' own scenarios -----------------------------------------------------------------------------

FILES = sorted((ROOT / "rules").rglob("*.yaml"))


def games(file: Path) -> Iterator[tuple[AnyGame, Scenario]]:
    """The scenarios of a file, as they begin."""
    for scenario in read(file):
        assert isinstance(scenario, Scenario)
        if scenario.series is None and not scenario.then.get("invalid"):
            vocabulary = registry.spec(scenario.game).face("scenarios", GameScenarios)
            yield vocabulary.begin(scenario).game, scenario


def taken(game: AnyGame, answer: str) -> tuple[str, ...]:
    """An answer as the game spells it, Treasures one after the other; nothing if it is refused."""
    copy = game.copy()
    try:
        copy.answer(answer)
    except IllegalAnswer:
        return ()
    return copy.log()[len(game.log()) :]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_what_a_scenario_answers_is_offered_and_what_it_refuses_is_not(file: Path) -> None:
    for game, scenario in games(file):
        for step in scenario.when:
            if not step.text or game.over or step.seat not in (None, game.seat):
                continue
            spelt = taken(game, step.text)
            assert spelt or not offers(prompt(game), step.text), (scenario.name, step.text)
            for answer in spelt:
                assert offers(prompt(game), answer), (scenario.name, answer)
                game.answer(answer)


# What it looks like -----------------------------------------------------------------------------------

KINGDOM = dominion.SETS[2]["deck_top"]


def after(*answers: str, **seats: SeatCards) -> Prompt:
    laid = {0: seats["me"], 1: seats.get("other", SeatCards(hand=("copper",)))}
    game = dominion.from_position(Position(KINGDOM, mixed=True, seats=laid))
    for answer in answers:
        game.answer(answer)
    return prompt(game)


def cards_of(text: Text) -> tuple[str, ...]:
    part = text.parts["cards"]
    assert isinstance(part, CardsPart)
    return part.cards


def test_equal_cards_are_offered_once_with_their_number() -> None:
    sent = after("play cellar", me=SeatCards(hand=("cellar", "estate", "estate", "copper")))
    assert [(offer.verb, offer.key, offer.copies) for offer in sent.choices] == [
        ("discard", "copper", 1),
        ("discard", "estate", 2),
    ]
    assert (sent.min, sent.max, sent.answers) == (0, 3, ())
    assert (sent.decline, sent.decline_text) == ("discard nothing", Text("answer-discard-nothing"))
    assert sent.text == Text("ask-discard-any", {"card": CardsPart(("cellar",)), "n": 3})


def test_ordering_two_cards_is_picking_the_one_that_goes_on_top() -> None:
    mine = SeatCards(hand=("sentry",), deck=("copper", "gold", "estate"))
    sent = after("play sentry", "keep gold", "keep estate", me=mine)
    assert sent.answers == ("order gold estate", "order estate gold")
    assert (sent.min, sent.max, sent.decline) == (1, 1, "")
    assert [cards_of(offer.text) for offer in sent.choices] == [("gold",), ("estate",)]


def test_the_end_of_a_turn_is_what_picks_nothing() -> None:
    sent = after("play treasures", me=SeatCards(hand=("gold",)))
    assert "buy silver" in sent.answers
    assert not any("end" in answer for answer in sent.answers)
    assert (sent.decline, sent.decline_text) == ("end turn", Text("answer-end-turn"))
    bought = after("play treasures", "buy silver", me=SeatCards(hand=("gold",)))
    assert (bought.choices, bought.answers, bought.min, bought.max) == ((), (), 0, 0)
    assert bought.decline == "end turn"


def test_declining_says_what_is_declined() -> None:
    sent = after("play vassal", me=SeatCards(hand=("vassal",), deck=("village",)))
    assert sent.answers == ("play village",)
    assert (sent.decline, sent.decline_text) == ("decline", Text("answer-decline-play"))


def test_a_placement_comes_with_what_it_brings() -> None:
    game = kingdomino.new(seed=1, pile=range(1, 49), kings=(0, 1, 0, 1))
    claims = prompt(game)
    assert claims.answers == ("claim 1", "claim 2", "claim 3", "claim 4")
    assert claims.choices[0].text == Text("answer-claim", {"n": DominoPart(1)})
    while game.view(None).stage != "placing":
        game.answer(prompt(game).answers[0])
    sent = prompt(game)
    assert sent.choices == ()
    assert len(sent.placements) == len(sent.answers) == 12  # a double beside the castle
    assert sent.text == Text("prompt-place", {"n": DominoPart(1)})
    for spot, answer, place in zip(sent.placements, sent.answers, game.placements(), strict=True):
        assert answer == str(place)
        assert (spot.first, spot.second, spot.gain) == (place.first, place.second, place.gain)
        assert (spot.columns_left, spot.rows_left) == (place.columns_left, place.rows_left)
