"""The parser of the command line: help and mistakes in the reader's language.

Its texts are HelpText: no catalogue is read unless the help or a mistake has to be printed.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, NoReturn

from regat.exit_codes import USAGE
from regat.terminal.help_text import HelpText

if TYPE_CHECKING:
    from regat.words.help_translator import HelpTranslator

Examples = Callable[[], Iterable[str]]

# Of argparse itself.
HEADINGS = {"positional arguments": "help-arguments", "options": "help-options"}
LANGUAGE_OPTIONS = ("--lang", "--lan", "--la")  # no shorter: other options begin with --l
NO_BREAK = "\u00a0"


class WrongValue(Exception):
    """An option does not take this value. Not a ValueError: argparse would replace the message."""

    def __init__(self, problem: HelpText) -> None:
        super().__init__(problem)
        self.problem = problem


class LocalizedParser(argparse.ArgumentParser):
    """A parser with `--help` and examples; the summary says in lower case what the command does."""

    def __init__(
        self,
        *,
        summary: HelpText,
        examples: Examples,
        language: str | None = None,
        note: HelpText | None = None,
        **options: Any,  # argparse's own
    ) -> None:
        # argparse calls it when it formats something, with the name of the program.
        formatter: Any = partial(LocalizedFormatter, self)
        super().__init__(**options, add_help=False, formatter_class=formatter)
        self._summary, self._examples, self._language, self._note = summary, examples, language, note
        self.add_argument("-h", "--help", action="help", help=HelpText("help-show-help"))

    @cached_property
    def words(self) -> HelpTranslator:
        from regat.words.help_translator import HelpTranslator
        from regat.words.languages import preferred_if_known

        return HelpTranslator(preferred_if_known(self._language, os.environ))

    def translate(self, text: str) -> str:
        return text.render(self.words) if isinstance(text, HelpText) else text

    def rename(self, metavar: str) -> str:
        """Translate the words of a metavar: FILE, or both words of NAME=NUMBER."""
        return re.sub(r"(?<!-)\b[A-Z]{2,}\b", lambda word: self._rename_word(word[0]), metavar)

    def _rename_word(self, word: str) -> str:
        key = f"help-metavar-{word.lower()}"
        return self.words(key) if self.words.has(key) else word

    def format_help(self) -> str:
        summary = self.translate(self._summary)
        self.description = f"{summary[0].upper()}{summary[1:]}."
        examples = "\n".join(f"  {example}" for example in self._examples())
        self.epilog = f"{self.words('help-examples')}\n{examples}"
        if self._note:
            self.epilog += f"\n\n{self.translate(self._note)}"
        return super().format_help()

    def error(self, message: str) -> NoReturn:
        from regat.cli.usage_errors import recognize

        self.fail(recognize(message, self.rename))

    def fail(self, problem: str) -> NoReturn:
        """Report a mistake in the command line, and end the program."""
        self.print_usage(sys.stderr)
        message = self.words("help-error", problem=self.translate(problem))
        self.exit(USAGE, f"{self.prog}: {message}\n")

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:  # as argparse declares it
        try:
            return super()._get_value(action, arg_string)
        except WrongValue as wrong:
            name = argparse.ArgumentError(action, "").argument_name or ""
            self.fail(HelpText("help-error-argument", argument=self.rename(name), problem=wrong.problem))


class LocalizedFormatter(argparse.HelpFormatter):
    """Translates what a parser consists of, and breaks lines at spaces only."""

    def __init__(self, parser: LocalizedParser, prog: str) -> None:
        super().__init__(prog)
        self._parser = parser

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:
            prefix = f"{self._parser.words('help-usage')} "
        super().add_usage(usage, actions, groups, prefix)

    def start_section(self, heading: str | None) -> None:
        if heading in HEADINGS:
            heading = self._parser.words(HEADINGS[heading])
        super().start_section(heading and self._parser.translate(heading))

    def _get_help_string(self, action: argparse.Action) -> str:
        # argparse fills in what follows a percent sign.
        return self._parser.translate(action.help or "").replace("%", "%%")

    def _metavar_formatter(
        self, action: argparse.Action, default_metavar: str
    ) -> Callable[[int], tuple[str, ...]]:
        plain = super()._metavar_formatter(action, default_metavar)
        if action.metavar is None and action.choices is not None:
            return plain
        return lambda size: tuple(self._parser.rename(name) for name in plain(size))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(" ".join(text.split()), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(
            fill_command(line, width) if line.startswith(" ") else "\n".join(wrap(line, width))
            for line in text.splitlines()
        )


def wrap(text: str, width: int, **options: Any) -> list[str]:  # textwrap's own
    """Lines that are broken at spaces only: names of options and bots contain hyphens."""
    import textwrap  # here, since a command that prints no help does not need it

    return textwrap.wrap(text, width, break_on_hyphens=False, **options)


def fill_command(line: str, width: int) -> str:
    """A command in as many lines as it needs, as a shell reads them; options stay beside their values."""
    whole = re.sub(r'"[^"]*"|--[a-z-]+ (?!-)', lambda found: found[0].replace(" ", NO_BREAK), line)
    lines = wrap(whole, width - len(" \\"), subsequent_indent="      ", break_long_words=False)
    return " \\\n".join(lines).replace(NO_BREAK, " ")


def language_in(arguments: Sequence[str]) -> str | None:
    """The value of `--lang` on a command line, if it has one."""
    found = None
    for argument, following in zip(arguments, [*arguments[1:], None], strict=False):
        option, given, value = argument.partition("=")
        if option in LANGUAGE_OPTIONS:
            found = value if given else following
    return found
