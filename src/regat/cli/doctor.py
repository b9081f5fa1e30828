"""`regat doctor`: what this installation consists of, and which engine it uses."""

import argparse
import os
import platform
import shlex
import subprocess
import sys
import sysconfig

from regat import __version__
from regat.exit_codes import OK
from regat.kernel import engine

EXAMPLES = ("REGAT_ENGINE=interpreted regat doctor",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It has none."""


def run(args: argparse.Namespace) -> int:
    for label, finding in findings():
        print(f"{label:<12}{finding}")
    return OK


def findings() -> list[tuple[str, str]]:
    """What there is to know, from the most to the least important."""
    lines = [
        ("engine", f"{engine.name()}: {engine.why()}"),
        ("regat", __version__),
        ("python", f"{platform.python_version()} ({platform.python_implementation()}) at {sys.executable}"),
        ("platform", platform.platform()),
        ("compiler", compiler()),
    ]
    for module, extension in engine.extensions().items():
        lines.append(("extension", f"{module}: {extension.name if extension else 'not built'}"))
    return lines


def compiler() -> str:
    """The C compiler that a build would use, if it answers."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        answer = subprocess.run([command[0], "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return f"{command[0]} does not work"
    return next(iter(answer.stdout.splitlines()), command[0])
