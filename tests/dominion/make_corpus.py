"""Keep records of this release for all later ones to replay: `python -m tests.dominion.make_corpus`.

A release's records are written once, into a folder with its version, and never changed after it is out.
"""

from __future__ import annotations

import random
from pathlib import Path

from regat import __version__, dominion
from regat.dominion import Game, Position, SeatCards
from regat.kernel.chance import Sealed, Seeded
from regat.kernel.match import Match
from tests.dominion.helpers import odd_position, whole_decision

CORPUS = Path(__file__).with_name("corpus")
SECRET = bytes(range(100, 132))


def played(game: Game, seed: int, decisions: int = 100_000) -> str:
    """The record of a game after so many random decisions, or at its end."""
    dice = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        game.answer(whole_decision(game, dice))
    return game.record()


def contested(match: Match[Game], seed: int, *, decisions: int, undos: bool) -> Match[Game]:
    dice = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.answer(whole_decision(match.game, dice))
        if undos and dice.random() < 0.1:
            match.undo(dice.choice(match.active_decisions()[-5:]).seq)
    return match


def sealed_match() -> str:
    """Undone decisions, a time-out, a take-over, and two seats that resign: the third one wins."""
    chance = Sealed.under(SECRET).contribute(0, bytes(16)).contribute(2, bytes(range(16)))
    match = dominion.match(players=3, edition=2, kingdom="size_distortion", chance=chance)
    contested(match, 1, decisions=80, undos=True)
    match.timeout(1)
    match.take_over(1, "big-money")
    contested(match, 2, decisions=20, undos=True)
    match.resign(1)
    contested(match, 3, decisions=10, undos=False)
    match.resign(0)
    return match.record().text()


def finished_match() -> str:
    match = dominion.match(players=2, edition=1, kingdom="interaction", chance=Seeded(77), first=1)
    return contested(match, 4, decisions=100_000, undos=True).record().text()


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


def main() -> None:
    folder = CORPUS / __version__
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in RECORDS.items():
        (folder / f"{name}.record").write_text(make(), encoding="utf-8", newline="\n")
    print(f"{len(RECORDS)} records in {folder.name}")


if __name__ == "__main__":
    main()
