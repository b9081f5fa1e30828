"""Records as text: round trips, and refusals that name the line."""

import dataclasses
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regat.kernel.chance import Sealed
from regat.kernel.errors import BadRecord
from regat.kernel.record import Record, RecordError

LINES = [
    "regat record 1",  # 1
    "# Played by the fire.",
    "game nim",
    "players 2",
    "stones 5 6 7",  # 5
    "chance plain 7",
    "",
    "take left",
    "# A quiet move.",
    "guard left right",  # 10
    "! undo 2",
    "guard nothing",
    "! timeout 1",
    "! takeover 1 big-money",
    "! resign 1",  # 15
    "= over, 2 0, winners 0, entries 7, table 0123456789abcdef",
]
TEXT = "\n".join([*LINES, ""])
SEALED = Sealed.under(bytes(32)).contribute(0, bytes(16))


def altered(number: int, *lines: str) -> str:
    """The record with a line replaced by others."""
    return "\n".join([*LINES[: number - 1], *lines, *LINES[number:], ""])


def refusal(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    assert str(error.value).startswith(f"line {error.value.line}: ")
    return error.value


def test_a_record_is_read_as_it_stands() -> None:
    record = Record.parse(TEXT)
    assert record.version == 1
    assert record.game == "nim"
    assert record.setup == {"players": "2", "stones": "5 6 7"}
    assert record.chance == "plain 7"
    assert record.entries[0] == "take left"
    assert len(record.entries) == 7
    assert record.over
    assert record.outcome == "over, 2 0, winners 0"
    assert record.table == "0123456789abcdef"


def test_a_record_returns_from_its_text_without_its_comments() -> None:
    text = Record.parse(TEXT).text()
    assert text == "".join(f"{line}\n" for line in LINES if not line.startswith("#"))
    assert Record.parse(text) == Record.parse(TEXT)


def test_bytes_windows_line_ends_and_trailing_blank_lines_are_read_as_well() -> None:
    record = Record.parse(TEXT)
    assert Record.parse(TEXT.encode()) == record
    assert Record.parse("\ufeff" + TEXT.replace("\n", "\r\n")) == record
    assert Record.parse(TEXT + "\n\n# The end.\n") == record
    assert Record.parse(TEXT.rstrip("\n")) == record


WORD = st.text(st.characters(codec="ascii", min_codepoint=33, max_codepoint=126), min_size=1, max_size=8)
DECISION = st.lists(WORD, min_size=1, max_size=4).map(" ".join).filter(lambda line: line[0] not in "!#=")
SEAT = st.integers(0, 9)
NOTE = st.one_of(
    st.builds("! undo {}".format, st.integers(1, 999)),
    st.builds("! resign {}".format, SEAT),
    st.builds("! timeout {}".format, SEAT),
    st.builds("! takeover {} bot-{}".format, SEAT, SEAT),
    st.builds("! return {}".format, SEAT),
    st.just("! end"),
)
KEY = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True).filter(lambda key: key not in ("game", "chance"))
RECORDS = st.builds(
    Record,
    game=WORD,
    header=st.dictionaries(KEY, st.lists(WORD, min_size=1, max_size=3).map(" ".join), max_size=4).map(
        lambda header: tuple(header.items())
    ),
    chance=st.one_of(st.integers().map("plain {}".format), st.just(SEALED.text)),
    entries=st.lists(st.one_of(DECISION, NOTE), max_size=12).map(tuple),
    outcome=st.sampled_from(["unfinished", "over, 12 -9, winners 0", "over, 3 3 3, winners 0 1 2"]),
    table=st.from_regex(r"[0-9a-f]{16}", fullmatch=True),
)


@given(RECORDS)
def test_every_record_returns_from_its_text(record: Record) -> None:
    assert Record.parse(record.text()) == record
    assert Record.parse(record.text()).text() == record.text()


@given(RECORDS, st.data())
def test_a_record_cut_anywhere_is_refused(record: Record, data: st.DataObject) -> None:
    """Only a cut within the digits of the fingerprint needs a replay to be noticed."""
    text = record.text()
    cut = data.draw(st.integers(0, len(text) - len("0123456789abcdef\n")))
    with pytest.raises(BadRecord):
        Record.parse(text[:cut])


@given(st.text())
def test_garbage_is_only_ever_refused(text: str) -> None:
    with pytest.raises(RecordError):
        Record.parse(text)


@given(st.binary())
def test_garbage_in_bytes_is_only_ever_refused(octets: bytes) -> None:
    with pytest.raises(RecordError):
        Record.parse(octets)


@given(RECORDS, st.text(), st.data())
def test_a_damaged_record_is_read_or_refused_and_nothing_else(
    record: Record, damage: str, data: st.DataObject
) -> None:
    text = record.text()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    damaged = text[:start] + damage + text[end:]
    try:
        again = Record.parse(damaged)
    except RecordError as error:
        line = error.line
    else:
        assert Record.parse(again.text()) == again
        line = 1
    assert 1 <= line <= damaged.count("\n") + 1


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "not a regat record"),
        ("# only a comment", 1, "not a regat record"),
        ("{}", 1, "not a regat record"),
        (altered(1, "regat record 0"), 1, "not a regat record"),
        (
            altered(1, "regat record 2"),
            1,
            "written by a newer regat: version 2, this one reads up to 1",
        ),
        (altered(4, "players"), 4, "not a header line"),
        (altered(4, "Players 2"), 4, "not a header line"),
        (altered(4, "players  2"), 4, "not a header line"),
        (altered(5, "players 3"), 5, "header key 'players' is given twice"),
        (altered(3, "# no game"), 7, "missing header key 'game'"),
        (altered(6, "# no chance"), 7, "missing header key 'chance'"),
        (altered(6, "chance dice"), 6, "chance is"),
        (altered(8, ""), 8, "not an entry"),
        (altered(8, " take left"), 8, "not an entry"),
        (altered(8, "take  left"), 8, "not an entry"),
        (altered(8, "take lęft"), 8, "not an entry"),
        (altered(8, "take " + "x" * 10_000), 8, "at most 10000 characters"),
        (altered(11, "! undo"), 11, "is not `! undo entry`"),
        (altered(11, "! undo two"), 11, "is not `! undo entry`"),
        (altered(11, "! undo 9999999999"), 11, "is not `! undo entry`"),
        (altered(11, "!undo 2"), 11, "is not `! undo entry`"),
        (altered(14, "! takeover 1"), 14, "`! takeover seat name`"),
        (altered(14, "! takeover 1 big money"), 14, "`! takeover seat name`"),
        (altered(14, "! return"), 14, "`! return seat`"),
        (altered(15, "! end 1"), 15, "or `! end`"),
        (altered(15, "! give_up 1"), 15, "is not `! undo entry`"),
        ("\n".join(LINES[:6]), 6, "cut short"),
        ("\n".join(LINES[:15]), 15, "cut short: the closing line is missing"),
        (altered(16, "= over, 2 0, winners 0, ent"), 16, "cut short or malformed"),
        (altered(16, "= finished, entries 7, table 0123456789abcdef"), 16, "malformed"),
        (altered(16, "= unfinished, entries 8, table 0123456789abcdef"), 16, "8 entries are announced"),
        (altered(16, "= unfinished, entries 7, table -"), 16, "fingerprint is left out"),
        (TEXT + "take right\n", 17, "text after the closing line"),
        (TEXT + "\n\ntake right\n", 19, "text after the closing line"),
        (altered(8, "take\tleft"), 8, "control character U+0009"),
        (altered(9, "# a bell \x07"), 9, "control character U+0007"),
        (altered(9, "# torn \ud800"), 9, "control character U+D800"),
        (altered(9, "# old \r line"), 9, "control character U+000D"),
        (altered(9, "# sly \u2028 line"), 9, "control character U+2028"),
        (TEXT.encode().replace(b"quiet", b"qu\xffet"), 9, "not UTF-8"),
        (TEXT + "#" * 1_000_000, 1, "longer than 1000000 characters"),
        (altered(8, *["a"] * 100_000), 100_009, "more than 100000 entries"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_line_and_the_reason(
    text: str | bytes, line: int, reason: str
) -> None:
    error = refusal(text)
    assert reason in error.reason
    assert error.line == line


def test_a_header_key_that_the_game_does_not_know_is_refused_with_its_line() -> None:
    record = Record.parse(TEXT)
    record.expect({"players"}, {"stones", "variant"})
    with pytest.raises(RecordError, match="line 5: unknown header key 'stones'"):
        record.expect({"players"})


def test_a_header_key_that_the_game_requires_is_missed() -> None:
    with pytest.raises(RecordError, match="missing header key 'edition'"):
        Record.parse(TEXT).expect({"players", "stones", "edition"})


def test_a_record_that_was_never_a_file_names_the_lines_it_would_have() -> None:
    record = Record.parse(TEXT)
    written = Record.parse(record.text())
    unread = dataclasses.replace(record, lines=None)
    for entry in (1, 7):
        assert unread.error_at("", entry=entry).line == written.error_at("", entry=entry).line
    for key in ("game", "players", "chance"):
        assert unread.error_at("", key=key).line == written.error_at("", key=key).line
    assert unread.error_at("").line == written.error_at("").line


def test_a_refusal_survives_the_way_between_processes() -> None:
    error = pickle.loads(pickle.dumps(refusal("")))
    assert isinstance(error, RecordError)
    assert (error.line, error.reason) == (1, refusal("").reason)


def test_a_secret_that_was_tampered_with_is_refused_at_the_line_of_the_chance() -> None:
    forged = SEALED.text.replace(" " + "0" * 64, " " + "1" * 64)
    assert refusal(altered(6, f"chance {forged}")).line == 6
