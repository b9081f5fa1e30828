"""What a player types, line by line, at a terminal or through a pipe."""

from __future__ import annotations

import sys
from contextlib import suppress


class Quit(Exception):
    """The player has had enough."""


def prepare() -> None:
    """Let no letter that a terminal cannot read or write end the game, and offer the arrow keys.

    Once, before anything is read: later the streams cannot be changed.
    """
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    with suppress(ImportError):
        import readline  # noqa: F401


def read_line(prompt: str) -> str:
    if sys.stdin is None:
        raise EOFError
    try:
        line = input(prompt)
        if not sys.stdin.isatty():
            print(line)  # a terminal shows what is typed; here it makes the output whole
        return line
    except BrokenPipeError:
        raise  # nobody reads any more
    except OSError:
        raise EOFError from None  # the terminal has gone


def leaves(text: str) -> bool:
    """Whether the player wants to leave."""
    return text.strip().lower() in ("quit", "exit", "q")
