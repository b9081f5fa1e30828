"""Undo in long games: every earlier position comes back as it was."""

from __future__ import annotations

import random

import pytest

from regat import games
from regat.bots.random_bot import RandomBot
from regat.kernel.chance import Sealed
from regat.kernel.match import CHECKPOINT

ENTRIES = 4 * CHECKPOINT


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("seed", range(3))
def test_an_undo_leads_back_to_the_position_and_the_events_of_that_time(name: str, seed: int) -> None:
    dice, bot, spec = random.Random(seed), RandomBot(seed), games.spec(name)
    match = spec.match(spec.setup(), Sealed.under(bytes(32)))
    noted = [(match.game.fingerprint(), match.game.events(0))]
    for _ in range(ENTRIES):
        decided = match.active_decisions()
        if match.over or (decided and dice.random() < 0.2):
            back = dice.choice((1, 2, 5, CHECKPOINT + 3))
            entry = decided[-min(back, len(decided))]
            if match.over:
                return
            match.undo(entry.seq)
            del noted[decided.index(entry) + 1 :]
        else:
            assert match.choice
            seat = match.seat
            match.answer(bot.choose(match.game.view(seat), match.game.memory(seat), match.choice))
            noted.append((match.game.fingerprint(), match.game.events(0)))
        assert (match.game.fingerprint(), match.game.events(0)) == noted[-1]
    assert [(game.fingerprint(), game.events(0)) for game in match.positions()] == noted
    for decisions in (0, 1, CHECKPOINT, len(noted) // 2):
        if decisions < len(noted):
            assert match.position_after(decisions).fingerprint() == noted[decisions][0]
