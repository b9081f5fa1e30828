"""What a kingdom is worth, territory by territory, and what a placement would make of it."""

from __future__ import annotations

from rich.text import Text

from regat.kingdomino import kingdom
from regat.kingdomino.kingdom import Square, Territory
from regat.kingdomino.rules import dominoes
from regat.kingdomino.terminal import squares, styles
from regat.kingdomino.terminal.scene import Scene
from regat.kingdomino.view import KingdomView, centred


def chip(scene: Scene, one: Territory) -> Text:
    """`F 5×2=10`: a forest of five squares with two crowns."""
    return Text.assemble(_terrain(scene, one.terrain), " ", _sum(one))


def chips(scene: Scene, seat: int) -> list[Text]:
    """Territories with crowns, bonuses, and in the end the territories without crowns."""
    one = scene.view.kingdoms[seat]
    worthy = [chip(scene, territory) for territory in one.territories if territory.points]
    bare = [chip(scene, territory) for territory in one.territories if not territory.points]
    return [*worthy, *bonuses(scene, one), *bare]


def rows(scene: Scene, seat: int) -> list[Text]:
    """The same with the names of the terrains, and with what was discarded."""
    one = scene.view.kingdoms[seat]
    named = [
        Text.assemble(_terrain(scene, territory.terrain), " ", _name(scene, territory), "  ", _sum(territory))
        for territory in one.territories
    ]
    named += bonuses(scene, one)
    if one.discarded:
        numbers = ", ".join(map(str, one.discarded))
        named.append(scene.translate.dim("kingdomino-discarded", numbers=numbers))
    return named or [scene.translate.dim("kingdomino-castle-alone")]


def bonuses(scene: Scene, one: KingdomView) -> list[Text]:
    """The bonuses that the kingdom has now."""
    return [
        Text.assemble(scene.translate(f"variant-{name}"), " ", (f"+{points}", "bold"))
        for name, points in one.bonuses.items()
    ]


def preview(scene: Scene) -> list[Text]:
    """What the previewed placement would gain: points, territories, and room to grow."""
    placement, translate = scene.preview, scene.translate
    if not placement:
        return []
    lands = scene.own_board().lands
    new = {placement.first, placement.second}
    made = [territory for territory in kingdom.territories(lands) if new & set(territory.squares)]
    points = translate("n-points", n=placement.gain)
    parts = [Text.assemble("+", points, style="bold"), *(chip(scene, territory) for territory in made)]
    parts.append(translate("kingdomino-left", columns=placement.columns_left, rows=placement.rows_left))
    if "middle_kingdom" in scene.view.variants and centred(dict(lands)):
        parts.append(Text.assemble(translate("variant-middle_kingdom"), f" +{dominoes.CENTRED_BONUS}"))
    return parts


def legend(scene: Scene) -> list[Text]:
    """What the letters, colours and signs mean."""
    translate = scene.translate
    terrains = [
        Text.assemble(
            *squares.land(Square(terrain, 0), squares.SMALL, translate.letters),
            " ",
            translate(f"terrain-{terrain}"),
        )
        for terrain in dominoes.TERRAINS
    ]
    castle = Text.assemble(
        *squares.castle(scene.seat, squares.SMALL), " ", translate("kingdomino-legend-castle")
    )
    crowned = Text.assemble(*squares.land(Square("mine", 2), squares.SMALL, translate.letters))
    return [*terrains, castle, Text.assemble(crowned, " ", translate("n-crowns", n=2))]


def _terrain(scene: Scene, terrain: str) -> Text:
    return Text(f" {scene.translate.letters[terrain]} ", styles.TERRAIN_STYLES[terrain])


def _name(scene: Scene, territory: Territory) -> str:
    longest = max(len(scene.translate.plain(f"terrain-{terrain}")) for terrain in dominoes.TERRAINS)
    return scene.translate.plain(f"terrain-{territory.terrain}").ljust(longest)


def _sum(one: Territory) -> Text:
    style, total = ("", "bold") if one.points else ("dim", "dim")
    return Text.assemble((f"{len(one.squares)}×{one.crowns}=", style), (f"{one.points}", total))
