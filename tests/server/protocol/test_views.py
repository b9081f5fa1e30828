"""What is seen: all that the rules show a reader, and nothing that they hide."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import fields, replace

import msgspec
import pytest
from msgspec import structs

from regat import dominion, kingdomino
from regat.dominion import Position, SeatCards
from regat.dominion.wire import DominionPrivate, DominionSeat, DominionView, decks
from regat.kernel.errors import IllegalAnswer
from regat.kingdomino.wire import Kingdom, KingdominoView
from regat.server.protocol import messages
from regat.server.protocol.messages import State
from regat.server.protocol.parts import Ending
from tests.dominion import helpers as dominion_play
from tests.dominion.test_memory import hide
from tests.kingdomino import helpers as kingdomino_play
from tests.kingdomino.test_memory import twins
from tests.server.protocol.client import AnyGame, private, prompt, state, view
from tests.support.clients import any_answer

read = msgspec.json.Decoder(messages.ToClient).decode


def names(struct: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in structs.fields(struct)}


def dominion_view(game: dominion.Game, *, points: bool = False) -> DominionView:
    seen = view(game, points=points)
    assert isinstance(seen, DominionView)
    return seen


# Nothing is missing and nothing is new ------------------------------------------------------------------


def test_a_view_on_the_wire_has_what_the_view_has() -> None:
    """The choice goes in `prompts`; squares have their coordinates; at the end the decks come along."""
    engine = {field.name for field in fields(dominion.View)}
    assert names(DominionView) | names(DominionPrivate) | {"asked", "seat"} == engine - {"choice"} | {
        "decks",
        "to_answer",
        "reacting",
    }
    assert names(DominionSeat) == {field.name for field in fields(dominion.SeatView)} | {"points"}
    engine = {field.name for field in fields(kingdomino.View)}
    assert names(KingdominoView) | {"asked", "seat"} == engine - {"choice", "placements"} | {"to_answer"}
    engine = {field.name for field in fields(kingdomino.KingdomView)}
    assert names(Kingdom) == engine - {"lands"}


def test_a_view_is_the_same_after_encoding_and_decoding() -> None:
    for seed in range(12):
        for game in (dominion_play.game_or_position(seed), kingdomino_play.game_or_position(seed)):
            dice = random.Random(seed)
            for _ in range(seed * 4):
                if not game.over:
                    game.answer(any_answer(prompt(game), dice))
            for reader in (None, *range(game.players)):
                sent = read(state(game, reader))
                assert isinstance(sent, State)
                assert (sent.view, sent.seat) == (view(game), reader)
                assert sent.private == private(game, reader)
                check_same(game, reader, sent)


def check_same(game: AnyGame, reader: int | None, sent: State) -> None:
    if isinstance(game, dominion.Game):
        seen, got = game.view(reader), sent.view
        assert isinstance(got, DominionView)
        for name in names(DominionView) - {"seats", "supply", "decks", "to_answer", "phase", "reacting"}:
            assert getattr(got, name) == getattr(seen, name)
        assert got.to_answer == (None if got.reacting else seen.asked)
        own = sent.private.phase if isinstance(sent.private, DominionPrivate) else None
        assert (own or got.phase) == seen.phase
        if reader is not None:
            for name in names(DominionPrivate) - {"phase"}:
                assert getattr(sent.private, name) == getattr(seen, name)
        assert {pile.card: pile.left for pile in got.supply} == seen.supply
        for first, other in zip(got.seats, seen.seats, strict=True):
            assert all(getattr(first, field.name) == getattr(other, field.name) for field in fields(other))
    else:
        table, drawn = game.view(reader), sent.view
        assert isinstance(drawn, KingdominoView)
        for name in names(KingdominoView) - {"line", "next", "kingdoms", "to_answer"}:
            assert getattr(drawn, name) == getattr(table, name)
        assert drawn.to_answer == table.asked
        assert tuple((slot.domino, slot.seat) for slot in drawn.line) == table.line
        assert tuple((slot.domino, slot.seat) for slot in drawn.next) == table.next
        for kingdom, whole in zip(drawn.kingdoms, table.kingdoms, strict=True):
            for name in names(Kingdom) - {"squares", "territories"}:
                assert getattr(kingdom, name) == getattr(whole, name)
            lands = {(square.x, square.y): (square.terrain, square.crowns) for square in kingdom.squares}
            assert lands == kingdomino_play.lands_of(whole)
            regions = [
                (territory.terrain, territory.squares, territory.crowns, territory.points)
                for territory in kingdom.territories
            ]
            assert regions == [
                (territory.terrain, territory.squares, territory.crowns, territory.points)
                for territory in whole.territories
            ]


def test_a_pile_has_the_cost_of_its_card() -> None:
    game = dominion.new(2, 2, "first_game", seed=1)
    costs = {pile.card: pile.cost for pile in dominion_view(game).supply}
    assert costs["province"] == 8
    assert costs["copper"] == 0
    assert costs["cellar"] == 2


# Points -------------------------------------------------------------------------------------------------


def test_points_are_shown_with_the_point_counter_and_at_the_end() -> None:
    seats = {0: SeatCards(hand=("province",)), 1: SeatCards()}
    laid = Position(dominion.SETS[2]["first_game"], seats=seats, supply={"province": 0})
    game = dominion.from_position(laid)
    assert [seat.points for seat in dominion_view(game).seats] == [None, None]
    assert [seat.points for seat in dominion_view(game, points=True).seats] == [6, 0]
    assert dominion_view(game, points=True).scores is None
    game.answer("end turn")
    over = dominion_view(game)
    assert [seat.points for seat in over.seats] == [6, 0]
    assert (over.over, over.scores, over.winners, over.to_answer) == (True, (6, 0), (0,), None)


def test_a_match_may_end_before_its_game_and_nobody_who_resigned_wins() -> None:
    for match in (dominion.match(), kingdomino.match()):
        match.resign(0)
        result = Ending(match.scores(), match.winners())
        seen = view(match.game, result=result)
        assert isinstance(seen, DominionView | KingdominoView)
        assert (seen.over, seen.to_answer, seen.winners, seen.scores) == (True, None, (1,), match.scores())


# Secrets ------------------------------------------------------------------------------------------------


def moments(game: AnyGame, seed: int, most: int) -> Iterator[None]:
    """Random moments of a game that a client plays."""
    dice = random.Random(f"moments {seed}")
    for number in range(most):
        if game.over:
            return
        if number < 10 or dice.random() < 0.15:
            yield
        game.answer(any_answer(prompt(game), dice))


@pytest.mark.parametrize("block", range(4))
def test_a_seat_of_dominion_is_sent_the_same_in_every_world_that_it_can_imagine(block: int) -> None:
    """D-INFO-02 D-INFO-04 D-INFO-06: all cards that it does not know are dealt anew; a watcher knows less."""
    others = 0
    for seed in range(block, 20, 4):
        game = dominion_play.game_or_position(seed)
        for number, _ in enumerate(moments(game, seed, most=120)):
            for seat in range(game.players):
                world = dominion.imagine(game.memory(seat), seed + number)
                for reader in (seat, None):
                    sent = [state(item, reader, points=True, log=False) for item in (game, world)]
                    assert sent[0] == sent[1]
                others += sum(
                    state(game, other, log=False) != state(world, other, log=False)
                    for other in range(game.players)
                )
    assert others > 100, "other seats are sent what this one has to imagine"


def watched(laid: Position, dice: random.Random) -> Position:
    """Another position that a watcher cannot tell from this one."""
    return replace(laid, seats={**hide(laid, 0, dice).seats, 0: hide(laid, 1, dice).seats[0]})


def unlike(laid: Position, seat: int | None, dice: random.Random) -> Position:
    """Another position for a reader who cannot tell; a deck that was laid out is known to its owner."""
    if seat is None:
        return watched(laid, dice)
    return replace(laid, seats={**hide(laid, seat, dice).seats, seat: laid.seats[seat]})


def same_news(first: AnyGame, other: AnyGame, reader: int | None) -> bool:
    """Whether, by the rules, a reader has been shown the same in both games so far."""
    return first.events(reader) == other.events(reader) and first.view(reader) == other.view(reader)


@pytest.mark.parametrize("block", range(4))
def test_a_reader_of_dominion_is_told_the_same_until_the_rules_show_a_difference(block: int) -> None:
    """D-INFO-02 D-INFO-04 D-INFO-06: the log too, for each seat and for a watcher."""
    compared = differing = 0
    for seed in range(block, 120, 4):
        laid = dominion_play.odd_position(seed)
        for reader in (None, *range(laid.players)):
            dice = random.Random(f"{seed} {reader}")
            first = dominion.from_position(laid)
            other = dominion.from_position(unlike(laid, reader, dice))
            for _ in range(12):
                if first.over or not same_news(first, other, reader):
                    break
                assert state(first, reader, points=True) == state(other, reader, points=True)
                compared += 1
                differing += first.fingerprint() != other.fingerprint()
                if not both_answer(first, other, any_answer(prompt(first), dice)):
                    break
    assert compared > 150
    assert differing > compared / 2


def both_answer(first: AnyGame, other: AnyGame, answer: str) -> bool:
    """Answer in both games, if both take it."""
    first.answer(answer)
    try:
        other.answer(answer)
    except IllegalAnswer:
        return False
    return True


def drawn(game: kingdomino.Game) -> int:
    return sum(len(event.things) for event in game.events(None) if event.kind == "line")


@pytest.mark.parametrize("block", range(4))
def test_everybody_at_kingdomino_is_sent_the_same_whatever_the_pile_is(block: int) -> None:
    """K-INFO-02: its order, and which dominoes were left out."""
    compared = 0
    for seed in range(block, len(kingdomino_play.SET_UPS), 4):
        players, variants = kingdomino_play.SET_UPS[seed]
        keep = (3 if players == 3 else 4) * (1 + seed % 5)
        first, other = twins(players, variants, seed, keep)
        dice = random.Random(seed)
        while not first.over and drawn(first) <= keep:
            for reader in (None, *range(players)):
                assert state(first, reader) == state(other, reader)
                compared += 1
            assert both_answer(first, other, any_answer(prompt(first), dice))
        assert state(first, None) != state(other, None), "the next line differs"
    assert compared > 100


@pytest.mark.parametrize("new", [dominion_play.random_game, kingdomino_play.random_game])
def test_only_the_asked_seat_is_sent_the_choice(new: Callable[[int], AnyGame]) -> None:
    game = new(3)
    for _ in moments(game, 3, most=60):
        for reader in (None, *range(game.players)):
            sent = read(state(game, reader))
            assert isinstance(sent, State)
            assert [item.seat for item in sent.prompts] == ([game.seat] if reader == game.seat else [])


def test_a_watcher_is_sent_no_hand_and_no_deck() -> None:
    for seed in range(10):
        game = dominion_play.random_game(seed)
        for _ in moments(game, seed, most=30):
            sent = read(state(game, None))
            assert isinstance(sent, State)
            assert sent.private is None


def test_the_decks_at_the_end_add_up_to_the_score() -> None:
    """Also those with Gardens, which count cards."""
    for seed in range(6):
        game = dominion.new(2 + seed % 3, 1, "size_distortion", seed=seed)
        dice = random.Random(seed)
        while not game.over:
            game.answer(any_answer(prompt(game), dice))
        counted = decks(game)
        assert [sum(deck.points.values()) for deck in counted] == list(game.scores())
        for seat, deck in enumerate(counted):
            assert deck.cards == dict(game.memory(seat).seats[seat].owned)
