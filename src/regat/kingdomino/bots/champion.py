"""The champion: a network proposes turns, and rollouts on determinizations choose among them.

In a rollout the opponents are greedy, as most people are, and the network takes the seat's own turns.
Once nothing is hidden, the rest of the game is solved exactly, and only turns that win against perfect play
are compared by rollouts. If no turn wins, all are compared: opponents may err.
"""

from __future__ import annotations

import gc
from array import array
from collections.abc import Callable
from functools import partial
from math import ceil, log2

from regat.bots.budget import Budget, BudgetMeter
from regat.bots.random_bot import BOT_STREAM
from regat.bots.suggestions import Suggestion, suggestion_from_results
from regat.kernel import engine
from regat.kernel.chance import seed_key
from regat.kernel.choice import Choice
from regat.kingdomino import notation
from regat.kingdomino.bots import network
from regat.kingdomino.bots.candidates import Candidate, compare, evaluate
from regat.kingdomino.bots.rollout_batch import RolloutBatch
from regat.kingdomino.memory import Memory
from regat.kingdomino.rules import dominoes
from regat.kingdomino.search import heuristic_weights
from regat.kingdomino.search.search_state import SearchState
from regat.kingdomino.view import View

CANDIDATES = 12  # turns in the first round of rollouts
PLACING_SHARE = 0.6  # of a turn's budget; the rest is for the claim
EXACT_SHARE = 0.4  # of the budget, for an exact search that may fail
NODES_PER_MS, NODES_PER_SIM = 2000, 40
SLOW_NODES_PER_MS, SLOW_ROWS_PER_MS, SLOW_CANDIDATES = 4, 2, 2  # interpreted
SLICE = 0.06  # of the budget between two readings of the clock; large batches are cheaper per game
MAX_SUGGESTIONS = 5

# Plays candidates out in a range of determinizations and adds the results to them.
Follow = Callable[[list[Candidate], int, int, int], None]


class Champion:
    """Compares the best turns by rollouts, within a budget for each turn."""

    def __init__(self, seed: int, budget: Budget, candidates: int = CANDIDATES) -> None:
        self._candidates = candidates
        self._seed = seed
        self._budget = budget
        self._search = SearchState()
        self._worlds = RolloutBatch()
        network.load()

    def choose(self, view: View, memory: Memory, choice: Choice) -> str:
        return self.suggest(view, memory, choice)[0].answer

    def suggest(self, view: View, memory: Memory, choice: Choice) -> tuple[Suggestion, ...]:
        advice: dict[int, Candidate] = {}
        for candidate in self.think(memory):
            advice.setdefault(self._search.action(candidate.turn), candidate)
        return tuple(
            _advised(notation.format_in(memory.open, action), candidate)
            for action, candidate in list(advice.items())[:MAX_SUGGESTIONS]
        )

    def action(self, memory: Memory) -> int:
        """The number of the action that it takes."""
        return self._search.action(self.think(memory)[0].turn)

    def think(self, memory: Memory) -> list[Candidate]:
        """All turns, the best first."""
        # A garbage collection takes up to 50 ms in a large program, and would count against the budget.
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self._think(memory)
        finally:
            if collecting:
                gc.enable()

    def _think(self, memory: Memory) -> list[Candidate]:
        search, t = self._search, memory.open
        search.load(t)
        turns = search.offered()
        budget = self._budget
        if t.stage == dominoes.CLAIMING:
            budget = budget.fraction(1 - PLACING_SHARE)
        elif turns[0] & 7 != heuristic_weights.UNASKED and t.stage == dominoes.PLACING:
            budget = budget.fraction(PLACING_SHARE)
        meter = BudgetMeter(budget)
        judge = network.known(t.players, t.size)
        ranked = evaluate(search, _affordable(search, turns, budget), judge)
        key = seed_key(self._seed, BOT_STREAM + t.asked)
        if search.in_the_open:
            ranked = _solved(search, ranked, budget)
        sound = [candidate for candidate in ranked if candidate.exact == ranked[0].exact]
        follow = compare if _slow(budget) else partial(self._worlds.compare, network=judge)
        _play_out(partial(follow, search), sound, key, budget, meter, self._candidates)
        return sorted(ranked, key=_order)


def _order(candidate: Candidate) -> tuple[int, int, float]:
    """By the exact result, then by the number of rollouts, then by value; the rest keep their rank."""
    return -(candidate.exact or 0), -candidate.games, -candidate.value if candidate.games else 0.0


def _slow(budget: Budget) -> bool:
    """Whether CPU time is limited and the engine is interpreted."""
    return budget.cpu_ms is not None and engine.name() == "interpreted"


def _affordable(search: SearchState, turns: array[int], budget: Budget) -> array[int]:
    """The turns that there is time to evaluate: all of them, if the engine is compiled."""
    most = round(((budget.cpu_ms or 0) + 8) * SLOW_ROWS_PER_MS)
    if len(turns) <= most or not _slow(budget):
        return turns
    step = ceil(len(turns) / most)
    return array("H", sorted({search.heuristic_turn(1), *turns[::step]}))


def _solved(search: SearchState, ranked: list[Candidate], budget: Budget) -> list[Candidate]:
    """The turns ranked by an exact search, if the budget suffices and some turn wins."""
    turns = sorted(candidate.turn for candidate in ranked)
    if budget.cpu_ms is not None:
        pace = SLOW_NODES_PER_MS if _slow(budget) else NODES_PER_MS
        nodes = round(budget.cpu_ms * pace * EXACT_SHARE)
    else:
        nodes = (budget.sims or 1) * NODES_PER_SIM
    values = array("q", bytes(8 * len(turns)))
    if not search.solve(array("H", turns), nodes, values) or max(values) < heuristic_weights.SHARE:
        return ranked
    exact = dict(zip(turns, values, strict=True))
    for candidate in ranked:
        candidate.exact = exact[candidate.turn] // heuristic_weights.SHARE
    return sorted(ranked, key=lambda candidate: -exact[candidate.turn])


def _play_out(
    follow: Follow, ranked: list[Candidate], key: int, budget: Budget, meter: BudgetMeter, most: int
) -> None:
    """Sequential halving: each round has its share of the budget and keeps the better half."""
    if budget.sims is not None:
        most = min(most, budget.sims // 2)
    elif _slow(budget):
        most = min(most, SLOW_CANDIDATES)
    alive = ranked[: min(most, len(ranked))]
    if len(alive) < 2:
        return
    rounds, world = ceil(log2(len(alive))), 0
    for number in range(1, rounds + 1):
        world = _spend(follow, alive, key, budget, meter, number / rounds, world)
        alive = sorted(alive, key=lambda one: -one.value)[: (len(alive) + 1) // 2]


def _spend(
    follow: Follow,
    alive: list[Candidate],
    key: int,
    budget: Budget,
    meter: BudgetMeter,
    share: float,
    world: int,
) -> int:
    """Play rollouts until a share of the budget is spent; the number of the next determinization."""
    if budget.sims is not None:
        worlds = max(1, (round(budget.sims * share) - meter.sims) // len(alive))
        if meter.can_afford(worlds * len(alive)):
            follow(alive, key, world, world + worlds)
            meter.spend(worlds * len(alive))
            world += worlds
        return world
    worlds, before = 1, meter.fraction_spent
    while before < share:
        follow(alive, key, world, world + worlds)
        world += worlds
        spent = meter.fraction_spent
        pace = (spent - before) / worlds
        before = spent
        worlds = max(1, min(4 * worlds, int(min(SLICE, share - spent) / pace) if pace > 0 else 4 * worlds))
    return world


def _advised(answer: str, candidate: Candidate) -> Suggestion:
    if candidate.exact is not None:
        win = candidate.exact / heuristic_weights.WIN_UNIT
        return Suggestion(answer, win, win, win)
    if not candidate.games:
        return Suggestion(answer)
    # Shared victories are rare: as if each game had been won or lost.
    return suggestion_from_results(answer, candidate.games, candidate.won, candidate.won)
