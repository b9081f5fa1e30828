"""Kingdomino in messages: prompts, answers, refusals and the log."""

from __future__ import annotations

import re
from collections.abc import Sequence

from regat.kernel.choice import Choice
from regat.kernel.events import Event
from regat.kingdomino import kingdom
from regat.kingdomino.game import Game
from regat.kingdomino.kingdom import CASTLE
from regat.kingdomino.notation import Coord, format_square, format_squares
from regat.kingdomino.rules import dominoes
from regat.kingdomino.view import View
from regat.kingdomino.words.parts import DominoPiece
from regat.words.game_words import GameWords
from regat.words.message import Message, Seat

Laid = tuple[int, Coord, Coord]  # a domino, and where its first and its second square go

_SQUARE = r"\((-?\d{1,2}),(-?\d{1,2})\)"
_LAID = re.compile(rf"(\d{{1,2}}) {_SQUARE}-{_SQUARE}")
_CLAIM = re.compile(r"claim (\d{1,3})")


def parse_placement(text: str) -> Laid | None:
    """The domino and the squares of `17 (1,0)-(2,0)`, with or without `place` before it."""
    found = _LAID.fullmatch(text.removeprefix("place "))
    if not found:
        return None
    number, x, y, to_x, to_y = map(int, found.groups())
    return number, (x, y), (to_x, to_y)


# Prompts and answers ---------------------------------------------------------------------------------


def prompt(view: View) -> Message:
    """What the seat is asked; or, if it is not asked, who is."""
    if view.over or view.asked is None:
        return Message("log-game-over")
    if view.choice is None:
        return Message("kingdomino-waiting", name=Seat(view.asked))
    return question(view)


def question(view: View) -> Message:
    """What is asked. In the first choice it may be about another player's king, K-FIRST-06."""
    if view.stage == "placing":
        return Message("prompt-place", n=DominoPiece(view.line[0][0]))
    if view.king is None or view.king == view.asked:
        return Message("prompt-claim")
    return Message("prompt-claim-for", name=Seat(view.king))


def expected(view: View) -> Message:
    """What may be answered, by examples."""
    if view.placements:
        first = view.placements[0]
        example = format_squares(first.first, first.second)
        return Message("kingdomino-expected-place", last=len(view.placements), example=example)
    numbers = view.choice.under("claim") if view.choice else ()
    return Message("kingdomino-expected-claim", numbers=", ".join(numbers))


# Refusals ---------------------------------------------------------------------------------------------


def refusal(text: str, view: View) -> Message:
    """Why an answer in record notation is not possible now."""
    place, claim = parse_placement(text), _CLAIM.fullmatch(text)
    if place and view.placements and view.seat is not None:
        return _no_place(place, view) or _not_now(text)
    if claim and view.choice and not view.placements:
        return _no_claim(int(claim[1]), view) or _not_now(text)
    return _not_now(text)


def _no_place(place: Laid, view: View) -> Message | None:
    number, first, second = place
    pending = view.placements[0].domino
    assert view.seat is not None, "who places has a seat"
    lands = view.kingdoms[view.seat].lands
    if number != pending:
        return Message("kingdomino-refused-other", n=DominoPiece(pending), other=number)
    if (second[0] - first[0], second[1] - first[1]) not in dominoes.STEPS:
        return Message("kingdomino-refused-apart", first=format_square(first), second=format_square(second))
    for square in (first, second):
        if square == CASTLE or square in lands:
            return Message("kingdomino-refused-taken", square=format_square(square))
    if max(kingdom.extent(kingdom.with_domino(lands, pending, first, second))) > view.size:
        return Message("kingdomino-refused-large", size=f"{view.size}×{view.size}")
    if not {(first, second), (second, first)} & set(kingdom.places(lands, view.size, pending)):
        return Message("kingdomino-refused-touch")
    if (first, second) not in kingdom.places(lands, view.size, pending):
        return Message("kingdomino-refused-turned")
    return None


def _no_claim(number: int, view: View) -> Message | None:
    kings = dict(view.next)
    if number not in kings:
        return Message("kingdomino-refused-line", n=number, expected=expected(view))
    if (king := kings[number]) is None:
        return None
    return Message("kingdomino-refused-claimed", n=DominoPiece(number), name=Seat(king))


def _not_now(text: str) -> Message:
    return Message("kingdomino-refused-now", answer=FACE.answer(text))


# The log ----------------------------------------------------------------------------------------------


def _domino(event: Event) -> DominoPiece:
    return DominoPiece(int(str(event.things[0]).partition(" ")[0]))


def _exists(number: int) -> bool:
    return 1 <= number <= dominoes.DOMINOES


# How it ends ------------------------------------------------------------------------------------------


def ending(view: View, winners: Sequence[int]) -> list[Message]:
    """Who wins, and what decides if the points do not."""
    if not winners:
        return []
    best = view.scores[winners[0]]
    points = Message("n-points", n=best)
    if len(winners) > 1:
        names = Message("kingdomino-names-2", a=Seat(winners[0]), b=Seat(winners[1]))
        for seat in winners[2:]:
            names = Message("kingdomino-names-2", a=names, b=Seat(seat))
        said = [Message("kingdomino-shares", names=names, points=points)]
    else:
        said = [Message("kingdomino-wins", name=Seat(winners[0]), points=points)]
    level = [view.kingdoms[seat] for seat, score in enumerate(view.scores) if score == best]
    if len(level) > len(winners):
        largest = max(one.largest for one in level)
        by_crowns = sum(one.largest == largest for one in level) > len(winners)
        said.append(Message("kingdomino-tie-crowns" if by_crowns else "kingdomino-tie-largest"))
    return said


# The face ---------------------------------------------------------------------------------------------


class KingdominoWords(GameWords):
    """The words of Kingdomino."""

    topics = (
        "goal",
        "set_up",
        "dominoes",
        "first_choice",
        "round",
        "placing",
        "square",
        "discarding",
        "last_round",
        "scoring",
        "ties",
        "two_players",
        "mighty_duel",
        "middle_kingdom",
        "harmony",
        "dynasty",
    )

    def prompt(self, choice: Choice, view: View) -> Message:
        return question(view)

    def answer(self, text: str, choice: Choice | None = None) -> Message:
        place = parse_placement(text)
        if place and _exists(place[0]):
            number, first, second = place
            squares = format_squares(first, second)
            return Message("answer-place", n=DominoPiece(number), squares=squares)
        claim = _CLAIM.fullmatch(text)
        if claim and _exists(int(claim[1])):
            return Message("answer-claim", n=DominoPiece(int(claim[1])))
        return Message("kingdomino-as-typed", typed=text)

    def refusal(self, game: Game, answer: str) -> Message:
        return refusal(answer, game.view(game.seat))

    def event(self, event: Event) -> Message:
        match event.kind:
            case "king":
                return Message("log-king", name=Seat(event.seat))
            case "line":
                return Message("log-new-line", numbers=", ".join(map(str, event.things)))
            case "claim":
                return Message("log-claims", name=Seat(event.seat), n=_domino(event))
            case "place":
                points = Message("n-points", n=event.gain)
                return Message("log-places-gain", name=Seat(event.seat), n=_domino(event), points=points)
            case "discard":
                return Message("log-discards-domino", name=Seat(event.seat), n=_domino(event))
        assert event.kind == "over", event.kind
        return Message("log-game-over")


FACE = KingdominoWords()
