"""SecurityMiddleware: origin and size checks before any handler runs, and safe headers on every response."""

from __future__ import annotations

from collections.abc import Container

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regat.server.limits import Limits
from regat.server.metrics import REFUSED
from regat.server.protocol.errors import ApiError
from regat.server.transport.http import problem_response

WRITES = {"POST", "PUT", "PATCH", "DELETE"}
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class SecurityMiddleware:
    """Wraps the application; `large` are the paths whose bodies may contain a record."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: frozenset[str], large: Container[str]) -> None:
        self._app = app
        self._limits = limits
        self._origins = origins
        self._large = large

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        request = Request(scope)
        max_bytes = (
            self._limits.record_bytes if request.url.path in self._large else self._limits.message_bytes
        )
        secured = _adding_headers(send)
        if refusal := self._refusal(request, max_bytes):
            return await refusal(scope, receive, secured)
        await self._app(scope, _limiting_body(receive, max_bytes), secured)

    def _refusal(self, request: Request, max_bytes: int) -> Response | None:
        if request.method in WRITES and not same_origin(request, self._origins):
            REFUSED.labels("origin").inc()
            return problem_response(403, "another origin", "refused-origin")
        if int(request.headers.get("content-length") or 0) > max_bytes:
            return problem_response(413, f"more than {max_bytes} bytes", "refused-large")
        return None


def same_origin(request: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of this server, from an allowed origin, or not from a browser."""
    origin = request.headers.get("origin")
    if origin is None:
        return True  # a browser would send it
    return origin in allowed or origin.partition("://")[2] == request.headers.get("host", "-")


def _adding_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *RAW_HEADERS]
        await send(message)

    return send_with_headers


def _limiting_body(receive: Receive, max_bytes: int) -> Receive:
    """Refuse a body sent without a length as soon as it grows too large."""
    received = 0

    async def receive_limited() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > max_bytes:
            raise ApiError("refused-large", status=413)
        return message

    return receive_limited
