"""The setup wizard: asks for language, game, opponents and set-up if no options are given."""

from __future__ import annotations

import argparse

from rich.text import Text

from regat import games
from regat.bots import registry
from regat.kernel.errors import BadSetup
from regat.terminal.game_ui import game_ui
from regat.terminal.menu import Entry, Menu
from regat.terminal.player import check_name, login_name, numbered_names
from regat.terminal.screen import Screen
from regat.words import LANGUAGES, Translator

PERSON = "person"


def choose(args: argparse.Namespace) -> None:
    """Ask for what the options leave open, and store the answers as options."""
    screen = Screen()
    screen.draw(Text("Regat", "bold"))
    languages = [Entry(code, native) for code, native in LANGUAGES.items()]
    menu = Menu(screen, Translator(args.lang))
    args.lang = menu.choose(menu.words("choose-language"), languages, args.lang)
    menu = Menu(screen, Translator(args.lang))
    entries = [Entry(game, menu.words(f"game-{game}")) for game in games.names()]
    args.game = menu.choose(menu.words("choose-game"), entries, entries[0].key)
    _choose_players(args, menu)
    game_ui(args.game).choose_setup(args, menu)


def _choose_players(args: argparse.Namespace, menu: Menu) -> None:
    if args.players is not None or args.name is not None or args.opponent is not None:
        return
    allowed = games.spec(args.game).players
    numbers = [Entry(str(number), menu.words("n-players", n=number)) for number in allowed]
    args.players = int(menu.choose(menu.words("choose-players"), numbers, numbers[0].key))
    people, bots = [login_name(menu.words)], []
    for number in range(2, args.players + 1):
        opponent = _choose_opponent(number, menu)
        if opponent == PERSON:
            people.append(_ask_name(menu, number))
        else:
            bots.append(opponent)
    args.name, args.opponent = people, bots or None


def _choose_opponent(number: int, menu: Menu) -> str:
    bots = [Entry(bot, menu.words(f"bot-{bot}")) for bot in registry.LEVELS]
    entries = [*bots, Entry(PERSON, menu.words("choose-person"))]
    return menu.choose(menu.words("choose-opponent", n=number), entries, registry.DEFAULT)


def _ask_name(menu: Menu, number: int) -> str:
    def check(text: str) -> str | None:
        try:
            return check_name(text)
        except BadSetup:
            return None

    default = numbered_names(number, menu.words)[-1]
    return menu.ask(menu.words("choose-name", n=number), default, check, menu.words("choose-name-again"))
