"""The address on the home network: for links on pages that were opened on the server's own machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from regat.server.network import is_every_address, is_loopback, url
from tests.server.http.server import Server
from tests.support.lan_server import LAN_URL, LanServer


def test_a_server_for_this_machine_has_no_such_address(server: Server) -> None:
    answer = server.client().get("/api/network")
    assert answer.json() == {"lan_url": ""}
    assert answer.headers["cache-control"] == "no-store"


def test_only_pages_of_this_machine_learn_it(tmp_path: Path) -> None:
    with LanServer(tmp_path) as server:
        for host in ("127.0.0.1:8620", "localhost:8620", "[::1]:8620"):
            assert server.network(host) == {"lan_url": LAN_URL}
        for host in ("192.168.1.7:8620", "regat.example.org"):
            assert server.network(host) == {"lan_url": ""}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.9.1", "::1", "localhost"])
def test_addresses_of_this_machine(host: str) -> None:
    assert is_loopback(host)
    assert not is_every_address(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_addresses_that_mean_every_interface(host: str) -> None:
    assert is_every_address(host)
    assert not is_loopback(host)


def test_an_address_of_version_6_has_brackets_in_a_link() -> None:
    assert url("fe80::1", 8620) == "http://[fe80::1]:8620"
    assert url("192.168.1.7", 8620) == "http://192.168.1.7:8620"
