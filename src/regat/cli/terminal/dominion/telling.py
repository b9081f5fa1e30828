"""What happened at the table, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regat.cli.terminal.dominion.wording import listing
from regat.kernel.events import Event

# Of oneself, of another, and what follows the cards.
SAID = {
    "draw": ("draw", "draws", ""),
    "shuffle": ("shuffle", "shuffles", ""),
    "play": ("play", "plays", ""),
    "buy": ("buy", "buys", ""),
    "gain": ("gain", "gains", ""),
    "discard": ("discard", "discards", ""),
    "trash": ("trash", "trashes", ""),
    "reveal": ("reveal", "reveals", ""),
    "look": ("see", "looks at", ""),
    "topdeck": ("put", "puts", " onto the deck"),
    "aside": ("set", "sets", " aside"),
}
UNSAID = ("show", "turn", "over")


def tell(events: Sequence[Event], me: int, names: Sequence[str]) -> list[Text]:
    """A line for each run of events of one player; cards that go and come in Clean-up are left out."""
    lines: list[Text] = []
    for run in _runs(_without_clean_up(events)):
        seat = run[0].seat
        says = Text("; ").join(_clause(kind, same, own=seat == me) for kind, same in _merged(run))
        lines.append(Text.assemble((names[seat], "bold"), " ", says, "."))
    return lines


def _without_clean_up(events: Sequence[Event]) -> list[Event]:
    kept: list[Event] = []
    for event in events:
        if event.kind in ("turn", "over"):
            _drop_clean_up(kept)
        kept.append(event)
    return kept


def _drop_clean_up(kept: list[Event]) -> None:
    """Take back the draw of a new hand, then what was discarded from play, then from hand."""
    while kept and kept[-1].kind in ("draw", "shuffle"):
        kept.pop()
    for zone in ("play", "hand"):
        if kept and kept[-1].kind == "discard" and kept[-1].source == zone:
            kept.pop()


def _runs(events: Sequence[Event]) -> list[list[Event]]:
    """The events of one player in a row; a new turn begins a new run."""
    runs: list[list[Event]] = [[]]
    for event in events:
        if event.kind == "turn" or (runs[-1] and runs[-1][-1].seat != event.seat):
            runs.append([])
        if event.kind not in UNSAID:
            runs[-1].append(event)
    return [run for run in runs if run]


def _merged(run: Sequence[Event]) -> list[tuple[str, list[str | None]]]:
    """Kinds with their cards, the same kind in a row told once."""
    merged: list[tuple[str, list[str | None]]] = []
    for event in run:
        if merged and merged[-1][0] == event.kind:
            merged[-1][1].extend(event.things)
        else:
            merged.append((event.kind, list(event.things)))
    return merged


def _clause(kind: str, things: Sequence[str | None], *, own: bool) -> Text:
    mine, theirs, after = SAID[kind]
    clause = Text(mine if own else theirs)
    faces = [thing for thing in things if thing is not None]
    hidden = len(things) - len(faces)
    if faces:
        clause.append(" ").append_text(listing(faces))
    if hidden:
        more = " more" if faces else ""
        clause.append(" and" if faces else "").append(f" {hidden}{more} card{'' if hidden == 1 else 's'}")
    return clause.append(after)
