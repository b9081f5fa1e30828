"""`regat verify`: accepts a genuine deal and detects any change to a record."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from regat import dominion, kingdomino
from regat.bots.random_bot import RandomBot
from regat.cli import main
from regat.kernel.chance import Sealed, Seeded
from regat.words import LANGUAGES, Translator
from tests.shell import regat

BITS = {0: bytes(range(16)), 2: bytes(range(16, 32))}


def sealed(secret: bytes = b"s" * 32) -> Sealed:
    chance = Sealed.under(secret)
    for seat, bits in BITS.items():
        chance = chance.contribute(seat, bits)
    return chance


def record_of(game: str, chance: Sealed | Seeded | None = None, entries: int = 10_000) -> str:
    luck = sealed() if chance is None else chance
    match = dominion.match(3, chance=luck) if game == "dominion" else kingdomino.match(3, chance=luck)
    bot = RandomBot(4)
    while not match.over and len(match.entries) < entries:
        assert match.choice, "the match goes on"
        match.answer(bot.choose(None, None, match.choice))
    return match.record().text()


@pytest.fixture(scope="module")
def record() -> str:
    return record_of("kingdomino")


class Verify:
    """Run the command; return its exit code and output."""

    def __init__(self, folder: Path, screen: pytest.CaptureFixture[str]) -> None:
        self.file = folder / "game.regat"
        self.screen = screen

    def __call__(self, text: str, *arguments: str) -> tuple[int, str]:
        self.file.write_text(text, encoding="utf-8")
        code = main(["verify", str(self.file), *arguments])
        output = self.screen.readouterr()
        return code, output.out + output.err


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Verify:
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    return Verify(tmp_path, capsys)


@pytest.mark.parametrize("game", ["dominion", "kingdomino"])
def test_a_genuine_deal_stands(verify: Verify, game: str) -> None:
    seal = sealed().commitment
    code, output = verify(record_of(game), "--seal", seal, "--bits", f"1:{BITS[0].hex()}")
    assert code == 0, output
    first, second, third = output.splitlines()
    assert first.startswith("The deal is genuine")
    assert seal in second
    assert third == "Seats that added randomness of their own: 1, 3"


def test_bits_that_nobody_added_are_told_of(verify: Verify) -> None:
    code, output = verify(record_of("kingdomino", Sealed.under(b"x" * 32)))
    assert code == 0
    assert "No player added randomness" in output


def test_another_seal_than_the_one_shown_is_found(verify: Verify, record: str) -> None:
    code, output = verify(record, "--seal", "0" * 64)
    assert code == 1
    assert sealed().commitment in output


@pytest.mark.parametrize("bits", [f"2:{BITS[0].hex()}", f"1:{BITS[2].hex()}", "1:", "nonsense"])
def test_bits_that_were_left_out_are_found(verify: Verify, record: str, bits: str) -> None:
    code, output = verify(record, "--bits", bits)
    assert code == 1
    assert bits in output


def test_a_host_that_changes_the_secret_is_found(verify: Verify, record: str) -> None:
    """Another secret under the same seal; another secret with its own seal but the old log."""
    other = sealed(b"t" * 32)
    for text in (
        record.replace((b"s" * 32).hex(), (b"t" * 32).hex()),
        record.replace(sealed().text, other.text),
        record.replace(BITS[2].hex(), BITS[0].hex()),
        record.replace(f" 2:{BITS[2].hex()}", ""),
    ):
        assert text != record
        code, output = verify(text)
        assert code == 1, output
        assert output.startswith("The record failed the check: ")


def test_every_line_of_a_record_counts(verify: Verify, record: str) -> None:
    """Lines left out, doubled and exchanged."""
    lines = record.splitlines()
    luck = random.Random(2)
    for _ in range(6):
        place = luck.randrange(lines.index("") + 1, len(lines) - 2)
        changed = lines[:place] + lines[place + 1 :]
        text = re.sub(r"entries \d+", f"entries {record.count(chr(10))}", "\n".join(changed) + "\n")
        code, output = verify(text)
        assert code == 1, output


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_nothing_to_check_it_says_why(verify: Verify, language: str) -> None:
    words = Translator(language)
    plain = record_of("kingdomino", Seeded(7), entries=3)
    assert verify(plain, "--lang", language) == (2, f"regat: {words('verify-plain')}\n")
    unfinished = record_of("kingdomino", entries=3)
    assert verify(unfinished, "--lang", language) == (2, f"regat: {words('verify-withheld')}\n")


def test_what_is_no_record_is_refused(verify: Verify) -> None:
    code, output = verify("Dear diary\n")
    assert code == 2
    assert len(output.splitlines()) == 1
    missing = regat("verify", str(verify.file.parent / "nowhere"))
    assert missing.returncode == 2
    assert len(missing.stderr.splitlines()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_genuine_deal_is_told_in_every_language(verify: Verify, record: str, language: str) -> None:
    code, output = verify(record, "--lang", language)
    assert code == 0
    assert output.splitlines()[0].startswith(str(Translator(language)("verify-fine", n=3)).partition("(")[0])
