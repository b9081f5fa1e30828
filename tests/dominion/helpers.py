"""Games for the tests to play: random set-ups, odd positions, random answers; what must hold of a table."""

from __future__ import annotations

import random
from collections import Counter

from regat import dominion
from regat.dominion import Game, Position, SeatCards, prompts
from regat.dominion.rules import cards, state
from regat.kernel.choice import Choice


def random_game(seed: int) -> Game:
    """A fresh game of a random kingdom, for any number of players, of either edition or of both mixed."""
    dice = random.Random(f"set-up {seed}")
    return dominion.new(
        players=dice.randint(2, 6),
        edition=dice.randint(1, 2),
        kingdom="random",
        seed=seed,
        mixed=dice.random() < 1 / 3,
    )


def odd_position(seed: int) -> Position:
    """A position that no game reaches: any cards anywhere, piles half empty, all Kingdom cards to hand."""
    dice = random.Random(f"position {seed}")
    edition, mixed = dice.randint(1, 2), dice.random() < 1 / 2
    kingdom = tuple(sorted(dice.sample(dominion.available(edition, mixed=mixed), 10)))
    players = dice.randint(2, 6)
    keys = (*cards.KEYS[:7], *kingdom, *kingdom)

    def some(most: int) -> tuple[str, ...]:
        return tuple(dice.choices(keys, k=dice.randint(0, most)))

    return Position(
        kingdom=kingdom,
        edition=edition,
        mixed=mixed,
        players=players,
        supply={key: dice.choice((0, 1, 2, 8)) for key in (*cards.KEYS[:7], *kingdom)},
        trash=some(5),
        turn=dice.randrange(players),
        first=dice.randrange(players),
        phase="action",
        actions=dice.choice((1, 1, 2, 5)),
        buys=dice.choice((0, 1, 3)),
        coins=dice.randint(0, 9),
        turns=tuple(dice.randint(0, 30) for _ in range(players)),
        seats={seat: SeatCards(some(8), some(5), some(8), some(3)) for seat in range(players)},
        seed=seed,
    )


def game_or_position(seed: int) -> Game:
    """A game; every other seed begins with an odd position."""
    return dominion.from_position(odd_position(seed)) if seed % 2 else random_game(seed)


def whole_decision(game: Game, dice: random.Random) -> str:
    """A random answer to the pending choice, whole, in record notation."""
    copy = game.copy()
    taken = len(copy.log())
    while len(copy.log()) == taken:
        copy.apply(dice.choice(copy.legal))
    return copy.log()[-1]


# What a table holds -----------------------------------------------------------------------------------


def zones(t: state.State, seat: int) -> dict[str, Counter[int]]:
    """The cards of a seat, zone by zone."""
    row, start = seat * state.KINDS, seat * state.ZONE
    picking = not t.over and t.seat == seat and prompts.PROMPTS[prompts.pending_op(t)].zone == "picks"
    return {
        "hand": +Counter(dict(enumerate(t.hand[row : row + state.KINDS]))),
        "picked": Counter(t.picked[: t.picked_size] if picking else b""),
        "deck": Counter(t.deck[start : start + t.deck_size[seat]]),
        "discard": Counter(t.discard[start : start + t.discard_size[seat]]),
        "play": Counter(t.play[start : start + t.play_size[seat]]),
        "look": Counter(t.look[: t.look_size] if t.frame_seat[t.stack_top] == seat else b""),
        "aside": Counter(t.aside[: t.aside_size] if t.turn == seat else b""),
    }


def box(t: state.State) -> Counter[int]:
    """How many copies there are of each card, everywhere."""
    total = Counter(dict(enumerate(t.supply))) + Counter(dict(enumerate(t.trash)))
    for seat in range(t.players):
        total += sum(zones(t, seat).values(), Counter())
    return +total


def check_table(t: state.State) -> None:
    """What the table keeps twice agrees."""
    for seat in range(t.players):
        own = zones(t, seat)
        row = seat * state.KINDS
        assert sum(own.values(), Counter()) == +Counter(dict(enumerate(t.owned[row : row + state.KINDS])))
        assert t.hand_size[seat] == own["hand"].total()
        assert t.hand_mask[seat] == sum(1 << card for card in own["hand"])
        assert t.ordered[seat] <= t.deck_size[seat]
    assert t.in_supply == sum(1 << card for card, size in enumerate(t.supply) if size)
    assert t.stack_top < state.STACK
    assert t.fault == 0


def sets_of(choice: Choice) -> Counter[tuple[str, ...]]:
    """Every set that a choice of several cards allows, once."""
    found: Counter[tuple[str, ...]] = Counter()
    copies = Counter(option.key for option in choice.options)

    def extend(keys: list[str], taken: tuple[str, ...]) -> None:
        if not keys:
            if choice.min <= len(taken) <= choice.max:
                found[tuple(sorted(taken))] += 1
            return
        for many in range(copies[keys[0]] + 1):
            extend(keys[1:], taken + (keys[0],) * many)

    extend(sorted(copies), ())
    return found


# Statistics -------------------------------------------------------------------------------------------


def chi_square(observed: Counter[object], expected: dict[object, float]) -> float:
    """Pearson's statistic; something that was not expected at all fails."""
    assert set(observed) <= set(expected)
    return sum((observed[key] - mean) ** 2 / mean for key, mean in expected.items())


def chi_square_limit(freedom: int, sigmas: float = 4.0) -> float:
    """The value that chance exceeds about once in 30,000 times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + sigmas * spread**0.5) ** 3)


def assert_uniform(observed: Counter[object], kinds: int) -> None:
    """All `kinds` outcomes came up, about equally often."""
    assert len(observed) == kinds
    mean = observed.total() / kinds
    assert chi_square(observed, dict.fromkeys(observed, mean)) < chi_square_limit(kinds - 1)
