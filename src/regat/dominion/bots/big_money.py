"""Big Money and its kin: buy from a menu, live on Treasures, and make do with whatever else is asked."""

from __future__ import annotations

from collections.abc import Iterable

from regat.dominion.memory import Memory
from regat.dominion.rules import cards
from regat.dominion.search import card_values
from regat.dominion.search.policies import BuyList
from regat.dominion.view import View
from regat.kernel.choice import Choice

JUNK = ("curse", "estate")


class BigMoney:
    """Answers like the engine's own menu bots in the two phases, and sensibly in every other choice."""

    def __init__(self, menu: BuyList) -> None:
        self._menu = tuple((cards.KEYS[card], most) for card, most in menu)

    def choose(self, view: View, memory: Memory, choice: Choice) -> str:
        if choice.asker == "action_phase":
            return _play_action(choice)
        if choice.asker == "buy_phase":
            return self._buy(memory, choice)
        match choice.verbs[0]:
            case "reveal":
                return "reveal moat"
            case "play":  # Throne Room, Vassal
                return f"play {_dearest(choice.under('play'))}"
            case "gain":
                return self._gain(memory, choice)
            case "topdeck":
                return _topdeck(choice)
            case "order":
                return _spell("order", sorted(choice.under("order"), key=worth, reverse=True))
            case "keep":
                return _decide_fate(view, choice)
            case "discard":
                return _discard(choice)
        return _trash(view, choice)

    def _buy(self, memory: Memory, choice: Choice) -> str:
        if "treasures" in choice.under("play"):
            return "play treasures"
        wanted = self._wanted(memory, choice.under("buy"))
        return f"buy {wanted}" if wanted else "end turn"

    def _gain(self, memory: Memory, choice: Choice) -> str:
        offered = choice.under("gain")
        if choice.asker == "thief":
            return _spell("gain", [key for key in offered if key != "copper"])
        return f"gain {self._wanted(memory, offered) or _dearest(offered)}"

    def _wanted(self, memory: Memory, offered: tuple[str, ...]) -> str | None:
        """The first line of the menu that can be had and is not yet satisfied."""
        owned = dict(memory.seats[memory.seat].owned)
        return next((key for key, most in self._menu if key in offered and owned.get(key, 0) < most), None)


def worth(key: str) -> int:
    """How much a card in hand is worth to a bot that lives on Treasures."""
    return card_values.HAND[cards.NUMBER[key]]


def _spell(verb: str, keys: Iterable[str]) -> str:
    return " ".join((verb, *(list(keys) or ["nothing"])))


def _dearest(keys: Iterable[str]) -> str:
    """The card that costs most; the first of the catalogue where several do."""
    return max(keys, key=lambda key: (cards.COSTS[cards.NUMBER[key]], -cards.NUMBER[key]))


def _play_action(choice: Choice) -> str:
    offered = choice.under("play")
    going_on = [key for key in offered if cards.GIVES_ACTIONS >> cards.NUMBER[key] & 1]
    return f"play {_dearest(going_on or offered)}"


def _discard(choice: Choice) -> str:
    offered = choice.under("discard")
    if offered == ("deck",):  # Chancellor
        return "discard deck"
    useless = sorted(offered, key=lambda key: (worth(key), cards.NUMBER[key]))
    if choice.min:  # Militia, Poacher
        return _spell("discard", useless[: choice.min])
    return _spell("discard", [key for key in useless if worth(key) == 0])


def _trash(view: View, choice: Choice) -> str:
    offered = choice.under("trash")
    if choice.asker == "thief":
        return f"trash {_dearest(offered)}"
    if choice.asker == "chapel":
        return _spell("trash", [key for key in offered if key in JUNK][: choice.max])
    if choice.asker == "mine" and "silver" in offered and view.supply["gold"]:
        return "trash silver"
    # Remodel, Moneylender, Bandit: the cheapest, but what scores is kept.
    return f"trash {min(offered, key=_loss)}"


def _loss(key: str) -> tuple[int, int, int]:
    card = cards.NUMBER[key]
    return (cards.POINTS[card] if key not in JUNK else -1, cards.COSTS[card], card)


def _topdeck(choice: Choice) -> str:
    offered = choice.under("topdeck")
    if choice.asker == "harbinger":
        best = max(offered, key=worth)
        return f"topdeck {best}" if worth(best) > worth("copper") else "topdeck nothing"
    # Artisan, Bureaucrat: the next hand gets it, so a Copper rather than a Gold, a Gold rather than nothing.
    return f"topdeck {min(offered, key=lambda key: (worth(key) == 0, worth(key), cards.NUMBER[key]))}"


def _decide_fate(view: View, choice: Choice) -> str:
    """Keep, discard, trash or set aside the one card that is asked about."""
    (card,) = choice.under("keep")
    if choice.asker == "library":
        return f"{'keep' if view.actions else 'aside'} {card}"
    if choice.asker == "sentry":
        if card in JUNK:
            return f"trash {card}"
        return f"{'keep' if worth(card) else 'discard'} {card}"
    # Spy: a good card stays on one's own deck, a bad one on another's.
    mine = bool(view.seat is not None and view.seats[view.seat].revealed)
    good = worth(card) > worth("copper")
    return f"{'keep' if good == mine else 'discard'} {card}"
