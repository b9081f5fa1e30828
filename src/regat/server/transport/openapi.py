"""openapi.json, generated from the table of endpoints and the message classes."""

from __future__ import annotations

import inspect
import json
from functools import cache
from http import HTTPStatus

import msgspec

from regat import __version__
from regat.server.transport.catalogue import PLAYERS
from regat.server.transport.endpoints import ENDPOINTS, Endpoint
from regat.server.transport.guests import COOKIE
from regat.server.transport.http import Problem

ALWAYS = (400, 413, 429, 503)

Json = dict[str, object]


@cache
def openapi() -> bytes:
    """The document, as it is served and as docs/openapi.json holds it."""
    return (json.dumps(document(), indent=2, ensure_ascii=False) + "\n").encode()


def document() -> Json:
    kinds = {
        kind
        for endpoint in ENDPOINTS
        for kind in (endpoint.request, endpoint.response)
        if isinstance(kind, type)
    }
    ordered = sorted({*kinds, Problem}, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, Json] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Regat",
            "version": __version__,
            "description": "Tables for Dominion and Kingdomino. Games are played over the WebSocket "
            "/api/tables/{id}/socket, whose messages are in wire.schema.json.",
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def operation(endpoint: Endpoint) -> Json:
    said: Json = {
        "operationId": endpoint.handler.__name__,
        "summary": inspect.cleandoc(endpoint.handler.__doc__ or "").splitlines()[0],
        "parameters": parameters(endpoint),
        "responses": responses(endpoint),
    }
    if endpoint.request:
        said["requestBody"] = {"required": True, "content": {"application/json": schema(endpoint.request)}}
    if endpoint.guest:
        said["security"] = [{"guest": []}]
    return said


def parameters(endpoint: Endpoint) -> list[Json]:
    known: dict[str, Json] = {
        "id": {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"},
        "game": {"enum": sorted(PLAYERS)},
        "players": {"type": "integer", "minimum": 2, "maximum": 6},
    }
    found: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": kind}
        for name, kind in known.items()
        if f"{{{name}}}" in endpoint.path
    ]
    if endpoint.token:
        found.append({"name": "token", "in": "query", "schema": {"type": "string"}})
    if endpoint.perspective:
        found.append(
            {"name": "seat", "in": "query", "schema": {"type": "string", "pattern": "^([0-5]|open)?$"}}
        )
    return found


def responses(endpoint: Endpoint) -> Json:
    refused = {*ALWAYS, *endpoint.errors}
    if endpoint.guest:
        refused.add(401)
    if endpoint.method != "GET":
        refused.add(403)
    if endpoint.request:
        refused.add(422)
    found: dict[int, Json] = {}
    for status in refused:
        found[status] = {
            "description": HTTPStatus(status).phrase,
            "content": {"application/problem+json": schema(Problem)},
        }
    found[endpoint.status] = fine(endpoint)
    if endpoint.handler.__name__ == "become":
        found[200] = {**fine(endpoint), "description": "Another name"}
    if endpoint.handler.__name__ == "me":
        found[204] = {"description": "Nobody yet"}
    return {str(status): found[status] for status in sorted(found)}


def fine(endpoint: Endpoint) -> Json:
    said: Json = {"description": HTTPStatus(endpoint.status).phrase}
    if isinstance(endpoint.response, str):
        said["content"] = {endpoint.response: {"schema": {"type": "string"}}}
    elif endpoint.response:
        said["content"] = {"application/json": schema(endpoint.response)}
    return said


def schema(kind: type) -> Json:
    return {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}
