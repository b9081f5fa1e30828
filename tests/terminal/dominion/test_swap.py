"""After a game at the terminal each person may swap a card before the next one, by name or number."""

from __future__ import annotations

from functools import cache
from itertools import count
from pathlib import Path

import pytest

from regat import dominion
from regat.bots import registry
from regat.dominion.spec import SPEC
from regat.kernel.chance import Seeded
from regat.kernel.match import Match
from regat.kernel.table_meta import SeatedPlayer, TableMeta
from regat.terminal.saves import SaveFile
from regat.words import LANGUAGES, Translator
from tests.terminal.pseudo_terminal import Terminal

ANA, MARIA, BOT = SeatedPlayer("Ana"), SeatedPlayer("Maria"), SeatedPlayer("Big Money", "big-money")
# D-SET-1E-1 and D-SET-2E-1, the sets "First Game"
SHARED = {"cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"}
TEN_1E, TEN_2E = SHARED | {"woodcutter"}, SHARED | {"merchant"}
FIRST_EDITION = dominion.DominionSetup(edition=1)


@cache
def won_by_ana(setup: dominion.DominionSetup) -> Match[dominion.Game]:
    """A game that the first seat ends, and wins alone."""
    games = (played(setup, seed) for seed in count())
    return next(match for match in games if match.winners() == (0,) and match.entries[-1].seat == 0)


def played(setup: dominion.DominionSetup, seed: int) -> Match[dominion.Game]:
    """A whole game between two bots."""
    match: Match[dominion.Game] = SPEC.match(setup, Seeded(seed))
    bots = [registry.make("dominion", "big-money", seat) for seat in range(2)]
    while match.choice is not None:
        seat, game = match.seat, match.game
        match.answer(bots[seat].choose(game.view(seat), game.memory(seat), match.choice))
    return match


def one_answer_before_the_end(
    home: Path, setup: dominion.DominionSetup, *players: SeatedPlayer, language: str = "en"
) -> str:
    """Save a game that Ana wins, without her last answer; that answer."""
    whole = won_by_ana(setup)
    match: Match[dominion.Game] = SPEC.match(setup, whole.chance)
    for entry in whole.entries[:-1]:
        match.answer(entry.text)
    SaveFile(home / "dominion.regat", TableMeta(players, language)).write(match.record())
    return whole.entries[-1].text


def next_kingdom(home: Path) -> set[str]:
    """The kingdom of the game that began after the first one."""
    (record,) = [file for file in home.glob("*.regat") if file.name != "dominion.regat"]
    return set(dominion.replay_match(record.read_text(encoding="utf-8")).game.start.kingdom)


def asked(terminal: Terminal, key: str, words: Translator, **parts: str) -> bool:
    """Whether a question is on the screen, which may be narrower than the question."""
    return words(key, **parts).replace(" ", "") in terminal.text.replace("\n", "").replace(" ", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_swapped_by_its_name_in_the_players_language(language: str, tmp_path: Path) -> None:
    """D-KING-05"""
    words = Translator(language)
    last = one_answer_before_the_end(tmp_path, FIRST_EDITION, ANA, BOT, language=language)
    with Terminal(tmp_path, "resume", "1") as terminal:
        terminal.wait()
        terminal.type(last)
        terminal.type(words("confirm-yes"))
        assert asked(terminal, "swap-ask-out", words, name="Ana")
        assert asked(terminal, "log-keeps-ten", words, name="Big Money"), "the bot starts, and was before Ana"
        terminal.type(words("card-moat"))
        assert asked(terminal, "swap-ask-in", words, name="Ana", card=words("card-moat"))
        terminal.type(words("card-witch"))
        assert words("card-witch") in terminal.text, "the game has begun"
        assert not terminal.wide
    assert next_kingdom(tmp_path) == TEN_1E - {"moat"} | {"witch"}


@pytest.mark.parametrize("typed", [[""], ["1"], ["moat", ""], ["moat", "1"], ["keep all ten"]])
def test_enter_keeps_all_ten(typed: list[str], tmp_path: Path) -> None:
    """D-KING-05: to swap is optional."""
    last = one_answer_before_the_end(tmp_path, FIRST_EDITION, ANA, BOT)
    with Terminal(tmp_path, "resume", "1") as terminal:
        terminal.wait()
        terminal.type(last)
        terminal.type("y")
        for line in typed:
            assert "[Enter: Keep all ten]" in terminal.text
            terminal.type(line)
        assert "Hand" in terminal.text
    assert next_kingdom(tmp_path) == TEN_1E


def test_what_is_not_offered_is_asked_again(tmp_path: Path) -> None:
    """D-KING-05"""
    last = one_answer_before_the_end(tmp_path, FIRST_EDITION, ANA, BOT)
    with Terminal(tmp_path, "resume", "1") as terminal:
        terminal.wait()
        terminal.type(last)
        terminal.type("y")
        for typed in ("witch", "copper", "dragon", "99"):
            assert "Type a number from 1 to 11" in terminal.type(typed)
        terminal.type("moat")
        for typed in ("moat", "mine", "sentry", "gold"):
            assert "Type a number from 1 to 16" in terminal.type(typed)
        terminal.type(Translator("uk")("card-witch"))  # names of all languages are understood
    assert next_kingdom(tmp_path) - TEN_1E == {"witch"}


def test_people_swap_in_turn_order_and_see_each_others_swaps(tmp_path: Path) -> None:
    """D-KING-05 D-START-02: Maria starts, left of Ana, who has won; Ana swaps what Maria brought in."""
    last = one_answer_before_the_end(tmp_path, FIRST_EDITION, ANA, MARIA)
    with Terminal(tmp_path, "resume", "1") as terminal:
        terminal.wait()
        terminal.type("")  # Ana takes the keyboard
        terminal.type(last)
        assert "Maria: which card goes?" in terminal.type("y")
        terminal.type("moat")
        screen = terminal.type("witch")
        assert "Maria swaps Moat for Witch" in screen
        assert "Ana: which card goes?" in screen
        terminal.type("witch")
        screen = terminal.type("thief")
        assert "Maria swaps Moat for Witch\nAna swaps Witch for Thief" in screen
        assert "Maria" in terminal.type("")
    assert next_kingdom(tmp_path) == TEN_1E - {"moat"} | {"thief"}


@pytest.mark.parametrize("swap", [False, True])
def test_the_second_edition_has_the_swap_as_an_option(swap: bool, tmp_path: Path) -> None:
    """D-KING-05"""
    last = one_answer_before_the_end(tmp_path, dominion.DominionSetup(swap=swap), ANA, BOT)
    with Terminal(tmp_path, "resume", "1") as terminal:
        terminal.wait()
        terminal.type(last)
        assert ("which card goes?" in terminal.type("y")) is swap
        if swap:
            terminal.type("moat")
            terminal.type("sentry")
    assert next_kingdom(tmp_path) == (TEN_2E - {"moat"} | {"sentry"} if swap else TEN_2E)


def test_the_option_is_named_swap(tmp_path: Path) -> None:
    """D-KING-05"""
    with Terminal(tmp_path, "play", "dominion", "--swap", "--name", "Ana", "--seed", "1") as terminal:
        terminal.wait()
    (record,) = tmp_path.glob("*.regat")
    assert dominion.replay_match(record.read_text(encoding="utf-8")).game.setup.may_swap


def test_leaving_instead_of_swapping_begins_no_game(tmp_path: Path) -> None:
    """D-KING-05"""
    last = one_answer_before_the_end(tmp_path, FIRST_EDITION, ANA, BOT)
    with Terminal(tmp_path, "resume", "1") as terminal:
        terminal.wait()
        terminal.type(last)
        terminal.type("y")
        terminal.type("q")
        assert terminal.code == 0
    assert [file.name for file in tmp_path.glob("*.regat")] == ["dominion.regat"]
