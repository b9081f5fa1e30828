"""Single keys, without Enter."""

from __future__ import annotations

import sys

ARROWS = {"C": "right", "D": "left", "A": "up", "B": "down", "H": "home", "F": "end"}
KEYS = {
    **{f"\x1b{mode}{code}": name for mode in "[O" for code, name in ARROWS.items()},
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1b[5~": "page up",
    "\x1b[6~": "page down",
    "\r": "enter",
    "\n": "enter",
    "\x1b": "escape",
}
WINDOWS_KEYS = {
    "M": "right",
    "K": "left",
    "H": "up",
    "P": "down",
    "G": "home",
    "O": "end",
    "I": "page up",
    "Q": "page down",
}
ESCAPE_TIMEOUT = 0.05  # seconds: the rest of an arrow key's sequence comes sooner, a lone Escape has none

# The Latin letters on the keys of a Ukrainian keyboard.
LATIN = dict(zip("йцукенгшщзфівапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))


def read_key() -> str:
    """The key pressed: a character, or a name such as `left`; Ctrl-C and Ctrl-D raise as usual."""
    key = _windows_key() if sys.platform == "win32" else _unix_key()
    if key == "\x03":
        raise KeyboardInterrupt
    if key in ("\x04", ""):
        raise EOFError
    return KEYS.get(key, latin(key))


def latin(letter: str) -> str:
    """The quick key meant by a letter, whatever the keyboard layout."""
    return LATIN.get(letter.lower(), letter)


def _unix_key() -> str:
    import os
    import select
    import termios
    import tty

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal)
        typed = os.read(terminal, 1)
        while select.select([terminal], [], [], ESCAPE_TIMEOUT)[0] and (
            typed[0] in b"\x1b" or not _whole(typed)
        ):
            typed += os.read(terminal, 1)
            if _whole(typed) and typed.decode() in KEYS:
                break
        return typed.decode(errors="replace")
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _whole(typed: bytes) -> bool:
    try:
        typed.decode()
    except UnicodeDecodeError:
        return False
    return True


def _windows_key() -> str:
    import msvcrt

    getwch = getattr(msvcrt, "getwch")  # noqa: B009 # it exists on Windows alone, where this runs
    key: str = getwch()
    if key in ("\x00", "\xe0"):
        named = WINDOWS_KEYS.get(getwch(), "")
        return next((escape for escape, name in KEYS.items() if name == named), "")
    return key
