"""The cards as `regat show` lists and shows them."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import groupby
from typing import ClassVar

from regat.cli.arguments import whole_number
from regat.dominion.clarifications import CLARIFICATIONS
from regat.dominion.rules.cards import CATALOGUE, NUMBER, Card
from regat.dominion.terminal.styles import card_types
from regat.dominion.words.card_names import card_scopes
from regat.terminal.help_text import HelpText
from regat.terminal.page import Page
from regat.terminal.reference import Reference
from regat.words import Translator
from regat.words.names import Names, NotFound, normalize_name


class CardReference(Reference):
    help: ClassVar[HelpText] = HelpText("help-dominion-show-name")

    def add_options(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument(
            "--edition",
            type=whole_number(1, 2),
            metavar="NUMBER",
            help=HelpText("help-dominion-show-edition"),
        )

    def rows(self, words: Translator, args: argparse.Namespace) -> Sequence[Sequence[str]]:
        """All cards of an edition or of both, by cost and then by name."""
        listed = [card for card in CATALOGUE if args.edition is None or card.in_edition(args.edition)]
        listed.sort(key=lambda card: (card.cost, normalize_name(words(f"card-{card.key}"))))
        rows = []
        for cost, some in groupby(listed, key=lambda card: card.cost):
            label = words("show-cost", n=cost)
            for card in some:
                mark = _editions(words, card) if args.edition is None and len(card.editions) == 1 else ""
                rows.append((label, words(f"card-{card.key}"), card_types(card.key, words), mark))
                label = ""
        return rows

    def names(self, words: Translator) -> Sequence[Names[str]]:
        return card_scopes(words)

    def title(self, key: str, words: Translator) -> str:
        return words(f"card-{key}")

    def show(self, key: str, page: Page, words: Translator, args: argparse.Namespace) -> None:
        card, name, edition = CATALOGUE[NUMBER[key]], words(f"card-{key}"), args.edition
        if edition == 1 and not card.in_edition(1):
            raise NotFound(words("show-not-in-first-edition", card=name))
        if edition == 2 and not card.in_edition(2):
            raise NotFound(words("show-not-in-second-edition", card=name))
        page.title(name, beside="" if normalize_name(name) == normalize_name(key) else key)
        page.line(
            " · ".join((card_types(card.key, words), words("show-cost", n=card.cost), _editions(words, card)))
        )
        page.gap()
        first = words(f"card-{key}.first") if card.program_1e is not None else None
        page.paragraphs(first if edition == 1 and first else words(f"card-{key}.text"))
        if edition is None and first:
            page.gap()
            page.paragraphs(words("show-text-of-first-edition", text=first))
        page.gap()
        page.line(words("details-of-card"))
        for clarification in CLARIFICATIONS[key]:
            page.item(words(clarification.key), f"({', '.join(clarification.rules)})")


def _editions(words: Translator, card: Card) -> str:
    if card.in_edition(1) and card.in_edition(2):
        return words("show-both-editions")
    return words("show-first-edition") if card.in_edition(1) else words("show-second-edition")
