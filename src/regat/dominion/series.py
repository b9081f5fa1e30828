"""A series of games: who starts next by the edition's rule, and the swap of cards between two games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from regat.dominion.game import Game
from regat.dominion.rules import kingdoms
from regat.dominion.setup import DominionSetup
from regat.dominion.start import prepare
from regat.kernel import series
from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.checks import check_seat
from regat.kernel.errors import BadSetup, shortened

Kingdom = tuple[str, ...]


class Series(series.Series[Kingdom, Game]):
    """Games in a row between the same players; `series.add(game)` counts one that is over.

    `swap=True` allows the swap of cards in the second edition too; the first edition always has it.
    """

    def __init__(
        self,
        players: int = 2,
        edition: int = 2,
        kingdom: str | Sequence[str] = kingdoms.FIRST_GAME,
        *,
        seed: int,
        mixed: bool = False,
        swap: bool = False,
    ) -> None:
        kingdoms.check_players(players)
        chosen = kingdoms.choose(kingdom, edition, HashRandom(seed_key(seed)), mixed=mixed)
        played = DominionSetup(players, edition, mixed=mixed, swap=swap)
        self.edition = edition
        self.mixed = mixed
        self.may_swap = played.may_swap
        self._swapped: series.Seats = ()  # since the last game

        def start(ten: Kingdom, first: int, key: int) -> Game:
            return Game(prepare(replace(played, kingdom=ten, first=first), key))

        def may_start(seats: int, winners: tuple[int, ...]) -> tuple[int, ...]:
            return kingdoms.next_first(edition, seats, winners)

        super().__init__(start, chosen, players=players, seed=seed, next_first=may_start)

    def count(self, result: series.Result) -> series.Result:
        counted = super().count(result)
        self._swapped = ()
        return counted

    def swap(self, swaps: Mapping[int, tuple[str, str]]) -> Kingdom:
        """After a game each player may swap one card of the ten, D-KING-05: seat -> (out, in).

        Players swap in turn order, from the seat that starts the next game, each one a card of the ten as the
        players before have left them: what has come in may be swapped again, what has gone out is unused.
        A seat that is left out keeps all ten; the seats after it may follow in a later call.
        """
        if not swaps:
            return self.setup
        if not self.may_swap:
            raise BadSetup("the second edition has no swap: make the series with swap=True")
        if not self.results:
            raise BadSetup("cards are swapped after a game, and no game of this series has been counted")
        ten, swapped = self.setup, self._swapped
        for seat in self._in_turn_order(swaps):
            out, into = _pair(swaps[seat])
            ten, swapped = kingdoms.swap(ten, out, into, self.edition, mixed=self.mixed), (*swapped, seat)
        self.setup, self._swapped = ten, swapped
        return ten

    def _in_turn_order(self, seats: Mapping[int, object]) -> series.Seats:
        """The seats in the order in which they swap; BadSetup for one that cannot swap any more."""
        for seat in seats:
            check_seat(seat, self.players)
        order = [(self.starter + step) % self.players for step in range(self.players)]
        for seat in seats:
            if seat in self._swapped:
                raise BadSetup(f"seat {seat} has swapped since the last game; each seat may swap one card")
            if self._swapped and order.index(seat) < order.index(self._swapped[-1]):
                last = self._swapped[-1]
                raise BadSetup(f"seat {seat} swaps before seat {last}: the turn order is {order}")
        return tuple(seat for seat in order if seat in seats)


def _pair(swap: object) -> tuple[str, str]:
    """The card that goes and the one that comes."""
    match swap:
        case (str(out), str(into)):
            return out, into
    raise BadSetup(f"a swap is the key of one of the ten and of an unused card, not {shortened(swap)}")
