"""`regat show`: what is on a card or on a domino."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

from regat.cli import OK, Subparsers, command_parser
from regat.cli.arguments import add_language, whole_number, words_for

if TYPE_CHECKING:
    from regat.cli.lookup import Names
    from regat.dominion.rules.cards import Card
    from regat.words import Translator

NAME = "show"


def add(subparsers: Subparsers) -> argparse.ArgumentParser:
    parser = command_parser(
        subparsers,
        NAME,
        summary="show a card or a domino, or list all cards",
        example="regat show throne room --lang pl\n  regat show domino 23",
    )
    parser.add_argument(
        "card",
        nargs="*",
        metavar="CARD",
        help="a card's key or its name in any language, or its beginning; "
        "or a domino's number; without it, all cards are listed",
    )
    parser.add_argument("--edition", type=whole_number(1, 2), help="1 or 2 (default: both)")
    add_language(parser)
    return parser


def run(args: argparse.Namespace) -> int:
    words = words_for(args)
    typed = " ".join(" ".join(args.card).split())
    if not typed:
        show_list(words, args.edition)
    elif (number := domino_number(typed)) is not None:
        show_domino(words, number)
    else:
        show_card(words, look_up(words, typed), args.edition)
    return OK


def domino_number(typed: str) -> str | None:
    """The number in `23`, `domino 23`, or the same in another language."""
    from regat.cli.lookup import find
    from regat.words import LANGUAGES, Translator

    number = typed.rpartition(" ")[2]
    if not number.isdecimal():
        return None
    named = {number: [number, *(Translator(code)("show-domino", n=number) for code in LANGUAGES)]}
    return number if find(typed, named) else None


def show_domino(words: Translator, number: str) -> None:
    from regat.cli.lookup import NotFound, shown
    from regat.cli.page import Page
    from regat.kingdomino.rules.dominoes import BOX, DOMINOES

    domino = next((domino for domino in BOX if str(domino.number) == number.lstrip("0")), None)
    if domino is None:
        raise NotFound(words("show-no-domino", number=shown(number), last=DOMINOES))
    page = Page()
    page.title(words("show-domino", n=domino.number))
    page.columns(
        (words(f"terrain-{terrain}"), words("n-crowns", n=crowns))
        for terrain, crowns in zip(domino.terrains, domino.crowns, strict=True)
    )


def look_up(words: Translator, typed: str) -> Card:
    """The one card that fits: by its name in the reader's language, or its key, or its name in any other."""
    from regat.cli.lookup import NotFound, find, near, shown
    from regat.dominion.rules.cards import CATALOGUE, KEYS, NUMBER
    from regat.words import LANGUAGES, Translator

    circles = (
        names_in([words]),
        {key: [key] for key in KEYS},
        names_in([Translator(code) for code in LANGUAGES]),
    )
    found = find(typed, *circles)
    if len(found) == 1:
        return CATALOGUE[NUMBER[found[0]]]
    cards = ", ".join(words(f"card-{key}") for key in found or near(typed, *circles))
    if found:
        raise NotFound(words("show-several", name=shown(typed), names=cards))
    if cards:
        raise NotFound(words("show-unknown-near", name=shown(typed), names=cards))
    raise NotFound(words("show-unknown", name=shown(typed)))


def names_in(languages: Iterable[Translator]) -> Names:
    """What the cards are called in these languages."""
    from regat.dominion.rules.cards import KEYS

    languages = list(languages)
    return {key: [words(f"card-{key}") for words in languages] for key in KEYS}


def show_card(words: Translator, card: Card, edition: int | None) -> None:
    from regat.cli.folding import bare
    from regat.cli.lookup import NotFound
    from regat.cli.page import Page

    name = words(f"card-{card.key}")
    if edition == 1 and not card.in_edition(1):
        raise NotFound(words("show-not-in-first-edition", card=name))
    if edition == 2 and not card.in_edition(2):
        raise NotFound(words("show-not-in-second-edition", card=name))
    page = Page()
    page.title(name, beside="" if bare(name) == bare(card.key) else card.key)
    page.line(" · ".join((types(words, card), words("show-cost", n=card.cost), editions(words, card))))
    page.gap()
    first = words(f"card-{card.key}.first") if card.program_1e is not None else None
    page.paragraphs(first if edition == 1 and first else words(f"card-{card.key}.text"))
    if edition is None and first:
        page.gap()
        page.paragraphs(words("show-text-of-first-edition", text=first))


def show_list(words: Translator, edition: int | None) -> None:
    """All cards of an edition or of both, by cost and then by name."""
    from regat.cli.folding import bare
    from regat.cli.page import Page
    from regat.dominion.rules.cards import CATALOGUE

    listed = [card for card in CATALOGUE if edition is None or card.in_edition(edition)]
    listed.sort(key=lambda card: (card.cost, bare(words(f"card-{card.key}"))))
    rows = []
    for cost, some in groupby(listed, key=lambda card: card.cost):
        label = words("show-cost", n=cost)
        for card in some:
            rows.append((label, words(f"card-{card.key}"), types(words, card), mark(words, card, edition)))
            label = ""
    Page().columns(rows)


def mark(words: Translator, card: Card, edition: int | None) -> str:
    """The edition, where it needs saying."""
    return editions(words, card) if edition is None and len(card.editions) == 1 else ""


def types(words: Translator, card: Card) -> str:
    from regat.dominion.rules.cards import TYPE_NAMES

    return " – ".join(words(f"type-{name}") for kind, name in TYPE_NAMES.items() if card.is_a(kind))


def editions(words: Translator, card: Card) -> str:
    if card.in_edition(1) and card.in_edition(2):
        return words("show-both-editions")
    return words("show-first-edition") if card.in_edition(1) else words("show-second-edition")
