"""HTTP handlers about guests: who they are, what is stored about them, and deleting it."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regat.server.protocol.errors import ApiError
from regat.server.storage import Guest, GuestExport
from regat.server.tables.account_deletion import delete_guest
from regat.server.transport.api import Api, Endpoint
from regat.server.transport.guests import COOKIE, COOKIE_SECONDS
from regat.server.transport.http import NO_STORE, json_response, parse_body
from regat.server.transport.http_schemas import Me, NewGuest, Recovery


@partial(Endpoint, "GET", "/api/me", response=Me, guest=False)
async def me(api: Api, request: Request) -> Response:
    """The guest of this browser; an empty answer if there is none."""
    guest = await api.known_guest(request)
    return json_response(Me(guest.id, guest.name)) if guest else Response(status_code=204)


@partial(Endpoint, "POST", "/api/me", request=NewGuest, response=Me, status=201, guest=False)
async def become(api: Api, request: Request) -> Response:
    """Create a guest, with or without a name, or rename the one of this browser."""
    body = await parse_body(request, NewGuest)
    name = api.access.checked_name(body.name) if body.name is not None else ""
    known = await api.known_guest(request)
    if known is not None and not name:
        return json_response(Me(known.id, known.name))
    if known is not None:
        api.access.limit_writes(request, known.id)
        await api.store.rename_guest(known.id, name)
        return json_response(Me(known.id, name))
    api.access.limit_new_guests(request)
    guest, phrase = await api.guests.add(name)
    return _with_cookie(api, request, json_response(Me(guest.id, guest.name, phrase), 201, NO_STORE), guest)


@partial(Endpoint, "POST", "/api/me/recovery", request=Recovery, response=Me, errors=(404,), guest=False)
async def recover(api: Api, request: Request) -> Response:
    """Continue as an existing guest on another device."""
    body = await parse_body(request, Recovery)
    api.access.limit_new_guests(request)
    guest = await api.guests.recover(body.phrase)
    if guest is None:
        raise ApiError("refused-phrase-unknown", status=404)
    return _with_cookie(api, request, json_response(Me(guest.id, guest.name)), guest)


@partial(Endpoint, "POST", "/api/me/phrase", response=Me)
async def replace_phrase(api: Api, request: Request) -> Response:
    """Give a guest a new recovery phrase; the old one stops working."""
    guest = await api.writer(request)
    phrase = await api.guests.new_phrase(guest.id)
    return json_response(Me(guest.id, guest.name, phrase), headers=NO_STORE)


@partial(Endpoint, "GET", "/api/me/export", response=GuestExport)
async def export(api: Api, request: Request) -> Response:
    """Everything that is stored about a guest."""
    guest = await api.guest(request)
    stored = await api.store.export_guest(guest.id)
    return Response(
        msgspec.json.encode(stored),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="regat.json"'},
    )


@partial(Endpoint, "DELETE", "/api/me", status=204)
async def delete_me(api: Api, request: Request) -> Response:
    """Delete a guest and everything stored about it; unfinished games are resigned."""
    guest = await api.writer(request)
    await delete_guest(api.manager, guest)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response


def _with_cookie(api: Api, request: Request, response: Response, guest: Guest) -> Response:
    response.set_cookie(
        COOKIE,
        api.guests.sign_cookie(guest.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response
