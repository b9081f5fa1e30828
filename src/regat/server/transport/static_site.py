"""The web client: the files built by `make web`, and its index page for every address that is a page."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regat.server.transport.compression import Content

BUILT = Path(__file__).parent.parent / "static"
INDEX = "index.html"
HASHED = "assets/"  # their names change with their contents
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smallest first
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
NOT_BUILT = (
    "Regat serves tables here, but its web client is not built.\n\n"
    "In a clone of the repository run `make web` and start the server again.\n"
)


class StaticSite:
    """Serves files from memory: they are few and small, are read once, and no other path can be reached."""

    def __init__(self, folder: Path) -> None:
        self._files = dict(_read(folder))

    async def answer(self, request: Request) -> Response:
        """A file by its path, or the index page, where the client's own router decides what to show."""
        path = request.path_params["path"]
        file = self._files.get(path)
        if file is None and _is_page(path, request.headers.get("accept", "")):
            path, file = INDEX, self._files.get(INDEX)
            if file is None:
                return PlainTextResponse(NOT_BUILT, 503)
        if file is None:
            raise HTTPException(404)
        return file.respond(request, IMMUTABLE if path.startswith(HASHED) else REVALIDATE)


def _read(folder: Path) -> list[tuple[str, Content]]:
    if not folder.is_dir():
        return []
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return [
        (path.relative_to(folder).as_posix(), _file(path))
        for path in paths
        if path.suffix not in ENCODINGS.values()
    ]


def _file(path: Path) -> Content:
    beside = {name: path.with_name(path.name + suffix) for name, suffix in ENCODINGS.items()}
    encoded = {name: file.read_bytes() for name, file in beside.items() if file.is_file()}
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Content.of(kind, path.read_bytes(), encoded)


def _is_page(path: str, accept: str) -> bool:
    """Whether a browser requests a page, rather than a program a resource or a browser a missing file."""
    if not path:
        return True
    if path.split("/", 1)[0] == "api" or "." in path.rsplit("/", 1)[-1]:
        return False
    return "text/html" in accept
