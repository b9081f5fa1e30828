"""What is generated fits what is declared, and what was recorded by any release still replays."""

from __future__ import annotations

from pathlib import Path

import pytest

from regat import kingdomino
from regat.kernel.chance import Sealed
from regat.kernel.chance import parse as chance_of
from regat.kernel.errors import BadRecord
from regat.kernel.record import Record
from regat.kingdomino.rules import dominoes, state, state_fields
from tests.kingdomino.make_corpus import CORPUS

RECORDS = sorted(CORPUS.glob("*/*.record"))


def test_the_table_holds_what_the_layout_declares() -> None:
    declared = {field.name for field in state_fields.FIELDS}
    assert declared == set(state.State.__slots__) - {"recording", "events"}
    assert state.HELD >= 24
    assert len(state.State().script) >= dominoes.DOMINOES


def test_every_placement_has_a_number_of_its_own() -> None:
    """Where the first square goes, counted from the castle, and the direction of the second."""
    numbers = [
        dominoes.action(x, y, direction) for y in range(-6, 7) for x in range(-6, 7) for direction in range(4)
    ]
    assert numbers == list(range(dominoes.CLAIM))
    assert all(dominoes.action(*dominoes.placement(number)) == number for number in numbers)
    assert dominoes.ACTIONS == dominoes.CLAIM + 4


# Records of every release -----------------------------------------------------------------------------


def test_there_are_records_of_this_release() -> None:
    assert len(RECORDS) >= 8
    assert {record.parent.name for record in RECORDS} >= {"0.1.0"}


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_of_every_release_still_replays(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    read = Record.parse(text)
    match = kingdomino.replay_match(text)
    assert match.game.fingerprint() == read.table
    assert match.over == read.over
    assert tuple(entry.line for entry in match.entries) == read.entries
    assert match.record(reveal_secret=True).text() == text
    chance = chance_of(read.chance)
    if isinstance(chance, Sealed):
        assert chance.verify()
    if not read.entries and "position" not in read.setup:
        assert match.game.fingerprint() == kingdomino.new(seed=12).fingerprint()


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_altered_record_is_refused_with_the_line(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    blank = lines.index("")
    with pytest.raises(BadRecord, match="cut short"):
        kingdomino.replay("\n".join(lines[:-1]))
    newer = "\n".join(["regat record 2", *lines[1:]])
    with pytest.raises(BadRecord, match="line 1: written by a newer regat"):
        kingdomino.replay(newer)
    if len(lines) > blank + 2:
        illegal = "\n".join([*lines[: blank + 1], "claim 49", *lines[blank + 2 :]])
        with pytest.raises(BadRecord, match=f"line {blank + 2}: "):
            kingdomino.replay(illegal)
    other_seed = "\n".join("chance plain 999" if line.startswith("chance ") else line for line in lines)
    with pytest.raises(BadRecord, match=r"line \d+: "):
        kingdomino.replay(other_seed)


def test_a_record_of_another_game_is_refused() -> None:
    text = RECORDS[0].read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match=r"line \d+: a record of dominion"):
        kingdomino.replay(text.replace("game kingdomino", "game dominion"))
