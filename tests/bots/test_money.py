"""Big Money at the table: a legal answer to whatever is asked, and in the two phases the engine's own."""

import pytest

from regat import dominion
from regat.bots import Bot
from regat.bots.random_bot import RandomBot
from regat.dominion.bots import reference
from regat.dominion.bots.big_money import BigMoney
from regat.dominion.memory import Memory
from regat.dominion.rules import cards
from regat.dominion.search.policies import NO_LIMIT
from regat.dominion.setup import DominionSetup
from regat.dominion.view import View
from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.errors import BadSetup
from regat.lab.sim import simulation

# Every card that asks somebody something, and what it asks for first.
ASKED = {
    1: {
        *("bureaucrat topdeck", "cellar discard", "chancellor discard", "chapel trash", "feast gain"),
        *("library keep", "militia discard", "mine trash", "mine gain"),
        *("remodel trash", "remodel gain", "spy keep", "thief trash", "thief gain", "throne_room play"),
        *("workshop gain", "militia reveal", "witch reveal"),
    },
    2: {
        *("artisan gain", "artisan topdeck", "bandit trash", "bureaucrat topdeck", "cellar discard"),
        *("chapel trash", "harbinger topdeck", "library keep", "militia discard", "mine trash", "mine gain"),
        *("moneylender trash", "poacher discard", "remodel trash", "remodel gain", "sentry keep"),
        *("sentry order", "throne_room play", "vassal play", "workshop gain", "bandit reveal"),
    },
}


def play_out(game: dominion.Game, bots: list[Bot[View, Memory]]) -> set[str]:
    """Play to the end; what was asked."""
    kinds = set()
    while not game.over:
        seat, choice = game.seat, game.choice
        assert choice
        kinds.add(f"{choice.asker} {choice.verbs[0]}")
        game.answer(bots[seat].choose(game.view(seat), game.memory(seat), choice))
    return kinds


def fond_of_the_kingdom(game: dominion.Game, seed: int) -> BigMoney:
    """A bot that buys the kingdom's cards, so that it is asked what they ask."""
    draws = HashRandom(seed_key(seed))
    liked = [cards.NUMBER[key] for key in draws.shuffle(game.view(0).kingdom)]
    return BigMoney(
        (
            (cards.PROVINCE, NO_LIMIT),
            *[(card, 2) for card in liked],
            (cards.GOLD, NO_LIMIT),
            (cards.SILVER, NO_LIMIT),
        )
    )


@pytest.mark.parametrize("edition", [1, 2])
def test_every_question_of_an_edition_gets_a_legal_answer(edition: int) -> None:
    kinds: set[str] = set()
    for seed in range(20):
        game = dominion.new(players=2 + seed % 5, edition=edition, kingdom="random", seed=seed)
        kinds |= play_out(game, [fond_of_the_kingdom(game, 10 * seed + seat) for seat in range(6)])
    assert ASKED[edition] <= kinds


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("players", [2, 6])
def test_bots_at_random_get_along_with_big_money(edition: int, players: int) -> None:
    for seed in range(4):
        game = dominion.new(players=players, edition=edition, kingdom="random", seed=seed)
        bots: list[Bot[View, Memory]] = [RandomBot(seed + seat) for seat in range(players)]
        bots[0] = reference.bot("big-money")
        play_out(game, bots)


@pytest.mark.parametrize("bots", [("big-money", "big-money-smithy"), ("big-money-smithy",) * 4])
def test_it_plays_as_inside_the_engine(bots: tuple[str, ...]) -> None:
    for seed in range(20):
        contest = simulation(dominion.Game.name, DominionSetup(), bots, seed)
        game = dominion.new(players=len(bots), seed=seed, first=0)
        play_out(game, [reference.bot(name) for name in bots])
        tally = contest.play(range(1))
        winners = game.winners()
        assert tally.rounds == game.view(0).seats[0].turns
        assert tally.ties == (len(winners) > 1)
        assert [bot for bot, wins in enumerate(tally.wins) if wins] == (
            list(winners) if len(winners) == 1 else []
        )


def test_a_bot_without_its_card_is_refused() -> None:
    with pytest.raises(BadSetup, match="big-money-smithy buys smithy"):
        reference.check("big-money-smithy", dominion.SETS[2]["size_distortion"])


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no bot 'large-money', only random, big-money"):
        reference.bot("large-money")
