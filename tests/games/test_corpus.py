"""What any release recorded, of any game, still replays; what was altered is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from regat import games
from regat.kernel.chance import Sealed
from regat.kernel.chance import parse as chance_of
from regat.kernel.errors import BadRecord
from regat.kernel.record import Record
from tests.shell import ROOT

NAMES = ("dominion", "kingdomino")
MIN_RECORDS = {"dominion": 12, "kingdomino": 8}
RECORDS = {name: sorted((ROOT / "tests" / name / "corpus").glob("*/*.record")) for name in NAMES}
every_record = pytest.mark.parametrize(
    ("name", "file"),
    [
        pytest.param(name, file, id=f"{name}/{file.parent.name}/{file.stem}")
        for name in NAMES
        for file in RECORDS[name]
    ],
)


@pytest.mark.parametrize("name", NAMES)
def test_there_are_records_of_this_release(name: str) -> None:
    assert len(RECORDS[name]) >= MIN_RECORDS[name]
    assert {record.parent.name for record in RECORDS[name]} >= {"0.1.0"}


@every_record
def test_a_record_of_every_release_still_replays(name: str, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    read, spec = Record.parse(text), games.spec(name)
    match = spec.replay(text)
    assert match.game.fingerprint() == read.table
    assert match.over == read.over
    assert tuple(entry.line for entry in match.entries) == read.entries
    assert match.record(reveal_secret=True).text() == text
    chance = chance_of(read.chance)
    if isinstance(chance, Sealed):
        assert chance.verify()
    for reader in (None, *range(match.players)):
        assert match.game.events(reader)
    if not read.entries and "position" not in read.setup:
        assert match.game.fingerprint() == spec.new(spec.setup(), seed=12).fingerprint()


@every_record
def test_an_altered_record_is_refused_with_the_line(name: str, file: Path) -> None:
    replay = games.spec(name).replay
    lines = file.read_text(encoding="utf-8").splitlines()
    blank = lines.index("")
    with pytest.raises(BadRecord, match="cut short"):
        replay("\n".join(lines[:-1]))
    newer = "\n".join(["regat record 2", *lines[1:]])
    with pytest.raises(BadRecord, match="line 1: written by a newer regat"):
        replay(newer)
    if len(lines) > blank + 2:
        illegal = "\n".join([*lines[: blank + 1], "claim 49", *lines[blank + 2 :]])
        with pytest.raises(BadRecord, match=f"line {blank + 2}: "):
            replay(illegal)
    other_seed = "\n".join("chance plain 999" if line.startswith("chance ") else line for line in lines)
    with pytest.raises(BadRecord, match=r"line \d+: "):
        replay(other_seed)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_of_another_game_is_refused(name: str) -> None:
    other = NAMES[1 - NAMES.index(name)]
    text = RECORDS[name][0].read_text(encoding="utf-8")
    with pytest.raises(BadRecord, match=rf"line \d+: a record of {other}"):
        games.spec(name).replay(text.replace(f"game {name}", f"game {other}"))
