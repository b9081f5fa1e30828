"""Say what each card of Dominion still lacks.

    python tools/card_gaps.py [CARD ...]

A card begins with a row in src/regat/dominion/rules/cards.py; docs/adding-a-card.md has all steps. The exit
code is 1 if anything is missing.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from regat.dominion.bots.openings import OPENINGS
from regat.dominion.clarifications import CLARIFICATIONS
from regat.dominion.rules import cards
from regat.dominion.rules.cards import Card
from regat.dominion.search.card_values import PLAY_PRIORITY
from regat.dominion.words.prompts import KINDS
from regat.words import LANGUAGES
from regat.words.translator import COMMON, bundle

ROOT = Path(__file__).resolve().parent.parent
EMBLEMS = ROOT / "web/src/dominion/art/emblems.ts"
SPECIFICATION = ROOT / "docs/rules/dominion.md"
CLARIFIED = "src/regat/words/{}/dominion_clarifications.ftl"
SCENARIOS = ROOT / "rules/dominion/cards"

BASIC_KEYS = {cards.KEYS[number] for number in cards.BASIC}

# Operations that ask the player or a victim something.
ASKING = (
    *range(cards.DISCARD_ANY, cards.DRAW_AS_MANY),
    *range(cards.DISCARD_DOWN_TO, cards.IF_TRASHED),
    *range(cards.GAIN_UP_TO, cards.MAY_PLAY_DISCARDED + 1),
)


def gaps(card: Card) -> Iterator[str]:
    """What a card lacks, each with the file in which it belongs."""
    yield from _missing_texts(card)
    if not re.search(rf"^  {card.key}:", EMBLEMS.read_text("utf-8"), re.MULTILINE):
        yield "an emblem: name its icon in web/tools/emblems.mjs, then run `node tools/emblems.mjs` in web/"
    rule = f"D-CARD-{card.key.upper().replace('_', '')}"
    if f"{rule}-1" not in SPECIFICATION.read_text("utf-8"):
        yield f"rules with ids {rule}-n in {SPECIFICATION.relative_to(ROOT)}"
    if not CLARIFICATIONS.get(card.key):
        yield "clarifications: CLARIFICATIONS in src/regat/dominion/clarifications.py"
    if card.key in BASIC_KEYS:
        return
    if not (SCENARIOS / f"{card.key}.yaml").is_file():
        yield f"scenarios in {(SCENARIOS / card.key).relative_to(ROOT)}.yaml"
    if card.is_a(cards.ACTION) and card.key not in PLAY_PRIORITY:
        yield "a priority among Actions: PLAY_PRIORITY in src/regat/dominion/search/card_values.py"
    asks = any(operation in ASKING for operation, _ in card.program)
    if asks and not any(asker == card.key for asker, _ in KINDS):
        yield "the sentence of its question: KINDS in src/regat/dominion/words/prompts.py"
    if not any(f"{card.key} " in opening for opening in OPENINGS):
        yield "measured openings: run `python tools/openings.py`"


def _missing_texts(card: Card) -> Iterator[str]:
    for language in LANGUAGES:
        file = (COMMON / language / "dominion_cards.ftl").relative_to(ROOT)
        messages = bundle(language)
        if not messages.has_message(f"card-{card.key}"):
            yield f"card-{card.key} in {file}"
            continue
        attributes = messages.get_message(f"card-{card.key}").attributes
        for clarification in CLARIFICATIONS.get(card.key, ()):
            if not messages.has_message(clarification.key):
                yield f"{clarification.key} in {CLARIFIED.format(language)}"
        wanted = ["text", *(["first"] if card.program_1e is not None else [])]
        for name in wanted:
            if name not in attributes:
                yield f"card-{card.key}.{name} in {file}"


def main(keys: list[str]) -> int:
    unknown = [key for key in keys if key not in cards.NUMBER]
    if unknown:
        print(f"{', '.join(unknown)}: no row in src/regat/dominion/rules/cards.py")
        return 1
    found = [
        (card.key, gap) for card in cards.CATALOGUE if not keys or card.key in keys for gap in gaps(card)
    ]
    for key, gap in found:
        print(f"{key} lacks {gap}")
    if not found:
        print("nothing is missing")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
