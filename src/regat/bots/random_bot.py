"""A bot that answers everything at random, whatever the game."""

from __future__ import annotations

from regat.kernel.chance import HashRandom, seed_key
from regat.kernel.choice import Choice

BOT_STREAM = 3


class RandomBot:
    """Picks among the options, as many as may be picked."""

    def __init__(self, seed: int = 0) -> None:
        self._draws = HashRandom(seed_key(seed, BOT_STREAM))

    def choose(self, view: object, memory: object, choice: Choice) -> str:
        if choice.max <= 1:
            # What may be declined has an option that says so, or else is answered with `nothing`.
            nothing = [] if choice.min or "decline" in choice.verbs or "end" in choice.verbs else [""]
            answers = [*sorted({str(option) for option in choice.options}), *nothing]
            return self._draws.pick(answers) or f"{choice.verbs[0]} nothing"
        count = choice.min + self._draws.below(choice.max - choice.min + 1)
        keys = self._draws.sample(choice.under(choice.verbs[0]), count)
        return " ".join((choice.verbs[0], *(keys or ["nothing"])))
