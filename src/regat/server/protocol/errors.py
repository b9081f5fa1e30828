"""Refusals: why something was not done, by a key of the catalogue."""

from __future__ import annotations

from regat.server.protocol.messages import Say


class ApiError(Exception):
    """What was asked for is not done; nothing has changed."""

    def __init__(self, key: str, *, status: int = 409, said: Say | None = None, **parts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self._said = said  # in more words
        self.status = status
        self.parts = parts

    @property
    def say(self) -> Say:
        return self._said or Say(self.key, dict(self.parts))
