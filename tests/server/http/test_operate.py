"""docs/operate.md keeps its word: its commands, limits and measures exist."""

from __future__ import annotations

import dataclasses
import re
import shlex
import shutil
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml
from prometheus_client.metrics import MetricWrapperBase

from regat.cli import build_parser
from regat.server import metrics
from regat.server.limits import Limits
from tests.shell import ROOT, run

PAGE = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
BLOCKS = dict(re.findall(r"```(ini|yaml|nginx)\n(.*?)```", PAGE, re.DOTALL))
COMMANDS = re.findall(r"(?:^|[ `/=])(regat (?:serve|backup|verify)(?: [^`#\n]*)?)", PAGE, re.MULTILINE)


@pytest.mark.parametrize("command", sorted({item.strip() for item in COMMANDS}))
def test_every_command_can_be_given(command: str) -> None:
    words = shlex.split(command)[1:]
    if "runs" not in words:  # a sentence about the command
        build_parser().parse_args(words)


def test_every_limit_is_listed_with_its_number() -> None:
    listed = {name: int(number) for name, number in re.findall(r"\| `(\w+)` \| (\d+) \|", PAGE)}
    assert listed == dataclasses.asdict(Limits())


def test_every_measure_is_listed() -> None:
    listed = re.findall(r"\| `(regat_\w+)", PAGE)
    measures = [var for var in vars(metrics).values() if isinstance(var, MetricWrapperBase)]
    measured = [next(iter(measure.describe())).name for measure in measures]
    assert {name.removesuffix("_total") for name in listed} == set(measured)


def test_the_examples_are_well_formed() -> None:
    services = yaml.safe_load(BLOCKS["yaml"])["services"]
    proxy = services["proxy"]["networks"]["default"]["ipv4_address"]
    assert services["regat"]["environment"]["FORWARDED_ALLOW_IPS"] == proxy, "nobody else is trusted"
    assert build_parser().parse_args(services["regat"]["command"][1:]).host == "0.0.0.0"
    assert "ExecStart=/opt/regat/bin/regat serve" in BLOCKS["ini"]
    assert BLOCKS["nginx"].count("{") == BLOCKS["nginx"].count(
        "}"
    )  # nginx itself reads it in games/test_proxy


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    systemd = shutil.which("systemd-analyze")
    if not systemd:
        pytest.skip("there is no systemd-analyze here")
    unit = tmp_path / "regat.service"
    here = BLOCKS["ini"].replace("/opt/regat/bin/regat", str(Path(sys.executable).with_name("regat")))
    unit.write_text(here, encoding="utf-8")
    answer = run(systemd, "verify", "--man=no", "--recursive-errors=no", str(unit))
    assert (answer.returncode, answer.stdout + answer.stderr) == (0, "")


def test_the_composition_is_complete(tmp_path: Path) -> None:
    """What it names is there; where Docker can read it, Docker does."""
    page = yaml.safe_load(BLOCKS["yaml"])
    services = page["services"]
    for service in services.values():
        assert ("image" in service) != ("build" in service)
        assert set(service.get("depends_on", ())) <= set(services)
        for volume in service.get("volumes", ()):
            assert volume.partition(":")[0] in page["volumes"]
    args = build_parser().parse_args(services["regat"]["command"][1:])
    url = urlsplit(args.store)
    assert url.hostname == "db"
    assert url.username == services["db"]["environment"]["POSTGRES_USER"]
    assert url.path == f"/{services['db']['environment']['POSTGRES_DB']}"
    assert services["proxy"]["command"][-1] == f"regat:{args.port}"
    docker = shutil.which("docker")
    if docker and run(docker, "compose", "version").returncode == 0:
        file = tmp_path / "compose.yaml"
        file.write_text(BLOCKS["yaml"], encoding="utf-8")
        answer = run(
            docker, "compose", "-f", str(file), "config", "--quiet", variables={"REGAT_DB_PASSWORD": "x"}
        )
        assert answer.returncode == 0, answer.stderr
