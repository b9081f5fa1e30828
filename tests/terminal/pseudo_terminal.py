"""A seat at a real terminal: `regat` behind a pseudo-terminal, and its screen as a person sees it."""

from __future__ import annotations

import os
import re
import sys
import time
from pathlib import Path
from types import TracebackType

import pexpect
import pyte
from rich.cells import cell_len

from tests.shell import ROOT

TIMEOUT = 30  # seconds
ESCAPES = re.compile(r"\x1b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\x07]*\x07|[@-Z\\-_=>])")
KEYS = "→ ←"  # the line below a replay: a key may be pressed
# Where something may be typed: behind an arrow, or behind what Enter alone does.
PROMPT = re.compile(r"(?:> |\[Enter: [^\]]*\])$")


class Terminal:
    """`regat` at a terminal of some size; `screen` is what is on it now, `wide` what was too wide for it."""

    def __init__(
        self, home: Path, *arguments: str, size: tuple[int, int] = (80, 24), **variables: str
    ) -> None:
        self.columns, self.rows = size
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
        for name in ("NO_COLOR", "COLUMNS", "LINES", "REGAT_ENGINE", "TTY_COMPATIBLE", "FORCE_COLOR"):
            kept.pop(name, None)
        environment = {
            **kept,
            "TERM": "xterm-256color",
            "REGAT_HOME": str(home),
            "LANG": "C.UTF-8",
            **variables,
        }
        self._emulated = pyte.Screen(self.columns, self.rows)
        self._stream = pyte.Stream(self._emulated)
        self.raw = ""
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "regat", *arguments],
            cwd=str(ROOT),
            env=environment,  # type: ignore[arg-type]  # pexpect's stubs want os._Environ
            encoding="utf-8",
            timeout=TIMEOUT,
            dimensions=(self.rows, self.columns),
        )

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.child.close(force=True)

    @property
    def screen(self) -> list[str]:
        """The lines on the screen, without what is blank at their ends and below the last one."""
        lines = [line.rstrip() for line in self._emulated.display]
        while lines and not lines[-1]:
            lines.pop()
        return lines

    @property
    def text(self) -> str:
        return "\n".join(self.screen)

    @property
    def wide(self) -> list[str]:
        """The lines printed so far that are wider than the terminal, escapes not counted."""
        lines = ESCAPES.sub("", self.raw).replace("\r", "").split("\n")
        return [line for line in lines if cell_len(line) > self.columns]

    @property
    def ended(self) -> bool:
        return not self.child.isalive()

    @property
    def code(self) -> int | None:
        """The exit code, once it has ended."""
        self.child.wait()
        return self.child.exitstatus if self.child.exitstatus is not None else self.child.signalstatus

    def wait(self, *, typed: bool = False) -> str:
        """Read until something may be typed or the command has ended; the screen as text.

        What was typed appears on the screen first: until then the last question is still there.
        """
        echoed = not typed
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            try:
                read = self.child.read_nonblocking(65536, timeout=0.02)
            except pexpect.TIMEOUT:
                if echoed and self._asks():
                    return self.text
                continue
            except pexpect.EOF:
                return self.text
            echoed = True
            self.raw += read
            self._stream.feed(read)
        raise TimeoutError(f"nothing is asked:\n{self.text}")

    def type(self, line: str) -> str:
        """Type a line; the screen that follows."""
        self.child.sendline(line)
        return self.wait(typed=True)

    def press(self, keys: str) -> str:
        """Press keys without Enter; the screen that follows."""
        self._emulated.reset()
        self.child.send(keys)
        return self.wait()

    def _asks(self) -> bool:
        cursor = self._emulated.cursor
        if not cursor.x:
            return bool(self.screen) and self.screen[-1].startswith(KEYS)
        return bool(PROMPT.search(self._emulated.display[cursor.y][: cursor.x]))
