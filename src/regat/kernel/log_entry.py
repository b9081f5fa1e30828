"""An entry of the log: a decision in record notation, or `! kind …` for everything else."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from regat.kernel.errors import BadRecord

Kind = Literal["decision", "undo", "resign", "timeout", "takeover", "return", "end"]

MAX_ENTRY_CHARS = 10_000  # discarding every card of the box takes about 6,000

_DECISION = re.compile(r"[\"$-<>-~][!-~]*(?: [!-~]+)*")  # words in ASCII; the first begins with none of ! # =
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
_HOLDER = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")


def is_decision(line: str) -> bool:
    """Whether a line of a record can be a decision, legal or not."""
    return len(line) <= MAX_ENTRY_CHARS and _DECISION.fullmatch(line) is not None


class LogEntry(NamedTuple):
    """One entry: `buy gold`, `! undo 2`, `! resign 1`, `! timeout 1`, `! takeover 1 big-money`, …"""

    seq: int  # counts every entry; set-up is 0
    kind: Kind
    text: str = ""  # the answer; the entry that an undo takes back; who takes over
    seat: int = -1  # whose entry it is; -1 for an undo, an end, and a decision that is read but not yet taken

    @property
    def line(self) -> str:
        """The entry as a line of a record."""
        match self.kind:
            case "decision":
                return self.text
            case "undo":
                return f"! undo {self.text}"
            case "takeover":
                return f"! takeover {self.seat} {self.text}"
            case "end":
                return "! end"
            case _:
                return f"! {self.kind} {self.seat}"

    @classmethod
    def parse(cls, seq: int, line: str) -> LogEntry:
        """Read a line of a record, whether or not it is legal in the game."""
        if len(line) > MAX_ENTRY_CHARS:
            raise BadRecord(f"an entry has at most {MAX_ENTRY_CHARS} characters")
        if not line.startswith("!"):
            if not _DECISION.fullmatch(line):
                raise BadRecord(f"{line[:40]!r} is not an entry: words with single spaces between them")
            return cls(seq, "decision", line)
        match line.split(" "):
            case ["!", "undo", to] if _NUMBER.fullmatch(to):
                return cls(seq, "undo", to)
            case ["!", "resign" | "timeout" as kind, seat] if _NUMBER.fullmatch(seat):
                return cls(seq, "resign" if kind == "resign" else "timeout", seat=int(seat))
            case ["!", "takeover", seat, by] if _NUMBER.fullmatch(seat) and _HOLDER.fullmatch(by):
                return cls(seq, "takeover", by, int(seat))
            case ["!", "return", seat] if _NUMBER.fullmatch(seat):
                return cls(seq, "return", seat=int(seat))
            case ["!", "end"]:
                return cls(seq, "end")
        seats = "`! resign seat`, `! timeout seat`, `! takeover seat name`, `! return seat`"
        wanted = f"`! undo entry`, {seats} or `! end`"
        raise BadRecord(f"{line[:40]!r} is not {wanted}")
