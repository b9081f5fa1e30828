"""The web client: the files that `make web` has built, and its first page for every path that is a page."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

BUILT = Path(__file__).parents[1] / "static"
FIRST_PAGE = "index.html"
HASHED = "assets/"  # their names change with their contents
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
# What is smaller comes first.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml"}
NOT_BUILT = (
    "Regat serves tables here, but its web client is not built.\n\n"
    "In a clone of the repository run `make web` and start the server again.\n"
)


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is, and as it was compressed when it was built."""

    type: str
    tag: str
    bodies: dict[str, bytes]  # by encoding; "" is the plain one

    def accepted(self, header: str) -> str:
        """The encoding to send: the smallest that the client takes."""
        return next((name for name in ENCODINGS if name in self.bodies and _takes(header, name)), "")


class StaticSite:
    """All files are few and small: they are read once, and nothing else can be asked for."""

    def __init__(self, folder: Path) -> None:
        self._files = dict(_read(folder))

    async def answer(self, request: Request) -> Response:
        """A file by its path, or the first page: which page it shows is the client's affair."""
        path = request.path_params["path"]
        file = self._files.get(path)
        if file is None and _is_page(path, request.headers.get("accept", "")):
            path, file = FIRST_PAGE, self._files.get(FIRST_PAGE)
            if file is None:
                return PlainTextResponse(NOT_BUILT, 503)
        if file is None:
            raise HTTPException(404)
        return _sent(file, request, FOR_EVER if path.startswith(HASHED) else ASK_FIRST)


def _read(folder: Path) -> list[tuple[str, File]]:
    if not folder.is_dir():
        return []
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return [
        (path.relative_to(folder).as_posix(), _file(path))
        for path in paths
        if path.suffix not in ENCODINGS.values()
    ]


def _file(path: Path) -> File:
    plain = path.read_bytes()
    bodies = {"": plain}
    for name, suffix in ENCODINGS.items():
        beside = path.with_name(path.name + suffix)
        if beside.is_file():
            bodies[name] = beside.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(kind, hashlib.blake2b(plain, digest_size=12).hexdigest(), bodies)


def _is_page(path: str, accept: str) -> bool:
    """Whether a browser asks for a page: not a program, nor a browser for a file that is gone."""
    if not path:
        return True
    if path.split("/", 1)[0] == "api" or "." in path.rsplit("/", 1)[-1]:
        return False
    return "text/html" in accept


def _sent(file: File, request: Request, caching: str) -> Response:
    encoding = file.accepted(request.headers.get("accept-encoding", ""))
    # Each encoding is a representation of its own, with a tag of its own (RFC 9110, 8.8.3).
    tag = f'"{file.tag}{"-" + encoding if encoding else ""}"'
    headers = {"cache-control": caching, "etag": tag, "vary": "accept-encoding"}
    if tag in _listed(request.headers.get("if-none-match", "").replace("W/", "")):
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], media_type=file.type, headers=headers)


def _listed(header: str) -> list[str]:
    return [one.strip() for one in header.split(",")]


def _takes(header: str, encoding: str) -> bool:
    """Whether a client takes an encoding: `br` is not taken with `gzip, br;q=0`."""
    weights = {}
    for one in _listed(header.lower()):
        name, _, quality = one.partition(";")
        weights[name.strip()] = quality.strip().removeprefix("q=").strip("0. ") != "" or not quality
    return weights.get(encoding, weights.get("*", False))
