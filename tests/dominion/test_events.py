"""Every event of an effect, as the active player and as another player may see it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from regat import dominion
from regat.dominion import Position, SeatCards
from regat.dominion.rules import cards


@dataclass(frozen=True)
class Told:
    """Answers in a position, and what seats 0 and 1 then know of; `1 draw 2` happened to seat 1."""

    proves: str
    seats: tuple[SeatCards, ...]
    answers: str
    to_me: str
    to_you: str = ""  # the same
    edition: int = 2

    def game(self) -> dominion.Game:
        words = " ".join((self.answers, *(key for own in self.seats for key in own.all())))
        named = {key for key in words.replace(",", " ").split() if cards.NUMBER.get(key, 0) in cards.KINGDOM}
        others = [key for key in dominion.available(self.edition) if key not in named]
        kingdom = (*named, *others[: 10 - len(named)])
        seats = dict(enumerate(self.seats))
        return dominion.from_position(
            Position(kingdom, edition=self.edition, players=len(seats), seats=seats)
        )


NOBODY = SeatCards()
EFFECTS = {
    "Sentry puts two cards back": Told(
        "D-INFO-12",
        (SeatCards(("sentry",), ("copper", "gold", "silver")), NOBODY),
        "play sentry, keep gold, keep silver, order gold silver",
        "play sentry, draw copper, look gold, look silver, topdeck silver, topdeck gold",
        "play sentry, draw 1, look 1, look 1, topdeck 1, topdeck 1",
    ),
    "Sentry discards two cards": Told(
        "D-INFO-12",
        (SeatCards(("sentry",), ("copper", "gold", "silver")), NOBODY),
        "play sentry, discard gold, discard silver",
        "play sentry, draw copper, look gold, look silver, discard silver, discard gold",
        "play sentry, draw 1, look 1, look 1, discard 1, discard gold",
    ),
    "Sentry trashes two cards": Told(
        "D-INFO-12, D-INFO-08",
        (SeatCards(("sentry",), ("copper", "gold", "silver")), NOBODY),
        "play sentry, trash gold, trash silver",
        "play sentry, draw copper, look gold, look silver, trash gold, trash silver",
        "play sentry, draw 1, look 1, look 1, trash gold, trash silver",
    ),
    "Artisan puts a card on the deck": Told(
        "D-INFO-12",
        (SeatCards(("artisan", "copper")), NOBODY),
        "play artisan, gain duchy, topdeck copper",
        "play artisan, gain duchy, topdeck copper",
        "play artisan, gain duchy, topdeck 1",
    ),
    "Harbinger takes the top of the discard pile": Told(
        "D-INFO-11, D-INFO-12",
        (SeatCards(("harbinger",), ("copper",), ("silver", "gold")), NOBODY),
        "play harbinger, topdeck gold",
        "play harbinger, draw copper, topdeck gold, show silver",
        "play harbinger, draw 1, topdeck 1, show silver",
    ),
    "Harbinger takes the only card of the discard pile": Told(
        "D-INFO-11, D-INFO-12",
        (SeatCards(("harbinger",), ("copper",), ("gold",)), NOBODY),
        "play harbinger, topdeck gold",
        "play harbinger, draw copper, topdeck gold",
        "play harbinger, draw 1, topdeck 1",
    ),
    "Library sets one Action aside and keeps another": Told(
        "D-INFO-10, D-INFO-06",
        (SeatCards(("library", *["estate"] * 4), ("village", "copper", "moat", "gold")), NOBODY),
        "play library, aside village, keep moat",
        "play library, look village, aside village, look copper, draw copper, look moat, draw moat,"
        " look gold, draw gold, discard village",
        "play library, look 1, aside village, look 1, draw 1, look 1, draw 1,"
        " look 1, draw 1, discard village",
    ),
    "Cellar discards two cards": Told(
        "D-TERM-DISCARD-2, D-TERM-DISCARD-3",
        (SeatCards(("cellar", "copper", "estate", "gold"), ("silver", "gold", "duchy")), NOBODY),
        "play cellar, discard copper estate",
        "play cellar, discard copper estate, draw silver gold",
        "play cellar, discard ? estate, draw 2",
    ),
    "a hand is discarded with nothing in play": Told(
        "D-CLEAN-04",
        (SeatCards(("copper", "estate"), ("silver", "gold", "duchy", "curse", "copper")), NOBODY),
        "end turn",
        "discard copper estate, draw silver gold duchy curse copper, 1 turn",
        "discard ? estate, draw 5, 1 turn",
    ),
    "what was played covers the hand": Told(
        "D-CLEAN-04, D-CLEAN-05",
        (SeatCards(("copper", "estate", "silver"), ("silver", "gold", "duchy", "curse", "copper")), NOBODY),
        "play treasures, buy copper, end turn",
        "play copper, play silver, buy copper, discard estate, discard copper silver,"
        " draw silver gold duchy curse copper, 1 turn",
        "play copper, play silver, buy copper, discard 1, discard copper silver, draw 5, 1 turn",
    ),
    "Chancellor turns the deck over": Told(
        "D-CARD-CHANCELLOR-5, D-CARD-CHANCELLOR-7",
        (SeatCards(("chancellor",), ("silver", "gold", "duchy")), NOBODY),
        "play chancellor, discard deck",
        "play chancellor, discard ? ? duchy",
        edition=1,
    ),
    "Vassal plays what it discarded": Told(
        "D-CARD-VASSAL-4, D-INFO-05",
        (SeatCards(("vassal",), ("village", "gold", "duchy"), ("estate",)), NOBODY),
        "play vassal, play village",
        "play vassal, discard village, play village, show estate, draw gold",
        "play vassal, discard village, play village, show estate, draw 1",
    ),
    "Vassal shuffles to discard a card": Told(
        "D-CARD-VASSAL-6, D-SHUF-05",
        (SeatCards(("vassal",), (), ("estate", "estate")), NOBODY),
        "play vassal",
        "play vassal, shuffle, discard estate",
    ),
    "Bandit robs two players": Told(
        "D-CARD-BANDIT-4, D-CARD-BANDIT-6",
        (
            SeatCards(("bandit",)),
            SeatCards((), ("silver", "estate", "copper")),
            SeatCards((), ("duchy", "copper")),
        ),
        "play bandit",
        "play bandit, gain gold, 1 reveal silver, 1 reveal estate, 1 trash silver, 1 discard estate,"
        " 2 reveal duchy, 2 reveal copper, 2 discard copper duchy",
    ),
    "Thief robs two players": Told(
        "D-CARD-THIEF-3, D-CARD-THIEF-4, D-CARD-THIEF-5",
        (
            SeatCards(("thief",)),
            SeatCards((), ("silver", "estate", "copper")),
            SeatCards((), ("duchy", "gold")),
        ),
        "play thief, gain silver gold",
        "play thief, 1 reveal silver, 1 reveal estate, 1 trash silver, 1 discard estate,"
        " 2 reveal duchy, 2 reveal gold, 2 trash gold, 2 discard duchy, gain silver gold",
        edition=1,
    ),
    "Spy judges two cards": Told(
        "D-CARD-SPY-3, D-CARD-SPY-6",
        (SeatCards(("spy",), ("copper", "silver")), SeatCards((), ("estate", "gold"))),
        "play spy, keep silver, discard estate",
        "play spy, draw copper, reveal silver, topdeck silver, 1 reveal estate, 1 discard estate",
        "play spy, draw 1, reveal silver, topdeck silver, 1 reveal estate, 1 discard estate",
        edition=1,
    ),
    "Feast is trashed and a card gained": Told(
        "D-CARD-FEAST-2, D-INFO-08",
        (SeatCards(("feast",)), NOBODY),
        "play feast, gain duchy",
        "play feast, trash feast, gain duchy",
        edition=1,
    ),
    "Moats are shown one after another": Told(
        "D-ORD-02, D-ORD-03",
        (SeatCards(("witch",), ("gold", "gold")), SeatCards(("moat",)), SeatCards(("moat",))),
        "play witch, reveal moat, reveal moat",
        "play witch, 1 reveal moat, 2 reveal moat, draw gold gold",
        "play witch, 1 reveal moat, 2 reveal moat, draw 2",
    ),
    "Council Room comes upon the end of the deck": Told(
        "D-SHUF-03, D-CARD-COUNCILROOM-3",
        (SeatCards(("council_room",), ("copper",), ("gold",) * 3), SeatCards((), ("silver", "silver"))),
        "play council_room",
        "play council_room, draw copper, shuffle, draw gold gold gold, 1 draw 1",
        "play council_room, draw 1, shuffle, draw 3, 1 draw silver",
        edition=1,
    ),
    "in the first edition the rest is taken before the shuffle": Told(
        "D-SHUF-03",
        (SeatCards(("smithy",), ("copper",), ("gold", "gold")), NOBODY),
        "play smithy",
        "play smithy, draw copper, shuffle, draw gold gold",
        "play smithy, draw 1, shuffle, draw 2",
        edition=1,
    ),
}


@pytest.mark.parametrize("effect", EFFECTS)
def test_everybody_is_told_what_they_may_know(effect: str) -> None:
    """D-INFO-05, D-INFO-06, D-INFO-08, D-INFO-10, D-INFO-11, D-INFO-12, D-TERM-DISCARD-2, D-CLEAN-04"""
    effect_case = EFFECTS[effect]
    game = effect_case.game()
    for answer in effect_case.answers.split(", "):
        game.answer(answer)
    for seat, wanted in enumerate((effect_case.to_me, effect_case.to_you or effect_case.to_me)):
        events = [f"{event.seat} {event}".removeprefix("0 ") for event in game.events(seat)]
        assert events == wanted.split(", "), f"to seat {seat}"
        assert all(event.source == "nowhere" for event in game.events(seat) if event.kind == "turn")
        view = game.view(seat)
        assert view.looked_at == ()
        assert all(other.revealed == other.aside == () for other in view.seats)


def test_what_is_looked_at_is_in_sight_while_it_is_decided_on() -> None:
    """D-TERM-LOOK-1, D-TERM-REVEAL-1"""
    library = EFFECTS["Library sets one Action aside and keeps another"].game()
    library.answer("play library")
    assert (library.view(0).looked_at, library.view(1).looked_at) == (("village",), ())
    spy = EFFECTS["Spy judges two cards"].game()
    spy.answer("play spy")
    assert spy.view(1).seats[0].revealed == ("silver",)


def test_events_end_with_the_game() -> None:
    """D-END-01"""
    game = dominion.from_position(
        Position(dominion.SETS[2]["first_game"], supply={"province": 1}, phase="buy", coins=8)
    )
    game.answer("buy province")
    game.answer("end turn")
    last = game.events(None)[-1]
    assert (str(last), last.source) == ("over", "nowhere")
    assert game.legal == ()
