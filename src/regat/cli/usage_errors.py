"""What argparse says about a wrong command line, recognised so that it can be said in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

from regat.terminal.help_text import HelpText

Rename = Callable[[str], str]

ARGUMENT = re.compile(r"argument (?P<argument>[^:]+): (?P<problem>.+)", re.DOTALL)
REQUIRED = re.compile(r"the following arguments are required: (?P<arguments>.+)")
CHOICE = re.compile(r"invalid choice: (?P<given>.+) \(choose from (?P<choices>.+)\)", re.DOTALL)
UNRECOGNIZED = re.compile(r"unrecognized arguments: (?P<arguments>.+)", re.DOTALL)
NO_VALUE = re.compile(r"expected one argument")
EXCLUSIVE = re.compile(r"not allowed with argument (?P<argument>.+)")
AMBIGUOUS = re.compile(r"ambiguous option: (?P<option>.+) could match (?P<matches>.+)", re.DOTALL)
NEEDLESS_VALUE = re.compile(r"ignored explicit argument (?P<given>.+)", re.DOTALL)
NUMBER = re.compile(r"invalid (?:int|float) value: (?P<given>.+)", re.DOTALL)


def recognize(message: str, rename: Rename) -> HelpText | str:
    """The message of our catalogues that says the same; argparse's own sentence if there is none.

    `rename` translates the words that stand for values, such as FILE.
    """
    if found := ARGUMENT.fullmatch(message):
        problem = recognize(found["problem"], rename)
        return HelpText("help-error-argument", argument=rename(found["argument"]), problem=problem)
    if found := REQUIRED.fullmatch(message):
        return HelpText("help-error-required", arguments=rename(found["arguments"]))
    if found := CHOICE.fullmatch(message):
        choices = found["choices"].replace("'", "")  # some versions of Python quote them
        return HelpText("help-error-choice", given=_unquote(found["given"]), choices=choices)
    if found := UNRECOGNIZED.fullmatch(message):
        return HelpText("help-error-unrecognized", arguments=found["arguments"])
    if NO_VALUE.fullmatch(message):
        return HelpText("help-error-no-value")
    if found := EXCLUSIVE.fullmatch(message):
        return HelpText("help-error-exclusive", argument=found["argument"])
    if found := AMBIGUOUS.fullmatch(message):
        return HelpText("help-error-ambiguous", option=found["option"], matches=found["matches"])
    if found := NEEDLESS_VALUE.fullmatch(message):
        return HelpText("help-error-needless-value", given=_unquote(found["given"]))
    if found := NUMBER.fullmatch(message):
        return HelpText("help-error-number", given=_unquote(found["given"]))
    return message


def _unquote(quoted: str) -> str:
    """What was typed, of its `repr`."""
    return quoted[1:-1] if quoted[:1] in ("'", '"') else quoted
