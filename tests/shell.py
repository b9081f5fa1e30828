"""Running `regat` as its users do: in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]


def run(
    *command: str, cwd: Path = ROOT, variables: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command with these variables, in English and with the usual engine unless they say otherwise."""
    unset = ("REGAT_ENGINE", "LANGUAGE", "LC_ALL", "LC_MESSAGES")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    environment["LANG"] = "C.UTF-8"
    environment |= variables or {}
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def regat(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `regat` with these arguments and variables."""
    return run(sys.executable, "-m", "regat", *arguments, variables=variables)


def python(code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a piece of Python with these variables."""
    return run(sys.executable, "-c", code, variables=variables)
