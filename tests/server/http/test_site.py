"""The web client as it is served: files by their names, and its first page for every page it has."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from regat.server.transport.static_site import NOT_BUILT, StaticSite
from tests.server.http.server import Server

PAGE = b"<!doctype html><title>Regat</title>"
SCRIPT = b"export const crowns = 3;\n" * 40
HTML = "text/html,application/xhtml+xml,*/*;q=0.8"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as small as one can be."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "favicon.svg").write_bytes(b"<svg/>")
    (folder / "assets" / "index-abc.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-abc.js.br").write_bytes(b"shorter still")
    (folder / "assets" / "alegreya.woff2").write_bytes(b"letters")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


class Visitor:
    """Somebody who asks a site for this and that."""

    def __init__(self, folder: Path) -> None:
        self._app = Starlette(routes=[Route("/{path:path}", StaticSite(folder).answer, methods=["GET"])])

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("GET", path, **headers)

    def ask(self, method: str, path: str, **headers: str) -> httpx.Response:
        """The answer, with its body as it was sent."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}

        async def fetch() -> httpx.Response:
            transport = httpx.ASGITransport(self._app)
            async with httpx.AsyncClient(transport=transport, base_url="http://regat") as client:
                request = client.build_request(method, path, headers={"accept-encoding": "", **named})
                answer = await client.send(request, stream=True)
                raw = b"".join([part async for part in answer.aiter_raw()])
                decoded = httpx.Headers(answer.headers)
                decoded.pop("content-encoding", None)
                plain = httpx.Response(answer.status_code, headers=decoded, content=raw)
                plain.extensions["encoding"] = answer.headers.get("content-encoding")
                return plain

        return asyncio.run(fetch())


@pytest.mark.parametrize("path", ["/", "/table/Tq3vZk0yN1c", "/reference/cellar", "/join/x?invite=y"])
def test_every_page_is_the_first_page_and_is_never_stale(built: Path, path: str) -> None:
    answer = Visitor(built).get(path, accept=HTML)
    assert answer.status_code == 200
    assert answer.content == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_a_page_that_has_not_changed_is_not_sent_again(built: Path) -> None:
    site = Visitor(built)
    tag = site.get("/", accept=HTML).headers["etag"]
    again = site.get("/", accept=HTML, if_none_match=f'"other", W/{tag}')
    assert (again.status_code, again.content) == (304, b"")
    assert site.get("/", accept=HTML, if_none_match='"other"').status_code == 200


def test_hashed_files_are_kept_for_ever(built: Path) -> None:
    answer = Visitor(built).get("/assets/index-abc.js", accept_encoding="identity")
    assert answer.content == SCRIPT
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert Visitor(built).get("/assets/alegreya.woff2").headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    ("accepts", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("gzip;q=0.5, br;q=0", "gzip"),
        ("br;q=0.001", "br"),
        ("*", "br"),
        ("*;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_form_that_the_client_takes(built: Path, accepts: str, encoding: str | None) -> None:
    answer = Visitor(built).get("/assets/index-abc.js", accept_encoding=accepts)
    assert answer.extensions["encoding"] == encoding
    assert answer.headers["vary"] == "accept-encoding"
    beside = {"br": "index-abc.js.br", "gzip": "index-abc.js.gz", None: "index-abc.js"}[encoding]
    assert answer.content == (built / "assets" / beside).read_bytes()


@pytest.mark.parametrize(
    "path",
    ["/assets/gone-123.js", "/secret.txt", "/../secret.txt", "/assets/..%2f..%2fsecret.txt", "/api/nothing"],
)
def test_nothing_else_can_be_had(built: Path, path: str) -> None:
    answer = Visitor(built).get(path, accept=HTML)
    assert answer.status_code == 404
    assert b"not for you" not in answer.content


def test_a_program_that_asks_for_no_page_gets_none(built: Path) -> None:
    assert Visitor(built).get("/nowhere", accept="application/json").status_code == 404
    assert Visitor(built).ask("POST", "/").status_code == 405


def test_without_a_built_client_the_page_explains_how_to_build_it(tmp_path: Path) -> None:
    answer = Visitor(tmp_path / "nothing").get("/", accept=HTML)
    assert (answer.status_code, answer.text) == (503, NOT_BUILT)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site")) as server:
        yield server


def test_the_server_answers_pages_beside_its_tables(server: Server) -> None:
    client = server.client(accept=HTML)
    page = client.get("/learn")
    assert page.status_code in (200, 503)  # built or not, it says so
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/api/nothing").headers["content-type"] == "application/problem+json"
