"""Choosing the ten cards in turns, people by name and bots at random."""

from __future__ import annotations

from collections.abc import Sequence

from regat.dominion.rules.kingdoms import PILES, Draft
from regat.dominion.terminal.card_menu import card_entries
from regat.dominion.terminal.styles import CardTranslator
from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.table_meta import SeatedPlayer
from regat.terminal.menu import Menu
from regat.terminal.screen import Screen
from regat.words import Translator

STREAM = 5  # of the seed: what bots choose


def draft(
    seats: Sequence[SeatedPlayer], edition: int, seed: int, screen: Screen, words: Translator, *, mixed: bool
) -> tuple[str, ...]:
    """The ten cards that people and bots have named."""
    draws = HashRandom(seed_key(seed, STREAM))
    drafting = Draft(len(seats), edition, first=draws.below(len(seats)), mixed=mixed)
    while not drafting.over:
        seated = seats[drafting.seat]
        if seated.bot:
            drafting.name(draws.pick(drafting.options))
        else:
            drafting.name(_asked(drafting, seated.name, screen, words))
    return drafting.kingdom


def _asked(drafting: Draft, name: str, screen: Screen, words: Translator) -> str:
    """The card that a person names."""
    named = CardTranslator(words).cards(drafting.named)
    screen.draw(CardTranslator(words)("draft-named", n=len(drafting.named), all=PILES, cards=named))
    entries = card_entries(drafting.options, words)
    return Menu(screen, words).choose(words("draft-ask", name=name), entries, default=entries[0].key)
