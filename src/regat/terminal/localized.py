"""RichTranslator: messages in one language, with the players' names and with colours."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from regat.terminal.layout import styled
from regat.words import Translator
from regat.words.message import Message, Part, Seat

# Placeholders for coloured parts, from the private use area of Unicode.
_FIRST_PLACEHOLDER = 0xE000
_PLACEHOLDER = re.compile("[\ue000-\ue0ff]")


class RichTranslator:
    """`translate("play-hand-over", name=Seat(0))`: a message as a Rich text. A game renders its own parts."""

    def __init__(self, words: Translator, names: Sequence[str] = ()) -> None:
        self.words = words
        self.names = names

    def __call__(self, message: str | Message, /, **parts: Part | Text) -> Text:
        """A message, by its key and parts or as a whole."""
        if isinstance(message, Message):
            return self._translate(message.key, dict(message.parts))
        return self._translate(message, parts)

    def plain(self, message: str | Message, /, **parts: Part | Text) -> str:
        return self(message, **parts).plain

    def bold(self, message: str | Message, /, **parts: Part | Text) -> Text:
        return styled(self(message, **parts), "bold")

    def dim(self, message: str | Message, /, **parts: Part | Text) -> Text:
        return styled(self(message, **parts), "dim")

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], "bold")

    def render_part(self, part: Part) -> Text:
        """A part of a message that only one game has."""
        raise TypeError(f"{part!r} cannot be rendered")

    def _translate(self, key: str, parts: dict[str, Part | Text]) -> Text:
        shown: list[Text] = []
        arguments: dict[str, str | int] = {}
        for name, part in parts.items():
            if isinstance(part, str | int):
                arguments[name] = part
            else:
                arguments[name] = chr(_FIRST_PLACEHOLDER + len(shown))
                shown.append(self._render(part))
        return _fill(self.words(key, **arguments), shown)

    def _render(self, part: Part | Text) -> Text:
        match part:
            case Text():
                return part
            case Seat():
                return self.name(part.number)
            case Message():
                return self(part)
            case _:
                return self.render_part(part)


def _fill(message: str, shown: Sequence[Text]) -> Text:
    """The message, with the parts in place of their placeholders."""
    text = Text()
    last = 0
    for found in _PLACEHOLDER.finditer(message):
        text.append(message[last : found.start()])
        text.append_text(shown[ord(found[0]) - _FIRST_PLACEHOLDER])
        last = found.end()
    return text.append(message[last:])
