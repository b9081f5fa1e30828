"""Dominion's GameUi: its options, its set-up, and where its screens are."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from regat.bots import registry
from regat.cli.arguments import whole_number
from regat.dominion.game import Game
from regat.dominion.rules import kingdoms
from regat.dominion.setup import DominionSetup
from regat.dominion.terminal.kingdom_choice import draft, swap_cards
from regat.dominion.terminal.presenter import DominionPresenter
from regat.dominion.terminal.reference import CardReference
from regat.dominion.terminal.styles import CardTranslator
from regat.dominion.words.card_names import read_kingdom
from regat.kernel.chance import Seeded
from regat.kernel.match import Match
from regat.kernel.table_meta import SeatedPlayer
from regat.terminal import game_ui
from regat.terminal.help_text import HelpText
from regat.terminal.menu import Entry, Menu
from regat.terminal.reference import Reference
from regat.terminal.screen import Screen
from regat.words import Translator, preferred

DRAFT = "draft"
LATEST_EDITION = 2


class DominionUi(game_ui.GameUi[Game]):
    name: ClassVar[str] = Game.name
    options: ClassVar[tuple[str, ...]] = ("edition", "kingdom", "mixed", "swap")
    reference: ClassVar[Reference] = CardReference()
    examples: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "play": (
            "dominion --kingdom size_distortion --players 3 --seed 7",
            "dominion --kingdom draft --name Ana --name Maria",
        ),
        "puzzle": ("rules/dominion/examples.yaml",),
        "show": ("throne room --lang pl",),
        "rules": ("dominion_turn",),
        "sim": ("dominion big-money big-money-smithy --games 100000 --seed 1 --json",),
        "arena": (
            "dominion --bots champion,hard,big-money --kingdom random --games 400 "
            "--resume night.arena --plot night.svg",
        ),
        "ladder": ('dominion --rows "champion – hard" --games 100',),
        "scenario": ("rules/dominion my-puzzle.yaml --engine both",),
    }

    def presenter(self, words: Translator, names: Sequence[str]) -> DominionPresenter:
        return DominionPresenter(CardTranslator(words, names))

    def add_setup_options(self, group: argparse._ArgumentGroup) -> None:
        group.add_argument(
            "--edition", type=whole_number(1, 2), metavar="NUMBER", help=HelpText("help-dominion-edition")
        )
        group.add_argument("--kingdom", metavar="KINGDOM", help=HelpText("help-dominion-kingdom"))
        group.add_argument("--mixed", action="store_true", default=None, help=HelpText("help-dominion-mixed"))
        group.add_argument("--swap", action="store_true", default=None, help=HelpText("help-dominion-swap"))

    def setup_from_options(self, args: argparse.Namespace, players: int) -> DominionSetup:
        words = Translator(preferred(getattr(args, "lang", None), os.environ))
        kingdom = kingdoms.FIRST_GAME if args.kingdom is None else read_kingdom(args.kingdom, words)
        edition = args.edition or LATEST_EDITION
        return DominionSetup(players, edition, kingdom, bool(args.mixed), swap=bool(args.swap))

    def choose_setup(self, args: argparse.Namespace, menu: Menu) -> None:
        words = menu.words
        sets = [
            Entry(key, words(f"set-{key}"), ", ".join(words(f"card-{card}") for card in ten))
            for key, ten in kingdoms.SETS[LATEST_EDITION].items()
        ]
        others = [Entry(kingdoms.RANDOM, words("choose-random")), Entry(DRAFT, words("choose-draft"))]
        args.kingdom = menu.choose(words("choose-kingdom"), [*sets, *others], kingdoms.FIRST_GAME)

    def start(
        self, args: argparse.Namespace, players: Sequence[SeatedPlayer], seed: int, screen: Screen
    ) -> Match[Game]:
        setup = self.setup_from_options(args, len(players))
        if setup.kingdom == DRAFT:
            cards = draft(players, setup.edition, seed, screen, Translator(args.lang), mixed=setup.mixed)
            setup = replace(setup, kingdom=cards)
        match: Match[Game] = self.spec.match(setup, Seeded(seed))
        for player in players:
            if player.bot:
                registry.check(self.name, player.bot, match.game.setup)
        return match

    def change_setup(
        self, setup: DominionSetup, players: Sequence[SeatedPlayer], screen: Screen, words: Translator
    ) -> DominionSetup:
        return replace(setup, kingdom=swap_cards(setup, players, screen, words)) if setup.may_swap else setup


FACE = DominionUi()
