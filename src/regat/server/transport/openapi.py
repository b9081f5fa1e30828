"""openapi.json, generated from the table of endpoints and the message classes."""

from __future__ import annotations

import inspect
import json
from functools import cache
from http import HTTPStatus

import msgspec

from regat import __version__, games
from regat.server.transport.api import Endpoint
from regat.server.transport.endpoints import ENDPOINTS
from regat.server.transport.guests import COOKIE
from regat.server.transport.http import Problem

EVERY_ENDPOINT = (400, 413, 429, 503)

Json = dict[str, object]


@cache
def openapi() -> bytes:
    """The document, as the server sends it and as docs/openapi.json contains it."""
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
    titles = " and ".join(spec.title for spec in games.specs().values())
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Regat",
            "version": __version__,
            "description": f"Tables for {titles}. Games are played over the WebSocket "
            "/api/tables/{id}/socket, whose messages are in wire.schema.json.",
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(schemas.items())),
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": COOKIE}},
        },
    }


def operation(endpoint: Endpoint) -> Json:
    found: Json = {
        "operationId": endpoint.handler.__name__,
        "summary": inspect.cleandoc(endpoint.handler.__doc__ or "").splitlines()[0],
        "parameters": parameters(endpoint),
        "responses": responses(endpoint),
    }
    if endpoint.request:
        found["requestBody"] = {"required": True, "content": {"application/json": schema(endpoint.request)}}
    if endpoint.guest:
        found["security"] = [{"guest": []}]
    return found


def parameters(endpoint: Endpoint) -> list[Json]:
    counts = [players for spec in games.specs().values() for players in spec.players]
    known: dict[str, Json] = {
        "id": {"type": "string", "minLength": 1, "maxLength": 64, "pattern": "^[A-Za-z0-9_-]+$"},
        "game": {"enum": sorted(games.names())},
        "players": {"type": "integer", "minimum": min(counts), "maximum": max(counts)},
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
    errors = {*EVERY_ENDPOINT, *endpoint.errors}
    if endpoint.guest:
        errors.add(401)
    if "{" in endpoint.path:
        errors.add(404)
    if endpoint.method != "GET":
        errors.add(403)
    if endpoint.request:
        errors.add(422)
    found: dict[int, Json] = {}
    for status in errors:
        found[status] = {
            "description": HTTPStatus(status).phrase,
            "content": {"application/problem+json": schema(Problem)},
        }
    found[endpoint.status] = success(endpoint)
    if endpoint.handler.__name__ == "become":
        found[200] = {**success(endpoint), "description": "Renamed"}
    if endpoint.handler.__name__ == "me":
        found[204] = {"description": "No guest"}
    return {str(status): found[status] for status in sorted(found)}


def success(endpoint: Endpoint) -> Json:
    found: Json = {"description": HTTPStatus(endpoint.status).phrase}
    if isinstance(endpoint.response, str):
        found["content"] = {endpoint.response: {"schema": {"type": "string"}}}
    elif endpoint.response:
        found["content"] = {"application/json": schema(endpoint.response)}
    return found


def schema(kind: type) -> Json:
    return {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}
