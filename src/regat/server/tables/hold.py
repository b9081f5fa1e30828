"""A hold on something that one at a time may change."""

from __future__ import annotations

import asyncio
from collections import deque


class Hold:
    """Whoever asks first has it first; who finds it free has it at once, without the event loop."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._taken

    def take(self) -> bool:
        """Take it if nobody has it."""
        if self._taken:
            return False
        self._taken = True
        return True

    def release(self) -> None:
        """Hand it to who has waited longest."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                return turn.set_result(None)
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the very moment
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
