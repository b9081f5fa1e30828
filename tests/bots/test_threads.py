"""One thread thinks: others would only wait for it, and that counts as time."""

from __future__ import annotations

import subprocess
import sys

import pytest

CODE = """
import os
from regat.bots import registry
from regat.bots.kingdomino import network
network.load()
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="counts the threads in /proc")
def test_a_bot_of_kingdomino_has_one_thread() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], check=True, capture_output=True, text=True)
    assert done.stdout == "1\n"
