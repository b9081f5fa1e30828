"""Reading lines from the terminal, with completion of what may be typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from regat.exit_codes import INTERRUPTED, OK
from regat.kernel.errors import BadSetup
from regat.words import Translator, user_error
from regat.words.names import normalize


class Quit(Exception):
    """The player leaves."""


def at_terminal() -> bool:
    """Whether both input and output are a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def demand_terminal() -> None:
    if not at_terminal():
        raise user_error(BadSetup, "error-terminal")


def with_terminal(do: Callable[[], int], words: Translator) -> int:
    """Run something that needs a terminal; the exit code, also if the player leaves before it has started."""
    demand_terminal()
    prepare()
    try:
        return do()
    except (Quit, EOFError, KeyboardInterrupt) as end:
        print("" if isinstance(end, Quit) else "\n", words("play-another-time"), sep="")
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else OK


def prepare() -> None:
    """Replace characters that the terminal cannot read or write, instead of failing.

    This must happen before anything is read: later the streams cannot be reconfigured.
    """
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


def read_line(prompt: str, completions: Sequence[str] = ()) -> str:
    """A line of input; Tab completes it."""
    if sys.stdin is None:
        raise EOFError
    _complete(completions)
    try:
        return input(prompt)
    except BrokenPipeError:
        raise  # the reader is gone
    except OSError:
        raise EOFError from None  # the terminal is gone


def confirm(question: str, words: Translator) -> bool:
    """Whether the answer to a question is yes or a prefix of it; Enter means no."""
    yes = words("confirm-yes")
    answer = normalize(read_line(f"{question} ({yes} / {words('confirm-no')})> ".lstrip()))
    return answer != "" and any(normalize(word).startswith(answer) for word in (yes, "yes"))


def _complete(completions: Sequence[str]) -> None:
    with suppress(ImportError):
        import readline

        def match(text: str, number: int) -> str | None:
            begun = [
                one for one in completions if normalize(one).startswith(normalize(readline.get_line_buffer()))
            ]
            found = [one[readline.get_begidx() :] for one in begun]
            return found[number] if number < len(found) else None

        readline.set_completer_delims(" ")
        readline.set_completer(match)
        doc = readline.__doc__ or ""
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in doc else "tab: complete")
