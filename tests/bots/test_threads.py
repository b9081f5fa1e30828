"""One thread thinks: others would only wait for it, and that counts as time."""

from __future__ import annotations

import sys

import pytest

from tests.shell import python

CODE = """
import os
os.environ.pop("OPENBLAS_NUM_THREADS", None)  # those who run this may have it
from regat.bots import registry
from regat.kingdomino.bots import network
network.load()
print(len(os.listdir("/proc/self/task")))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="counts the threads in /proc")
def test_a_bot_of_kingdomino_has_one_thread() -> None:
    done = python(CODE)
    assert done.stdout == "1\n", done.stderr
