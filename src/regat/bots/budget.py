"""How long a bot may think about one turn: CPU time, or a number of simulated games."""

from __future__ import annotations

from dataclasses import dataclass
from time import process_time

from regat.kernel.errors import BadSetup

MAX_MS = 600_000.0
MAX_SIMS = 10**9


@dataclass(frozen=True, slots=True)
class Budget:
    """Exactly one of the two. Simulations give the same answer on any machine; time does not."""

    cpu_ms: float | None = None
    sims: int | None = None

    def __post_init__(self) -> None:
        if (self.cpu_ms is None) == (self.sims is None):
            raise BadSetup("a budget is either CPU time or simulations")
        if self.cpu_ms is not None and not 0 < self.cpu_ms <= MAX_MS:
            raise BadSetup(f"a budget must be more than 0 and at most {MAX_MS:.0f} ms, not {self.cpu_ms}")
        if self.sims is not None and not 1 <= self.sims <= MAX_SIMS:
            raise BadSetup(f"a budget must be 1 to {MAX_SIMS} simulations, not {self.sims}")

    def fraction(self, share: float) -> Budget:
        """A fraction of it, for one decision of a turn."""
        if self.cpu_ms is not None:
            return Budget(cpu_ms=self.cpu_ms * share)
        assert self.sims is not None, "it is one of the two"
        return Budget(sims=max(1, round(self.sims * share)))

    def __str__(self) -> str:
        return f"{self.sims} simulations" if self.cpu_ms is None else f"{self.cpu_ms:g} ms"


class BudgetMeter:
    """A budget being spent on one answer."""

    def __init__(self, budget: Budget) -> None:
        self._begun = process_time()
        self._budget = budget
        self.sims = 0  # spent so far

    def spend(self, sims: int) -> None:
        self.sims += sims

    @property
    def fraction_spent(self) -> float:
        """The fraction that is spent."""
        if self._budget.sims is not None:
            return self.sims / self._budget.sims
        assert self._budget.cpu_ms is not None, "it is one of the two"
        return (process_time() - self._begun) * 1000 / self._budget.cpu_ms

    def can_afford(self, sims: int) -> bool:
        """Whether so many more simulations fit; the time that they take is known only afterwards."""
        return self._budget.sims is None or self.sims + sims <= self._budget.sims
