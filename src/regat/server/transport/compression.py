"""Long answers: packed for who can unpack them, and not sent again to who has them already."""

from __future__ import annotations

import gzip
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

WORTH_IT = 1_000  # bytes; shorter ones do not get much shorter
LEVEL = 5


def packed(text: bytes) -> bytes:
    return gzip.compress(text, LEVEL, mtime=0)


def takes_packed(request: Request) -> bool:
    """Whether a client can unpack what it is sent."""
    offered = [part.strip().lower() for part in request.headers.get("accept-encoding", "").split(",")]
    return any(part == "gzip" or (part.startswith("gzip;") and "q=0" not in part) for part in offered)


def long_answer(
    request: Request, text: bytes, short: bytes = b"", headers: Mapping[str, str] | None = None
) -> Response:
    """JSON, packed if the client takes it so; `short` is the same packed already."""
    more = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(text) >= WORTH_IT and takes_packed(request):
        text, more["Content-Encoding"] = short or packed(text), "gzip"
    return Response(text, headers=more, media_type="application/json")


def packed_answer(request: Request, short: bytes) -> Response:
    """JSON that is packed already, unpacked for who cannot."""
    headers = {"Vary": "Accept-Encoding"}
    if not takes_packed(request):
        return Response(gzip.decompress(short), headers=headers, media_type="application/json")
    headers["Content-Encoding"] = "gzip"
    return Response(short, headers=headers, media_type="application/json")


def unchanged(request: Request, tag: str) -> bool:
    """Whether the client has what the tag stands for."""
    known = request.headers.get("if-none-match", "")
    return known == "*" or tag in (part.strip().removeprefix("W/") for part in known.split(","))
