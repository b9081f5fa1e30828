"""A real nginx as docs/operate.md sets it up, with TLS and a certificate of our own, before some nodes."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.server.games.nodes import Node
from tests.server.postgres import install
from tests.shell import ROOT
from tests.support.server_process import free_port

MISSING = "this test needs {program}, which could not be found or installed ({{reason}}): install {program}"
TIMEOUT = 20.0  # seconds
AROUND = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
{user}
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{inside}
}}
"""


@dataclass(frozen=True)
class Proxy:
    """A proxy that runs."""

    base: str
    tls: ssl.SSLContext
    folder: Path

    def logged(self) -> str:
        """Everything that is in its logs."""
        return "".join(log.read_text(encoding="utf-8") for log in self.folder.glob("*.log"))


def program(name: str) -> str:
    """The path of a program, installed if need be."""
    if not shutil.which(name):
        install(name, MISSING.format(program=name))
    found = shutil.which(name)
    assert found, f"{name} has been installed"
    return found


@contextmanager
def proxied(folder: Path, nodes: Sequence[Node]) -> Iterator[Proxy]:
    """nginx on 127.0.0.1 before these nodes, until the end of the block."""
    certificate, key = _certificate(folder)
    port = free_port()
    page = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    [example] = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    changes = {
        r"    server 127.0.0.1:8620;.*": "\n".join(f"server 127.0.0.1:{node.port};" for node in nodes),
        r"error_log \S+ crit;": f"error_log {folder}/own.log crit;",
        r"listen 443 ssl;": f"listen 127.0.0.1:{port} ssl;",
        r"server_name \S+;": "server_name localhost;",
        r"ssl_certificate     \S+;": f"ssl_certificate {certificate};",
        r"ssl_certificate_key \S+;": f"ssl_certificate_key {key};",
    }
    for old, new in changes.items():
        example, times = re.subn(old, new, example)
        assert times == 1, f"docs/operate.md has no {old}"
    user = "user root;" if os.geteuid() == 0 else ""
    settings = folder / "nginx.conf"
    settings.write_text(AROUND.format(folder=folder, user=user, inside=example), encoding="utf-8")
    tls = ssl.create_default_context(cafile=str(certificate))
    with subprocess.Popen(
        [program("nginx"), "-p", str(folder), "-c", str(settings)], stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            proxy = Proxy(f"https://localhost:{port}", tls, folder)
            _wait(proxy, process)
            yield proxy
        finally:
            process.terminate()
            process.wait(TIMEOUT)


def _wait(proxy: Proxy, process: subprocess.Popen[str]) -> None:
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        if process.poll() is not None:
            raise AssertionError(f"nginx does not start: {process.communicate()[1]}")
        try:
            httpx.get(f"{proxy.base}/readyz", verify=proxy.tls, trust_env=False).raise_for_status()
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError("nginx does not answer")


def _certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    subprocess.run(
        [
            program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
            "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
            "-out", certificate, "-keyout", key,
        ],
        check=True,
        capture_output=True,
    )  # fmt: skip
    return certificate, key
