"""A PostgreSQL of our own for the tests: a real server in a temporary folder, with a socket there only."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

import asyncpg

HOMES = Path("/usr/lib/postgresql")
MISSING = (
    "the tests of the store need PostgreSQL's server, which could not be found or installed ({reason}): "
    "install it (Debian and Ubuntu: apt-get install postgresql) or put initdb and pg_ctl on the PATH"
)
ROOM = 2**30  # bytes
SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 200
fsync = on
"""


class Cluster:
    """A PostgreSQL server with its data in one folder."""

    def __init__(self, folder: Path, programs: Path, user: str | None) -> None:
        self.folder = folder
        self._programs = programs
        self.user = user  # whose processes these are, if not our own user's
        self._numbers = count(1)

    def make(self) -> None:
        if self.user:
            shutil.chown(self.folder, self.user)
        self._run("initdb", "--username=regat", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(SETTINGS.format(folder=self.folder))

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", f"--log={self.folder / 'log'}")

    def stop(self, mode: str = "immediate") -> None:
        """Stop by the id in its own folder; immediate: as if the machine had lost its power."""
        self._run("pg_ctl", "stop", "--wait", f"--mode={mode}")

    def url(self, database: str) -> str:
        return f"postgresql://regat@/{database}?host={quote(str(self.folder), safe='')}"

    def new_database(self, options: str = "") -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        self.order(f"CREATE DATABASE {name} TEMPLATE template0 {options}")
        return self.url(name)

    def drop_database(self, url: str) -> None:
        name = url.partition("@/")[2].partition("?")[0]
        self.order(f"DROP DATABASE {name} WITH (FORCE)")

    def order(self, *statements: str) -> None:
        """Do something as the owner of the cluster."""
        asyncio.run(_order(self.url("postgres"), statements))

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        with tempfile.TemporaryFile() as output:  # a pipe would stay open as long as the server runs
            done = subprocess.run(
                [self._programs / program, f"--pgdata={self._data}", *arguments],
                user=self.user,
                group=pwd.getpwnam(self.user).pw_gid if self.user else None,
                extra_groups=[] if self.user else None,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
            output.seek(0)
            assert done.returncode == 0, f"{program} failed:\n{output.read().decode()}"


@contextmanager
def running_cluster() -> Iterator[Cluster]:
    """A new cluster that runs until the end of the block."""
    programs = find_programs() or install_programs()
    folder = Path(tempfile.mkdtemp(prefix="regat-pg-", dir=_place()))  # short: a socket's path has 107 bytes
    cluster = Cluster(folder, programs, _other_user())
    try:
        cluster.make()
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)


def find_programs() -> Path | None:
    """The folder with initdb and pg_ctl: on the PATH, or the newest where Debian puts them."""
    on_path = shutil.which("initdb")
    homes = sorted(HOMES.glob("*/bin"), key=lambda home: -int(home.parent.name.partition(".")[0]))
    candidates = [Path(on_path).resolve().parent] if on_path else []
    for folder in candidates + homes:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    return None


def install_programs() -> Path:
    """Install PostgreSQL where we can; otherwise say what to do."""
    install("postgresql", MISSING)
    found = find_programs()
    if found is None:
        raise RuntimeError(MISSING.format(reason="apt-get has installed no initdb"))
    return found


def install(package: str, missing: str) -> None:
    """Install a Debian package if we are root there; RuntimeError with `missing` if that fails."""
    if not shutil.which("apt-get"):
        raise RuntimeError(missing.format(reason="there is no apt-get here"))
    if os.geteuid() != 0:
        raise RuntimeError(missing.format(reason="only root can install it"))
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", package]):
        done = subprocess.run(
            ["apt-get", "--quiet", "--quiet", "-o", "DPkg::Lock::Timeout=300", *command],
            env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode != 0 and command[0] == "install":
            last = (done.stderr.strip().splitlines() or ["apt-get failed"])[-1]
            raise RuntimeError(missing.format(reason=last))


def _place() -> Path | None:
    """In memory where there is room: that survives a kill too, and making databases waits for no disk."""
    memory = Path("/dev/shm")
    roomy = memory.is_dir() and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOM
    return memory if roomy else None


def _other_user() -> str | None:
    """PostgreSQL refuses to run as root, so it runs as an unprivileged user."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


async def _order(url: str, statements: tuple[str, ...]) -> None:
    connection = await asyncpg.connect(url)
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()
