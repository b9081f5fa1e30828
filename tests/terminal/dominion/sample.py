"""Tables to look at: real games and odd positions, answered at random, and desks in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from regat import dominion
from regat.bots.at_random import AtRandom
from regat.cli.terminal.desk import Look
from regat.cli.terminal.dominion.answers import Numbered
from regat.cli.terminal.dominion.desk import DominionDesk
from regat.cli.terminal.dominion.scene import Scene
from regat.cli.terminal.voice import Voice
from regat.dominion import Game, Position, SeatCards
from regat.words import Words
from tests.dominion.play import game_or_position

NAMES = ("Ana", "Bogdan", "Big Money with Smithy 1", "Оксана", "Łucja", "Big Money with Smithy 2")


@cache
def desk(language: str = "en") -> DominionDesk:
    return DominionDesk(Voice(Words(language), NAMES))


def tables(seeds: range, most: int = 60) -> Iterator[Game]:
    """Games at every decision of their beginnings; every other one begins with an odd position."""
    for seed in seeds:
        game = game_or_position(seed)
        bot = AtRandom(seed)
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


def look(game: Game) -> Look[Game]:
    """What the asked seat looks at."""
    return Look(game, game.seat, game.choice)


def answers(shown: Look[Game]) -> list[Numbered]:
    return Scene(shown, desk().voice).answers


def game_of(players: int, edition: int, seed: int, moves: int) -> Game:
    """A random kingdom after some random answers."""
    game = dominion.new(players, edition, "random", seed)
    bot = AtRandom(seed)
    for _ in range(moves):
        if not game.choice:
            break
        game.answer(bot.choose(None, None, game.choice))
    return game
