"""`regat show`: cards and dominoes by whatever people type, and the list of all cards."""

import pytest

from regat import cli
from regat.dominion.clarifications import CLARIFICATIONS
from regat.dominion.rules.cards import CATALOGUE, KEYS
from regat.exit_codes import OK, USAGE
from regat.kingdomino.rules.dominoes import BOX
from regat.words import LANGUAGES, Translator
from regat.words.names import normalize_name
from tests.shell import regat

Captured = pytest.CaptureFixture[str]


def shown(capsys: Captured, *arguments: str) -> list[str]:
    assert cli.main(["show", *arguments]) == OK
    return capsys.readouterr().out.splitlines()


def refused(capsys: Captured, *arguments: str) -> str:
    assert cli.main(["show", *arguments]) == USAGE
    answer = capsys.readouterr()
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    return answer.err


@pytest.fixture(autouse=True)
def english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


def test_a_card_has_its_types_cost_editions_and_text(capsys: Captured) -> None:
    # D-CARD-MILITIA-1
    assert shown(capsys, "militia") == [
        "Militia",
        "  Action – Attack · Cost: 4 · both editions",
        "",
        "  +2 coins. Each other player discards down to three cards in hand.",
        "",
        "  Details",
        "  • Each player chooses which cards to discard. A player with three or fewer",
        "    cards in hand discards nothing. (D-CARD-MILITIA-3, D-CARD-MILITIA-4,",
        "    D-EMPTY-07)",
        "  • Anyone who reveals a Moat discards nothing. You still get the 2 coins.",
        "    (D-CARD-MILITIA-2, D-MOAT-MILITIA-1)",
        "  • With Throne Room: +4 coins, but the others discard only once. The second",
        "    time they have no more than three cards left. (D-TR-MILITIA-1)",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_explained_with_its_rules(language: str, capsys: Captured) -> None:
    words = Translator(language)
    for key, clarifications in CLARIFICATIONS.items():
        text = " ".join(" ".join(shown(capsys, key, "--lang", language)).split())
        for one in clarifications:
            assert f"• {words(one.key)} ({', '.join(one.rules)})" in text


def test_another_language_shows_the_key_as_well(capsys: Captured) -> None:
    title, about, *_ = shown(capsys, "militia", "--lang", "pl")
    assert title == "Milicja  militia"
    assert about.startswith("  Akcja – Atak · ")


def test_the_first_edition_is_told_where_it_differs(capsys: Captured) -> None:
    # D-CARD-THRONEROOM-2, D-CARD-THRONEROOM-3
    first = "Play an Action card from your hand twice."
    second = "You may play an Action card from your hand twice."

    def text(*options: str) -> list[str]:
        lines = shown(capsys, "throne_room", *options)
        return lines[3 : lines.index("  Details") - 1]

    assert text() == [f"  {second}", "", f"  In the first edition: {first}"]
    assert text("--edition", "2") == [f"  {second}"]
    assert text("--edition", "1") == [f"  {first}"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_its_name_in_every_language(language: str, capsys: Captured) -> None:
    for key in KEYS:
        name = Translator(language)(f"card-{key}")
        for typed in (name, normalize_name(name), name.upper()):
            assert shown(capsys, typed)[0] == shown(capsys, key)[0], typed


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("thron", "Throne Room"),
        ("throne room", "Throne Room"),
        ("THRONE-ROOM", "Throne Room"),
        ("mosie", "Estate"),
        ("Kuznia", "Smithy"),
        ("zlod", "Thief"),
        ("льох", "Cellar"),
        ("mine", "Mine"),
    ],
)
def test_case_accents_and_endings_do_not_matter(typed: str, title: str, capsys: Captured) -> None:
    assert shown(capsys, *typed.split())[0] == title


def test_the_readers_language_comes_first(capsys: Captured) -> None:
    """`gard` begins Gardens in English and Gardă, the Militia, in Romanian."""
    assert shown(capsys, "gard")[0] == "Gardens"
    assert shown(capsys, "gard", "--lang", "ro")[0] == "Gardă  militia"


def test_a_beginning_of_several_cards_is_refused(capsys: Captured) -> None:
    assert refused(capsys, "mo") == "regat: “mo” matches several cards: Moat, Moneylender\n"


@pytest.mark.parametrize(
    ("typed", "near"),
    [("smity", "Smithy"), ("thrown room", "Throne Room"), ("room", "Council Room, Throne Room")],
)
def test_an_unknown_card_is_refused_with_what_is_near(typed: str, near: str, capsys: Captured) -> None:
    message = refused(capsys, typed)
    assert message.startswith(f"regat: There is no card “{typed}”. Did you mean: {near}")


def test_near_cards_are_named_in_the_language_asked_for(capsys: Captured) -> None:
    assert "Kuźnia" in refused(capsys, "kuznja", "--lang", "pl")


@pytest.mark.parametrize("typed", ["xyzzyq", "_", "?", "\x1b[31m" + "q" * 500])
def test_what_is_like_no_card_is_refused_in_a_short_line(typed: str, capsys: Captured) -> None:
    message = refused(capsys, typed)
    assert message.startswith("regat: There is no card “")
    assert len(message) < 100
    assert "\x1b" not in message


@pytest.mark.parametrize(
    ("card", "edition", "message"),
    [
        ("thief", "2", "regat: Only in the first edition: Thief\n"),
        ("sentry", "1", "regat: Only in the second edition: Sentry\n"),
    ],
)
def test_a_card_of_the_other_edition_is_refused(
    card: str, edition: str, message: str, capsys: Captured
) -> None:
    # D-COMP-09
    assert refused(capsys, card, "--edition", edition) == message


@pytest.mark.parametrize("typed", ["23", "domino 23", "Domino 23", "023"])
def test_a_domino_has_two_squares_with_crowns(typed: str, capsys: Captured) -> None:
    # K-COMP-08
    assert shown(capsys, *typed.split()) == ["Domino 23", "  wheat field  1 crown", "  mine         0 crowns"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_domino_is_found_as_each_language_calls_it(language: str, capsys: Captured) -> None:
    for domino in BOX:
        name = Translator(language)("show-domino", n=domino.number)
        assert shown(capsys, name)[0] == f"Domino {domino.number}"


@pytest.mark.parametrize("number", ["0", "49", "domino 100", "9" * 5000])
def test_a_domino_that_is_not_in_the_box_is_refused(number: str, capsys: Captured) -> None:
    # K-COMP-01
    assert refused(capsys, number).endswith("Dominoes are numbered 1 to 48.\n")


def test_without_a_card_all_are_listed_by_cost(capsys: Captured) -> None:
    lines = shown(capsys)
    assert len(lines) == len(CATALOGUE)
    assert [line.split("  ")[1] for line in lines if "Cost" in line] == [
        f"Cost: {cost}" for cost in (0, 2, 3, 4, 5, 6, 8)
    ]
    assert lines[0].split() == ["Cost:", "0", "Copper", "Treasure"]
    assert lines[-1].split() == ["Cost:", "8", "Province", "Victory"]


@pytest.mark.parametrize(("edition", "cards"), [("1", 7 + 25), ("2", 7 + 26)])
def test_the_list_of_one_edition(edition: str, cards: int, capsys: Captured) -> None:
    # D-COMP-07, D-COMP-08
    lines = shown(capsys, "--edition", edition)
    assert len(lines) == cards
    assert not any("edition" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_in_80_columns(language: str, capsys: Captured) -> None:
    cards = (line for key in KEYS for line in shown(capsys, key, "--lang", language))
    dominoes = (line for domino in BOX for line in shown(capsys, str(domino.number), "--lang", language))
    lines = [*cards, *dominoes, *shown(capsys, "--lang", language)]
    assert [line for line in lines if len(line) > 80 or line != line.rstrip()] == []


def test_in_a_process_of_its_own_it_speaks_the_language_of_the_environment() -> None:
    answer = regat("show", "Wiedzma", LANGUAGE="pl")
    assert answer.returncode == 0
    assert answer.stdout.startswith("Wiedźma  witch\n  Akcja – Atak · ")
