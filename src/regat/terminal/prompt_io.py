"""What a player types, line by line, with completion of what may be typed."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from regat.cli import INTERRUPTED, OK
from regat.cli.folding import fold
from regat.kernel.errors import BadSetup
from regat.words import Translator


class Quit(Exception):
    """The player has had enough."""


def at_terminal() -> bool:
    """Whether somebody sits in front of this: both what is typed and what is shown go through a terminal."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def demand_terminal() -> None:
    if not at_terminal():
        raise BadSetup(
            "this needs a terminal: what is typed and what is shown must not be redirected",
            key="error-terminal",
        )


def with_terminal(do: Callable[[], int], words: Translator) -> int:
    """Do something with somebody at a terminal; the exit code, also when they leave before it has begun."""
    demand_terminal()
    prepare()
    try:
        return do()
    except (Quit, EOFError, KeyboardInterrupt) as end:
        print("" if isinstance(end, Quit) else "\n", words("play-another-time"), sep="")
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else OK


def prepare() -> None:
    """Let no letter that a terminal cannot read or write end the game.

    Once, before anything is read: later the streams cannot be changed.
    """
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")


def read_line(prompt: str, offered: Sequence[str] = ()) -> str:
    """A line; Tab completes to what is offered."""
    if sys.stdin is None:
        raise EOFError
    _complete(offered)
    try:
        return input(prompt)
    except BrokenPipeError:
        raise  # nobody reads any more
    except OSError:
        raise EOFError from None  # the terminal has gone


def says_yes(question: str, words: Translator) -> bool:
    """Whether a question is answered with yes, or how that begins; Enter is no."""
    yes = words("sitting-yes")
    answer = fold(read_line(f"{question} ({yes} / {words('sitting-no')})> ".lstrip()))
    return answer != "" and any(fold(word).startswith(answer) for word in (yes, "yes"))


def _complete(offered: Sequence[str]) -> None:
    with suppress(ImportError):
        import readline

        def match(text: str, number: int) -> str | None:
            begun = [one for one in offered if fold(one).startswith(fold(readline.get_line_buffer()))]
            found = [one[readline.get_begidx() :] for one in begun]
            return found[number] if number < len(found) else None

        readline.set_completer_delims(" ")
        readline.set_completer(match)
        doc = readline.__doc__ or ""
        readline.parse_and_bind("bind ^I rl_complete" if "libedit" in doc else "tab: complete")
