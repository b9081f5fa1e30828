"""Plain and sealed chance, and the small generator."""

import contextlib
import re
from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regat.kernel.chance import HashRandom, Sealed, Seeded, parse, seed_key
from regat.kernel.errors import BadRecord, BadSetup

SECRET = bytes(range(32))
BITS = st.binary(min_size=16, max_size=16)


def sealed() -> Sealed:
    return Sealed.under(SECRET).contribute(1, b"b" * 16).contribute(0, b"a" * 16)


@given(st.integers(), st.integers())
def test_a_key_has_62_bits_whatever_the_seed(seed: int, stream: int) -> None:
    assert 0 <= seed_key(seed, stream) < 1 << 62
    assert seed_key(seed, stream) == seed_key(seed, stream)


def test_neighbouring_seeds_and_streams_have_different_keys() -> None:
    pairs = [(seed, stream) for seed in range(-50, 50) for stream in range(20)]
    assert len({seed_key(seed, stream) for seed, stream in pairs}) == len(pairs)


def test_a_seed_may_have_any_size_but_must_fit_into_a_record() -> None:
    assert seed_key(10**5000) != seed_key(-(10**5000))
    assert parse(Seeded(10**1000 - 1).text) == Seeded(10**1000 - 1)
    with pytest.raises(BadSetup, match="1000 digits"):
        Seeded(10**1000)


def test_the_keys_of_old_records_never_change() -> None:
    """Computed here from the definition in the module's docstring."""
    digest = blake2b(b"regat plain 7 0", digest_size=8).digest()
    assert seed_key(7) == int.from_bytes(digest, "big") >> 2
    stirred = b"\0\0\0\0" + b"a" * 16 + b"\0\0\0\1" + b"b" * 16
    seed = blake2b(b"regat seed " + SECRET + stirred, digest_size=32).digest()
    digest = blake2b(b"regat key " + seed + b"\0\0\0\0\0\0\0\5", digest_size=8).digest()
    assert sealed().key(5) == int.from_bytes(digest, "big") >> 2


def test_plain_chance_has_a_key_for_set_up_only() -> None:
    assert Seeded(7).text == "plain 7"
    assert Seeded(7).key(0) == seed_key(7)
    assert Seeded(7).key(1) is None


def test_sealed_chance_has_another_key_for_every_entry() -> None:
    keys = {sealed().key(seq) for seq in range(1000)}
    assert len(keys) == 1000
    assert all(0 <= key < 1 << 62 for key in keys)


def test_the_commitment_is_the_digest_of_the_secret_and_says_nothing_else() -> None:
    assert sealed().commitment == blake2b(SECRET, digest_size=32).hexdigest()
    assert sealed().seed.hex() != sealed().commitment
    assert Sealed.under(SECRET).seed.hex() != Sealed.under(SECRET).commitment


def test_every_contribution_matters_and_their_order_in_time_does_not() -> None:
    other_way = Sealed.under(SECRET).contribute(0, b"a" * 16).contribute(1, b"b" * 16)
    assert other_way == sealed()
    swapped = Sealed.under(SECRET).contribute(0, b"b" * 16).contribute(1, b"a" * 16)
    alone = Sealed.under(SECRET).contribute(0, b"a" * 16)
    assert len({chance.key(0) for chance in (sealed(), swapped, alone, Sealed.under(SECRET))}) == 4


def test_a_contribution_is_16_bytes_once_from_a_seat() -> None:
    with pytest.raises(BadSetup, match="16 bytes, not 3"):
        sealed().contribute(2, b"abc")
    with pytest.raises(BadSetup, match="already"):
        sealed().contribute(1, b"c" * 16)
    with pytest.raises(BadSetup, match="not a seat"):
        sealed().contribute(-1, b"c" * 16)
    with pytest.raises(BadSetup, match="32 bytes, not 5"):
        Sealed.under(b"short")


def test_fresh_secrets_differ() -> None:
    assert Sealed.fresh().commitment != Sealed.fresh().commitment
    assert Sealed.fresh().verify()


def test_a_withheld_secret_is_nowhere_to_be_read() -> None:
    public = sealed().withheld()
    assert SECRET.hex() not in public.text
    assert public.text.startswith(f"sealed {sealed().commitment} - 0:")
    assert not public.verify()
    with pytest.raises(BadSetup, match="withheld"):
        public.key(0)
    assert SECRET.hex() not in repr(sealed())
    assert repr(SECRET) not in repr(sealed())


@given(st.binary(min_size=32, max_size=32), st.dictionaries(st.integers(0, 9), BITS))
def test_sealed_chance_returns_from_its_text(secret: bytes, contributions: dict[int, bytes]) -> None:
    chance = Sealed.under(secret)
    for seat, bits in contributions.items():
        chance = chance.contribute(seat, bits)
    assert parse(chance.text) == chance
    assert parse(chance.withheld().text) == chance.withheld()


@given(st.integers(-(10**999), 10**999))
def test_plain_chance_returns_from_its_text(seed: int) -> None:
    assert parse(Seeded(seed).text) == Seeded(seed)


def test_a_secret_that_was_not_committed_to_is_refused() -> None:
    forged = sealed().text.replace(SECRET.hex(), SECRET[::-1].hex())
    with pytest.raises(BadRecord, match="committed"):
        parse(forged)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "`plain …` or `sealed …`"),
        ("dice 7", "not 'dice'"),
        ("plain", "whole number"),
        ("plain seven", "whole number"),
        ("plain 7 8", "whole number"),
        ("plain ٧", "whole number"),
        ("plain " + "9" * 1001, "1000 digits"),
        ("sealed", "commitment"),
        (sealed().text.upper().replace("SEALED", "sealed"), "hexadecimal"),
        (sealed().text + " 2:abc", "32 hexadecimal digits"),
        (sealed().text + " 1:" + "0" * 32, "order of the seats"),
    ],
)
def test_chance_that_cannot_be_read_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(reason)):
        parse(text)


@given(st.text())
def test_garbage_is_only_ever_refused(text: str) -> None:
    for prefix in ("", "plain ", "sealed "):
        with contextlib.suppress(BadRecord):
            parse(prefix + text)


@given(st.integers(0, 2**62 - 1), st.integers(1, 2**64))
def test_a_draw_is_below_its_bound(key: int, n: int) -> None:
    assert 0 <= HashRandom(key).below(n) < n


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_a_bound_that_nothing_is_below_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        HashRandom(1).below(n)


@given(st.integers(), st.lists(st.integers(), max_size=20), st.data())
def test_a_sample_holds_that_many_of_the_items(key: int, items: list[int], data: st.DataObject) -> None:
    k = data.draw(st.integers(0, len(items)))
    before = list(items)
    sample = HashRandom(key).sample(items, k)
    assert len(sample) == k
    assert not Counter(sample) - Counter(items)
    assert Counter(HashRandom(key).shuffle(items)) == Counter(items)
    assert items == before
    assert HashRandom(key).sample(items, k) == sample


def test_the_draws_of_old_seeds_never_change() -> None:
    """A number below 8 is the upper three bits of a word; below 6, words that are too high are skipped."""
    words = [blake2b(b"regat draws 7 0 %d" % i, digest_size=8).digest()[0] >> 5 for i in range(1, 41)]
    draws = HashRandom(7)
    assert [draws.below(8) for _ in words] == words
    small = [word for word in words if word < 6]
    draws = HashRandom(7)
    assert [draws.below(6) for _ in small] == small


def test_more_than_there_is_cannot_be_sampled() -> None:
    with pytest.raises(ValueError, match="3 of 2"):
        HashRandom(1).sample("ab", 3)


def test_streams_of_one_key_differ() -> None:
    assert HashRandom(1, 0).shuffle(range(20)) != HashRandom(1, 1).shuffle(range(20))


def test_every_order_is_equally_likely() -> None:
    """Chi-square with 23 degrees of freedom: above 49.7 once in a thousand keys, and the key is fixed."""
    draws = HashRandom(2024)
    seen = Counter(tuple(draws.shuffle("abcd")) for _ in range(12_000))
    assert set(seen) == set(permutations("abcd"))
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 49.7
