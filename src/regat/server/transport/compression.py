"""Content negotiation: which encodings a client accepts, and whether its cached copy is current."""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

MIN_BYTES = 1_000  # shorter bodies barely shrink
LEVEL = 5
WEIGHT = re.compile(r"(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")  # RFC 9110, 12.4.2


def gzip_bytes(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


def accepts_encoding(header: str, encoding: str) -> bool:
    """Whether an Accept-Encoding header allows an encoding; `gzip, br;q=0` refuses `br`."""
    weights = dict(_weighted(part) for part in header.lower().split(","))
    return weights.get(encoding, weights.get("*", 0.0)) > 0


def _weighted(part: str) -> tuple[str, float]:
    """One entry of the header and its weight; a malformed weight counts as a refusal."""
    name, *parameters = (piece.strip() for piece in part.split(";"))
    for parameter in parameters:
        key, _, value = parameter.partition("=")
        if key.strip() == "q":
            weight = value.strip()
            return name, float(weight) if WEIGHT.fullmatch(weight) else 0.0
    return name, 1.0


def accepts_gzip(request: Request) -> bool:
    return accepts_encoding(request.headers.get("accept-encoding", ""), "gzip")


def json_bytes_response(
    request: Request, body: bytes, gzipped: bytes = b"", headers: Mapping[str, str] | None = None
) -> Response:
    """Encoded JSON, compressed if the client accepts gzip; `gzipped` is the same body compressed earlier."""
    sent_headers = {"Vary": "Accept-Encoding", **(headers or {})}
    if len(body) >= MIN_BYTES and accepts_gzip(request):
        body, sent_headers["Content-Encoding"] = gzipped or gzip_bytes(body), "gzip"
    return Response(body, headers=sent_headers, media_type="application/json")


def gzipped_response(request: Request, gzipped: bytes) -> Response:
    """JSON that is already compressed; decompressed for clients that do not accept gzip."""
    headers = {"Vary": "Accept-Encoding"}
    if not accepts_gzip(request):
        return Response(gzip.decompress(gzipped), headers=headers, media_type="application/json")
    headers["Content-Encoding"] = "gzip"
    return Response(gzipped, headers=headers, media_type="application/json")


def not_modified(request: Request, etag: str) -> bool:
    """Whether If-None-Match names this ETag: the client's cached copy is current."""
    known = request.headers.get("if-none-match", "")
    return known.strip() == "*" or etag in (part.strip().removeprefix("W/") for part in known.split(","))
