"""Security checks: the origin and the size of a request, and the headers of every response."""

from __future__ import annotations

import json

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from regat.server.transport.security import HEADERS
from tests.server.http.server import Server, ended, hello, opened, play_on, refused

ELSEWHERE = ["http://evil.example", "null", "https://127.0.0.1", "http://[", "http://127.0.0.1:1", "://", ""]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_from_elsewhere_may_not_write(server: Server, origin: str) -> None:
    guest = server.guest()
    table = opened(guest, "me", "open")
    headers = {"Origin": origin}
    refused(guest.post("/api/me", json={"name": "Eve"}, headers=headers), 403, "refused-origin")
    refused(guest.delete("/api/me", headers=headers), 403, "refused-origin")
    refused(guest.post("/api/tables", json={}, headers=headers), 403, "refused-origin")
    refused(guest.post(f"/api/tables/{table['id']}/start", headers=headers), 403, "refused-origin")
    assert guest.get("/api/me").json()["name"] == "Ana"


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_from_elsewhere_may_not_connect(server: Server, origin: str) -> None:
    guest = server.guest()
    table = opened(guest, "me", "open")
    with pytest.raises(InvalidStatus) as refusal, server.socket(guest, table["id"], Origin=origin):
        pass
    assert refusal.value.response.status_code == 403


def test_the_servers_own_page_may_do_both(server: Server) -> None:
    guest = server.guest()
    assert guest.post("/api/me", json={"name": "Ana"}, headers={"Origin": server.base}).status_code == 200
    table = opened(guest, "me", "open")
    with server.socket(guest, table["id"], Origin=server.base) as socket:
        assert hello(socket)["table"]["yours"]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/me", 204),
        ("GET", "/api/me/tables", 401),
        ("GET", "/api/tables", 200),
        ("GET", "/nowhere", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/me", 422),
        ("GET", "/healthz", 200),
        ("GET", "/readyz", 200),
        ("GET", "/metrics", 200),
        ("GET", "/openapi.json", 200),
    ],
)
def test_every_answer_has_the_headers_that_keep_browsers_safe(
    server: Server, method: str, path: str, status: int
) -> None:
    answer = server.client().request(method, path)
    assert answer.status_code == status
    for name, value in HEADERS.items():
        assert answer.headers.get_list(name) == [value]
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "server" not in answer.headers
    if status >= 400:
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["status"] == status


def test_a_request_that_is_too_large_is_refused(server: Server) -> None:
    guest = server.guest()
    large = b'{"name": "' + b"x" * 20_000 + b'"}'
    refused(guest.post("/api/me", content=large), 413, "refused-large")
    chunks = iter([b'{"name": "', *[b"x" * 1_000] * 20, b'"}'])
    refused(guest.post("/api/me", content=chunks), 413, "refused-large")


def test_a_frame_that_is_too_large_ends_the_connection(server: Server) -> None:
    guest = server.guest()
    table = opened(guest, "me", "greedy")
    with server.socket(guest, table["id"]) as socket:
        hello(socket)
        socket.send(json.dumps({"type": "ping", "x": "y" * 17_000}))
        assert ended(socket)[0] == 1009


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b'"x"',
        b"\xff\xfe",
        b'{"name": 7}',
        b'{"name": "\\ud800"}',
        b'{"x":' + b"[" * 8_000 + b"]" * 8_000 + b',"name":"Ana"}',
        b"[" * 16_000,
        b"9" * 16_000,
    ],
)
def test_what_cannot_be_read_is_refused_without_a_trace(server: Server, body: bytes) -> None:
    answer = server.client().post("/api/me", content=body)
    refused(answer, 422, "refused-malformed")
    assert "Traceback" not in answer.text
    assert ".py" not in answer.text


def test_health_and_measures(server: Server) -> None:
    guest = server.guest()
    table = opened(guest, "me", "greedy")
    guest.post(f"/api/tables/{table['id']}/start")
    play_on(server, guest, table["id"], most=4)  # the third answer comes after the bot's first ones
    assert guest.get("/healthz").text == "ok\n"
    assert guest.get("/readyz").text == "ready\n"
    measures = guest.get("/metrics")
    assert measures.headers["content-type"].startswith("text/plain")
    for name in (
        'regat_moves_total{game="kingdomino",kind="decision"}',
        "regat_answer_seconds_bucket",
        "regat_commit_seconds_count",
        "regat_connections ",
        'regat_bot_seconds_count{bot="greedy"}',
    ):
        assert name in measures.text


def test_the_document_of_the_api_is_served(server: Server) -> None:
    assert "/api/tables/{id}/sit" in server.client().get("/openapi.json").json()["paths"]


def test_a_page_may_not_be_asked_for_by_another_name(server: Server) -> None:
    answer = httpx.get(f"{server.base}/api/../api/me/../../etc/passwd")
    assert answer.status_code == 404
