"""The messages of every language: well formed, the same as in English, and sayable."""

from collections import Counter
from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from regat.words import LANGUAGES
from regat.words.translator import bundle
from tests.words.messages import (
    Select,
    bodies,
    entries,
    messages,
    patterns,
    patterns_of,
    selects,
    variables,
)

OTHERS = [language for language in LANGUAGES if language != "en"]
NUMBERS = (0, 1, 2, 5, 21, 101, 1.5)
NAMES = ("Ștefăniță", "Łucja Źrebię", "Мар’яна Ґедзь", "O’Brien")

Arguments = dict[str, str | int | float]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_other_language = pytest.mark.parametrize("language", OTHERS)


@in_every_language
def test_nothing_in_a_file_is_unreadable(language: str) -> None:
    junk = [
        (name, entry.content)
        for name, body in bodies(language).items()
        for entry in body
        if isinstance(entry, ftl.Junk)
    ]
    assert junk == []


@in_every_language
def test_no_key_is_there_twice(language: str) -> None:
    keys = Counter(key for _, entry in entries(language) for key, _ in patterns_of(entry))
    assert [key for key, times in keys.items() if times > 1] == []


@in_every_other_language
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert list(bodies(language)) == list(bodies("en"))


@in_every_other_language
def test_a_language_has_the_messages_of_english(language: str) -> None:
    missing = [key for key in messages("en") if key not in messages(language)]
    assert not missing, f"{language} lacks {', '.join(missing)}"
    foreign = [key for key in messages(language) if key not in messages("en")]
    assert not foreign, f"English lacks {', '.join(foreign)}"


@in_every_other_language
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    shared = messages("en").keys() & messages(language).keys()
    differing = {
        key: (variables("en", key), variables(language, key))
        for key in sorted(shared)
        if variables("en", key) != variables(language, key)
    }
    assert differing == {}


@in_every_language
def test_a_select_on_a_number_has_all_plural_forms_of_the_language(language: str) -> None:
    forms = {"other", *Locale.parse(language).plural_form.tags}
    wrong = {
        key: sorted(forms ^ select.names)
        for key in patterns(language)
        for select in selects(language, key)
        if select.is_of_numbers and select.names != forms
    }
    assert wrong == {}


@in_every_language
def test_every_message_can_be_formatted(language: str) -> None:
    catalogue = bundle(language)
    mistakes = []
    for key in messages(language):
        name, _, attribute = key.partition(".")
        message = catalogue.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        for arguments in samples(key):
            text, errors = catalogue.format_pattern(pattern, arguments)
            if errors or not str(text).strip():
                mistakes.append((key, arguments, errors))
    assert mistakes == []


def samples(key: str) -> Iterator[Arguments]:
    """Arguments for a message: each number in turn where it counts, each variant where it chooses."""
    speaking = [language for language in LANGUAGES if key in messages(language)]
    names = sorted(set[str]().union(*(variables(language, key) for language in speaking)))
    choosing = [select for language in speaking for select in selects(language, key)]
    values = {name: list(values_of(name, choosing)) for name in names}
    most = max((len(some) for some in values.values()), default=1)
    for turn in range(most):
        yield {name: some[turn % len(some)] for name, some in values.items()}


def values_of(name: str, choosing: list[Select]) -> Iterator[str | int | float]:
    own = [select for select in choosing if select.variable == name]
    if any(not select.is_of_numbers for select in own):
        yield from sorted(set[str]().union(*(select.names for select in own)))
    elif own or name == "n":
        yield from NUMBERS
    else:
        yield from NAMES
