"""Names printed in the rulebooks are understood wherever a card is named."""

import csv
import re
import sys
from collections.abc import Iterator

import pytest

from regat import cli, dominion
from regat.dominion.catalogue import build_catalogue
from regat.dominion.rules import cards, kingdoms
from regat.dominion.terminal.vocabulary import Vocabulary
from regat.dominion.words.card_names import read_cards, read_kingdom
from regat.exit_codes import OK, USAGE
from regat.kernel.errors import BadSetup
from regat.words import LANGUAGES, Translator
from regat.words.names import normalize
from tests.shell import ROOT, run
from tests.terminal.dominion.fixtures import context, presenter
from tests.terminal.dominion.test_pages import shown

Captured = pytest.CaptureFixture[str]


def printed(kind: str) -> Iterator[tuple[str, str, str]]:
    """Key, language and name of everything in the alt column of the glossary."""
    with (ROOT / "docs/rules/glossary.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["kind"] == kind:
                cell = re.sub(r"\(.*?\)", "", row["alt"])
                for language, name in re.findall(r"(ro|pl|uk): ([^;]+)", cell):
                    yield row["id"].removeprefix(f"{kind}."), language, name.strip()


CARDS = list(printed("card"))
every_name = pytest.mark.parametrize(("key", "language", "name"), CARDS)


def typed(name: str) -> tuple[str, ...]:
    return name, name.upper(), normalize(name)


def with_nine_others(key: str, name: str) -> str:
    """A list of ten cards with this one, by a name."""
    others = [other for other in kingdoms.available(1, mixed=True) if other != key]
    return ", ".join([name, *others[:9]])


def test_the_glossary_has_such_names() -> None:
    assert {("copper", "ro", "Cupru"), ("militia", "ro", "Oaste"), ("village", "ro", "Oraș")} <= set(CARDS)
    assert {("copper", "pl", "Miedziaki"), ("silver", "pl", "Srebrniki")} <= set(CARDS)


def test_the_table_in_the_package_is_that_of_the_glossary() -> None:
    answer = run(sys.executable, "tools/gen_card_names.py", "--check")
    assert answer.returncode == 0, answer.stdout + answer.stderr


@every_name
@pytest.mark.parametrize("reader", LANGUAGES)
def test_show(key: str, language: str, name: str, reader: str, capsys: Captured) -> None:
    for text in typed(name):
        assert cli.main(["show", text, "--lang", reader]) == OK
        assert capsys.readouterr().out.startswith(Translator(reader)(f"card-{key}"))


@every_name
@pytest.mark.parametrize("reader", LANGUAGES)
def test_what_is_typed_at_the_table(key: str, language: str, name: str, reader: str) -> None:
    vocabulary = Vocabulary(Translator(reader))
    for text in typed(name):
        assert vocabulary.cards(normalize(text), cards.KEYS) == [key]
        assert vocabulary.cards(f"2 {normalize(text)}, {normalize(text)}", ()) == [key] * 3


@every_name
def test_the_help_about_a_card(key: str, language: str, name: str) -> None:
    game = dominion.new(2, 2, "first_game", 1)
    for text in typed(name):
        assert shown(presenter().explain(context(game), text)).startswith(Translator()(f"card-{key}"))


@every_name
def test_a_kingdom_on_the_command_line(key: str, language: str, name: str) -> None:
    for text in typed(name):
        ten = read_kingdom(with_nine_others(key, text), Translator())
        assert ten == read_cards(with_nine_others(key, key), Translator())
        assert key in ten


@pytest.mark.parametrize("command", ["sim", "arena"])
def test_commands_take_printed_names(command: str, capsys: Captured) -> None:
    kingdom = "Oaste, targ, CĂMARĂ, oras, fierarie, Șanț, Remodelare, Mină, Atelier, Kupiec"
    bots = ["big-money", "big-money-smithy"] if command == "sim" else ["--bots", "big-money,big-money-smithy"]
    assert cli.main([command, "dominion", *bots, "--kingdom", kingdom, "--games", "4", "--json"]) == OK
    assert '"militia"' in capsys.readouterr().out


@every_name
def test_the_catalogue_for_the_browser(key: str, language: str, name: str) -> None:
    [info] = [card for card in build_catalogue().cards if card.key == key]
    assert name in info.names


def test_the_catalogue_has_the_names_of_all_languages() -> None:
    for card in build_catalogue().cards:
        assert {Translator(code)(f"card-{card.key}") for code in LANGUAGES} <= set(card.names)


@pytest.mark.parametrize(("key", "language", "name"), list(printed("set")))
def test_a_set_by_its_printed_name(key: str, language: str, name: str) -> None:
    assert read_kingdom(name, Translator()) == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_by_its_name_in_every_language(language: str) -> None:
    for sets in kingdoms.SETS.values():
        for key in sets:
            assert read_kingdom(Translator(language)(f"set-{key}"), Translator()) == key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kingdom_in_every_language_with_commas_or_spaces(language: str) -> None:
    ten = kingdoms.SETS[2]["sleight_of_hand"]
    names = [Translator(language)(f"card-{key}") for key in ten]
    assert read_kingdom(", ".join(names), Translator()) == ten
    assert read_kingdom(" ".join(names), Translator()) == ten


def test_keys_stay_what_they_are() -> None:
    assert read_kingdom("random", Translator()) == "random"
    assert read_kingdom("nowhere", Translator()) == "nowhere"
    assert read_kingdom(" ".join(kingdoms.SETS[2]["deck_top"]), Translator()) == kingdoms.SETS[2]["deck_top"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("smity, moat", "There is no card smity. Did you mean: Smithy?"),
        ("moat, miedziakii", "There is no card miedziakii. Did you mean: Copper?"),
        ("moat, xyzzyq", "There is no card xyzzyq."),
        ("smithy, mo", "mo matches several cards: Moat, Moneylender"),
    ],
)
def test_an_unknown_or_doubtful_name_is_refused_with_what_is_near(text: str, message: str) -> None:
    with pytest.raises(BadSetup, match=re.escape(message)):
        read_kingdom(text, Translator())


def test_the_command_line_says_so_in_the_readers_language(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "pl")
    assert cli.main(["sim", "dominion", "random", "random", "--kingdom", "Kuznja, Fosa"]) == USAGE
    assert "Podobne nazwy: Kuźnia" in capsys.readouterr().err
