"""Scenarios: a position, what is done in it, and what must follow, written by a player in YAML."""

from regat.scenarios.document import Scenario, read
from regat.scenarios.runner import Outcome, run

__all__ = ["Outcome", "Scenario", "read", "run"]
