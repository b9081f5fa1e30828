"""What may be typed, in one language and in English: names of cards, verbs, and a few other words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regat.dominion.rules import cards
from regat.dominion.words import answers
from regat.dominion.words.other_names import OF_CARDS
from regat.words import Translator
from regat.words.names import normalize

VERBS = {
    "play": "typed-play",
    "buy": "typed-buy",
    "gain": "typed-gain",
    "trash": "typed-trash",
    "discard": "typed-discard",
    "topdeck": "typed-topdeck",
    "reveal": "typed-reveal",
    "keep": "typed-keep",
    "aside": "typed-aside",
    "order": "typed-order",
}
# What a button says around the cards may be typed as well.
BUTTONS = {
    **{key: verb for verb, key in answers.VERBS.items()},
    "answer-keep-in-hand": "keep",
    "answer-keep-on-deck": "keep",
}
TIMES = ("x", "×")
_CARDS = "\ue000"  # in place of the cards; from the private use area


class AmbiguousName(Exception):
    """A beginning that more than one card has."""

    def __init__(self, text: str, keys: Sequence[str]) -> None:
        super().__init__(text)
        self.text = text
        self.keys = keys


def as_typed(text: str) -> str:
    """A text without what does not matter in an answer."""
    return normalize(text.replace("_", " ").replace(":", " "))


class Vocabulary:
    """The words of one language; what is given to it is folded already."""

    def __init__(self, words: Translator) -> None:
        self._languages = (words, Translator())
        verbs = {
            **{frame: verb for key, verb in BUTTONS.items() for frame in self.around_cards(key)},
            **{(phrase, ""): verb for verb, key in VERBS.items() for phrase in self.phrases(key)},
        }
        self._verbs = dict(sorted(verbs.items(), key=lambda verb: -len("".join(verb[0]))))
        self._names = [
            {key: normalize(language(f"card-{key}")) for key in cards.KEYS} for language in self._languages
        ]
        self._names.append({key: key.replace("_", " ") for key in cards.KEYS})
        self._other_names = {key: [normalize(name) for name in names] for key, names in OF_CARDS.items()}

    def phrases(self, key: str) -> list[str]:
        """The words of a message, which are separated by commas."""
        said = ",".join(language(key) for language in self._languages)
        return [normalize(phrase) for phrase in said.split(",")]

    def around_cards(self, key: str) -> list[tuple[str, str]]:
        """What a button says before and after the cards."""
        said = (as_typed(language(key, cards=_CARDS)).partition(_CARDS) for language in self._languages)
        return [(before.strip(), after.strip()) for before, _, after in said]

    def verb(self, text: str) -> tuple[str, str]:
        """The longest verb around the cards of a text, and the cards; no verb if there is none."""
        for (before, after), verb in self._verbs.items():
            if text == f"{before} {after}".strip():
                return verb, ""
            if f"{text} ".startswith(f"{before} ".lstrip()) and f" {text}".endswith(f" {after}".rstrip()):
                return verb, text[len(before) : len(text) - len(after)].strip()
        return "", text

    def cards(self, text: str, near: Iterable[str]) -> list[str] | None:
        """The cards named in a text, those of `near` before others; None if a part of it is not a name."""
        found: list[str] = []
        for chunk in text.split(","):
            words = [word for word in chunk.split() if word not in TIMES]
            while words:
                copies = int(words.pop(0)) if _is_count(words[0]) and len(words) > 1 else 1
                key, used = self._longest(words, list(near))
                if not used:
                    return None
                found += [key] * copies
                words = words[used:]
        return found or None

    def _longest(self, words: list[str], near: list[str]) -> tuple[str, int]:
        """The card that most of the first words name, and how many these are."""
        for used in range(len(words), 0, -1):
            if keys := self._named(" ".join(words[:used]), near):
                if len(keys) > 1:
                    raise AmbiguousName(" ".join(words[:used]), keys)
                return keys[0], used
        return "", 0

    def _named(self, text: str, near: list[str]) -> list[str]:
        """The cards with this name, or else those whose names begin like this."""
        for circle in (near, list(cards.KEYS)):
            for names in self._names:
                if keys := [key for key in circle if names[key] == text]:
                    return keys[:1]
            if keys := [key for key in circle if text in self._other_names.get(key, ())]:
                return keys[:1]
            for names in self._names:
                if keys := list(dict.fromkeys(key for key in circle if names[key].startswith(text))):
                    return keys
        return []


def _is_count(word: str) -> bool:
    return word.isascii() and word.isdecimal() and 0 < int(word[:3]) < 100 and len(word) < 3
