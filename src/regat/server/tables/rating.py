"""Ratings of people, for each game and number of players."""

from __future__ import annotations

from openskill.models import PlackettLuce

from regat.server.storage import Store, StoredRating, StoredResult

MODEL = PlackettLuce()


async def compute_ratings(store: Store, result: StoredResult) -> tuple[StoredRating, ...]:
    """The ratings of all players after a game; players who share the victory tie."""
    before = [await _rating(store, guest, result) for guest in result.seats]
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=_ranks(result))
    return tuple(
        StoredRating(old.guest, old.game, old.players, new[0].mu, new[0].sigma, old.games + 1)
        for old, new in zip(before, after, strict=True)
    )


async def _rating(store: Store, guest: str, result: StoredResult) -> StoredRating:
    known = await store.rating(guest, result.game, result.players)
    initial = MODEL.rating()
    return known or StoredRating(guest, result.game, result.players, initial.mu, initial.sigma)


def _ranks(result: StoredResult) -> list[float]:
    """Winners first, the others by their points."""
    points = sorted(
        {score for seat, score in enumerate(result.scores) if seat not in result.winners}, reverse=True
    )
    return [
        0.0 if seat in result.winners else 1.0 + points.index(score)
        for seat, score in enumerate(result.scores)
    ]
