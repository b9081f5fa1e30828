"""Matches: the log, undo, resignation, chance and replay, with Nim."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regat.kernel.chance import Chance, HashRandom, Sealed, Seeded
from regat.kernel.errors import BadSetup, IllegalAnswer
from regat.kernel.match import Match
from regat.kernel.record import Record, RecordError
from tests.kernel.nim import Nim, start, trio

SEALED = Sealed.under(bytes(range(32))).contribute(0, b"a" * 16).contribute(1, b"b" * 16)
CHANCES = pytest.mark.parametrize("chance", [Seeded(7), SEALED], ids=["plain", "sealed"])


def nim(chance: Chance = SEALED, new: Callable[[int], Nim] = start) -> Match[Nim]:
    return Match(new, chance)


def snapshot(match: Match[Nim]) -> object:
    """Everything about a match that could change."""
    game = match.game
    return (
        game.fingerprint(),
        game.log(),
        game.events(0),
        match.entries,
        match.active_decisions(),
        match.record(True),
    )


def random_answer(match: Match[Nim], draws: HashRandom) -> str:
    choice = match.choice
    assert choice is not None
    if choice.min == 1:
        return str(draws.pick(choice.options))
    keys = draws.sample(choice.under("guard"), draws.below(choice.max + 1))
    return " ".join(["guard", *(keys or ["nothing"])])


def play(match: Match[Nim], seed: int, undo_once_in: int | None = None) -> None:
    """Play a match to its end at random, with undos now and then."""
    draws = HashRandom(seed)
    while not match.over:
        force = match.active_decisions()[-4:]
        if undo_once_in and force and len(match.entries) < 200 and draws.below(undo_once_in) == 0:
            match.undo(draws.pick(force).seq)
        else:
            match.answer(random_answer(match, draws))


@CHANCES
def test_answers_are_entered_in_the_words_of_the_game(chance: Chance) -> None:
    match = nim(chance)
    match.answer("  take   left ")
    entry = match.answer("guard right middle")
    assert entry.text == "guard middle right"
    assert [(entry.seq, entry.kind, entry.seat) for entry in match.entries] == [
        (1, "decision", 0),
        (2, "decision", 0),
    ]
    assert match.seat == 1


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = nim()
    with pytest.raises(IllegalAnswer, match="seat 0 has to answer, not seat 1"):
        match.answer("take left", seat=1)
    match.answer("take left", seat=0)


@CHANCES
@pytest.mark.parametrize(
    "text",
    ["", "take", "take heart", "guard left", "! undo 1", "! resign 0", "= over", "#", "\x00", "x" * 20_000],
)
def test_a_refused_answer_changes_nothing(chance: Chance, text: str) -> None:
    match = nim(chance)
    match.answer("take left")
    match.answer("guard nothing")
    before = snapshot(match)
    with pytest.raises(IllegalAnswer):
        match.answer(text)
    assert snapshot(match) == before


@given(st.text())
def test_garbage_is_only_ever_refused(text: str) -> None:
    match = nim()
    before = snapshot(match)
    with pytest.raises(IllegalAnswer):
        match.answer(text)
    assert snapshot(match) == before


@CHANCES
def test_undo_takes_the_table_back_and_stands_in_the_log(chance: Chance) -> None:
    match = nim(chance)
    tables = []
    for text in ("take left", "guard nothing", "gamble middle", "guard nothing"):
        tables.append(match.game.fingerprint())
        match.answer(text)
    entry = match.undo(2)
    assert (entry.seq, entry.kind, entry.line) == (5, "undo", "! undo 2")
    assert match.game.fingerprint() == tables[1]
    assert [entry.text for entry in match.active_decisions()] == ["take left"]
    assert match.game.log() == ("take left",)
    assert len(match.entries) == 5


def test_only_an_active_decision_can_be_undone() -> None:
    match = nim()
    match.answer("take left")
    match.undo(1)
    before = snapshot(match)
    for seq in (-1, 0, 1, 2, 3, 99):
        with pytest.raises(IllegalAnswer, match="not an active decision"):
            match.undo(seq)
    assert snapshot(match) == before


def test_after_an_undo_sealed_chance_deals_anew() -> None:
    """Each try throws another die of three faces, so that forty equal ones are out of the question."""
    match = nim()
    match.answer("take left")
    dice = []
    for _ in range(40):
        match.answer("guard nothing")
        dice.append(match.game.die)
        match.undo(match.entries[-1].seq)
    assert set(dice) == {1, 2, 3}


def test_after_an_undo_plain_chance_deals_the_same() -> None:
    match = nim(Seeded(7))
    match.answer("take left")
    dice = set()
    for _ in range(10):
        match.answer("guard nothing")
        dice.add(match.game.die)
        match.undo(match.entries[-1].seq)
    assert len(dice) == 1


@settings(max_examples=30)
@given(st.integers(0, 2**32), st.integers(2, 8))
def test_every_decision_in_force_has_the_luck_of_its_own_entry(seed: int, undo_once_in: int) -> None:
    """The table is the one that the decisions in force give, each keyed by its number in the whole log."""
    match = nim()
    play(match, seed, undo_once_in)
    game = start(SEALED.key(0))
    for entry in match.active_decisions():
        game.rekey(SEALED.key(entry.seq))
        game.answer(entry.text)
    assert game.fingerprint() == match.game.fingerprint()
    assert game.log() == tuple(entry.text for entry in match.active_decisions())
    assert game.events(0) == match.game.events(0)


@settings(max_examples=30)
@given(st.integers(0, 2**32), st.sampled_from([Seeded(7), SEALED]))
def test_undoing_everything_leads_back_to_the_set_up(seed: int, chance: Chance) -> None:
    match = nim(chance)
    fresh = match.game.fingerprint()
    draws = HashRandom(seed)
    for _ in range(6):
        match.answer(random_answer(match, draws))
        if match.over:
            return
    match.undo(1)
    assert match.game.fingerprint() == fresh
    assert match.active_decisions() == ()


def test_the_match_tells_whether_hidden_information_came_out() -> None:
    """A taken pile shows nothing new; guarding ends the turn, and the next seat throws its die."""
    match = nim()
    match.answer("take left")
    assert not match.revealed_since(1)
    match.answer("guard nothing")
    match.answer("take middle")
    assert match.revealed_since(1)
    assert match.revealed_since(2)
    assert not match.revealed_since(3)


def test_what_was_seen_stays_seen_when_it_is_undone() -> None:
    match = nim()
    match.answer("take left")
    match.answer("guard nothing")
    match.undo(2)
    assert match.revealed_since(1)
    assert not match.revealed_since(3)
    for seq in (0, 4):
        with pytest.raises(IllegalAnswer, match="no entry"):
            match.revealed_since(seq)


def test_the_latest_decision_is_free_while_nothing_hidden_has_come_out() -> None:
    match = nim()
    assert match.free_undo == 0
    match.answer("take left")
    assert match.free_undo == 1
    match.answer("guard nothing")
    assert match.free_undo == 0
    match.answer("take middle")
    assert match.free_undo == 3
    match.undo(3)
    assert match.free_undo == 0


def test_the_last_decision_of_a_seat_is_known_also_when_later_ones_are_undone() -> None:
    match = nim()
    first = match.seat
    match.answer("take left")
    match.answer("guard nothing")
    other = match.seat
    assert (match.last_decision(first), match.last_decision(other)) == (2, None)
    match.answer("take middle")
    assert (match.last_decision(first), match.last_decision(other)) == (2, 3)
    match.undo(2)
    assert (match.last_decision(first), match.last_decision(other)) == (1, None)


def test_when_one_seat_is_left_the_match_is_over_and_it_wins() -> None:
    match = nim()
    match.answer("take left")
    match.resign(0)
    assert match.over
    assert not match.game.over
    assert match.winners() == (1,)
    assert match.seat == -1
    assert match.choice is None
    before = snapshot(match)
    for line in ("guard nothing", "! undo 1", "! resign 1", "! timeout 1", "! takeover 1 random"):
        with pytest.raises(IllegalAnswer):
            match.enter(line)
    assert snapshot(match) == before


def test_a_seat_that_resigned_is_played_on_but_cannot_win() -> None:
    for seed in range(20):
        match = nim(Seeded(seed), trio)
        match.answer("take right")
        match.resign(0)
        match.take_over(0, "random")
        assert not match.over
        assert match.substitutes == ("random", "", "")
        play(match, seed)
        assert match.winners() == match.game.winners((1, 2))
        assert 0 not in match.winners()


def test_who_comes_back_answers_again() -> None:
    match = nim(new=trio)
    with pytest.raises(IllegalAnswer, match="nobody has taken over seat 1"):
        match.return_seat(1)
    match.take_over(1, "random")
    assert match.return_seat(1).line == "! return 1"
    assert match.substitutes == ("", "", "")
    for seat in (1, 3, -1):
        with pytest.raises(IllegalAnswer):
            match.return_seat(seat)
    assert len(match.entries) == 2


def test_a_match_that_is_broken_off_is_over_and_nobody_has_won() -> None:
    match = nim(new=trio)
    match.answer("take left")
    assert match.end().line == "! end"
    assert match.over
    assert not match.game.over
    assert match.winners() == ()
    assert match.seat == -1
    assert match.choice is None
    before = snapshot(match)
    for line in ("guard nothing", "! undo 1", "! resign 1", "! timeout 1", "! return 1", "! end"):
        with pytest.raises(IllegalAnswer):
            match.enter(line)
    assert snapshot(match) == before
    record = match.record()
    assert record.outcome.endswith("winners none")
    again = Match.replay(Record.parse(record.text()), trio)
    assert snapshot(again) == before


def test_nobody_has_won_before_the_end() -> None:
    assert nim().winners() == ()


def test_a_seat_resigns_once_and_must_exist() -> None:
    match = nim(new=trio)
    match.resign(2)
    assert match.resigned == {2}
    for seat in (2, 3, -1):
        with pytest.raises(IllegalAnswer):
            match.resign(seat)
    with pytest.raises(IllegalAnswer, match="no seat 3"):
        match.timeout(3)
    for name in ("", "two words", "=", "x" * 41):
        with pytest.raises(IllegalAnswer):
            match.take_over(1, name)
    assert len(match.entries) == 1


def test_an_undo_leaves_resignations_standing() -> None:
    match = nim(new=trio)
    match.answer("take left")
    match.resign(1)
    match.undo(1)
    assert match.resigned == {1}


def test_under_sealed_chance_the_end_is_final_since_the_secret_is_out() -> None:
    for chance, final in ((Seeded(1), False), (SEALED, True)):
        match = nim(chance)
        play(match, 1)
        if final:
            with pytest.raises(IllegalAnswer, match="secret"):
                match.undo(match.active_decisions()[-1].seq)
        else:
            match.undo(match.active_decisions()[-1].seq)
            assert not match.over


def test_a_log_is_never_longer_than_a_record_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regat.kernel.match.MAX_ENTRIES", 3)
    match = nim()
    for _ in range(3):
        match.timeout(0)
    before = snapshot(match)
    for line in ("! timeout 0", "take left", "! resign 0", "! undo 1"):
        with pytest.raises(IllegalAnswer, match="full"):
            match.enter(line)
    assert snapshot(match) == before


def test_the_secret_is_told_at_the_end_and_not_before() -> None:
    match = nim()
    match.answer("take left")
    public = match.record()
    assert public.chance == SEALED.withheld().text
    assert public.table == "-"
    assert public.outcome == "unfinished"
    assert Record.parse(public.text()) == public
    assert match.record(reveal_secret=True).chance == SEALED.text
    play(match, 3)
    assert match.record().chance == SEALED.text
    assert match.record(reveal_secret=False).chance == SEALED.withheld().text
    with pytest.raises(RecordError, match="withheld"):
        Match.replay(public, start)


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.integers(2, 9), st.sampled_from([Seeded(-3), SEALED]))
def test_a_record_replays_to_the_identical_match(seed: int, undo_once_in: int, chance: Chance) -> None:
    match = nim(chance, trio)
    match.timeout(2)
    match.take_over(2, "big-money")
    match.resign(2)
    match.take_over(1, "random")
    match.return_seat(1)
    play(match, seed, undo_once_in)
    again = Match.replay(Record.parse(match.record().text()), trio)
    assert snapshot(again) == snapshot(match)
    assert again.winners() == match.winners()
    assert again.substitutes == match.substitutes
    assert [again.revealed_since(entry.seq) for entry in match.entries] == [
        match.revealed_since(entry.seq) for entry in match.entries
    ]


def test_an_unfinished_match_goes_on_where_its_record_ends() -> None:
    match = nim()
    match.answer("take left")
    match.answer("guard left")
    again = Match.replay(match.record(reveal_secret=True), start)
    play(match, 5)
    play(again, 5)
    assert snapshot(again) == snapshot(match)


def small_record() -> list[str]:
    """Lines: 1-5 header, 6 blank, then the entries, with a comment in between."""
    match = nim(Seeded(7))
    match.answer("take left")
    match.answer("guard nothing")
    match.answer("take middle")
    lines = match.record().text().split("\n")
    return [*lines[:7], "# Well played.", *lines[7:]]


@pytest.mark.parametrize(
    ("line", "words", "reason"),
    [
        (2, "game draughts", "a record of draughts, not of nim"),
        (3, "players 3", "players is '3' here, but '2' in the game"),
        (3, "# players 2", "missing header key 'players'"),
        (4, "stones 5 6 7\nvariant fast", "unknown header key 'variant'"),
        (7, "take heart", "'take heart' cannot be entered"),
        (7, "gamble left", "altered"),
        (9, "guard heart", "'guard heart' cannot be entered"),
        (9, "! undo 2", "not an active decision"),
        (9, "! resign 2", "no seat 2"),
        (10, "guard left", "'guard left' cannot be entered"),
        (10, "take right", "altered"),
        (11, "= over, 5 6, winners 1, entries 3, table 0123456789abcdef", "leads to 'unfinished'"),
        (11, "= unfinished, entries 3, table 0123456789abcdef", "altered"),
    ],
)
def test_a_record_that_does_not_fit_is_refused_with_its_line(line: int, words: str, reason: str) -> None:
    lines = small_record()
    Match.replay(Record.parse("\n".join(lines)), start)
    lines[line - 1] = words
    with pytest.raises(RecordError) as error:
        Match.replay(Record.parse("\n".join(lines)), start)
    assert reason in error.value.reason
    expected = {"altered": 11, "unknown header key 'variant'": 5, "missing header key 'players'": 2}
    assert error.value.line == expected.get(reason, line)


def test_a_set_up_that_the_game_refuses_is_the_record_s_fault() -> None:
    def refuse(key: int) -> Nim:
        raise BadSetup("no stones")

    with pytest.raises(RecordError, match="line 2: no stones"):
        Match.replay(Record.parse("\n".join(small_record())), refuse)


@settings(max_examples=50)
@given(st.integers(0, 2**32), st.data())
def test_an_altered_record_is_refused_or_leads_to_the_same_table(seed: int, data: st.DataObject) -> None:
    """It leads there when the altered decision was undone later, for example."""
    match = nim()
    play(match, seed, 6)
    lines = match.record().text().split("\n")
    place = data.draw(st.integers(6, len(lines) - 3))
    others = ["take left", "gamble right", "guard nothing", "! undo 1", "! resign 0"]
    other = data.draw(st.sampled_from(others))
    lines[place] = other
    line = place + 1
    try:
        again = Match.replay(Record.parse("\n".join(lines)), start)
    except RecordError as error:
        line = error.line
    else:
        assert again.game.fingerprint() == match.game.fingerprint()
        assert again.winners() == match.winners()
    assert line > place
