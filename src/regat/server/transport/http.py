"""HTTP responses: every answer is JSON, every refusal is problem+json."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from regat.kernel.errors import RegatError
from regat.server.protocol.errors import ApiError
from regat.server.storage import StoreError

T = TypeVar("T", bound=Struct)
Handler = Callable[[Request], Awaitable[Response]]
NO_STORE = {"Cache-Control": "no-store"}


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused (RFC 9457); `key` and `parts` name a message in the reader's language."""

    title: str
    status: int
    key: str = ""
    parts: dict[str, str | int] = {}
    type: str = "about:blank"


def json_response(value: Struct, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def problem_response(
    status: int, title: str, key: str = "", parts: dict[str, str | int] | None = None
) -> Response:
    body = msgspec.json.encode(Problem(title, status, key, parts or {}))
    return Response(body, status, media_type="application/problem+json")


async def parse_body(request: Request, kind: type[T]) -> T:
    """The body of a request; MsgspecError if it does not fit."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


def problem_handler(handler: Handler) -> Handler:
    """Turn expected errors of a handler into problem+json."""

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except msgspec.MsgspecError as error:
            return problem_response(422, str(error)[:200], "refused-malformed")
        except ApiError as refusal:
            return problem_response(refusal.status, refusal.key, refusal.key, dict(refusal.parts))
        except RegatError as error:
            return problem_response(422, str(error)[:500], error.key, dict(error.parts))
        except StoreError:
            return problem_response(503, "the store cannot take this now", "refused-store")

    return handle


async def http_exception(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses: an unknown path or method."""
    assert isinstance(error, HTTPException), "registered for HTTPException only"
    response = problem_response(error.status_code, error.detail)
    response.headers.update(error.headers or {})
    return response


async def internal_error(request: Request, error: Exception) -> Response:
    """An unexpected error: the traceback goes to the log, and none of it to the client."""
    return problem_response(500, "the server has made a mistake")
