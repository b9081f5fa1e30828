"""Write records of this release for later releases to replay: `python -m tests.dominion.make_corpus`.

The records of a release are in a folder with its version, and never change after the release.
"""

from __future__ import annotations

from pathlib import Path

from regat import dominion
from regat.dominion import Game, Position, SeatCards
from regat.kernel.chance import Sealed, Seeded
from regat.kernel.match import Match
from tests.dominion.helpers import odd_position, whole_decision
from tests.games.corpus import MAX_DECISIONS, SECRET, play_match, play_record, write_corpus

CORPUS = Path(__file__).with_name("corpus")


def played(game: Game, seed: int, decisions: int = MAX_DECISIONS) -> str:
    return play_record(game, whole_decision, seed, decisions)


def contested(
    match: Match[Game], seed: int, decisions: int = MAX_DECISIONS, undo: float = 0.1
) -> Match[Game]:
    return play_match(match, whole_decision, seed, decisions=decisions, undo=undo)


def sealed_match() -> str:
    """Undone decisions, a time-out, a take-over, and two seats that resign: the third one wins."""
    chance = Sealed.under(SECRET).contribute(0, bytes(16)).contribute(2, bytes(range(16)))
    match = dominion.match(players=3, edition=2, kingdom="size_distortion", chance=chance)
    contested(match, 1, decisions=80)
    match.timeout(1)
    match.take_over(1, "big-money")
    contested(match, 2, decisions=20)
    match.resign(1)
    contested(match, 3, decisions=10, undo=0.0)
    match.resign(0)
    return match.record().text()


def finished_match() -> str:
    match = dominion.match(players=2, edition=1, kingdom="interaction", chance=Seeded(77), first=1)
    return contested(match, 4).record().text()


def throne_rooms() -> str:
    """Half a turn, left in the middle of a card."""
    deck = ("vassal", "militia", "copper", "sentry", "estate", "gold", "silver")
    seats = {
        0: SeatCards(hand=("throne_room", "throne_room", "vassal", "cellar", "copper"), deck=deck),
        1: SeatCards(hand=("moat", "copper", "estate", "gold", "curse"), deck=deck, discard=("duchy",)),
    }
    kingdom = (
        "cellar",
        "feast",
        "library",
        "militia",
        "moat",
        "sentry",
        "spy",
        "thief",
        "throne_room",
        "vassal",
    )
    laid = Position(kingdom, mixed=True, seats=seats, seed=9)
    game = dominion.from_position(laid)
    for answer in ("play throne_room", "play throne_room", "play vassal", "play vassal", "play militia"):
        game.answer(answer)
    return game.record()


RECORDS = {
    "second_edition_2_players": lambda: played(dominion.new(seed=1), 1),
    "second_edition_3_players": lambda: played(dominion.new(players=3, kingdom="deck_top", seed=2), 2),
    "second_edition_4_players": lambda: played(dominion.new(players=4, kingdom="sleight_of_hand", seed=3), 3),
    "second_edition_5_players": lambda: played(dominion.new(players=5, kingdom="random", seed=4), 4, 200),
    "first_edition_2_players": lambda: played(dominion.new(edition=1, kingdom="big_money", seed=5), 5),
    "first_edition_4_players": lambda: played(dominion.new(4, 1, "size_distortion", 6, first=2), 6),
    "first_edition_6_players": lambda: played(dominion.new(6, 1, "interaction", 7), 7, 200),
    "mixed_editions_3_players": lambda: played(dominion.new(3, 2, "random", 8, mixed=True), 8),
    "position_of_the_first_edition": lambda: played(
        dominion.from_position(next(p for p in map(odd_position, range(99)) if p.edition == 1)), 9
    ),
    "position_of_the_second_edition": lambda: played(
        dominion.from_position(next(p for p in map(odd_position, range(99)) if p.edition == 2)), 10
    ),
    "middle_of_a_card": throne_rooms,
    "sealed_match_with_undo_and_resignations": sealed_match,
    "plain_match_with_undo": finished_match,
    "nothing_played": lambda: dominion.new(seed=12).record(),
}


if __name__ == "__main__":
    write_corpus(CORPUS, RECORDS)
