"""Kingdomino in the catalogue: its dominoes, terrains and variants."""

from __future__ import annotations

from msgspec import Struct

from regat.kernel.errors import BadSetup
from regat.kingdomino.kingdom import halves
from regat.kingdomino.rules import dominoes, variants
from regat.kingdomino.spec import SPEC
from regat.server.protocol.parts import CatalogueMessage


class Half(Struct, frozen=True):
    """A square of a domino."""

    terrain: str
    crowns: int


class DominoInfo(Struct, frozen=True):
    """A domino: its first square, then its second."""

    number: int
    squares: tuple[Half, Half]


class TerrainInfo(Struct, frozen=True):
    """A terrain, and how often it occurs on the dominoes."""

    key: str
    squares: int
    crowns: int


class VariantInfo(Struct, frozen=True):
    """A variant, and the numbers of players it is for."""

    key: str
    players: tuple[int, ...]
    size: int  # columns and rows of a kingdom
    series: bool  # several games whose points are added up


class KingdominoCatalogue(CatalogueMessage, tag="kingdomino", frozen=True):
    """The dominoes, terrains and variants of Kingdomino."""

    dominoes: tuple[DominoInfo, ...]
    terrains: tuple[TerrainInfo, ...]
    variants: tuple[VariantInfo, ...]


def build_catalogue() -> KingdominoCatalogue:
    return KingdominoCatalogue(
        dominoes=tuple(_domino(domino) for domino in dominoes.BOX),
        terrains=tuple(_terrain(key) for key in dominoes.TERRAINS),
        variants=tuple(_variant(key) for key in variants.KNOWN),
    )


def _domino(domino: dominoes.Domino) -> DominoInfo:
    first, second = map(Half, domino.terrains, domino.crowns)
    return DominoInfo(domino.number, (first, second))


def _terrain(key: str) -> TerrainInfo:
    everywhere = [half for domino in dominoes.BOX for half in halves(domino.number) if half.terrain == key]
    return TerrainInfo(key, len(everywhere), sum(half.crowns for half in everywhere))


def _variant(key: str) -> VariantInfo:
    players = tuple(number for number in SPEC.players if _is_for(key, number))
    return VariantInfo(
        key,
        players,
        variants.KingdominoSetup(players[0], (key,)).size,
        series=key == variants.DYNASTY,
    )


def _is_for(variant: str, players: int) -> bool:
    """Whether a variant can be played by so many."""
    try:
        variants.checked_variants(players, (variant,))
    except BadSetup:
        return False
    return True
