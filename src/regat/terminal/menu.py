"""Menus: a question with numbered answers, before a game begins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from regat.terminal.keys import latin
from regat.terminal.prompt_io import Quit, read_line
from regat.terminal.screen import Screen
from regat.words import Translator
from regat.words.names import normalize

T = TypeVar("T")
MAX_IN_A_COLUMN = 12


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be chosen: its key, its name, and a description."""

    key: str
    name: str
    about: str = ""
    also: tuple[str, ...] = ()  # other names that may be typed


class Menu:
    """Questions on one screen, in one language."""

    def __init__(self, screen: Screen, words: Translator) -> None:
        self.screen = screen
        self.words = words

    def choose(self, question: str, entries: Sequence[Entry], default: str) -> str:
        """The key of the entry chosen, by number or name; Enter takes the default."""
        named = {entry.key: entry.name for entry in entries}
        self._show(question, entries)
        return self._until(
            self.words("menu-enter", name=named[default]),
            lambda text: default if not text else _find_entry(text, entries),
            self.words("menu-one", last=len(entries)),
            entries,
        )

    def choose_number(self, question: str, names: Sequence[str]) -> int:
        """The number of the name chosen; Enter takes the first."""
        return int(self.choose(question, [Entry(str(at), name) for at, name in enumerate(names, 1)], "1"))

    def choose_several(self, question: str, entries: Sequence[Entry]) -> tuple[str, ...]:
        """The keys of any number of entries; Enter takes none."""
        self._show(question, entries)

        def meant(text: str) -> tuple[str, ...] | None:
            found = [_find_entry(part, entries) for part in text.replace(",", " ").split()]
            return tuple(dict.fromkeys(one for one in found if one)) if all(found) else None

        return self._until(
            self.words("menu-enter", name=self.words("menu-none")),
            meant,
            self.words("menu-several", last=len(entries)),
            entries,
        )

    def ask(self, question: str, default: str, check: Callable[[str], str | None], mistake: str) -> str:
        """Something typed freely; `check` returns it normalized, or None if it is not accepted."""
        self.screen.say("", Text(question, "bold"))
        prompt = self.words("menu-enter", name=default)
        return self._until(prompt, lambda text: check(text or default), mistake, ())

    def _show(self, question: str, entries: Sequence[Entry]) -> None:
        self.screen.say("", Text(question, "bold"))
        if len(entries) > MAX_IN_A_COLUMN and not any(entry.about for entry in entries):
            numbered = [
                Text.assemble((f"{number:>3} ", "bold"), entry.name)
                for number, entry in enumerate(entries, 1)
            ]
            self.screen.say(Columns(numbered, equal=True, padding=(0, 2), column_first=True))
            return
        table = Table.grid(padding=(0, 2))
        for number, entry in enumerate(entries, 1):
            table.add_row(Text(f"{number:>3}", "bold"), entry.name, Text(entry.about, "dim"))
        self.screen.say(table)

    def _until(
        self, prompt: str, meant: Callable[[str], T | None], mistake: str, entries: Sequence[Entry]
    ) -> T:
        """Ask until what is typed means something."""
        while True:
            text = read_line(f"{prompt}> ", [entry.name for entry in entries]).strip()
            if wants_to_quit(text, self.words):
                raise Quit
            found = meant(text)
            if found is not None:
                return found
            self.screen.say(mistake)


def _find_entry(text: str, entries: Sequence[Entry]) -> str | None:
    """The key of the entry with that number, key or name, or with the only name that begins like this."""
    typed = normalize(text)
    if typed.isdecimal() and typed.isascii():
        number = int(typed[:4])
        return entries[number - 1].key if 1 <= number <= len(entries) else None
    exact = [
        entry.key for entry in entries if typed in (entry.key, *map(normalize, (entry.name, *entry.also)))
    ]
    begun = [entry.key for entry in entries if normalize(entry.name).startswith(typed)]
    found = exact or begun
    return found[0] if len(set(found)) == 1 else None


def wants_to_quit(text: str, words: Translator) -> bool:
    """Whether the player wants to leave."""
    typed = normalize(text)
    return typed in ("quit", "exit", normalize(words("key-quit"))) or (
        len(typed) == 1 and latin(typed) == "q"
    )
