"""Write records of this release for later releases to replay: `python -m tests.kingdomino.make_corpus`.

The records of a release are in a folder with its version, and never change after the release.
"""

from __future__ import annotations

from pathlib import Path

from regat import kingdomino
from regat.kernel.chance import Sealed, Seeded
from regat.kernel.match import Match
from regat.kingdomino import Game, KingdomSetup, Position
from tests.games.corpus import MAX_DECISIONS, SECRET, play_match, play_record, write_corpus
from tests.kingdomino.helpers import any_answer, odd_position

CORPUS = Path(__file__).with_name("corpus")
ALL = ("mighty_duel", "middle_kingdom", "harmony", "drawn_by_another")


def played(game: Game, seed: int, decisions: int = MAX_DECISIONS) -> str:
    return play_record(game, any_answer, seed, decisions)


def contested(
    match: Match[Game], seed: int, decisions: int = MAX_DECISIONS, undo: float = 0.15
) -> Match[Game]:
    return play_match(match, any_answer, seed, decisions=decisions, undo=undo)


def sealed_match() -> str:
    """Undone decisions, a time-out, a take-over, and two seats that resign: the third one wins."""
    chance = Sealed.under(SECRET).contribute(0, bytes(16)).contribute(2, bytes(range(16)))
    match = kingdomino.match(players=3, variants=("harmony",), chance=chance)
    contested(match, 1, decisions=25)
    match.timeout(1)
    match.take_over(1, "greedy")
    contested(match, 2, decisions=10)
    match.resign(1)
    contested(match, 3, decisions=5, undo=0.0)
    match.resign(0)
    return match.record().text()


def sealed_to_the_end() -> str:
    match = kingdomino.match(
        variants=("middle_kingdom",), chance=Sealed.under(SECRET).contribute(1, bytes(16))
    )
    return contested(match, 5).record().text()


def finished_match() -> str:
    match = kingdomino.match(players=4, variants=("middle_kingdom", "harmony"), chance=Seeded(77))
    return contested(match, 4).record().text()


def puzzle() -> str:
    """Half a round from placed dominoes, with a pile that is dictated."""
    seats = {
        0: KingdomSetup(placed=("48 (1,0)-(2,0)", "23 (0,1)-(0,2)"), discarded=(12,)),
        1: KingdomSetup(placed=("3 (0,-1)-(0,-2)",)),
    }
    laid = Position(
        line={17: 1, 40: 0},
        next={5: 0, 8: None, 30: 1, 44: None},
        pile=(1, 47, 20, 33),
        seats=seats,
        seed=6,
    )
    return played(kingdomino.from_position(laid), 6, decisions=5)


RECORDS = {
    "two_players": lambda: played(kingdomino.new(seed=1), 1),
    "three_players": lambda: played(kingdomino.new(3, ("harmony",), 2), 2),
    "four_players": lambda: played(kingdomino.new(4, ("middle_kingdom",), 3), 3),
    "mighty_duel_with_everything": lambda: played(kingdomino.new(2, ALL, 4), 4),
    "drawn_by_another_unfinished": lambda: played(kingdomino.new(4, ("drawn_by_another",), 5), 5, 20),
    "position_with_dictated_pile": puzzle,
    "odd_position": lambda: played(kingdomino.from_position(odd_position(7)), 7),
    "sealed_match_with_undo_and_resignations": sealed_match,
    "sealed_match_to_the_end": sealed_to_the_end,
    "plain_match_with_undo": finished_match,
    "nothing_played": lambda: kingdomino.new(seed=12).record(),
}


if __name__ == "__main__":
    write_corpus(CORPUS, RECORDS)
