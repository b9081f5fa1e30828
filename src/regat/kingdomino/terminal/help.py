"""Help: how to answer the prompt, what the signs mean, and facts about a domino or a terrain."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from regat.kingdomino.kingdom import Square, halves
from regat.kingdomino.rules import dominoes
from regat.kingdomino.terminal import domino_lines, input, squares, territories
from regat.kingdomino.terminal.scene import Scene
from regat.terminal.layout import LazyLines, Lines, flow, styled
from regat.words import LANGUAGES, Translator
from regat.words.names import find, shorten


def explain(scene: Scene, about: str) -> Group | LazyLines:
    if not about:
        return _help(scene)
    number = about.rsplit(maxsplit=1)[-1]
    if number.isdecimal() and number.isascii() and 1 <= int(number[:3]) <= dominoes.DOMINOES:
        return _domino(scene, int(number))
    terrains = _find_terrains(about, scene.translate.words.language)
    if len(terrains) == 1:
        return _terrain(scene, terrains[0])
    return Group(scene.translate("kingdomino-unknown", typed=shorten(about)))


def _help(scene: Scene) -> Group:
    translate, view = scene.translate, scene.view
    parts: list[Text] = [scene.question()]
    if view.placements:
        example = input.where(view.placements[0])
        spot = Text(squares.SPOT, squares.SPOT_STYLE)
        parts += [
            translate("kingdomino-help-place", example=example),
            translate("kingdomino-help-list", spot=spot),
        ]
    elif view.choice:
        parts.append(translate("kingdomino-help-claim"))
    parts += [
        translate("kingdomino-help-rules", size=f"{view.size}×{view.size}"),
        translate("kingdomino-help-more", terrain=translate.plain("terrain-forest")),
    ]
    spaced = [line for part in parts for line in (part, Text())]
    return Group(*spaced, LazyLines(lambda columns, _: flow(territories.legend(scene), columns, " " * 3)))


# A domino ---------------------------------------------------------------------------------------------


def _domino(scene: Scene, number: int) -> Group:
    translate = scene.translate
    lines = [
        Text.assemble(_named(scene, half), ", ", translate("n-crowns", n=half.crowns))
        for half in halves(number)
    ]
    title = translate.bold("kingdomino-about-domino", n=number)
    return Group(title, *lines, whereabouts(scene, number))


def whereabouts(scene: Scene, number: int) -> Text:
    """Where a domino is, as far as anybody knows."""
    translate, view = scene.translate, scene.view
    if number in view.unseen:
        return translate("kingdomino-is-unseen")
    line, newer = dict(view.line), dict(view.next)
    if number in line:
        return translate("kingdomino-is-in-current", name=scene.name(line[number]))
    if number in newer:
        king = newer[number]
        if view.stage == "first_choice":
            if king is None:
                return translate("kingdomino-is-free-in-first")
            return translate("kingdomino-is-in-first", name=scene.name(king))
        if king is None:
            return translate("kingdomino-is-free")
        return translate("kingdomino-is-in-next", name=scene.name(king))
    for seat, kingdom in enumerate(view.kingdoms):
        if number in kingdom.discarded:
            return translate("kingdomino-is-discarded", name=scene.name(seat))
        if any(placed.partition(" ")[0] == str(number) for placed in kingdom.placed):
            return translate("kingdomino-is-in-kingdom", name=scene.name(seat))
    return translate("kingdomino-is-away")


def _named(scene: Scene, land: Square) -> Text:
    """A square and the name of its terrain."""
    return Text.assemble(
        *squares.land(land, squares.SMALL, scene.translate.letters),
        " ",
        scene.translate(f"terrain-{land.terrain}"),
    )


# A terrain --------------------------------------------------------------------------------------------


def _terrain(scene: Scene, terrain: str) -> LazyLines:
    everywhere = range(1, dominoes.DOMINOES + 1)
    title = styled(_named(scene, Square(terrain, 0)), "bold")
    left = [
        domino_lines.face(scene, number)
        for number in scene.view.unseen
        if terrain in dominoes.BOX[number - 1].terrains
    ]

    def arrange(columns: int, _: int) -> Lines:
        return [
            title,
            _counted(scene, "kingdomino-about-terrain", terrain, everywhere),
            _counted(scene, "kingdomino-about-terrain-unseen", terrain, scene.view.unseen),
            Text(),
            *flow(left, columns),
        ]

    return LazyLines(arrange)


def _counted(scene: Scene, key: str, terrain: str, numbers: range | tuple[int, ...]) -> Text:
    found = [half for number in numbers for half in halves(number) if half.terrain == terrain]
    squares_of = scene.translate("n-squares", n=len(found))
    crowns = scene.translate("n-crowns", n=sum(half.crowns for half in found))
    return scene.translate(key, squares=squares_of, crowns=crowns)


def _find_terrains(about: str, language: str) -> list[str]:
    """By name or letter: those of the language, the letters of records, then the names in all languages."""
    own = Translator(language)
    letters = {terrain: letter for letter, terrain in dominoes.LETTERS.items()}
    return find(
        about,
        {terrain: [own(f"terrain-{terrain}"), own(f"terrain-letter-{terrain}")] for terrain in letters},
        {terrain: [terrain, letter] for terrain, letter in letters.items()},
        {terrain: [Translator(code)(f"terrain-{terrain}") for code in LANGUAGES] for terrain in letters},
    )
