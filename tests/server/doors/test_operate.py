"""docs/operate.md keeps its word: its commands, limits and measures exist."""

from __future__ import annotations

import dataclasses
import re
import shlex

import pytest
import yaml
from prometheus_client.metrics import MetricWrapperBase

from regat.cli import build_parser
from regat.server import metrics
from regat.server.limits import Limits
from tests.shell import ROOT

PAGE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"```(ini|yaml|nginx)\n(.*?)```", PAGE, re.DOTALL))
COMMANDS = re.findall(r"(?:^|[ `/=])(regat (?:serve|backup|verify)(?: [^`#\n]*)?)", PAGE, re.MULTILINE)


@pytest.mark.parametrize("command", sorted({one.strip() for one in COMMANDS}))
def test_every_command_can_be_given(command: str) -> None:
    words = shlex.split(command)[1:]
    if "holds" not in words:  # a sentence about the command
        build_parser().parse_args(words)


def test_every_limit_is_listed_with_its_number() -> None:
    listed = {name: int(number) for name, number in re.findall(r"\| `(\w+)` \| (\d+) \|", PAGE)}
    assert listed == dataclasses.asdict(Limits())


def test_every_measure_is_listed() -> None:
    listed = re.findall(r"\| `(regat_\w+)", PAGE)
    kept = [one.describe()[0].name for one in vars(metrics).values() if isinstance(one, MetricWrapperBase)]
    assert {name.removesuffix("_total") for name in listed} == set(kept)


def test_the_examples_are_well_formed() -> None:
    services = yaml.safe_load(BLOCKS["yaml"])["services"]
    assert build_parser().parse_args(services["regat"]["command"][1:]).host == "0.0.0.0"
    assert "ExecStart=/opt/regat/bin/regat serve" in BLOCKS["ini"]
    assert BLOCKS["nginx"].count("{") == BLOCKS["nginx"].count("}")
