"""The log: what happened, in as few lines as one has, or turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regat.dominion.terminal.styles import CardTranslator
from regat.dominion.words.narration import without_name
from regat.terminal.layout import Lines, styled, wrap
from regat.words.message import Message, Seat

HEADING = "log-turn"
END = "log-ends-turn"
SHUFFLE = "log-shuffles"
INDENT = 2


def by_message(messages: Sequence[Message], translate: CardTranslator) -> Lines:
    """A line for each message, under a heading for each turn."""
    return [
        _heading(message, translate) if message.key == HEADING else translate(message) for message in messages
    ]


def by_turn(messages: Sequence[Message], translate: CardTranslator, width: int, me: int | None) -> Lines:
    """Headings, and under each what its player did without the name; what is not new is dim."""
    lines: Lines = []
    on_turn = None
    fresh = _fresh(messages, me)
    for number, message in enumerate(messages):
        if message.key == END:
            continue
        if message.key == HEADING:
            on_turn = message.parts["name"]
            said = wrap(_heading(message, translate), width, INDENT)
        else:
            own = message.parts.get("name") == on_turn
            line = Text.assemble(" " * INDENT, _bare(message, translate) if own else translate(message))
            said = wrap(line, width, 2 * INDENT)
        lines += said if number >= fresh else [styled(line, "dim") for line in said]
    return lines


def in_brief(messages: Sequence[Message], translate: CardTranslator, width: int, me: int | None) -> Lines:
    """A paragraph for each player in a row; what is not new is dim."""
    lines: Lines = []
    fresh = _fresh(messages, me)
    for run in _runs(messages):
        name = messages[run[0]].parts.get("name")
        said = Text("; ").join(_bare(messages[number], translate) for number in run)
        if isinstance(name, Seat):
            said = Text.assemble(translate.name(name.number), " ", said)
        lines += wrap(said if run[-1] >= fresh else styled(said, "dim"), width, INDENT)
    return lines


def end(lines: Lines, height: int) -> Lines:
    """The last lines; an ellipsis marks a first line that continues one which is cut off."""
    shown = lines[-height:] if height > 0 else []
    if shown and len(shown) < len(lines) and shown[0].plain.startswith(" " * INDENT):
        shown[0] = Text.assemble("…", shown[0][1:])
    return shown


def _fresh(messages: Sequence[Message], me: int | None) -> int:
    """The first message of what one did last: all that followed is new."""
    mine = [
        message.key != HEADING and message.parts.get("name") == Seat(-1 if me is None else me)
        for message in messages
    ]
    last = len(mine) - 1 - mine[::-1].index(True) if any(mine) else 0
    while last > 0 and mine[last - 1]:
        last -= 1
    return last - 1 if last > 0 and messages[last - 1].key == HEADING else last


def _runs(messages: Sequence[Message]) -> list[list[int]]:
    """The messages about one player in a row; shuffles are left out, and the end of a turn that has more."""
    runs: list[list[int]] = []
    for number, message in enumerate(messages):
        if message.key == HEADING:
            runs.append([])
        elif message.key == SHUFFLE:
            continue
        elif message.key != END or not runs or not runs[-1] or _other_player(messages[runs[-1][0]], message):
            if not runs or (runs[-1] and _other_player(messages[runs[-1][0]], message)):
                runs.append([])
            runs[-1].append(number)
    return [run for run in runs if run]


def _other_player(before: Message, message: Message) -> bool:
    """Whether a message is about another player; a message about nobody continues the paragraph."""
    return "name" in message.parts and message.parts["name"] != before.parts.get("name")


def _heading(message: Message, translate: CardTranslator) -> Text:
    return Text.assemble(("── ", "dim"), translate(message))


def _bare(message: Message, translate: CardTranslator) -> Text:
    said = translate(without_name(message))
    return said[1:] if said.plain.startswith(" ") else said
