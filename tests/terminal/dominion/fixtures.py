"""Positions to show: real games and odd positions, answered at random, and presenters in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from regat import dominion
from regat.bots.random_bot import RandomBot
from regat.dominion import Game, Position, SeatCards
from regat.dominion.terminal import FACE
from regat.dominion.terminal.answers import NumberedAnswer
from regat.dominion.terminal.presenter import DominionPresenter
from regat.dominion.terminal.scene import Scene
from regat.terminal.presenter import ViewContext
from regat.words import Translator
from tests.dominion.helpers import game_or_position

SIZES = [(80, 24), (80, 20), (100, 30), (120, 40), (200, 60)]
TOPICS = ("gar",)  # that help explains
NAMES = ("Ana", "Bogdan", "Big Money with Smithy 1", "Оксана", "Łucja", "Big Money with Smithy 2")


@cache
def presenter(language: str = "en") -> DominionPresenter:
    return FACE.presenter(Translator(language), NAMES)


def tables(seeds: range, most: int = 60) -> Iterator[Game]:
    """Games at every decision of their beginnings; every other one begins with an odd position."""
    for seed in seeds:
        game = game_or_position(seed)
        bot = RandomBot(seed)
        for _ in range(most):
            if not game.choice:
                break
            yield game
            game.answer(bot.choose(None, None, game.choice))


def rare() -> Iterator[Game]:
    """Questions that chance hardly ever asks."""
    rich = SeatCards((), ("gold", "silver"))
    for edition, mine, answers in (
        (2, SeatCards(("sentry",), ("copper", "gold", "silver")), "play sentry, keep gold, keep silver"),
        (2, SeatCards(("bandit",)), "play bandit"),
        (2, SeatCards(("vassal",), ("moat",)), "play vassal"),
        (2, SeatCards(("moneylender", "copper")), "play moneylender"),
        (1, SeatCards(("thief",)), "play thief"),
    ):
        named = mine.hand[0]
        kingdom = (named, *[key for key in dominion.available(edition) if key != named][:9])
        game = dominion.from_position(Position(kingdom, edition=edition, seats={0: mine, 1: rich}))
        for answer in answers.split(", "):
            game.answer(answer)
        yield game


def context(game: Game) -> ViewContext[Game]:
    """What the asked seat looks at."""
    return ViewContext(game, game.seat, game.choice)


def answers(shown: ViewContext[Game]) -> list[NumberedAnswer]:
    return Scene(shown, presenter().translate).answers


def game_of(players: int, edition: int, seed: int, moves: int) -> Game:
    """A random kingdom after some random answers."""
    game = dominion.new(players, edition, "random", seed)
    bot = RandomBot(seed)
    for _ in range(moves):
        if not game.choice:
            break
        game.answer(bot.choose(None, None, game.choice))
    return game


def contexts(size: int, language: int) -> Iterator[ViewContext[Game]]:
    """Choices of different games for each screen and language."""
    for number in range(6):
        seed = 1000 * size + 100 * language + number
        game = game_of(2 if number % 2 else 6, 1 + number // 2 % 2, seed, 80 * number)
        if not game.over:
            yield context(game)
