"""HelpText: a sentence of the help, translated only if the help is printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regat.words import Translator

SEPARATOR = "; "


class HelpText(str):
    """A message by its key, with its parts: a string, since argparse takes nothing else.

    A part is a text, another message, or several messages that are listed.
    """

    __slots__ = ("parts",)
    parts: dict[str, HelpPart]

    def __new__(cls, key: str, /, **parts: HelpPart) -> HelpText:
        made = super().__new__(cls, key)
        made.parts = parts
        return made

    def render(self, words: Translator) -> str:
        """The sentence in one language."""
        return words(str(self), **{name: _render(part, words) for name, part in self.parts.items()})


HelpPart = str | HelpText | tuple[HelpText, ...]


def _render(part: HelpPart, words: Translator) -> str:
    match part:
        case HelpText():
            return part.render(words)
        case tuple():
            return SEPARATOR.join(one.render(words) for one in part)
        case _:
            return part
