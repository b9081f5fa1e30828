"""Finished deals in a file, one in each line, so that an interrupted arena can continue."""

from __future__ import annotations

import json
from dataclasses import astuple
from pathlib import Path

from regat.kernel.errors import BadSetup
from regat.lab.arena import Arena, Deal, GameResult

VERSION = 1


class ResultsFile:
    """The first line names the arena; a file of another arena is refused and not changed."""

    def __init__(self, file: Path, arena: Arena) -> None:
        self._file = file
        self._head = json.dumps({"regat_arena": VERSION, **arena.to_report()}, sort_keys=True)
        self.deals: list[Deal] = []
        try:
            self._read(arena)
        except OSError as error:
            raise _unusable(file, error) from None
        except UnicodeDecodeError:
            raise BadSetup(f"{file} is not a results file of an arena") from None

    def _read(self, arena: Arena) -> None:
        if self._file.exists() and not self._file.is_file():
            raise BadSetup(f"{self._file} is not a regular file")
        text = self._file.read_text("utf-8") if self._file.exists() else ""
        whole, _, cut_off = text.rpartition("\n")
        lines = whole.split("\n") if whole else []
        if not lines and not self._head.startswith(cut_off):
            raise BadSetup(f"{self._file} is not a results file of an arena")
        if lines and lines[0] != self._head:
            raise BadSetup(f"{self._file} holds the results of another arena: {lines[0][:200]}")
        self.deals = [_deal(line, arena, self._file) for line in lines[1:]]
        # A line that was cut off while it was written is played again; complete lines are never rewritten.
        with self._file.open("a", encoding="utf-8") as file:
            file.truncate(len(text.encode()) - len(cut_off.encode()))
            if not lines:
                file.write(self._head + "\n")

    def add(self, deal: Deal) -> None:
        try:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(_line(deal) + "\n")
        except OSError as error:
            raise _unusable(self._file, error) from None
        self.deals.append(deal)


def seed_in(file: Path) -> int | None:
    """The seed of the arena in a file; None if there is none."""
    try:
        if not file.is_file():
            return None
        with file.open(encoding="utf-8") as lines:
            head = json.loads(lines.readline())
    except (OSError, ValueError):
        return None  # opening the file reports whether it can be used
    seed = head.get("seed") if isinstance(head, dict) else None
    return seed if isinstance(seed, int) else None


def _unusable(file: Path, error: OSError) -> BadSetup:
    return BadSetup(f"{file} cannot be used: {error.strerror or error}")


def _line(deal: Deal) -> str:
    games = [astuple(game) for game in deal.games]
    return json.dumps([deal.number, games], separators=(",", ":"))


def _deal(line: str, arena: Arena, file: Path) -> Deal:
    try:
        number, games = json.loads(line)
        deal = Deal(int(number), tuple(GameResult(*(tuple(part) for part in game)) for game in games))
        fits = tuple(game.seats for game in deal.games) == arena.seatings(deal.number)
    except (ValueError, TypeError):
        fits = False
    if not fits:
        raise BadSetup(f"{file} has a line that is not a deal of this arena: {line[:80]}")
    return deal
