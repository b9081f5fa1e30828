"""Answering over HTTP: every answer is JSON, every refusal is problem+json."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
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
Endpoint = Callable[[Request], Awaitable[Response]]


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused (RFC 9457); `key` and `parts` say it in the reader's language."""

    title: str
    status: int
    key: str = ""
    parts: dict[str, str | int] = {}
    type: str = "about:blank"


def answered(value: Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(status: int, title: str, key: str = "", parts: dict[str, str | int] | None = None) -> Response:
    body = msgspec.json.encode(Problem(title, status, key, parts or {}))
    return Response(body, status, media_type="application/problem+json")


async def sent(request: Request, kind: type[T]) -> T:
    """The body of a request."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


def refusing(endpoint: Endpoint) -> Endpoint:
    """What goes wrong becomes problem+json, without a trace of how."""

    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except msgspec.MsgspecError as error:
            return problem(422, str(error)[:200], "refused-malformed")
        except ApiError as refusal:
            return problem(refusal.status, refusal.key, refusal.key, dict(refusal.parts))
        except RegatError as error:
            return problem(422, str(error)[:500], error.key, dict(error.parts))
        except StoreError:
            return problem(503, "the store cannot take this now", "refused-store")

    return answer


async def not_found(request: Request, error: Exception) -> Response:
    """What Starlette refuses by itself: no such page, or no such method."""
    assert isinstance(error, HTTPException), "this handler is for these"
    response = problem(error.status_code, error.detail)
    response.headers.update(error.headers or {})
    return response


async def failed(request: Request, error: Exception) -> Response:
    """Our own mistake: the trace is in the log, and nothing of it in the answer."""
    return problem(500, "the server has made a mistake")
