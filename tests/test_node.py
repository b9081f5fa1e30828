"""`tools/node.py` finds a Node that can build the web client, or explains how to get one."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.shell import ROOT, run

TOOL = str(ROOT / "tools" / "node.py")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")


def stand_in(folder: Path, name: str, script: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)


def test_a_node_that_is_new_enough_runs_npm_in_the_folder_of_the_client(tmp_path: Path) -> None:
    stand_in(tmp_path, "node", '[ "$1" = --version ] && echo v20.19.0 || echo "$(pwd) $*"')
    stand_in(tmp_path, "npm", "exit 1")
    done = run(
        sys.executable, TOOL, "run", "build", variables={"PATH": f"{tmp_path}{os.pathsep}/usr/bin:/bin"}
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split() == [str(ROOT / "web"), str(tmp_path / "npm"), "run", "build"]


def test_where_there_is_none_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    """An old Node, no wheel, and no way to install one."""
    stand_in(tmp_path, "node", "echo v18.20.4")
    stand_in(tmp_path, "npm", "exit 1")
    stand_in(tmp_path, "uv", "exit 1")
    code = (
        f"import sys; sys.path.insert(0, {str(ROOT / 'tools')!r}); import node; sys.exit(node.main(['ci']))"
    )
    done = run(sys.executable, "-S", "-c", code, variables={"PATH": f"{tmp_path}{os.pathsep}/bin"})
    assert done.returncode == 1
    assert "needs Node 20.19 or newer" in done.stderr
    assert "Traceback" not in done.stderr
