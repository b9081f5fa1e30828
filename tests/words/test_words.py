"""Missing messages, and the choice of the language."""

import logging
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource

from regat.kernel.errors import BadSetup
from regat.words import LANGUAGES, Translator, preferred
from regat.words.translator import bundle

OTHERS = [language for language in LANGUAGES if language != "en"]
ENVIRONMENT = {"LANGUAGE": "ro", "LC_ALL": "pl_PL.UTF-8", "LC_MESSAGES": "uk_UA", "LANG": "en_GB.UTF-8"}


@pytest.fixture
def only_in_english() -> Iterator[str]:
    """A message that no other language has."""
    bundle.cache_clear()
    bundle("en").add_resource(FluentResource("test-greeting = Good day, { $name }\n    .text = Well met"))
    yield "test-greeting"
    bundle.cache_clear()


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_language_lacks_is_said_in_english_and_logged(
    language: str, only_in_english: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = Translator(language)
    assert words(only_in_english, name="Ștefan") == "Good day, Ștefan"
    assert words(f"{only_in_english}.text") == "Well met"
    assert [record.getMessage() for record in caplog.records] == [
        f"no message test-greeting in {language}",
        f"no message test-greeting.text in {language}",
    ]
    assert {record.levelno for record in caplog.records} == {logging.WARNING}


def test_what_english_has_is_had(only_in_english: str) -> None:
    assert Translator("uk").has(only_in_english)
    assert not Translator("uk").has("test-farewell")


def test_what_no_language_has_is_said_by_its_key_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert Translator("ro")("test-farewell") == "test-farewell"
    assert [record.getMessage() for record in caplog.records] == [
        "no message test-farewell in ro",
        "no message test-farewell in en",
    ]


def test_a_forgotten_argument_is_logged(only_in_english: str, caplog: pytest.LogCaptureFixture) -> None:
    assert "Good day" in Translator()(only_in_english)
    assert "test-greeting in en" in caplog.text


def test_a_message_that_is_there_is_said_without_a_word_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    texts = [Translator(language)("n-cards", n=21) for language in LANGUAGES]
    assert texts == ["21 cards", "21 de cărți", "21 kart", "21 карта"]
    assert caplog.records == []


def test_what_is_said_has_no_invisible_signs() -> None:
    """Fluent can put marks of direction around arguments; here they would only disturb."""
    assert Translator("pl")("n-cards", n=3) == "3 karty"


@pytest.mark.parametrize(
    ("requested", "dropped", "language"),
    [
        ("uk", [], "uk"),
        (None, [], "ro"),
        (None, ["LANGUAGE"], "pl"),
        (None, ["LANGUAGE", "LC_ALL"], "uk"),
        (None, ["LANGUAGE", "LC_ALL", "LC_MESSAGES"], "en"),
        (None, [*ENVIRONMENT], "en"),
    ],
)
def test_the_option_comes_before_the_environment(
    requested: str | None, dropped: list[str], language: str
) -> None:
    left = {name: value for name, value in ENVIRONMENT.items() if name not in dropped}
    assert preferred(requested, left) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANGUAGE": "de:hu:pl:uk"}, "pl"),
        ({"LANGUAGE": "", "LANG": "ro_RO.UTF-8"}, "ro"),
        ({"LANGUAGE": "de", "LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LC_ALL": "C", "LANG": "pl_PL@euro"}, "pl"),
        ({"LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_first_known_language_of_the_environment_is_taken(
    environment: dict[str, str], language: str
) -> None:
    assert preferred(None, environment) == language


@pytest.mark.parametrize(
    ("name", "language"), [("PL", "pl"), ("pl-PL", "pl"), ("Română", "ro"), (" uk ", "uk")]
)
def test_a_language_may_be_asked_for_by_code_or_native_name(name: str, language: str) -> None:
    assert preferred(name, {}) == language
    assert Translator(name).language == language


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(BadSetup, match=r"there is no language 'tlh', only en \(English\), ro"):
        preferred("tlh", ENVIRONMENT)
