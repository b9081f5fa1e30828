"""Stash over the wire."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from regat.server.protocol.game_wire import GameWire, SeriesFormat
from regat.server.protocol.parts import (
    CatalogueMessage,
    Choice,
    Ending,
    PrivateMessage,
    Prompt,
    SetupMessage,
    ViewMessage,
)
from regat.server.protocol.text import to_wire
from regat.words.message import Message
from tests.third_game.game import Game, StashSetup
from tests.third_game.words import FACE as WORDS


class StashSetupMessage(SetupMessage, tag="stash", frozen=True, kw_only=True):
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    games: Annotated[int, Meta(ge=1, le=9)] = 1

    def to_setup(self, first_seat: int | None = None) -> StashSetup:
        return StashSetup(self.players)


class StashView(ViewMessage, tag="stash", frozen=True, kw_only=True):
    hand_sizes: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    deck_size: int
    scores: tuple[int, ...]


class StashPrivate(PrivateMessage, tag="stash", frozen=True, kw_only=True):
    hand: tuple[int, ...]


class StashCatalogue(CatalogueMessage, tag="stash", frozen=True, kw_only=True):
    values: tuple[int, ...]


class StashWire(GameWire):
    setup = StashSetupMessage
    view = StashView
    private = StashPrivate

    def catalogue(self) -> StashCatalogue:
        return StashCatalogue(values=(1, 2, 3, 4, 5))

    def check(self, setup: SetupMessage) -> None:
        Game(setup.players, 0)

    def series(self, setup: SetupMessage) -> SeriesFormat | None:
        assert isinstance(setup, StashSetupMessage)
        return SeriesFormat(to_wire(Message("game-stash")), setup.games) if setup.games > 1 else None

    def setup_of(self, game: Game) -> StashSetupMessage:
        return StashSetupMessage(players=game.players)

    def public_view(
        self, game: Game, points: Sequence[int] | None = None, result: Ending | None = None
    ) -> StashView:
        seen = game.view(None)
        return StashView(
            players=seen.players,
            to_answer=None if result else seen.turn,
            over=seen.over or result is not None,
            winners=result.winners if result else seen.winners,
            hand_sizes=seen.hand_sizes,
            rows=seen.rows,
            deck_size=seen.deck_size,
            scores=result.scores if result else seen.scores,
        )

    def private_views(self, game: Game) -> tuple[StashPrivate, ...]:
        return tuple(self._private(game, seat) for seat in range(game.players))

    def _private(self, game: Game, seat: int) -> StashPrivate:
        return StashPrivate(hand=game.view(seat).hand)

    def prompt(self, game: Game) -> Prompt:
        choice = game.choice
        assert choice, "a decision is pending"
        return Prompt(
            seat=choice.seat,
            asker=choice.asker,
            text=to_wire(WORDS.prompt(choice, game.view(choice.seat))),
            min=1,
            max=1,
            choices=tuple(
                Choice(option.verb, option.key, to_wire(WORDS.answer(str(option))))
                for option in choice.options
            ),
            answers=tuple(map(str, choice.options)),
        )


FACE = StashWire()
