"""A bot that plays out determinizations with its strategy and takes the answer that wins most often.

The same strategy plays every seat, on each determinization in turn, with the same luck for all answers; the
worse half of the answers is dropped round by round (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import ceil, log2, sqrt

from regat.bots.budget import Budget, BudgetMeter
from regat.bots.suggestions import Suggestion, suggestion_from_results
from regat.dominion import notation, prompts
from regat.dominion.bots import strategies
from regat.dominion.game import Game
from regat.dominion.memory import Memory, imagine
from regat.dominion.rules import cards, state
from regat.dominion.search import playouts
from regat.dominion.search.playouts import BuyRule
from regat.dominion.view import View
from regat.kernel.chance import seed_key
from regat.kernel.choice import Choice

WORLDS = 12  # determinizations at most for one decision
MAX_SUGGESTIONS = 3
MAX_BATCH = 8  # games between two readings of the clock
POINT = 0.004  # of a victory, that being ahead by a point counts
CHEAPER = 2  # coins by which a purchase may stay below what could be had
LATE = 3  # Provinces for each player, from which on points may be bought
SURE = 1.5  # standard errors by which an answer must be better than the strategy's own

Plan = Callable[[tuple[str, ...], int, int], tuple[BuyRule, ...]]  # by kingdom, players and seat

# Which share of a turn's budget a decision may use. What a turn holds is not known in advance, so the shares
# are such that an ordinary turn stays within it: some Actions, what they ask, and one purchase.
BUYING, PLAYING, OTHERS = 0.6, 0.25, 0.15

UNSEARCHED = frozenset((cards.REACT, cards.DISCARD_DOWN_TO, cards.DISCARD_PER_EMPTY_PILE, cards.DISCARD_ANY))


@dataclass(slots=True)
class ActionStats:
    """The results of one action so far."""

    action: int
    games: int = 0
    won: float = 0.0
    squares: float = 0.0
    ahead: float = 0.0

    @property
    def value(self) -> float:
        return (self.won + POINT * self.ahead) / self.games if self.games else 0.0

    @property
    def variance(self) -> float:
        """The variance of the value."""
        mean = (self.won + 1) / (self.games + 2)
        return ((self.squares + 1) / (self.games + 2) - mean * mean) / (self.games + 2)

    def significantly_better(self, own: ActionStats) -> bool:
        """Whether to deviate from the strategy: small differences are luck."""
        return self.value - own.value > SURE * sqrt(self.variance + own.variance)


@dataclass(slots=True)
class Determinizations:
    """Imagined positions of one decision, after the picks made so far."""

    memory: Memory
    seed: int
    picks: list[int] = field(default_factory=list)
    made: list[state.State] = field(default_factory=list)

    def game(self, number: int) -> Game:
        world = imagine(self.memory, self.seed + number)
        for action in self.picks:
            world.apply(action)
        return world

    def table(self, number: int) -> state.State:
        place = number % WORLDS
        if place == len(self.made):
            self.made.append(self.game(place).snapshot())
        return self.made[place]

    def pick(self, action: int) -> None:
        self.picks.append(action)
        self.made.clear()


class Search:
    """Plays by a strategy, and improves on it wherever something is to be decided."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        plan: Plan = strategies.best,
        *,
        searches: Callable[[int], bool] = lambda operation: operation not in UNSEARCHED,
    ) -> None:
        self._seed = seed_key(seed) >> 4
        self._budget = budget
        self._plan = plan
        self._searches = searches
        self._estimates = False  # also where there is nothing to decide

    def choose(self, view: View, memory: Memory, choice: Choice) -> str:
        if any(option.key == "treasures" for option in choice.options):
            return "play treasures"
        self._estimates = False
        return self._think(view, memory, choice)[0].answer

    def suggest(self, view: View, memory: Memory, choice: Choice) -> tuple[Suggestion, ...]:
        """The same answer with its chance to win, also where there is nothing to decide."""
        self._estimates = True
        return self._think(view, memory, choice)

    def _think(self, view: View, memory: Memory, choice: Choice) -> tuple[Suggestion, ...]:
        meter = BudgetMeter(self._budget.fraction(_share(view, choice)))
        worlds = Determinizations(memory, self._seed)
        book = playouts.encode_policy(self._plan(view.kingdom, view.players, choice.seat)) * view.players
        t = worlds.table(0)
        if not prompts.picks_cards(t):
            return self._one(worlds, book, meter)
        return self._several(worlds, book, meter)

    def _one(self, worlds: Determinizations, book: bytes, meter: BudgetMeter) -> tuple[Suggestion, ...]:
        """Answers of a single action, the best first."""
        t = worlds.table(0)
        tried = self._search(worlds, book, meter, 1.0)
        return tuple(
            suggestion_from_results(notation.format_answer(t, one.action), one.games, one.won, one.squares)
            for one in tried[:MAX_SUGGESTIONS]
            if one.games or one is tried[0]
        )

    def _several(self, worlds: Determinizations, book: bytes, meter: BudgetMeter) -> tuple[Suggestion, ...]:
        """A run of picks, each searched for; only the whole is an answer."""
        last: ActionStats | None = None
        world = worlds.game(0)
        asked, steps = world.asked, world.snapshot().max_picks
        while True:
            last = self._search(worlds, book, meter, 1 / max(1, min(4, steps)))[0]
            world.apply(last.action)
            if world.over or world.asked != asked:
                return (suggestion_from_results(world.log()[-1], last.games, last.won, last.squares),)
            worlds.pick(last.action)

    def _search(
        self, worlds: Determinizations, book: bytes, meter: BudgetMeter, share: float
    ) -> list[ActionStats]:
        """All actions, the best first."""
        t = worlds.table(0)
        own = playouts.answer(t, book)
        tried = [ActionStats(own)]
        if own != cards.PLAY_TREASURES:
            tried += [ActionStats(action) for action in _candidates(t) if action != own]
        if len(tried) > 1 and self._searches(prompts.pending_op(t)):
            self._halve(tried, worlds, book, meter, share)
        elif self._estimates:
            self._halve(tried[:1], worlds, book, meter, share)
        return tried

    def _halve(
        self,
        tried: list[ActionStats],
        worlds: Determinizations,
        book: bytes,
        meter: BudgetMeter,
        share: float,
    ) -> None:
        """Sort the actions, the best first: each round drops the worse half, but never the strategy's own."""
        begun, rounds, left = meter.fraction_spent, max(1, ceil(log2(len(tried)))), len(tried)
        game = turn = 0
        for number in range(rounds):
            until = begun + (1 - begun) * share * (number + 1) / rounds
            at_once = 1
            while (games := _affordable(meter, until, left, at_once)) > 0:
                self._play(tried[:left], worlds.table(turn), book, (game, game + games))
                meter.spend(games * left)
                game, turn, at_once = game + games, turn + 1, min(MAX_BATCH, 2 * at_once)
            tried[1:left] = sorted(tried[1:left], key=lambda one: -one.value)
            left = 1 + left // 2
        if len(tried) > 1 and tried[1].significantly_better(tried[0]):
            tried[0], tried[1] = tried[1], tried[0]

    def _play(self, tried: list[ActionStats], t: state.State, book: bytes, games: tuple[int, int]) -> None:
        actions = bytes(one.action for one in tried)
        tally = playouts.evaluate_actions(t, actions, book, self._seed, games)
        count = games[1] - games[0]
        for place, one in enumerate(tried):
            won, squares, ahead = tally[3 * place : 3 * place + 3]
            one.games += count
            one.won += won / state.WIN_UNIT
            one.squares += squares / state.WIN_UNIT**2
            one.ahead += ahead - 1000 * count


def _affordable(meter: BudgetMeter, until: float, left: int, at_once: int) -> int:
    """How many games with each action fit before this share of the budget is spent."""
    spent = meter.fraction_spent
    if spent >= until or (not meter.sims and not meter.can_afford(left)):
        return 0
    if not meter.sims:
        return 1
    a_game = spent / meter.sims * left
    return max(0, min(at_once, int((until - spent) / a_game)))


def _share(view: View, choice: Choice) -> float:
    if choice.asker == "buy_phase":
        return BUYING / max(1, view.buys)
    if choice.asker == "action_phase":
        played = len(view.seats[choice.seat].play)
        return PLAYING * 0.5 ** min(played + 1, 4)
    return OTHERS


def _candidates(t: state.State) -> list[int]:
    """What is worth trying; in the Buy phase nothing far cheaper than could be had, and points only late."""
    actions = [action for action in range(cards.ACTIONS) if t.legal >> action & 1]
    if prompts.pending_op(t) != cards.BUY_PHASE:
        return actions
    late = t.supply[cards.PROVINCE] <= LATE * t.players
    return [action for action in actions if action == cards.DONE or _tempting(t, action, late=late)]


def _tempting(t: state.State, card: int, *, late: bool) -> bool:
    if card >= cards.DONE or card in (cards.COPPER, cards.CURSE):
        return False
    if card in (cards.ESTATE, cards.DUCHY):
        return late
    return cards.COSTS[card] >= min(t.coins, cards.COSTS[cards.GOLD]) - CHEAPER
