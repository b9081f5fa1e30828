"""What is generated is current, and what was recorded by any release still replays."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from regat import dominion
from regat.dominion.rules import cards, state, state_fields
from regat.kernel.chance import Sealed
from regat.kernel.chance import parse as chance_of
from regat.kernel.errors import BadRecord
from regat.kernel.record import Record
from tests.dominion.make_corpus import CORPUS
from tests.shell import ROOT, run

RECORDS = sorted(CORPUS.glob("*/*.record"))


def test_the_generated_files_are_current() -> None:
    answer = run(sys.executable, "tools/gen_state.py", "--check")
    assert answer.returncode == 0, answer.stdout + answer.stderr


def test_a_set_of_cards_has_64_bits_in_c() -> None:
    """An enum is an int of 32 bits: shifting it by a card that stands late in the catalogue wraps around."""
    face = (ROOT / "src/regat/dominion/rules/cards.pxd").read_text(encoding="utf-8")
    for name, value in vars(cards).items():
        if name.isupper() and isinstance(value, int) and value > cards.CARDS * 2:
            assert f"const u64 {name} " in face


@pytest.mark.parametrize("key", cards.KEYS)
def test_every_card_has_its_types_in_both_engines(key: str) -> None:
    """D-CARD-ADVENTURER-3 D-CARD-LIBRARY-4"""
    kingdom = (
        "adventurer",
        "cellar",
        "chapel",
        "festival",
        "library",
        "moat",
        "spy",
        "thief",
        "vassal",
        "witch",
    )
    card = cards.CATALOGUE[cards.NUMBER[key]]
    seats = {0: dominion.SeatCards(hand=("adventurer", "library"), deck=(key, "copper", "gold"))}
    laid = dominion.Position(kingdom, mixed=True, seats=seats)
    game = dominion.from_position(laid)
    game.answer("play adventurer")
    assert (game.view(0).seats[0].discard_top != key) == card.is_a(cards.TREASURE)
    game = dominion.from_position(laid)
    game.answer("play library")
    assert (game.choice.asker == "library") == card.is_a(cards.ACTION)


def test_the_table_holds_what_the_layout_declares() -> None:
    declared = {field.name for field in state_fields.FIELDS}
    assert declared == set(state.State.__slots__) - {"recording", "events"}
    assert state.ZONE >= 472
    assert state.KINDS >= cards.CARDS


# Records of every release -----------------------------------------------------------------------------


def test_there_are_records_of_this_release() -> None:
    assert len(RECORDS) >= 12
    assert {record.parent.name for record in RECORDS} >= {"0.1.0"}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_of_every_release_still_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    read = Record.parse(text)
    match = dominion.replay_match(text)
    assert match.game.fingerprint() == read.table
    assert match.over == read.over
    assert tuple(entry.line for entry in match.entries) == read.entries
    assert match.record(reveal_secret=True).text() == text
    chance = chance_of(read.chance)
    if isinstance(chance, Sealed):
        assert chance.verify()
    for reader in (None, *range(match.players)):
        assert match.game.events(reader)


@pytest.mark.parametrize("file", RECORDS[:3], ids=lambda file: file.stem)
def test_an_altered_record_is_refused_with_the_line(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    blank = lines.index("")
    cut = "\n".join(lines[:-1])
    with pytest.raises(BadRecord, match="cut short"):
        dominion.replay(cut)
    newer = "\n".join(["regat record 2", *lines[1:]])
    with pytest.raises(BadRecord, match="line 1: written by a newer regat"):
        dominion.replay(newer)
    illegal = "\n".join([*lines[: blank + 1], "buy no_such_card", *lines[blank + 2 :]])
    with pytest.raises(BadRecord, match=f"line {blank + 2}: "):
        dominion.replay(illegal)
    other_seed = "\n".join("chance plain 999" if line.startswith("chance ") else line for line in lines)
    with pytest.raises(BadRecord, match=r"line \d+: "):
        dominion.replay(other_seed)
