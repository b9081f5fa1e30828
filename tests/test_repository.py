"""Nothing in the repository names a package registry's host or a path of somebody's machine."""

import re
import shutil

import pytest

from tests.shell import ROOT, run

# Put together from parts, so that this file does not contain what it looks for.
HOSTS_AND_PATHS = re.compile(
    "|".join(
        [
            '"resolved": *"' + "http",
            'registry *= *"' + "http",
            "index" + "-url|extra" + "-index",
            'https?://[^ "]*/' + "(?:simple|packages)/",
            "files" + r"\.pythonhosted|py" + r"pi\.org|registry\.npm" + "js",
            r"(?:^|[^\w.])/" + "(?:work|root|home)/",
        ]
    ),
    re.MULTILINE,
)
LOCK_FILES = {"uv.lock", "pylock.toml"}


@pytest.fixture(scope="module")
def tracked() -> list[str]:
    """The files in git, and those that would be added."""
    if not shutil.which("git") or not (ROOT / ".git").exists():
        pytest.skip("this is no git repository")
    listing = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    assert listing.returncode == 0, listing.stderr
    return [name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_no_host_and_no_machine_path(tracked: list[str]) -> None:
    found = {}
    for name in tracked:
        text = (ROOT / name).read_bytes().decode("utf-8", errors="ignore")
        if hit := HOSTS_AND_PATHS.search(text):
            found[name] = hit[0]
    assert found == {}


def test_no_lock_file_that_names_hosts(tracked: list[str]) -> None:
    assert [name for name in tracked if name.rpartition("/")[2] in LOCK_FILES] == []


def test_nothing_built_is_tracked(tracked: list[str]) -> None:
    assert [name for name in tracked if name.endswith((".so", ".pyd", ".pyc", ".egg-info"))] == []


def test_the_pins_have_hashes() -> None:
    for name in ("requirements.txt", "requirements-dev.txt"):
        pins = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
        assert pins
        assert all("==" in pin and "--hash=sha256:" in pin for pin in pins)
