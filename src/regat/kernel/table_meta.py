"""The table at which a game was recorded: a comment line in the record that names the players."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from regat.kernel.errors import BadRecord

MARK = "# table "


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """A person by name, or a bot by the key of its kind."""

    name: str = ""
    bot: str = ""  # empty: a person


@dataclass(frozen=True, slots=True)
class TableMeta:
    """What a record does not contain: the players, their language, and the earlier games of a series."""

    players: tuple[SeatedPlayer, ...]
    language: str = "en"
    series: tuple[tuple[int, ...], ...] | None = None  # scores of the earlier games; None: a single game

    def line(self) -> str:
        seats = [asdict(player) for player in self.players]
        fields = {"seats": seats, "language": self.language, "series": self.series}
        return MARK + json.dumps(fields, ensure_ascii=False)

    @classmethod
    def find(cls, text: str) -> TableMeta | None:
        """The table of a record; None if it names none, BadRecord if the line is malformed."""
        line = next((line for line in text.splitlines() if line.startswith(MARK)), None)
        if line is None:
            return None
        try:
            fields = json.loads(line.removeprefix(MARK))
            players = tuple(SeatedPlayer(str(seat["name"]), str(seat["bot"])) for seat in fields["seats"])
            series = fields["series"] if "series" in fields else fields.get("dynasty")  # its earlier name
            scores = None if series is None else tuple(tuple(map(int, game)) for game in series)
            return cls(players, str(fields.get("language", "en")), scores)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise BadRecord(f"the line about the table is malformed: {error}") from None


def players_in(text: str) -> tuple[SeatedPlayer, ...]:
    """The players that a record names; none if it does not, or if the line is malformed."""
    try:
        table = TableMeta.find(text)
    except BadRecord:
        return ()
    return table.players if table else ()
