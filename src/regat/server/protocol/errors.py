"""Refusals: why something was not done, as a key of the catalogue."""

from __future__ import annotations

from regat.server.protocol.parts import Text


class ApiError(Exception):
    """A request is refused; nothing has changed. `detail` explains it better than the key alone."""

    def __init__(
        self, key: str, *, status: int = 409, detail: Text | None = None, **parts: str | int
    ) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.parts = parts
        self.text = detail or Text(key, dict(parts))
