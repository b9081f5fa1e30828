"""Cards and recommended sets by any of their names, in any language and printing."""

from __future__ import annotations

import re
from operator import eq

from regat.dominion.rules import kingdoms
from regat.dominion.rules.cards import KEYS
from regat.dominion.words.other_names import OF_CARDS, OF_SETS
from regat.kernel.errors import BadSetup
from regat.words import LANGUAGES, Translator, user_error
from regat.words.names import Names, find, normalize_name, shorten, suggest

MAX_WORDS = max(len(name.split()) for names in (KEYS, *OF_CARDS.values()) for name in names) + 1


def card_scopes(words: Translator) -> tuple[Names[str], ...]:
    """Names in the reader's language, keys, names in any language, and those of other printings."""
    languages = [Translator(code) for code in LANGUAGES]
    return (
        {key: [words(f"card-{key}")] for key in KEYS},
        {key: [key] for key in KEYS},
        {key: [language(f"card-{key}") for language in languages] for key in KEYS},
        OF_CARDS,
    )


def all_names(key: str) -> tuple[str, ...]:
    """Every name of a card, in all languages and printings."""
    names = [Translator(code)(f"card-{key}") for code in LANGUAGES]
    return tuple(dict.fromkeys((*names, *OF_CARDS.get(key, ()))))


def read_kingdom(text: str, words: Translator) -> str | tuple[str, ...]:
    """The keys of a kingdom that is typed: a set by its key or name, or cards by any of their names.

    What is a single word and no set's name stays as it is: `random`, or a mistake that is refused later.
    """
    sets = dict.fromkeys(key for some in kingdoms.SETS.values() for key in some)
    languages = [Translator(code) for code in LANGUAGES]
    names = {key: [key, *(language(f"set-{key}") for language in languages)] for key in sets}
    if found := find(text, names, OF_SETS, ways=(eq,)):
        return found[0]
    if len(text.replace(",", " ").split()) < 2:
        return text
    return read_cards(text, words)


def read_cards(text: str, words: Translator) -> tuple[str, ...]:
    """The cards in a list of names: with commas between them, or with spaces where no name is doubtful."""
    scopes, found = card_scopes(words), []
    for part in re.split(r"[,;\n]", text):
        typed = part.split()
        if whole := find(part, *scopes):
            found.append(_only(whole, part, words))
            continue
        while typed:
            key, used = _longest(typed, scopes, words)
            found.append(key)
            typed = typed[used:]
    return tuple(found)


def _longest(typed: list[str], scopes: tuple[Names[str], ...], words: Translator) -> tuple[str, int]:
    """The card that most of the first words name, and how many words these are."""
    for used in range(min(MAX_WORDS, len(typed)), 0, -1):
        text = " ".join(typed[:used])
        if keys := find(text, *scopes) if used == 1 else find(text, *scopes, ways=(eq,)):
            return _only(keys, text, words), used
    raise _unknown(typed[0], scopes, words)


def _only(keys: list[str], text: str, words: Translator) -> str:
    if len(keys) > 1:
        named = ", ".join(words(f"card-{key}") for key in keys)
        raise user_error(BadSetup, "error-card-several", given=shorten(text.strip()), names=named)
    return keys[0]


def _unknown(text: str, scopes: tuple[Names[str], ...], words: Translator) -> BadSetup:
    near = ", ".join(words(f"card-{key}") for key in suggest(text, *scopes)) if normalize_name(text) else ""
    if near:
        return user_error(BadSetup, "error-card-near", given=shorten(text), names=near)
    return user_error(BadSetup, "error-card", given=shorten(text))
