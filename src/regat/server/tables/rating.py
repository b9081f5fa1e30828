"""Ratings of people, for each game and number of players."""

from __future__ import annotations

from openskill.models import PlackettLuce

from regat.server.storage import Store, StoredRating, StoredResult

MODEL = PlackettLuce()


async def compute_ratings(store: Store, result: StoredResult) -> tuple[StoredRating, ...]:
    """The ratings of all players after a game or a series; players who share the victory tie."""
    before = [await _rating(store, guest, result) for guest in result.seats]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    outcome = result.series or result
    after = MODEL.rate(teams, ranks=_ranks(outcome.scores, outcome.winners or ()))
    return tuple(
        StoredRating(old.guest, old.game, old.players, new[0].mu, new[0].sigma, old.games + 1)
        for old, new in zip(before, after, strict=True)
    )


async def _rating(store: Store, guest: str, result: StoredResult) -> StoredRating:
    known = await store.rating(guest, result.game, result.players)
    initial = MODEL.rating()
    return known or StoredRating(guest, result.game, result.players, initial.mu, initial.sigma)


def _ranks(scores: tuple[int, ...], winners: tuple[int, ...]) -> list[float]:
    """Winners first, the others by their points."""
    points = sorted({score for seat, score in enumerate(scores) if seat not in winners}, reverse=True)
    return [0.0 if seat in winners else 1.0 + points.index(score) for seat, score in enumerate(scores)]
