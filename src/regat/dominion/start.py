"""How a game began: its set-up and key, or a position. With the log it is the whole game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from regat.dominion.rules import cards, kingdoms, state
from regat.kernel import bits
from regat.kernel.chance import HashRandom, Seeded, seed_key
from regat.kernel.errors import BadSetup

# A record names the ten cards, so that the starting seat must not depend on how they were chosen.
TABLE_STREAM, KINGDOM_STREAM, FIRST_STREAM = 0, 1, 2


@dataclass(frozen=True, slots=True)
class GameStart:
    players: int
    edition: int
    kingdom: tuple[str, ...]
    key: int
    first: int
    mixed: bool = False
    seed: int | None = None  # None: the key came from elsewhere
    first_given: bool = False
    script: bytes = b""  # dictated shuffles
    position: state.State | None = field(default=None, repr=False)
    settled: bool = False  # a position in which the decision is pending already
    header_position: str = ""  # how a record writes the position

    @property
    def rng(self) -> int:
        return bits.rng_seed(self.key, TABLE_STREAM)

    def header(self) -> dict[str, str]:
        """The set-up as lines of a record."""
        if self.script:
            raise BadSetup("a game with dictated shuffles has no record; one from a position has")
        if self.position is not None:
            if not self.header_position:
                raise BadSetup("an imagined table has no record: it never was dealt")
            return {"position": self.header_position}
        lines = {
            "players": str(self.players),
            "edition": str(self.edition),
            "kingdom": " ".join(self.kingdom),
        }
        if self.mixed:
            lines["mixed"] = "yes"
        if self.first_given:
            lines["first"] = str(self.first)
        return lines


def prepare(
    players: int,
    edition: int,
    kingdom: str | Sequence[str],
    *,
    seed: int | None,
    key: int | None,
    first: int | None,
    mixed: bool,
    shuffles: Mapping[int, Sequence[Sequence[str]]] | None = None,
) -> GameStart:
    """Check a set-up and settle its chances: the random kingdom and the starting seat."""
    kingdoms.check_players(players)
    kingdoms.check_edition(edition)
    if key is None:
        key = seed_key(check_seed(seed))
    chosen = kingdoms.choose(kingdom, edition, HashRandom(key, KINGDOM_STREAM), mixed=mixed)
    start = HashRandom(key, FIRST_STREAM).below(players)
    if first is not None:
        kingdoms.check_seat(first, players)
        start = first
    return GameStart(
        players,
        edition,
        chosen,
        key,
        start,
        mixed=mixed,
        seed=seed,
        first_given=first is not None,
        script=script(shuffles or {}, players),
    )


def check_seed(seed: object) -> int:
    """Refuse a seed that no record could hold."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadSetup(f"a seed is a whole number, not {seed!r}")
    return Seeded(seed).seed


def script(shuffles: Mapping[int, Sequence[Sequence[str]]], players: int) -> bytes:
    """Dictated shuffles as the table keeps them: seat, size in two bytes, the cards from the top."""
    out = bytearray()
    for seat, decks in sorted(shuffles.items()):
        kingdoms.check_seat(seat, players)
        for deck in decks:
            unknown = [key for key in deck if key not in cards.NUMBER]
            if unknown:
                raise BadSetup(f"there is no card {unknown[0]!r}")
            if len(out) + 3 + len(deck) > state.SCRIPT:
                raise BadSetup(f"the dictated shuffles name more than {state.SCRIPT} cards")
            out += bytes([seat, len(deck) % 256, len(deck) // 256])
            out += bytes(cards.NUMBER[key] for key in deck)
    return bytes(out)
