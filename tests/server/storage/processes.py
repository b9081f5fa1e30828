"""Processes of their own for the tests."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from tests.shell import ROOT


@contextmanager
def started(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is killed at the end, if it has not ended before."""
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def module(name: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A module of this folder as a process."""
    with started(sys.executable, "-m", f"tests.server.storage.{name}", *arguments) as process:
        yield process
