"""Finished deals in a file, a line each: an arena that was interrupted goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from regat.kernel.errors import BadSetup
from regat.lab.arena import Arena, Deal, Played

VERSION = 1
FIELDS = ("seats", "shares", "points", "cpu_ms", "decisions", "turns")


class Notebook:
    """The first line says which arena it is; what another one has written is refused."""

    def __init__(self, file: Path, arena: Arena) -> None:
        self._file = file
        self._head = json.dumps({"regat_arena": VERSION, **arena.described()}, sort_keys=True)
        self.deals: list[Deal] = []
        try:
            self._read()
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise BadSetup(f"{file} cannot be used: {reason}") from None

    def _read(self) -> None:
        text = self._file.read_text("utf-8") if self._file.exists() else ""
        # A line that was cut off while it was written is played again.
        lines = text.split("\n")[:-1]
        if not lines and text:
            raise BadSetup(f"{self._file} is not a file of an arena")
        if lines and lines[0] != self._head:
            raise BadSetup(f"{self._file} belongs to another arena: {lines[0][:200]}")
        self.deals = [_deal(line, self._file) for line in lines[1:]]
        self._file.write_text("".join(f"{line}\n" for line in lines or [self._head]), "utf-8")

    def add(self, deal: Deal) -> None:
        with self._file.open("a", encoding="utf-8") as file:
            file.write(_line(deal) + "\n")
        self.deals.append(deal)

    def missing(self, numbers: Iterable[int]) -> list[int]:
        done = {deal.number for deal in self.deals}
        return [number for number in numbers if number not in done]


def _line(deal: Deal) -> str:
    games = [[getattr(game, name) for name in FIELDS] for game in deal.games]
    return json.dumps([deal.number, games], separators=(",", ":"))


def _deal(line: str, file: Path) -> Deal:
    try:
        number, games = json.loads(line)
        return Deal(int(number), tuple(Played(*(tuple(part) for part in game)) for game in games))
    except (ValueError, TypeError):
        raise BadSetup(f"{file} has a line that is no deal: {line[:80]}") from None
