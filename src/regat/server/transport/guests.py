"""Guests: a person is a name and a signed cookie; a recovery phrase moves them to another device."""

from __future__ import annotations

import hmac
import secrets
from hashlib import blake2b

from regat.kernel.errors import BadSetup
from regat.server.storage import Conflict, Guest, Store

COOKIE = "regat"
COOKIE_SECONDS = 365 * 24 * 3600
PHRASE_WORDS = 6
MAX_NAME_CHARS = 20
SYLLABLES = [a + b for a in "bdfgklmnprstvz" for b in ("a", "e", "i", "o", "u")]


class Guests:
    """Creates, recognises and recovers guests."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self._key = key

    async def add(self, name: str) -> tuple[Guest, str]:
        """A new guest and its recovery phrase, which is shown once and stored only as a hash.

        Without a name the guest is anonymous until it takes one.
        """
        while True:
            phrase = new_phrase()
            guest = Guest(secrets.token_urlsafe(16), checked_name(name) if name else "")
            try:
                return await self.store.add_guest(guest, hash_phrase(phrase)), phrase
            except Conflict:
                continue

    async def new_phrase(self, guest: str) -> str:
        """A new recovery phrase for a guest; the old one stops working. Conflict if the guest was deleted."""
        phrase = new_phrase()
        await self.store.replace_recovery(guest, hash_phrase(phrase))
        return phrase

    async def recover(self, phrase: str) -> Guest | None:
        return await self.store.guest_by_recovery(hash_phrase(phrase))

    def sign_cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self._signature(guest)}"

    def verify_cookie(self, cookie: str) -> str | None:
        """The guest that a cookie names; None if the signature is wrong."""
        guest, _, signature = cookie.rpartition(".")
        if guest and hmac.compare_digest(signature.encode(), self._signature(guest).encode()):
            return guest
        return None

    def _signature(self, guest: str) -> str:
        return blake2b(guest.encode(), key=self._key, digest_size=24).hexdigest()


def new_phrase() -> str:
    """Six words of three syllables: 110 bits that can be written down and read aloud."""
    return " ".join("".join(secrets.choice(SYLLABLES) for _ in range(3)) for _ in range(PHRASE_WORDS))


def hash_phrase(phrase: str) -> bytes:
    """The stored form of a phrase; it has enough entropy that no slow hash is needed."""
    return blake2b(
        " ".join(phrase.casefold().split()).encode(), digest_size=32, person=b"regat phrase"
    ).digest()


def checked_name(name: str) -> str:
    """A name without surplus spaces; BadSetup if it is empty, too long or not printable."""
    neat = " ".join(name.split())
    if not neat or len(neat) > MAX_NAME_CHARS or not neat.isprintable():
        raise BadSetup(
            f"a name must have 1 to {MAX_NAME_CHARS} characters, not {name[:40]!r}",
            key="error-name",
            given=name[:40],
        )
    return neat
