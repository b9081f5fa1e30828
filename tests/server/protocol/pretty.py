"""JSON as docs/protocol.md shows it: on one line where it fits, else a line for each part."""

from __future__ import annotations

import json

WIDTH = 124


def pretty(value: object, indent: str = "", before: int = 0) -> str:
    """`before`: the number of characters already on the line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(indent) + before + len(flat) <= WIDTH or not isinstance(value, dict | list):
        return flat
    inner = indent + "  "
    if isinstance(value, dict):
        names = {key: f"{json.dumps(key)}: " for key in value}
        lines = [names[key] + pretty(item, inner, len(names[key]) + 1) for key, item in value.items()]
        return "{\n" + ",\n".join(inner + line for line in lines) + "\n" + indent + "}"
    return "[\n" + ",\n".join(inner + pretty(item, inner, 1) for item in value) + "\n" + indent + "]"
