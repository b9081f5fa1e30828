"""A scene: everything that is needed to draw the table as one seat sees it."""

from __future__ import annotations

from functools import cached_property

from rich.text import Text

from regat.dominion.game import Game
from regat.dominion.rules import cards
from regat.dominion.terminal import styles
from regat.dominion.terminal.answers import NumberedAnswer, Place, numbered_answers
from regat.dominion.terminal.styles import CardTranslator
from regat.dominion.view import View
from regat.dominion.words.narration import narrate
from regat.kernel.choice import Choice
from regat.terminal.presenter import ViewContext
from regat.words.message import Message
from regat.words.names import normalize

BASIC = tuple(cards.KEYS[number] for number in cards.BASIC)


class Scene:
    def __init__(self, context: ViewContext[Game], translate: CardTranslator) -> None:
        self.context = context
        self.translate = translate
        self.view: View = context.game.view(context.seat)
        self.choice: Choice | None = context.choice

    @property
    def seat(self) -> int | None:
        return self.context.seat

    @cached_property
    def piles(self) -> tuple[str, ...]:
        """The piles in the order of the screen: basic cards, then the Kingdom by cost and name."""
        kingdom = sorted(
            self.view.kingdom, key=lambda key: (styles.cost(key), normalize(self.translate.card(key).plain))
        )
        return (*BASIC, *kingdom)

    @cached_property
    def answers(self) -> list[NumberedAnswer]:
        return numbered_answers(self.choice, self.view, self.piles) if self.choice else []

    @cached_property
    def messages(self) -> list[Message]:
        return narrate(self.context.game.events(self.seat))

    @cached_property
    def others(self) -> list[int]:
        """The other seats in turn order; for a spectator all of them."""
        players = self.view.players
        start = self.view.first if self.seat is None else self.seat + 1
        seats = [(start + step) % players for step in range(players)]
        return [seat for seat in seats if seat != self.seat]

    def at(self, place: Place) -> dict[str, int]:
        """The numbers shown at the cards of a place."""
        return {one.key: one.number for one in self.answers if one.place == place and one.key}

    @property
    def listed(self) -> list[NumberedAnswer]:
        return [one for one in self.answers if one.place == "list"]

    @property
    def is_asked_of_supply(self) -> bool:
        return any(one.place == "supply" for one in self.answers)

    @property
    def is_choosing_pile(self) -> bool:
        """Whether piles that cannot be chosen are dimmed; not while Treasures may still be played."""
        return self.is_asked_of_supply and not (self.choice and "play" in self.choice.verbs)

    def label(self, key: str) -> Text:
        """`Hand:` before what is in it."""
        return Text.assemble((self.translate.plain(key), "dim"), (": ", "dim"))

    def turn(self) -> Text:
        """Which turn it is, whose, and how far."""
        view, translate = self.view, self.translate
        if view.over:
            return translate("table-game-over")
        phase = translate("table-phase-buy" if view.phase == "buy" else "table-phase-action")
        number = view.seats[view.turn].turns + 1
        return Text.assemble(translate("log-turn", n=number, name=translate.name(view.turn)), " · ", phase)

    def counters(self) -> Text:
        view = self.view
        return self.translate(
            "table-counters",
            actions=Text(str(view.actions), "bold"),
            buys=Text(str(view.buys), "bold"),
            coins=Text(str(view.coins), "bold yellow"),
        )


def chip(number: int | None, width: int = 2) -> Text:
    """` 7)`: a number that may be typed; blank if there is none."""
    return Text(" " * (width + 1)) if number is None else Text(f"{number:>{width}})", "bold bright_cyan")
