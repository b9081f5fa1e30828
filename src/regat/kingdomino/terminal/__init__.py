"""Kingdomino's GameUi: its options, its set-up, and where its screens are."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import ClassVar

from regat.kernel.chance import Seeded
from regat.kernel.match import Match
from regat.kernel.table_meta import SeatedPlayer
from regat.kingdomino.game import Game
from regat.kingdomino.rules.variants import (
    DYNASTY,
    KNOWN,
    MIGHTY_DUEL,
    KingdominoSetup,
    checked_variants,
    of_each_game,
)
from regat.kingdomino.series import GAMES
from regat.kingdomino.terminal.presenter import KingdominoPresenter
from regat.kingdomino.terminal.reference import DominoReference
from regat.kingdomino.terminal.styles import DominoTranslator
from regat.terminal import game_ui
from regat.terminal.help_text import HelpText
from regat.terminal.menu import Entry, Menu
from regat.terminal.reference import Reference
from regat.terminal.screen import Screen
from regat.words import Translator


class KingdominoUi(game_ui.GameUi[Game]):
    name: ClassVar[str] = Game.name
    options: ClassVar[tuple[str, ...]] = ("variants",)
    series_length: ClassVar[int] = GAMES
    series_name: ClassVar[str] = f"variant-{DYNASTY}"
    reference: ClassVar[Reference] = DominoReference()
    examples: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "play": ("kingdomino --variants harmony,middle_kingdom --opponent full-greedy --lang ro",),
        "puzzle": ("rules/kingdomino/examples.yaml 2",),
        "show": ("domino 23",),
        "rules": ("kingdomino_scoring --lang uk",),
        "sim": ("kingdomino greedy random --variants harmony",),
        "arena": (
            "kingdomino --bots champion,full-greedy --players 2 --games 600 --seed 1 --budget-ms 50",
            "kingdomino --bots hard,full-greedy --sprt 0.5,0.55 --games 100000",
        ),
        "ladder": ("kingdomino --folder rows",),
        "train": ("kingdomino --table 2x5 --out weights --seed 1",),
    }

    def presenter(self, words: Translator, names: Sequence[str]) -> KingdominoPresenter:
        return KingdominoPresenter(DominoTranslator(words, names))

    def add_setup_options(self, group: argparse._ArgumentGroup) -> None:
        group.add_argument("--variants", metavar="NAMES", help=HelpText("help-kingdomino-variants"))

    def setup_from_options(self, args: argparse.Namespace, players: int) -> KingdominoSetup:
        return KingdominoSetup(players, _variants(args))

    def choose_setup(self, args: argparse.Namespace, menu: Menu) -> None:
        entries = [
            Entry(key, menu.words(f"variant-{key}"), menu.words(f"variant-{key}.help"))
            for key in KNOWN
            if args.players in (None, 2) or key != MIGHTY_DUEL
        ]
        args.variants = ",".join(menu.choose_several(menu.words("choose-variants"), entries))

    def is_series(self, args: argparse.Namespace) -> bool:
        return DYNASTY in _variants(args)

    def start(
        self, args: argparse.Namespace, players: Sequence[SeatedPlayer], seed: int, screen: Screen
    ) -> Match[Game]:
        names = of_each_game(checked_variants(len(players), _variants(args)))
        return self.spec.match(KingdominoSetup(len(players), names), Seeded(seed))


def _variants(args: argparse.Namespace) -> tuple[str, ...]:
    return tuple((args.variants or "").replace(",", " ").split())


FACE = KingdominoUi()
