"""Content negotiation: which encodings a client accepts, and whether its cached copy is current."""

from __future__ import annotations

import gzip
import re
from dataclasses import dataclass
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

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


def gzipped_response(request: Request, gzipped: bytes) -> Response:
    """JSON that is already compressed; decompressed for clients that do not accept gzip."""
    headers = {"Vary": "Accept-Encoding"}
    if not accepts_encoding(request.headers.get("accept-encoding", ""), "gzip"):
        return Response(gzip.decompress(gzipped), headers=headers, media_type="application/json")
    headers["Content-Encoding"] = "gzip"
    return Response(gzipped, headers=headers, media_type="application/json")


@dataclass(frozen=True, slots=True)
class Content:
    """Something that does not change while the server runs, in every encoding that there is of it."""

    type: str
    bodies: dict[str, bytes]  # by encoding, the smallest first; "" is the content without one
    digest: str

    @classmethod
    def of(cls, type: str, plain: bytes, encoded: dict[str, bytes]) -> Content:
        return cls(type, {**encoded, "": plain}, blake2b(plain, digest_size=12).hexdigest())

    def respond(self, request: Request, caching: str) -> Response:
        """The smallest body that the client accepts; none if its cached copy is current."""
        accept = request.headers.get("accept-encoding", "")
        encoding = next(name for name in self.bodies if not name or accepts_encoding(accept, name))
        # Each encoding is a separate representation with an ETag of its own (RFC 9110, 8.8.3).
        etag = f'"{self.digest}{"-" + encoding if encoding else ""}"'
        headers = {"cache-control": caching, "etag": etag, "vary": "accept-encoding"}
        if _is_current(request, etag):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], media_type=self.type, headers=headers)


def _is_current(request: Request, etag: str) -> bool:
    """Whether If-None-Match names this ETag: the client's cached copy is current."""
    known = request.headers.get("if-none-match", "")
    return known.strip() == "*" or etag in (part.strip().removeprefix("W/") for part in known.split(","))
