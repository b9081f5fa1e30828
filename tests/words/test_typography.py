"""Signs as each language writes them."""

import re
import unicodedata

import pytest

from regat.words import LANGUAGES
from tests.words.messages import patterns, texts

QUOTES = set("“”„‟«»‹›‘‚‛")  # ’ is the apostrophe too
OWN_QUOTES = {"en": set("“”‘"), "ro": set("„”«»"), "pl": set("„”«»"), "uk": set("«»„”")}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def found(language: str, wrong: str) -> dict[str, list[str]]:
    """The messages that contain something, and what."""
    hits = {
        key: [hit for text in texts(language, key) for hit in re.findall(wrong, text)]
        for key in patterns(language)
    }
    return {key: some for key, some in hits.items() if some}


@in_every_language
def test_no_straight_quotes_or_apostrophes(language: str) -> None:
    assert found(language, r"""\w*["'`´]\w*""") == {}


@in_every_language
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    foreign = "".join(sorted(QUOTES - OWN_QUOTES[language]))
    assert found(language, f"[{foreign}]") == {}


@in_every_language
def test_a_number_below_zero_has_a_minus_sign(language: str) -> None:
    """A hyphen before a digit, or before a placeholder, where no word or number precedes it."""
    assert found(language, r"(?:^|[^\w-])-(?:\d|$)") == {}


@in_every_language
def test_a_range_has_a_dash(language: str) -> None:
    assert found(language, r"\d-\d") == {}


@in_every_language
def test_an_ellipsis_is_one_sign(language: str) -> None:
    assert found(language, r"\.\.\.") == {}


@in_every_language
def test_a_percent_sign_is_spaced_as_the_language_does_and_stays_with_its_number(language: str) -> None:
    """Romanian has a no-break space; the others have none."""
    assert found(language, "(?:^|[^\u00a0])%" if language == "ro" else r"\s%") == {}


@in_every_language
def test_letters_with_accents_are_one_sign(language: str) -> None:
    loose = [
        key
        for key in patterns(language)
        if any(not unicodedata.is_normalized("NFC", text) for text in texts(language, key))
    ]
    assert loose == []


def test_romanian_letters_have_a_comma_and_no_cedilla() -> None:
    assert found("ro", r"\w*[şţŞŢ]\w*") == {}


def test_the_ukrainian_apostrophe() -> None:
    assert found("uk", r"\w+[ʼ‘`'′]\w+|\w*ʼ\w*") == {}


def test_ukrainian_has_no_letters_of_other_alphabets_within_words() -> None:
    """A Latin i or c looks the same and is found by no search."""
    assert found("uk", r"(?i)\w*(?:[а-яіїєґ][a-z]|[a-z][а-яіїєґ])\w*") == {}


def test_ukrainian_has_no_russian_letters() -> None:
    assert found("uk", r"(?i)\w*[ыэъё]\w*") == {}
