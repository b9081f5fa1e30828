"""Greedy bots: their answers are legal and have the largest immediate gain."""

import pytest

from regat import kingdomino
from regat.bots import Bot
from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.errors import BadSetup
from regat.kingdomino import kingdom
from regat.kingdomino.bots import greedy, reference
from regat.kingdomino.memory import Memory
from regat.kingdomino.view import View

Bots = list[Bot[View, Memory]]


def play_out(game: kingdomino.Game, bots: Bots) -> None:
    while not game.over:
        seat, choice = game.seat, game.choice
        assert choice
        game.answer(bots[seat].choose(game.view(seat), game.memory(seat), choice))


@pytest.mark.parametrize(
    "variants", [(), ("mighty_duel",), ("middle_kingdom", "harmony", "drawn_by_another")]
)
def test_places_are_those_that_the_engine_offers(variants: tuple[str, ...]) -> None:
    """K-CONN-01 to K-CONN-06, K-BOUND-01: found from the squares alone, they are the same."""
    draws = HashRandom(seed_key(3))
    for seed in range(4):
        game = kingdomino.new(variants=variants, seed=seed)
        while not game.over:
            view = game.view(game.seat)
            if view.placements:
                own = view.kingdoms[game.seat].lands
                found = kingdom.places(own, view.size, view.placements[0].domino)
                assert sorted(found) == sorted((place.first, place.second) for place in view.placements)
            game.apply(draws.pick(game.legal))


def test_no_place_offers_nothing_and_an_empty_kingdom_24_or_12() -> None:
    """K-CONN-07"""
    assert len(kingdom.places({}, 5, 48)) == 24
    assert len(kingdom.places({}, 5, 1)) == 12
    assert greedy.use({}, 5, 48) == 1 + 3
    assert greedy.use({}, 5, 1) == 1


@pytest.mark.parametrize("name", [*reference.BOTS])
@pytest.mark.parametrize(
    ("players", "variants"),
    [
        (2, ()),
        (3, ("harmony",)),
        (4, ("middle_kingdom", "drawn_by_another")),
        (2, ("mighty_duel", "harmony")),
    ],
)
def test_every_answer_is_legal(name: str, players: int, variants: tuple[str, ...]) -> None:
    game = kingdomino.new(players, variants, seed=5)
    play_out(game, [reference.bot(name, seed) for seed in range(players)])
    assert game.over


def test_greedy_takes_the_most_and_breaks_ties_at_random() -> None:
    game = kingdomino.new(seed=11)
    answers = set()
    while not game.view(game.seat).placements:
        game.apply(game.legal[0])
    view, choice = game.view(game.seat), game.choice
    assert choice
    for seed in range(60):
        answers.add(reference.bot("greedy", seed).choose(view, game.memory(game.seat), choice))
    most = max(place.gain for place in view.placements)
    best = {str(place) for place in view.placements if place.gain == most}
    assert answers <= best
    assert len(answers) > 1


def test_the_same_seed_answers_alike() -> None:
    games = [kingdomino.new(seed=2) for _ in range(2)]
    for game in games:
        play_out(game, [reference.bot("greedy", 1), reference.bot("full-greedy", 2)])
    assert games[0].log() == games[1].log()


def test_greedy_scores_like_the_greedy_of_the_engine() -> None:
    """Design, section 4: 31.7 points on average against itself; 40 games know it to some 3 points."""
    scores = []
    for seed in range(40):
        game = kingdomino.new(seed=seed)
        play_out(game, [reference.bot("greedy", seed), reference.bot("greedy", seed + 1000)])
        scores += game.scores()
    assert abs(sum(scores) / len(scores) - 31.7) < 4


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="no bot 'big-money', only random, greedy, full-greedy"):
        reference.bot("big-money")
