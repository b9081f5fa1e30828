"""Swapping cards before a rematch, D-KING-05: people in turn order; bots keep all ten."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from regat.dominion.rules import kingdoms
from regat.dominion.setup import DominionSetup
from regat.dominion.terminal.card_menu import card_entries
from regat.dominion.terminal.styles import CardTranslator
from regat.dominion.words.parts import CardsPiece
from regat.kernel.table_meta import SeatedPlayer
from regat.terminal.menu import Entry, Menu
from regat.terminal.prompt_io import read_line
from regat.terminal.screen import Screen
from regat.words import Translator
from regat.words.message import Message, Seat

KEEP = "keep"
Swap = tuple[str, str]  # the card that goes, and the one that comes


def swap_cards(
    setup: DominionSetup, seats: Sequence[SeatedPlayer], screen: Screen, words: Translator
) -> tuple[str, ...]:
    """The ten cards after every player, from the one who starts, has swapped one of them or none."""
    ten = tuple(setup.kingdom)
    translate = CardTranslator(words, [seated.name for seated in seats])
    told: list[Text] = []
    for step in range(len(seats)):
        seat = ((setup.first or 0) + step) % len(seats)
        swap = None
        if not seats[seat].bot:
            screen.draw(translate.bold("swap-title"), translate.dim("swap-text"), *told)
            swap = _ask(ten, setup, seats[seat].name, Menu(screen, words))
        if swap:
            ten = kingdoms.swap(ten, *swap, setup.edition, mixed=setup.mixed)
        told.append(translate(_message(seat, swap)))
    if sum(not seated.bot for seated in seats) > 1:  # whoever swapped first has not seen the other swaps
        screen.draw(translate.bold("swap-title"), *told, "")
        read_line(words("swap-start"))
    return ten


def _ask(ten: tuple[str, ...], setup: DominionSetup, name: str, menu: Menu) -> Swap | None:
    """What a person swaps; None to keep all ten."""
    words = menu.words
    keep = Entry(KEEP, words("swap-keep"))
    out = menu.choose(words("swap-ask-out", name=name), [keep, *card_entries(ten, words)], KEEP)
    if out == KEEP:
        return None
    others = kingdoms.unused(ten, setup.edition, mixed=setup.mixed)
    question = words("swap-ask-in", name=name, card=words(f"card-{out}"))
    into = menu.choose(question, [keep, *card_entries(others, words)], KEEP)
    return None if into == KEEP else (out, into)


def _message(seat: int, swap: Swap | None) -> Message:
    if swap is None:
        return Message("log-keeps-ten", name=Seat(seat))
    out, into = swap
    return Message("log-swaps", name=Seat(seat), out=CardsPiece((out,)), into=CardsPiece((into,)))
