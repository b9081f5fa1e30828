"""The two phases of a turn, where most decisions are taken: what they ask, and an answer as an action."""

from __future__ import annotations

from typing import NamedTuple

from regat.dominion.rules import cards, state

COPIES = 256  # an offer is an action * COPIES and how many copies of its card there are


class Pending(NamedTuple):
    """What a phase asks: to play a card, or to buy one."""

    seat: int
    buying: bool
    least: int
    ends: bool  # whether it may be ended
    offers: list[int]


ACTIONS = {f"play {key}": number for number, key in enumerate(cards.KEYS)} | {"end actions": cards.DONE}
BUYS = (
    {f"buy {key}": number for number, key in enumerate(cards.KEYS)}
    | {f"play {cards.KEYS[number]}": cards.PLAY_COPPER + number for number in range(cards.GOLD + 1)}
    | {"play treasures": cards.PLAY_TREASURES, "end turn": cards.DONE}
)


def phase(t: state.State) -> int:
    """The phase that asks; -1 where a card does."""
    operation = cards.STEPS[t.step[t.depth]]
    if t.over or (operation != cards.ACTION_PHASE and operation != cards.BUY_PHASE):
        return -1
    return operation


def action_in_phase(t: state.State, text: object) -> int:
    """The action that an answer to a phase means; -1 if it is none, or not so simple."""
    asks = phase(t)
    if asks < 0 or t.picked_size or not isinstance(text, str):
        return -1
    known = (BUYS if asks == cards.BUY_PHASE else ACTIONS).get(text)
    if known is None:
        return -1
    action: int = known
    return action if t.legal >> action & 1 else -1


def pending(t: state.State) -> Pending | None:
    """What is asked where that is a phase."""
    asks = phase(t)
    if asks < 0 or t.most != 1 or t.picked_size:
        return None
    buying = asks == cards.BUY_PHASE
    row = t.turn * state.KINDS
    offers = []
    if buying:
        for card in range(cards.GOLD + 1):
            if t.hand[row + card] and t.legal >> cards.PLAY_COPPER + card & 1:
                offers.append((cards.PLAY_COPPER + card) * COPIES + t.hand[row + card])
        if t.legal >> cards.PLAY_TREASURES & 1:
            offers.append(cards.PLAY_TREASURES * COPIES + 1)
    for card in range(cards.CARDS):
        if t.legal >> card & 1:
            if buying:
                offers.append(card * COPIES + 1)
            elif t.hand[row + card]:
                offers.append(card * COPIES + t.hand[row + card])
    return Pending(t.seat, buying, t.least, bool(t.legal >> cards.DONE & 1), offers)


def offered(offer: int) -> tuple[int, int]:
    """The action, and how many copies of its card there are."""
    return divmod(offer, COPIES)
