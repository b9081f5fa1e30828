"""openapi.json: what can be asked over HTTP, from the table of ways in and the classes of messages."""

from __future__ import annotations

import inspect
import json
from functools import cache
from http import HTTPStatus

import msgspec

from regat import __version__
from regat.server.transport.api import ENDPOINTS, Endpoint
from regat.server.transport.catalogue import PLAYERS
from regat.server.transport.guests import COOKIE
from regat.server.transport.http import Problem

ALWAYS = (400, 413, 429, 503)

Json = dict[str, object]


@cache
def openapi() -> bytes:
    """The document, as it is served and as docs/openapi.json holds it."""
    return (json.dumps(document(), indent=2, ensure_ascii=False) + "\n").encode()


def document() -> Json:
    kinds = {kind for way in ENDPOINTS for kind in (way.takes, way.gives) if isinstance(kind, type)}
    ordered = sorted({*kinds, Problem}, key=lambda kind: kind.__name__)
    _, schemas = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    paths: dict[str, Json] = {}
    for way in ENDPOINTS:
        paths.setdefault(way.path, {})[way.method.lower()] = operation(way)
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


def operation(way: Endpoint) -> Json:
    said: Json = {
        "operationId": way.does.__name__,
        "summary": inspect.cleandoc(way.does.__doc__ or "").splitlines()[0],
        "parameters": parameters(way),
        "responses": responses(way),
    }
    if way.takes:
        said["requestBody"] = {"required": True, "content": {"application/json": schema(way.takes)}}
    if way.guest:
        said["security"] = [{"guest": []}]
    return said


def parameters(way: Endpoint) -> list[Json]:
    known: dict[str, Json] = {
        "id": {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"},
        "game": {"enum": sorted(PLAYERS)},
        "players": {"type": "integer", "minimum": 2, "maximum": 6},
    }
    found: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": kind}
        for name, kind in known.items()
        if f"{{{name}}}" in way.path
    ]
    if way.token:
        found.append({"name": "token", "in": "query", "schema": {"type": "string"}})
    if way.sight:
        found.append(
            {"name": "seat", "in": "query", "schema": {"type": "string", "pattern": "^([0-5]|open)?$"}}
        )
    return found


def responses(way: Endpoint) -> Json:
    refused = {*ALWAYS, *way.refuses}
    if way.guest:
        refused.add(401)
    if way.method != "GET":
        refused.add(403)
    if way.takes:
        refused.add(422)
    found: dict[int, Json] = {}
    for status in refused:
        found[status] = {
            "description": HTTPStatus(status).phrase,
            "content": {"application/problem+json": schema(Problem)},
        }
    found[way.status] = fine(way)
    if way.does.__name__ == "become":
        found[200] = {**fine(way), "description": "Another name"}
    if way.does.__name__ == "me":
        found[204] = {"description": "Nobody yet"}
    return {str(status): found[status] for status in sorted(found)}


def fine(way: Endpoint) -> Json:
    said: Json = {"description": HTTPStatus(way.status).phrase}
    if isinstance(way.gives, str):
        said["content"] = {way.gives: {"schema": {"type": "string"}}}
    elif way.gives:
        said["content"] = {"application/json": schema(way.gives)}
    return said


def schema(kind: type) -> Json:
    return {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}
