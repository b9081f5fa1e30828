"""`regat rules` and `regat languages`: the rules by topic, in every language."""

import pytest

from regat import cli
from regat.exit_codes import OK, USAGE
from regat.words import LANGUAGES, Translator
from regat.words.game_words import topics, topics_by_game

Captured = pytest.CaptureFixture[str]


def printed(capsys: Captured, *arguments: str) -> list[str]:
    assert cli.main([*arguments]) == OK
    return capsys.readouterr().out.splitlines()


@pytest.fixture(autouse=True)
def english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.delenv("COLUMNS", raising=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_topic_all_are_listed_by_game(language: str, capsys: Captured) -> None:
    words = Translator(language)
    lines = printed(capsys, "rules", "--lang", language)
    wanted = []
    for game, some in topics_by_game().items():
        wanted.append(words(f"game-{game}"))
        wanted += [f"{game}_{topic} " + words(f"rule-{game}_{topic}") for topic in some]
    assert [" ".join(line.split()) for line in lines[:-2]] == wanted
    assert lines[-1].endswith("regat rules dominion_goal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_can_be_read_and_fits_in_80_columns(language: str, capsys: Captured) -> None:
    words = Translator(language)
    for topic in topics():
        title, empty, *text = printed(capsys, "rules", topic, "--lang", language)
        assert title.startswith(words(f"rule-{topic}"))
        assert empty == ""
        assert " ".join(" ".join(text).split()) == " ".join(words(f"rule-{topic}.text").split())
        assert [line for line in (title, *text) if len(line) > 80 or line != line.rstrip()] == []


def test_paragraphs_have_an_empty_line_between_them(capsys: Captured) -> None:
    text = printed(capsys, "rules", "dominion_turn")[2:]
    assert "\n".join(text).count("\n\n") == Translator()("rule-dominion_turn.text").count("\n\n") == 2


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("dominion_turn", "The turn  Dominion"),
        ("turn", "The turn  Dominion"),
        ("The TURN", "The turn  Dominion"),
        ("throne", "Throne Room  Dominion"),
        ("kingdomino scoring", "Scoring  Kingdomino"),
        ("last-round", "Last round and end  Kingdomino"),
        ("hidden", "Open and hidden information  Dominion"),
        ("ties", "Ties  Kingdomino"),
    ],
)
def test_a_topic_by_its_id_or_part_of_its_title(typed: str, title: str, capsys: Captured) -> None:
    assert printed(capsys, "rules", *typed.split())[0] == title


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_is_found_by_its_title_in_the_language(language: str, capsys: Captured) -> None:
    words = Translator(language)
    for topic in topics():
        title = words(f"rule-{topic}")
        assert printed(capsys, "rules", title, "--lang", language)[0].startswith(
            (title, words("rules-several", name=title))
        )


@pytest.mark.parametrize(
    ("typed", "listed"),
    [
        ("goal", ["dominion_goal", "kingdomino_goal"]),
        ("phase", ["dominion_action_phase", "dominion_buy_phase", "dominion_clean_up"]),
        ("kingdomino", [f"kingdomino_{topic}" for topic in topics_by_game()["kingdomino"]]),
    ],
)
def test_topics_that_fit_alike_are_listed(typed: str, listed: list[str], capsys: Captured) -> None:
    heading, *lines = printed(capsys, "rules", typed)
    assert heading == f"“{typed}” matches several topics:"
    assert [line.split()[0] for line in lines if line.startswith("  ")] == listed


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("scorring", "There is no topic “scorring”. Did you mean: dominion_scoring, kingdomino_scoring"),
        ("xyzzyq", "There is no topic “xyzzyq”."),
        ("?", "There is no topic “?”."),
    ],
)
def test_an_unknown_topic_is_refused_with_what_is_near(typed: str, sentence: str, capsys: Captured) -> None:
    assert cli.main(["rules", typed]) == USAGE
    answer = capsys.readouterr()
    assert answer.out == ""
    assert answer.err.startswith(f"regat: {sentence}")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("command", ["rules", "show", "languages"])
def test_an_unknown_language_is_refused(command: str, capsys: Captured) -> None:
    assert cli.main([command, "--lang", "tlh"]) == USAGE
    printed = capsys.readouterr().err
    assert printed.count("\n") == 1
    assert "tlh" in printed
    assert "uk (Українська)" in printed


def test_the_languages_by_code_and_native_name(capsys: Captured) -> None:
    assert printed(capsys, "languages") == [
        "en  English (in use)",
        "ro  Română",
        "pl  Polski",
        "uk  Українська",
    ]


def test_the_language_of_the_environment_is_marked(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setenv("LANGUAGE", "uk:pl")
    assert printed(capsys, "languages")[3] == "uk  " + Translator("uk")("languages-in-use", name="Українська")
