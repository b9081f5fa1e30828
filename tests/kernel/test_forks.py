"""A match that continues from an entry of another match."""

from __future__ import annotations

import re

import pytest

from regat import dominion, kingdomino
from regat.bots.random_bot import RandomBot
from regat.kernel.chance import MAX_FORKS, Forked, Sealed, Seeded, fork, parse, seed_of
from regat.kernel.errors import BadRecord, BadSetup, IllegalAnswer
from regat.kernel.match import Match
from regat.kernel.record import Record

AnyMatch = Match[dominion.Game] | Match[kingdomino.Game]
FIRST, SECOND = Sealed.under(b"a" * 32).contribute(1, b"b" * 16), Sealed.under(b"c" * 32)


def played(chance: Seeded | Sealed, entries: int = 40) -> Match[dominion.Game]:
    return on(dominion.match(3, 2, "sleight_of_hand", chance=chance), entries)


def on(match: Match[dominion.Game], entries: int, seed: int = 1) -> Match[dominion.Game]:
    bot = RandomBot(seed)
    while not match.over and len(match.entries) < entries:
        assert match.choice, "the match goes on"
        match.answer(bot.choose(None, None, match.choice))
    return match


def forked(match: Match[dominion.Game], at: int, own: Sealed) -> Match[dominion.Game]:
    """The same match up to an entry that was not undone since."""
    chance = Forked.off(match.chance, at, own)
    decided = sum(entry.seq <= at for entry in match.active_decisions())
    lines = tuple(entry.line for entry in match.entries[:at])
    header, table = tuple(match.game.header().items()), match.positions()[decided].fingerprint()
    return dominion.replay_match(Record("dominion", header, chance.text, lines, table=table))


def test_forked_chance_is_the_other_game_s_up_to_the_fork_and_its_own_afterwards() -> None:
    chance = Forked.off(FIRST, 2, SECOND)
    assert [chance.key(seq) for seq in range(3)] == [FIRST.key(seq) for seq in range(3)]
    assert [chance.key(seq) for seq in (3, 4)] == [SECOND.key(seq) for seq in (3, 4)]
    plain = Forked.off(Seeded(7), 2, SECOND)
    assert [plain.key(seq) for seq in range(4)] == [Seeded(7).key(0), None, None, SECOND.key(3)]
    assert seed_of(plain) == 7
    assert seed_of(chance) is None


def test_forked_chance_is_written_and_read() -> None:
    chance = Forked.off(Forked.off(FIRST, 2, SECOND), 5, Sealed.fresh().contribute(0, b"d" * 16))
    assert parse(chance.text) == chance
    assert fork(chance) == 5
    withheld = chance.withheld()
    assert parse(withheld.text) == withheld
    assert chance.secret
    assert chance.secret.hex() not in withheld.text
    with pytest.raises(BadSetup, match="withheld"):
        withheld.key(6)


def test_who_goes_on_from_before_a_fork_leaves_the_fork_out() -> None:
    chance = Forked.off(Forked.off(FIRST, 20, SECOND), 20, SECOND)
    assert chance == Forked.off(FIRST, 20, SECOND)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("forked", "`then`"),
        ("forked 3 plain 7", "`then`"),
        ("forked 03 plain 7 then " + SECOND.text, "`then`"),
        ("forked 3 dice 7 then " + SECOND.text, "not 'dice'"),
        ("forked 3 plain 7 then " + SECOND.text + " then", "commitment"),
        ("forked 3 " + FIRST.withheld().text + " then " + SECOND.text, "withheld"),
        (f"forked 1 forked 2 plain 7 then {FIRST.text} then {SECOND.text}", "before the fork"),
        ("forked 3 " * 60 + "plain 7" + f" then {SECOND.text}" * 60, f"{MAX_FORKS} forks"),
    ],
)
def test_forked_chance_that_cannot_be_read_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(reason)):
        parse(text)


@pytest.mark.parametrize("chance", [FIRST, Seeded(7)], ids=["sealed", "plain"])
def test_a_fork_shares_the_past_and_not_the_future(chance: Seeded | Sealed) -> None:
    match = played(chance)
    first, other = forked(match, 20, SECOND), forked(match, 20, Sealed.fresh())
    assert first.game.fingerprint() == other.game.fingerprint() == match.positions()[20].fingerprint()
    assert first.game.events(0) == match.positions()[20].events(0)
    assert first.fork == 20
    for again in (first, other):
        on(again, 60)
    hands = {tuple(game.view(seat).hand for seat in range(3)) for game in (first.game, other.game)}
    assert len(hands) == 2, "the same answers, but the cards come otherwise"


def test_what_was_before_the_fork_cannot_be_undone() -> None:
    match = forked(played(FIRST), 20, SECOND)
    before = match.game.fingerprint()
    for entry in (1, 20):
        with pytest.raises(IllegalAnswer):
            match.undo(entry)
    on(match, 22)
    match.undo(21)
    assert match.game.fingerprint() == before


def test_a_record_of_it_replays_to_the_identical_table() -> None:
    match = on(forked(played(FIRST), 20, SECOND), 10_000)
    assert match.over
    record = Record.parse(match.record().text())
    again = dominion.replay_match(record)
    assert again.game.fingerprint() == match.game.fingerprint()
    assert again.fork == 20
    further = on(forked(again, 40, Sealed.fresh()), 10_000)
    assert dominion.replay_match(further.record().text()).game.fingerprint() == further.game.fingerprint()


def test_before_its_end_its_own_secret_is_withheld() -> None:
    match = on(forked(played(FIRST), 20, SECOND), 30)
    text = match.record().text()
    assert SECOND.secret
    assert SECOND.secret.hex() not in text
    assert text.rstrip().endswith("table -")


def test_who_had_resigned_or_was_replaced_plays_again_after_the_fork() -> None:
    match = played(FIRST, 10)
    match.resign(1)
    match.take_over(2, "big-money")
    on(match, 20)
    assert match.resigned == {1}
    again = forked(match, 20, SECOND)
    assert not again.resigned
    assert again.substitutes == ("", "", "")
    again.resign(1)
    assert again.resigned == {1}
