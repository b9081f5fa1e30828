"""What happened at the table, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regat.cli.terminal.kingdomino.wording import domino
from regat.kernel.events import Event


def tell(events: Sequence[Event], me: int, names: Sequence[str]) -> list[Text]:
    """A line for each thing that somebody did; new lines of dominoes are on the table."""
    lines = [_sentence(event, me, names) for event in events]
    return [line for line in lines if line is not None]


def _sentence(event: Event, me: int, names: Sequence[str]) -> Text | None:
    own = event.seat == me
    name = (names[event.seat], "bold")
    match event.kind:
        case "king":
            return Text.assemble(
                ("Your", "bold") if own else (f"{names[event.seat]}'s", "bold"), " king is drawn."
            )
        case "claim":
            return Text.assemble(name, " claim " if own else " claims ", _face(event), ".")
        case "place":
            where = str(event.things[0]).partition(" ")[2]
            return Text.assemble(name, " place " if own else " places ", _face(event), f" at {where}.")
        case "discard":
            return Text.assemble(
                name, " discard " if own else " discards ", _face(event), ": it fits nowhere."
            )
    return None


def _face(event: Event) -> Text:
    return domino(int(str(event.things[0]).partition(" ")[0]))
