"""The chooser: language, game, opponents and what is played with, for those who give no options."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.text import Text

from regat.bots import registry
from regat.cli.arguments import GAMES
from regat.cli.play import checked_name, own_name
from regat.dominion.rules.kingdoms import FIRST_GAME, RANDOM, SETS
from regat.kernel.errors import BadSetup
from regat.kingdomino.rules.variants import KNOWN, MIGHTY_DUEL
from regat.terminal.menu import Entry, Menu
from regat.terminal.screen import Screen
from regat.words import LANGUAGES, Translator

MOST_PLAYERS = {"dominion": 6, "kingdomino": 4}
DRAFT = "draft"
PERSON = "person"
LATEST = 2  # edition


def choose(args: argparse.Namespace) -> None:
    """Ask for what the options leave open, and note it among them."""
    screen = Screen()
    screen.draw(Text("Regat", "bold"))
    languages = [Entry(code, native) for code, native in LANGUAGES.items()]
    ask = Menu(screen, Translator(args.lang))
    args.lang = ask.choose(ask.words("choose-language"), languages, args.lang)
    ask = Menu(screen, Translator(args.lang))
    args.game = ask.choose(
        ask.words("choose-game"), [Entry(game, ask.words(f"game-{game}")) for game in GAMES], "dominion"
    )
    _choose_players(args, ask)
    if args.game == "dominion":
        args.kingdom = _kingdom(ask)
    else:
        args.variants = ",".join(_variants(ask, args.players))


def _choose_players(args: argparse.Namespace, ask: Menu) -> None:
    if args.players is None and args.name is None and args.opponent is None:
        most = MOST_PLAYERS[args.game]
        numbers = [Entry(str(number), ask.words("n-players", n=number)) for number in range(2, most + 1)]
        args.players = int(ask.choose(ask.words("choose-players"), numbers, "2"))
        people, bots = [own_name(ask.words)], []
        for number in range(2, args.players + 1):
            who = _who(number, ask)
            if who == PERSON:
                people.append(_name(ask, number))
            else:
                bots.append(who)
        args.name, args.opponent = people, bots or None


def _who(number: int, ask: Menu) -> str:
    bots = [Entry(bot, ask.words(f"bot-{bot}")) for bot in registry.LEVELS]
    entries = [*bots, Entry(PERSON, ask.words("choose-person"))]
    return ask.choose(ask.words("choose-opponent", n=number), entries, registry.DEFAULT)


def _name(ask: Menu, number: int) -> str:
    def checked(text: str) -> str | None:
        try:
            return checked_name(text)
        except BadSetup:
            return None

    usual = f"{ask.words('play-player')} {number}"
    return ask.ask(ask.words("choose-name", n=number), usual, checked, ask.words("choose-name-again"))


def _kingdom(ask: Menu) -> str:
    words = ask.words
    sets = [Entry(key, words(f"set-{key}"), _listed(ten, words)) for key, ten in SETS[LATEST].items()]
    entries = [*sets, Entry(RANDOM, words("choose-random")), Entry(DRAFT, words("choose-draft"))]
    return ask.choose(words("choose-kingdom"), entries, FIRST_GAME)


def _listed(keys: Sequence[str], words: Translator) -> str:
    return ", ".join(words(f"card-{key}") for key in keys)


def _variants(ask: Menu, players: int | None) -> tuple[str, ...]:
    entries = [
        Entry(key, ask.words(f"variant-{key}"), ask.words(f"variant-{key}.help"))
        for key in KNOWN
        if players in (None, 2) or key != MIGHTY_DUEL
    ]
    return ask.choose_several(ask.words("choose-variants"), entries)
