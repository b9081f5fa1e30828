"""openapi.json describes the server: thousands of generated requests get the responses it declares."""

from __future__ import annotations

import sys
from pathlib import Path

from regat.server.transport.endpoints import ENDPOINTS
from regat.server.transport.openapi import document, openapi
from tests.server.http.server import ROOMY, Server, opened, play_on
from tests.shell import ROOT, run

SEED = "20261116"
# A set-up can fit the schema and still be none that a game can be begun with: that is refused with 422.
UNWANTED = "positive_data_acceptance"
# Deleting the guest in whose name everything is asked for is tested elsewhere.
WITHOUT = "delete_me"


def test_the_file_is_what_is_served() -> None:
    assert (ROOT / "docs" / "openapi.json").read_bytes() == openapi()


def test_every_endpoint_is_described() -> None:
    paths = document()["paths"]
    assert isinstance(paths, dict)
    described = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


def test_requests_made_from_it_are_answered_as_it_says(tmp_path: Path) -> None:
    limits = {**ROOMY, "tables_of_guest": 100_000}
    with Server(tmp_path, limits=limits) as server:
        guest = server.guest()
        table = opened(guest, "me", "greedy", public=True)["id"]
        guest.post(f"/api/tables/{table}/start")
        play_on(server, guest, table)
        (tmp_path / "settings.toml").write_text(
            f'[auth.openapi.guest]\napi_key = "{guest.cookies["regat"]}"\n', encoding="utf-8"
        )
        answer = run(
            sys.executable,
            "-m",
            "schemathesis.cli",
            "--config-file",
            str(tmp_path / "settings.toml"),
            "run",
            f"{server.base}/openapi.json",
            *("--checks", "all", "--exclude-checks", UNWANTED, "--exclude-operation-id", WITHOUT),
            *("--max-examples", "20", "--seed", SEED, "--generation-database", "none"),
            cwd=tmp_path,
        )
        assert answer.returncode == 0, answer.stdout[-5_000:] + answer.stderr[-2_000:]
        assert guest.get("/api/me").status_code == 200
        assert "Traceback" not in server.log()
