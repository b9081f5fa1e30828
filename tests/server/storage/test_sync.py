"""The disk is synced before anything is acknowledged.

SQLite: the system calls of a real process are traced; before each acknowledgement that it writes to its
output, the write-ahead log was written and then synced. PostgreSQL: right after each acknowledgement, the
server itself says that its log is flushed beyond where it stood before, although the database's own default
is not to wait for that.
"""

import asyncio
import re
import shutil
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from tests.server.postgres import Cluster, install
from tests.server.storage.rows import add_table, entry, opened
from tests.shell import ROOT

ENTRIES = 20
MISSING = "this test needs strace, which is missing ({reason}): apt-get install strace"
CALL = re.compile(r"^\d+ +(?P<call>\w+)\((?P<rest>.*)$")
RESUMED = re.compile(r"^\d+ +<\.\.\. (?P<call>\w+) resumed>(?P<rest>.*)$")


def test_sqlite_syncs_before_it_acknowledges(sqlite: str, tmp_path: Path) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("strace is a tool of Linux")
    acknowledged = 0
    written = synced = False
    for call, target in traced(sqlite, tmp_path / "trace"):
        if call == "pwrite64" and target.endswith("-wal"):
            written, synced = True, False
        elif call in ("fsync", "fdatasync") and target.endswith("-wal"):
            synced = written
        elif call == "write" and target.startswith("acknowledged"):
            acknowledged += 1
            assert synced, f"{target} came before the disk was synced"
            written = synced = False
    assert acknowledged == ENTRIES


def traced(store_url: str, trace: Path) -> list[tuple[str, str]]:
    """The system calls of a process that appends, in the order in which they ended, with their files."""
    if not shutil.which("strace"):
        install("strace", MISSING)
    calls = "trace=write,pwrite64,fsync,fdatasync"
    appender = [sys.executable, "-m", "tests.server.storage.appender", store_url, "1", str(ENTRIES)]
    done = subprocess.run(
        ["strace", "-f", "-y", "-s", "32", "-e", calls, "-e", "signal=none", "-o", trace, *appender],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if "ptrace" in done.stderr and "not permitted" in done.stderr:
        pytest.skip(f"this machine lets nobody trace: {done.stderr.splitlines()[0]}")
    assert done.returncode == 0, done.stderr
    return ended_calls(trace.read_text(errors="replace").splitlines())


def ended_calls(lines: list[str]) -> list[tuple[str, str]]:
    """Calls with their files; one that another thread interrupts in the trace counts where it ends."""
    found = []
    begun: dict[str, str] = {}
    for line in lines:
        thread = line.split()[0]
        if match := RESUMED.match(line):
            what, rest = begun.pop(thread), match["rest"]
        elif match := CALL.match(line):
            what = rest = match["rest"]
            if rest.endswith("<unfinished ...>"):
                begun[thread] = what
                if match["call"] != "write":
                    continue
        else:
            continue
        if not re.search(r"= -?\d+", rest) and match["call"] != "write":
            continue
        assert " = -1 " not in rest, line
        found.append((match["call"], _target(what)))
    return found


def _target(what: str) -> str:
    file, data = re.match(r'\d+<([^>]*)>(?:, "(.*?)")?', what).groups()  # type: ignore[union-attr]  # strace -y
    return f"acknowledged {data}" if data and re.match(r"t\d+ \d+\\n$", data) else file


def test_postgresql_flushes_before_it_acknowledges(cluster: Cluster, postgresql: str) -> None:
    name = postgresql.partition("@/")[2].partition("?")[0]
    cluster.order(f"ALTER DATABASE {name} SET synchronous_commit = off")
    asyncio.run(flushed_each_time(postgresql))


async def flushed_each_time(store_url: str) -> None:
    observer = await asyncpg.connect(store_url)
    assert await observer.fetchval("SHOW synchronous_commit") == "off"
    assert await observer.fetchval("SHOW fsync") == "on"
    async with opened(store_url) as store:
        await add_table(store)
        for seq in range(1, ENTRIES + 1):
            before = await observer.fetchval("SELECT pg_current_wal_insert_lsn()")
            await store.append("t", entry(seq))
            assert await observer.fetchval("SELECT pg_current_wal_flush_lsn() > $1::pg_lsn", before)
    await observer.close()
