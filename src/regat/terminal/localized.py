"""The voice at this terminal: messages in one language, with the players' names and with colours."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text

from regat.terminal import styles
from regat.words import Translator
from regat.words.message import Cards, Domino, Message, Part, Seat

# Stand-ins for what has a colour; nothing else uses these letters.
_FIRST_STAND_IN = 0xE000
_STAND_IN = re.compile("[\ue000-\ue0ff]")


class RichTranslator:
    """`voice("log-buys", name=Seat(0), cards=Cards(("gold",)))`: a text that can be shown."""

    def __init__(self, words: Translator, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = names

    def __call__(self, message: str | Message, /, **parts: Part | Text) -> Text:
        """A message, by its key and parts or as a whole."""
        if isinstance(message, Message):
            return self._say(message.key, dict(message.parts))
        return self._say(message, parts)

    def plain(self, message: str | Message, /, **parts: Part | Text) -> str:
        return self(message, **parts).plain

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], "bold")

    def card(self, key: str) -> Text:
        return Text(self.words(f"card-{key}"), styles.card_style(key))

    def cards(self, keys: Iterable[str], hidden: int = 0) -> Text:
        """`2 × Copper, Estate`; a dash for none."""
        listed = [
            Text(f"{copies} × " if copies > 1 else "").append_text(self.card(key))
            for key, copies in Counter(keys).items()
        ]
        if hidden:
            listed.append(Text(self.words("n-cards", n=hidden)))
        return Text(", ").join(listed) if listed else Text("–")

    def _say(self, key: str, parts: dict[str, Part | Text]) -> Text:
        shown: list[Text] = []
        arguments: dict[str, str | int] = {}
        for name, part in parts.items():
            if isinstance(part, str | int):
                arguments[name] = part
            else:
                arguments[name] = chr(_FIRST_STAND_IN + len(shown))
                shown.append(self._part(part))
        return _filled(self.words(key, **arguments), shown)

    def _part(self, part: Text | Seat | Cards | Domino | Message) -> Text:
        match part:
            case Text():
                return part
            case Seat():
                return self.name(part.number)
            case Cards():
                return self.cards(part.keys, part.hidden)
            case Domino():
                return styles.domino(part.number)
            case Message():
                return self(part)


def _filled(said: str, shown: Sequence[Text]) -> Text:
    """What was said, with the texts that the stand-ins stand for."""
    text = Text()
    last = 0
    for found in _STAND_IN.finditer(said):
        text.append(said[last : found.start()])
        text.append_text(shown[ord(found[0]) - _FIRST_STAND_IN])
        last = found.end()
    return text.append(said[last:])
