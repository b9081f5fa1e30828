"""The command line: help, exit codes, and no traceback for a caller's mistake."""

import argparse
import subprocess
import sys

import pytest

from regat import __version__, cli
from regat.kernel.errors import IllegalAnswer
from tests.shell import ROOT, python, regat


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"regat {__version__}\n"


@pytest.mark.parametrize(
    ("argument", "not_needed"),
    [
        ("--version", ("regat.games", "regat.words", "fluent", "rich")),
        ("doctor", ("regat.games", "regat.words", "fluent", "rich")),
        ("--help", ("regat.dominion", "regat.kingdomino", "rich")),
    ],
)
def test_a_command_imports_only_what_it_needs(argument: str, not_needed: tuple[str, ...]) -> None:
    program = "import atexit, sys; from regat.cli import main; sys.argv[1:] = ['%s']; %s; main()"
    report = "atexit.register(lambda: print(*sys.modules, sep='\\n', file=sys.stderr))"
    answer = python(program % (argument, report))
    assert answer.returncode == 0
    assert "regat.cli" in answer.stderr.split()
    assert not [name for name in answer.stderr.split() if name.startswith(not_needed)]


@pytest.mark.parametrize("arguments", [[], ["juggle"], ["doctor", "--juggle"]])
def test_wrong_usage_ends_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)
    assert end.value.code == 2
    assert "usage: regat" in capsys.readouterr().err


def test_the_doctor_names_every_extension() -> None:
    answer = regat("doctor")
    assert answer.returncode == 0
    assert answer.stderr == ""
    assert answer.stdout.startswith("engine ")
    assert "\nextension   regat.dominion.rules.card_moves: " in answer.stdout


class Failing:
    """A command that ends with an exception."""

    def __init__(self, failure: BaseException) -> None:
        self.failure = failure

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """It has none."""

    def run(self, args: argparse.Namespace) -> int:
        raise self.failure


@pytest.mark.parametrize(
    ("failure", "code", "message"),
    [
        (IllegalAnswer("'buy gold' is not offered"), 2, "regat: 'buy gold' is not offered\n"),
        (KeyboardInterrupt(), 130, "\n"),
    ],
)
def test_a_mistake_or_an_interrupt_leaves_no_traceback(
    failure: BaseException,
    code: int,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(cli, "COMMANDS", ("fail",))
    monkeypatch.setattr(cli, "load", lambda name: Failing(failure))
    assert cli.main(["fail"]) == code
    assert capsys.readouterr().err == message


def test_a_closed_pipe_is_not_an_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "regat", "doctor"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.close()
        assert writer.stderr.read() == ""
        assert writer.wait() == 0
