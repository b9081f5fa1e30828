"""Where luck comes from: a plain seed, or a sealed one that nobody could choose.

A plain game can be repeated by anyone who knows its seed. In a sealed game the host first publishes the
digest of a 256-bit secret, then each person at the table adds 128 random bits, and every log entry has its
own luck:

    commitment = BLAKE2b-256(secret), as `b2sum -l 256` prints it
    seed       = BLAKE2b-256("regat seed ", secret, for each seat ascending: seat in 4 bytes, its 16 bytes)
    key(seq)   = BLAKE2b-64("regat key ", seed, seq in 8 bytes), the upper 62 bits

Numbers are written with the highest byte first.

A game forked from another one, whose secret is public, has the luck of that game up to the fork and sealed
luck of its own afterwards: `forked 12 plain 7 then sealed …`.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from itertools import pairwise
from typing import TypeVar

from regat.kernel.errors import BadRecord, BadSetup

T = TypeVar("T")

SECRET_BYTES = 32
BITS_BYTES = 16
# A seed has to be written into a record, and Python writes no more than 4,300 digits.
MAX_DIGITS = 1000

_PLAIN = re.compile(rf"plain (-?[0-9]{{1,{MAX_DIGITS}}})")
_SEALED = re.compile(r"sealed ([0-9a-f]{64}) ([0-9a-f]{64}|-)((?: [0-9]{1,4}:[0-9a-f]{32})*)")
_FORKED = re.compile(r"forked (0|[1-9][0-9]{0,8}) (.+) then (sealed .+)")
MAX_FORKS = 50  # of a fork of a fork …


def _key(material: bytes) -> int:
    return int.from_bytes(blake2b(material, digest_size=8).digest(), "big") >> 2


def seed_key(seed: int, stream: int = 0) -> int:
    """The 62-bit key of a stream (say, of the game with this number) under a seed."""
    return _key(f"regat plain {seed:x} {stream:x}".encode())


@dataclass(frozen=True, slots=True)
class Seeded:
    """Chance from a seed: the generator is seeded at set-up and never again."""

    seed: int

    def __post_init__(self) -> None:
        if abs(self.seed) >= 10**MAX_DIGITS:
            raise BadSetup(f"a seed has at most {MAX_DIGITS} digits")

    @property
    def text(self) -> str:
        return f"plain {self.seed}"

    def key(self, seq: int) -> int | None:
        """The key of set-up; None for every later entry, since the generator of the state continues."""
        return seed_key(self.seed) if seq == 0 else None


@dataclass(frozen=True, slots=True)
class Sealed:
    """Chance that the host committed to and every person at the table stirred."""

    commitment: str
    secret: bytes | None = field(repr=False)  # None where it is withheld; never in a traceback or a log file
    contributions: tuple[tuple[int, bytes], ...] = ()  # (seat, its bits), ascending by seat

    @classmethod
    def under(cls, secret: bytes) -> Sealed:
        """Seal a secret of 32 bytes."""
        if len(secret) != SECRET_BYTES:
            raise BadSetup(f"a secret has {SECRET_BYTES} bytes, not {len(secret)}")
        return cls(_commitment(secret), secret)

    @classmethod
    def fresh(cls) -> Sealed:
        """Seal a new secret from the system's source of randomness."""
        return cls.under(secrets.token_bytes(SECRET_BYTES))

    def contribute(self, seat: int, bits: bytes) -> Sealed:
        """The same chance, stirred by a seat's 16 bytes."""
        if not 0 <= seat <= 9999:
            raise BadSetup(f"{seat} is not a seat")
        if len(bits) != BITS_BYTES:
            raise BadSetup(f"seat {seat} must contribute {BITS_BYTES} bytes, not {len(bits)}")
        if any(seat == other for other, _ in self.contributions):
            raise BadSetup(f"seat {seat} has contributed already")
        return replace(self, contributions=tuple(sorted((*self.contributions, (seat, bits)))))

    def withheld(self) -> Sealed:
        """The same chance as the public may see it before the end: without the secret."""
        return replace(self, secret=None)

    def verify(self) -> bool:
        """Whether the secret is open and is the one committed to."""
        return self.secret is not None and _commitment(self.secret) == self.commitment

    @property
    def text(self) -> str:
        secret = "-" if self.secret is None else self.secret.hex()
        stirred = (f"{seat}:{bits.hex()}" for seat, bits in self.contributions)
        return " ".join(("sealed", self.commitment, secret, *stirred))

    @property
    def seed(self) -> bytes:
        if self.secret is None:
            raise BadSetup("the secret is withheld, so nothing can be dealt")
        return _stirred(self.secret, self.contributions)

    def key(self, seq: int) -> int:
        """The key of a log entry; set-up is entry 0, and an undo counts like any other."""
        return _key(b"regat key " + self.seed + seq.to_bytes(8, "big"))


@dataclass(frozen=True, slots=True)
class Forked:
    """Another game's chance up to an entry, and from there on sealed chance of its own.

    Whoever has the other game's record knows its secret: nothing that is still to come may follow from that.
    """

    before: Chance
    at: int  # the last entry that the two games share
    sealed: Sealed

    @classmethod
    def off(cls, before: Chance, at: int, sealed: Sealed) -> Forked:
        """Fork a game with that chance after an entry."""
        while isinstance(before, Forked) and at <= before.at:
            before = before.before
        if not isinstance(before, Seeded) and before.secret is None:
            raise BadSetup("the secret is withheld, so the game cannot be forked there")
        if _forks(before) >= MAX_FORKS:
            raise BadSetup(f"more than {MAX_FORKS} forks in a row")
        return cls(before, at, sealed)

    @property
    def text(self) -> str:
        return f"forked {self.at} {self.before.text} then {self.sealed.text}"

    @property
    def secret(self) -> bytes | None:
        return self.sealed.secret

    def withheld(self) -> Forked:
        """The same chance as the public may see it before the end: without its own secret."""
        return replace(self, sealed=self.sealed.withheld())

    def key(self, seq: int) -> int | None:
        """The other game's key up to the fork, then one of its own for each entry."""
        return self.before.key(seq) if seq <= self.at else self.sealed.key(seq)


Chance = Seeded | Sealed | Forked


def fork(chance: Chance) -> int:
    """The last entry that a game shares with the one it was forked from; 0 without a fork."""
    return chance.at if isinstance(chance, Forked) else 0


def seed_of(chance: Chance) -> int | None:
    """The seed that a game was set up with; None if it was dealt by sealed chance."""
    while isinstance(chance, Forked):
        chance = chance.before
    return chance.seed if isinstance(chance, Seeded) else None


def _forks(chance: Chance) -> int:
    return 1 + _forks(chance.before) if isinstance(chance, Forked) else 0


def parse(text: str) -> Chance:
    """Read the chance of a record: `plain 7`, `sealed <commitment> <secret or -> <seat>:<bits> …`.

    Or `forked <entry> <chance> then <sealed chance>`.
    """
    if plain := _PLAIN.fullmatch(text):
        return Seeded(int(plain[1]))
    if sealed := _SEALED.fullmatch(text):
        return _unseal(sealed[1], sealed[2], sealed[3].split())
    if forked := _FORKED.fullmatch(text):
        return _fork(int(forked[1]), forked[2], forked[3])
    scheme = text.partition(" ")[0]
    if scheme == "forked":
        raise BadRecord("forked chance is `forked`, an entry, a chance, `then` and sealed chance")
    if scheme == "plain":
        raise BadRecord(f"plain chance is `plain` and a whole number of at most {MAX_DIGITS} digits")
    if scheme == "sealed":
        raise BadRecord(
            "sealed chance is `sealed`, a commitment and a secret (or -) of 64 hexadecimal digits, "
            "then for each seat its number, a colon and 32 hexadecimal digits"
        )
    raise BadRecord(f"chance is `plain …` or `sealed …` or `forked …`, not {scheme[:40]!r}")


def _fork(at: int, before: str, own: str) -> Forked:
    if before.count(" then ") >= MAX_FORKS:
        raise BadRecord(f"more than {MAX_FORKS} forks in a row")
    sealed, earlier = parse(own), parse(before)
    assert isinstance(sealed, Sealed), "it says so"
    if at < fork(earlier):
        raise BadRecord(f"the game is forked at entry {at}, before the fork at entry {fork(earlier)}")
    try:
        return Forked.off(earlier, at, sealed)
    except BadSetup as error:
        raise BadRecord(str(error)) from None


def _unseal(commitment: str, secret: str, stirred: Sequence[str]) -> Sealed:
    pairs = [part.split(":") for part in stirred]
    contributions = tuple((int(seat), bytes.fromhex(bits)) for seat, bits in pairs)
    seats = [seat for seat, _ in contributions]
    if any(here >= following for here, following in pairwise(seats)):
        raise BadRecord("contributions to sealed chance must be in the order of the seats, one per seat")
    chance = Sealed(commitment, None if secret == "-" else bytes.fromhex(secret), contributions)
    if chance.secret is not None and not chance.verify():
        raise BadRecord("the secret is not the one that was committed to")
    return chance


@lru_cache(4096)  # every entry of a match asks for it
def _stirred(secret: bytes, contributions: tuple[tuple[int, bytes], ...]) -> bytes:
    # The words in front keep the seed apart from the published commitment when nobody contributes.
    stirred = b"".join(seat.to_bytes(4, "big") + bits for seat, bits in contributions)
    return blake2b(b"regat seed " + secret + stirred, digest_size=32).digest()


def _commitment(secret: bytes) -> str:
    return blake2b(secret, digest_size=32).hexdigest()


class HashRandom:
    """A small generator for set-up and tests: the same picks from the same key, on every machine."""

    def __init__(self, key: int, stream: int = 0) -> None:
        self._root = f"regat draws {key:x} {stream:x} ".encode()
        self._drawn = 0

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        if not 1 <= n <= 1 << 64:
            raise ValueError(f"can draw below 1 to 2^64, not below {n}")
        # Drawing again what is too high, instead of taking the remainder, favours no number.
        bits = (n - 1).bit_length()
        while (number := self._word() >> (64 - bits)) >= n:
            pass
        return number

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def sample(self, items: Iterable[T], k: int) -> list[T]:
        """K of the items, in random order."""
        # Our own Fisher–Yates: random.shuffle and random.sample may differ between Python versions.
        pool = list(items)
        if not 0 <= k <= len(pool):
            raise ValueError(f"cannot draw {k} of {len(pool)}")
        for place in range(k):
            other = place + self.below(len(pool) - place)
            pool[place], pool[other] = pool[other], pool[place]
        return pool[:k]

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """The items in random order; what was given stays as it is."""
        pool = list(items)
        return self.sample(pool, len(pool))

    def _word(self) -> int:
        self._drawn += 1
        return int.from_bytes(blake2b(self._root + b"%d" % self._drawn, digest_size=8).digest(), "big")
