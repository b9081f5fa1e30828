"""The README keeps its word: its Python runs, and its commands exist."""

import re

import pytest

from regat import cli
from tests.shell import ROOT, python, run

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_in_python_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    answer = python(example)
    assert answer.returncode == 0, answer.stderr
    assert "Choice(seat=" in answer.stdout


@pytest.mark.parametrize("target", sorted(set(re.findall(r"\bmake ([a-z-]+) +#|`make ([a-z-]+)`", README))))
def test_every_target_of_make_exists(target: tuple[str, str]) -> None:
    assert run("make", "--dry-run", "".join(target)).returncode == 0


def test_every_command_exists() -> None:
    assert set(re.findall(r"(?:^|`)regat ([a-z]+)", README, re.MULTILINE)) <= set(cli.COMMANDS)


def test_every_link_leads_to_a_file() -> None:
    links = re.findall(r"\]\(([^):]+)\)", README)
    assert links
    assert [link for link in links if not (ROOT / link).is_file()] == []
