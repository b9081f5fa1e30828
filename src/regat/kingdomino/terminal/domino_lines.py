"""The lines of dominoes with the kings on them, and the dominoes that nobody has seen yet."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regat.kingdomino.terminal import squares
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.terminal.squares import SMALL, Scale
from regat.terminal.layout import Lines, beside, fill, in_columns, per_line

GAP = 2
NUMBER = 3  # columns for a domino's number and a space


def lines(scene: Scene, scale: Scale, columns: int) -> Lines:
    """Both lines, the older one on the left, each half as wide as all the columns."""
    half = (columns - GAP) // 2
    return beside(*(fill(sheet, half) for sheet in (_older(scene, scale), _newer(scene, scale))), gap=GAP)


def height(scene: Scene, scale: Scale) -> int:
    """How many lines this takes with full lines of dominoes."""
    between = 1 if scale.height > 1 else 0
    return 1 + scene.shape.length * (scale.height + between) - between


def width(scene: Scene, scale: Scale) -> int:
    """How many columns are good to have."""
    longest = max(scene.name(seat).cell_len for seat in range(scene.view.players))
    return 2 * (NUMBER + 2 * scale.width + 1 + min(14, longest)) + GAP


def unseen(scene: Scene, columns: int) -> Lines:
    """The dominoes never seen, in order."""
    numbers = scene.view.unseen
    if not numbers:
        return [scene.translate("kingdomino-none")]
    faces = [
        Text.assemble(f"{number:>2} ", *squares.tile(number, squares.TINY, scene.translate.letters))
        for number in numbers
    ]
    return in_columns(faces, -(-len(faces) // per_line(faces, columns, GAP)), GAP)


def _older(scene: Scene, scale: Scale) -> Lines:
    view = scene.view
    if view.stage == "first_choice":
        kings = [Text.assemble(scene.name(seat), f" ×{left}") for seat, left in enumerate(view.kings) if left]
        return [_head(scene, "kingdomino-kings-left"), *(kings or [scene.translate("kingdomino-none")])]
    acting = view.line[0][0] if view.line and view.stage == "placing" else None
    return [_head(scene, "kingdomino-current-line"), *_dominoes(scene, view.line, scale, acting)]


def _newer(scene: Scene, scale: Scale) -> Lines:
    head = "kingdomino-first-choice" if scene.view.stage == "first_choice" else "kingdomino-next-line"
    if not scene.view.next:
        return [_head(scene, head), Text.assemble((scene.translate.plain("kingdomino-none"), "dim"))]
    return [_head(scene, head), *_dominoes(scene, scene.view.next, scale, None)]


def _head(scene: Scene, key: str) -> Text:
    return scene.translate.dim(key)


def _dominoes(
    scene: Scene, line: Sequence[tuple[int, int | None]], scale: Scale, acting: int | None
) -> Lines:
    sheet: Lines = []
    for number, king in line:
        if sheet and scale.height > 1:
            sheet.append(Text())
        above = [Text()] * ((scale.height - 1) // 2)
        spelt = [*above, Text(f"{number:>2} ", "bold reverse" if number == acting else "bold")]
        who = [*above, _worth(scene, number) if king is None else scene.name(king)]
        sheet += beside(spelt, squares.tile(number, scale, scene.translate.letters), [Text(" ")], who)
    return sheet


def _worth(scene: Scene, number: int) -> Text:
    """What a free domino would gain for the player who may claim it."""
    worth = {answer.text: answer.worth for answer in scene.answers}
    return worth.get(f"claim {number}", Text("–", "dim"))


def face(scene: Scene, number: int) -> Text:
    """A domino in one line: its number and both squares."""
    return Text.assemble((f"{number:>2} ", "bold"), *squares.tile(number, SMALL, scene.translate.letters))
