"""How a game begins: its set-up and key, or a position. With the log it is the whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from regat.dominion.rules import cards, kingdoms, state
from regat.dominion.setup import DominionSetup
from regat.kernel import game_start
from regat.kernel.chance import HashRandom
from regat.kernel.checks import check_seat
from regat.kernel.errors import BadSetup

# A record names the ten cards, so that the starting seat must not depend on how they were chosen.
KINGDOM_STREAM, FIRST_STREAM = 1, 2


@dataclass(frozen=True, slots=True, kw_only=True)
class GameStart(game_start.GameStart[state.State]):
    setup: DominionSetup  # with the ten cards of the kingdom; `first` only if it was given
    kingdom: tuple[str, ...]
    first: int
    script: bytes = b""  # dictated shuffles

    @property
    def players(self) -> int:
        return self.setup.players

    def setup_header(self) -> dict[str, str]:
        if self.script:
            raise BadSetup("a game with dictated shuffles has no record; one from a position has")
        lines = {
            "players": str(self.players),
            "edition": str(self.setup.edition),
            "kingdom": " ".join(self.kingdom),
        }
        if self.setup.mixed:
            lines["mixed"] = "yes"
        if self.setup.first is not None:
            lines["first"] = str(self.first)
        if self.setup.swap:
            lines["swap"] = "yes"
        return lines


def prepare(
    setup: DominionSetup,
    key: int,
    seed: int | None = None,
    *,
    shuffles: Mapping[int, Sequence[Sequence[str]]] | None = None,
) -> GameStart:
    """Check a set-up and decide what chance decides: the random kingdom and the starting seat."""
    kingdoms.check_players(setup.players)
    kingdoms.check_edition(setup.edition)
    chosen = kingdoms.choose(setup.kingdom, setup.edition, HashRandom(key, KINGDOM_STREAM), mixed=setup.mixed)
    first = HashRandom(key, FIRST_STREAM).below(setup.players)
    if setup.first is not None:
        check_seat(setup.first, setup.players)
        first = setup.first
    return GameStart(
        setup=replace(setup, kingdom=chosen),
        kingdom=chosen,
        first=first,
        key=key,
        seed=seed,
        script=script(shuffles or {}, setup.players),
    )


def script(shuffles: Mapping[int, Sequence[Sequence[str]]], players: int) -> bytes:
    """Dictated shuffles as the state holds them: seat, size in two bytes, the cards from the top."""
    out = bytearray()
    for seat, decks in sorted(shuffles.items()):
        check_seat(seat, players)
        for deck in decks:
            unknown = [key for key in deck if key not in cards.NUMBER]
            if unknown:
                raise BadSetup(f"there is no card {unknown[0]!r}")
            if len(out) + 3 + len(deck) > state.SCRIPT:
                raise BadSetup(f"the dictated shuffles name more than {state.SCRIPT} cards")
            out += bytes([seat, len(deck) % 256, len(deck) // 256])
            out += bytes(cards.NUMBER[key] for key in deck)
    return bytes(out)
