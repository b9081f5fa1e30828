"""How players choose Kingdom cards: the draft before a game, and the swap before a rematch, D-KING-05."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from regat.dominion.rules import kingdoms
from regat.dominion.rules.kingdoms import PILES, Draft
from regat.dominion.setup import DominionSetup
from regat.dominion.terminal.styles import CardTranslator, cost
from regat.dominion.words.answers import Swap, swap_message
from regat.dominion.words.card_names import all_names
from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.table_meta import SeatedPlayer
from regat.terminal.menu import Entry, Menu
from regat.terminal.prompt_io import read_line
from regat.terminal.screen import Screen
from regat.words import Translator

DRAFT_STREAM = 5  # of the seed: what bots choose
KEEP = "keep"


def card_entries(keys: Iterable[str], words: Translator) -> list[Entry]:
    """Cards by cost and name; each may be typed by any of its names."""
    ordered = sorted(keys, key=lambda key: (cost(key), words(f"card-{key}")))
    return [Entry(key, f"{words(f'card-{key}')} ({cost(key)})", also=all_names(key)) for key in ordered]


def draft(
    seats: Sequence[SeatedPlayer], edition: int, seed: int, screen: Screen, words: Translator, *, mixed: bool
) -> tuple[str, ...]:
    """The ten cards that people and bots have named."""
    draws = HashRandom(seed_key(seed, DRAFT_STREAM))
    drafting = Draft(len(seats), edition, first=draws.below(len(seats)), mixed=mixed)
    while not drafting.over:
        seated = seats[drafting.seat]
        if seated.bot:
            drafting.name(draws.pick(drafting.options))
        else:
            drafting.name(_ask_name(drafting, seated.name, screen, words))
    return drafting.kingdom


def _ask_name(drafting: Draft, name: str, screen: Screen, words: Translator) -> str:
    """The card that a person names."""
    named = CardTranslator(words).cards(drafting.named)
    screen.draw(CardTranslator(words)("draft-named", n=len(drafting.named), all=PILES, cards=named))
    entries = card_entries(drafting.options, words)
    return Menu(screen, words).choose(words("draft-ask", name=name), entries, default=entries[0].key)


def swap_cards(
    setup: DominionSetup, seats: Sequence[SeatedPlayer], screen: Screen, words: Translator
) -> tuple[str, ...]:
    """The ten cards after every player, from the one who starts, has swapped one or none."""
    ten = tuple(setup.kingdom)
    translate = CardTranslator(words, [seated.name for seated in seats])
    log: list[Text] = []
    for step in range(len(seats)):
        seat = ((setup.first or 0) + step) % len(seats)
        swap = None
        if not seats[seat].bot:
            screen.draw(translate.bold("swap-title"), translate.dim("swap-text"), *log)
            swap = _ask_swap(ten, setup, seats[seat].name, Menu(screen, words))
        if swap:
            ten = kingdoms.swap(ten, *swap, setup.edition, mixed=setup.mixed)
        log.append(translate(swap_message(seat, swap)))
    if sum(not seated.bot for seated in seats) > 1:  # whoever swapped first has not seen the other swaps
        screen.draw(translate.bold("swap-title"), *log, "")
        read_line(words("swap-start"))
    return ten


def _ask_swap(ten: tuple[str, ...], setup: DominionSetup, name: str, menu: Menu) -> Swap | None:
    """What a person swaps; None to keep all ten, as bots always do."""
    words = menu.words
    keep = Entry(KEEP, words("swap-keep"))
    out = menu.choose(words("swap-ask-out", name=name), [keep, *card_entries(ten, words)], KEEP)
    if out == KEEP:
        return None
    others = kingdoms.unused(ten, setup.edition, mixed=setup.mixed)
    question = words("swap-ask-in", name=name, card=words(f"card-{out}"))
    into = menu.choose(question, [keep, *card_entries(others, words)], KEEP)
    return None if into == KEEP else (out, into)
