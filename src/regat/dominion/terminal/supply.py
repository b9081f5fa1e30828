"""The Supply: every pile with its cost and what is left of it, and the number that may be typed for it."""

from __future__ import annotations

from itertools import zip_longest

from rich.text import Text

from regat.dominion.terminal import styles
from regat.dominion.terminal.scene import BASIC, Scene, chip
from regat.terminal.layout import GAP, Lines, cut, fit, in_columns, wrap

EMPTY = "–"
IN_TWO_ROWS = ("copper", "estate", "silver", "duchy", "gold", "province", "curse")  # down the columns
AROUND_NAME = 10  # columns of a pile beside its name: `12) ` before, ` 5 ×10` after
MIN_TEXT = 30
MIN_PILE_WIDTH = 26  # columns of a pile, with its name cut if need be


def pile(scene: Scene, key: str, name_width: int) -> Text:
    """`12) Market   5 ×10`; a pile that cannot be chosen has no number, an empty one no cards."""
    left = scene.view.supply[key]
    number = scene.at("supply").get(key)
    style = styles.card_style(key)
    if not left:
        style = "dim strike"
    elif scene.is_choosing_pile and number is None:
        style = f"dim {style}"
    name = cut(Text(scene.translate.card(key).plain, style), name_width)
    return Text.assemble(
        chip(number),
        " ",
        name,
        " " * (name_width - name.cell_len + 1),
        (str(styles.cost(key)), "yellow"),
        (f"{f'×{left}' if left else EMPTY:>4}", "" if left else "bold"),
    )


def widest_name(scene: Scene) -> int:
    return max(scene.translate.card(key).cell_len for key in scene.piles)


def grid(scene: Scene, width: int, rows: int = 0) -> Lines:
    """All piles in columns, as few rows as the width allows, or as many as wished."""
    names = widest_name(scene)
    columns = (width + len(GAP)) // (names + AROUND_NAME + len(GAP))
    columns = max(columns, width // MIN_PILE_WIDTH)
    if rows:
        columns = -(-len(scene.piles) // rows)
    else:
        rows = -(-len(scene.piles) // columns)
    names = min(names, (width + len(GAP)) // columns - len(GAP) - AROUND_NAME)
    return fit(in_columns([pile(scene, key, names) for key in scene.piles], rows), width)


def with_texts(scene: Scene, width: int, *, whole: bool, spaced: bool = False, types: bool = False) -> Lines:
    """The basic piles in columns, then each Kingdom pile with its text, whole or cut to one line."""
    names = widest_name(scene)
    kingdom = scene.piles[len(BASIC) :]
    head_width = names + AROUND_NAME
    if types:
        head_width = max(head_width, *(_types(scene, key).cell_len for key in kingdom))
    wide = width - head_width - len(GAP)
    if wide < MIN_TEXT:
        return grid(scene, width)
    lines = _basic(scene, width, names)
    for key in kingdom:
        lines += [Text()] if spaced or key == kingdom[0] else []
        text = styles.card_text(key, scene.view.edition, scene.translate.words)
        texts = wrap(text, wide) if whole else [cut(text, wide)]
        heads = [pile(scene, key, names), *([_types(scene, key)] if types else [])]
        for head, line in zip_longest(heads, texts, fillvalue=Text()):
            lines.append(Text.assemble(cut(head, head_width, pad=True), GAP, line))
    return lines


def _basic(scene: Scene, width: int, most: int) -> Lines:
    """The basic piles in as few rows as their names allow."""
    needed = max(scene.translate.card(key).cell_len for key in BASIC)
    for rows, keys in ((2, IN_TWO_ROWS), (3, BASIC), (4, BASIC)):
        columns = -(-len(keys) // rows)
        names = min(most, (width + len(GAP)) // columns - len(GAP) - AROUND_NAME)
        if names >= needed:
            break
    return fit(in_columns([pile(scene, key, names) for key in keys], rows), width)


def _types(scene: Scene, key: str) -> Text:
    """What kind of card it is, under its name."""
    return Text.assemble("    ", (styles.card_types(key, scene.translate.words), "dim"))
