"""Every choice has a question, every answer can be said, every event is told; no English is missing."""

import logging
from collections import Counter
from itertools import chain

import pytest

from regat import dominion
from regat.dominion import Position, SeatCards
from regat.dominion.rules import cards
from regat.dominion.words.answers import answer_message, decline_message
from regat.dominion.words.narration import KEYS, SILENT, narrate, without_name
from regat.dominion.words.parts import CardsPiece
from regat.dominion.words.prompts import KINDS, prompt
from regat.dominion.words.refusals import refusal
from regat.kernel.choice import Choice, Option
from regat.kernel.errors import IllegalAnswer
from regat.kernel.events import Event
from regat.words.game_words import decline_answer
from regat.words.message import Message, Seat
from tests.terminal.dominion.fixtures import answers, context, game_of, presenter, rare, tables

SEEDS = range(1, 140, 2)


def said(message: Message) -> str:
    text = presenter().translate.plain(message)
    assert "{" not in text
    return text


def complaints(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def test_every_choice_has_a_question_and_every_answer_can_be_said(caplog: pytest.LogCaptureFixture) -> None:
    asked = set()
    for game in chain(rare(), tables(SEEDS, most=20)):
        choice = game.choice
        assert choice
        text = said(prompt(choice, game.view(choice.seat)))
        phase = choice.asker in ("action_phase", "buy_phase")
        assert phase or presenter().translate.card(choice.asker).plain in text
        asked.add((choice.asker, choice.verbs[0]))
        for one in answers(context(game)):
            assert said(answer_message(one.answer, choice))
            assert said(answer_message(one.answer))
        if decline_answer(choice):
            assert said(decline_message(choice))
    assert set(KINDS) <= asked, f"never asked: {set(KINDS) - asked}"
    assert not complaints(caplog)


def test_every_numbered_answer_is_legal_and_so_is_doing_nothing() -> None:
    for number, game in enumerate(tables(range(40), most=30)):
        choice = game.choice
        assert choice
        for one in answers(context(game)):
            if number % 3 or (choice.min > 1 and "order" not in choice.verbs):
                continue
            game.copy().answer(one.answer)
        none = decline_answer(choice)
        if none:
            game.copy().answer(none)
        else:
            assert choice.min > 0


def test_a_card_asks_about_what_it_says() -> None:
    view = dominion.new(2, 2, "first_game", 7).view(0)
    militia = Choice(0, "militia", (), 2, 2)
    with pytest.raises(IndexError):
        prompt(militia, view)
    options = Option("discard", "copper"), Option("discard", "estate")
    message = prompt(Choice(0, "militia", options, 1, 1), view)
    assert message == Message("ask-discard-exactly", card=CardsPiece(("militia",)), n=1)
    assert said(message) == "Militia: choose the cards to discard (1)"
    workshop = Choice(0, "workshop", (Option("gain", "estate"), Option("gain", "silver")), 1, 1)
    assert said(prompt(workshop, view)) == "Workshop: choose a card to gain (costing up to 4)"
    mine = (Option("trash", "copper"), Option("trash", "silver"))
    assert said(prompt(Choice(0, "mine", mine, 0, 1), view)) == "Mine: choose a Treasure to trash, or none"
    assert said(prompt(Choice(0, "mine", mine, 1, 1), view)) == "Mine: choose a Treasure to trash"


def test_the_question_names_whose_card_it_is_about() -> None:
    kingdom = dominion.SETS[1]["interaction"]
    seats = {0: SeatCards(("spy",), ("copper", "gold")), 1: SeatCards((), ("estate",))}
    game = dominion.from_position(Position(kingdom, edition=1, seats=seats))
    game.answer("play spy")
    assert presenter().translate.plain(prompt(game.choice, game.view(0))) == (  # type: ignore[arg-type] # it is asked
        "Spy: Ana revealed Gold – put it back or discard it?"
    )
    game.answer("keep gold")
    assert game.choice
    assert (
        said(prompt(game.choice, game.view(0))) == "Spy: Bogdan revealed Estate – put it back or discard it?"
    )


# What is refused --------------------------------------------------------------------------------------


def test_every_refusal_is_said(caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is not legal gets a reason."""
    verbs = ("play", "buy", "gain", "trash", "discard", "topdeck", "reveal", "keep", "aside", "order")
    reasons = Counter[str]()
    for number, game in enumerate(tables(range(1, 60), most=12)):
        choice = game.choice
        assert choice
        view = game.view(choice.seat)
        key = cards.KEYS[number % cards.CARDS]
        tried = [f"{verb} {key}" for verb in verbs] + [
            f"discard {key} {key} {key}",
            "trash nothing",
            "decline",
        ]
        for answer in (*tried, "end turn", "end actions", "play treasures", "discard deck", "buy", "x y"):
            try:
                game.copy().answer(answer)
            except IllegalAnswer:
                message = refusal(answer, choice, view)
                reasons[message.key] += 1
                assert said(message)
    assert len(reasons) >= 12
    assert not complaints(caplog)


@pytest.mark.parametrize(
    ("answers", "answer", "why"),
    [
        ("", "buy gold", "Gold costs 6, but you have only 0 coins."),
        ("play treasures", "buy gold", "Gold costs 6, but you have only 3 coins."),
        ("play treasures", "buy feast", "Feast is not in this game."),
        ("play treasures", "buy silver gold", "You can’t do that now: Buy Silver, Gold"),
        ("play treasures,buy estate", "buy copper", "You have no Buys left."),
        ("buy copper", "play copper", "You can’t play Treasures after buying a card."),
        ("", "play gold", "Gold is not in your hand."),
        ("", "play copper copper copper copper", "Copper: only 3 to choose from, not 4."),
        ("", "play smithy", "You can play Action cards only in the Action phase."),
        ("", "play estate", "Estate can’t be played."),
        ("", "play curse", "Curse can’t be played."),
        ("", "trash copper", "You can’t do that now: Trash Copper"),
        ("", "buy dragon", "You can’t do that now: buy dragon"),
    ],
)
def test_it_says_what_is_wrong_in_the_buy_phase(answers: str, answer: str, why: str) -> None:
    seats = {0: SeatCards(("copper", "copper", "copper", "estate", "estate"))}
    game = dominion.from_position(Position(dominion.SETS[2]["first_game"], seats=seats))
    for one in filter(None, answers.split(",")):
        game.answer(one)
    assert presenter().refusal(answer, context(game)).plain == why


@pytest.mark.parametrize(
    ("answers", "answer", "why"),
    [
        ("", "buy copper", "You buy cards in the Buy phase. End your Action phase first."),
        ("", "play copper", "You play Treasures in the Buy phase. End your Action phase first."),
        ("", "play estate", "Estate can’t be played."),
        ("", "play village", "Village is not in your hand."),
        ("play militia", "discard copper copper", "Copper: only 1 to choose from, not 2."),
        ("play militia", "discard copper", "Choose exactly 2, not 1."),
        ("play militia", "discard nothing", "You must choose something."),
        (
            "play militia",
            "discard gold estate",
            "You can’t choose Gold here. Choose from: Copper, Estate, Smithy",
        ),
        ("play chapel", "trash copper copper", "Copper: only 1 to choose from, not 2."),
        ("play chapel", "trash estate estate estate estate estate", "Choose at most 4, not 5."),
        ("play workshop", "gain moat", "The Moat pile is empty."),
        ("play workshop", "gain gold", "You can’t choose Gold here. Choose from: "),
        ("play workshop", "gain witch", "Witch is not in this game."),
    ],
)
def test_it_says_what_is_wrong_with_cards(answers: str, answer: str, why: str) -> None:
    kingdom = (
        "chapel",
        "militia",
        "workshop",
        "moat",
        "village",
        "smithy",
        "market",
        "mine",
        "cellar",
        "remodel",
    )
    mine = ("militia", "chapel", "workshop", "copper", *["estate"] * 6)
    yours = ("copper", "estate", "estate", "estate", "smithy")
    game = dominion.from_position(
        Position(kingdom, supply={"moat": 0}, seats={0: SeatCards(mine), 1: SeatCards(yours)})
    )
    for one in filter(None, answers.split(",")):
        game.answer(one)
    assert presenter().refusal(answer, context(game)).plain.startswith(why)


# What happened ----------------------------------------------------------------------------------------


SELDOM = {"log-takes", "log-plays-discarded"}  # they have tests of their own


def test_every_event_is_told_or_silent(caplog: pytest.LogCaptureFixture) -> None:
    kinds = {key.split()[0] for key in KEYS}
    keys = set()
    for number in range(12):
        game = game_of(2 + number % 5, 1 + number % 2, number, 200)
        for reader in (None, 0):
            events = game.events(reader)
            assert {event.kind for event in events} <= {*kinds, *SILENT, "turn", "over"}
            for message in narrate(events):
                keys.add(message.key)
                assert said(message)
    for count, game in enumerate(tables(range(1, 120, 2), most=20)):
        keys |= {message.key for message in narrate(game.events(0))} if count % 2 else set()
    from_table = {
        *KEYS.values(),
        "log-gains-to-hand",
        "log-gains-onto-deck",
        "log-discards-deck",
        "log-blocks",
    }
    assert keys >= {*from_table, "log-turn", "log-pile-empty"} - SELDOM
    assert not complaints(caplog)


def plain(events: list[Event]) -> list[str]:
    return [said(message) for message in narrate(events)]


def test_events_are_told_without_clean_up_and_without_hidden_faces() -> None:
    events = [
        Event("turn", 1),
        Event("play", 1, ("militia",), 1, "hand"),
        Event("discard", 0, ("copper", "estate"), 2, "hand"),
        Event("discard", 2, (None, "estate"), 2, "hand"),
        Event("play", 1, ("copper", "copper"), 2, "hand"),
        Event("play", 1, ("silver",), 1, "hand"),
        Event("buy", 1, ("gold",), 1, "supply"),
        Event("discard", 1, (None, None), 2, "hand"),
        Event("discard", 1, ("militia",), 1, "play"),
        Event("shuffle", 1, (), 0, "discard"),
        Event("draw", 1, (None,) * 5, 5, "deck"),
        Event("turn", 2),
        Event("draw", 2, (None, None), 2, "deck"),
    ]
    assert plain(events) == [
        "Turn 1: Bogdan",
        "Bogdan plays Militia",
        "Ana discards Copper, Estate",
        "Big Money with Smithy 1 discards Estate, 1 card",
        "Bogdan plays 2 × Copper, Silver",
        "Bogdan buys Gold",
        "Bogdan ends their turn",
        "Turn 1: Big Money with Smithy 1",
        "Big Money with Smithy 1 draws 2 cards",
    ]


def test_the_log_says_where_a_gained_card_goes() -> None:
    def gain(card: str, seat: int, key: str, target: str) -> list[str]:
        events = [
            Event("turn", 0),
            Event("play", 0, (card,), 1, "hand"),
            Event("gain", seat, (key,), 1, "supply", target),
        ]
        return plain(events)[-1:]

    assert gain("mine", 0, "silver", "hand") == ["Ana gains Silver to their hand"]
    assert gain("bureaucrat", 0, "silver", "deck") == ["Ana gains Silver onto their deck"]
    assert gain("workshop", 0, "silver", "discard") == ["Ana gains Silver"]
    assert gain("witch", 1, "curse", "discard") == ["Bogdan gains Curse"]


def test_moat_against_an_attack_and_a_hand_shown_to_bureaucrat() -> None:
    kingdom = dominion.SETS[1]["interaction"]
    seats = {
        0: SeatCards(("bureaucrat",)),
        1: SeatCards(("moat", "copper")),
        2: SeatCards(("copper", "silver")),
    }
    game = dominion.from_position(Position(kingdom, edition=1, players=3, seats=seats))
    game.answer("play bureaucrat")
    game.answer("reveal moat")
    assert plain([*game.events(None)]) == [
        "Ana plays Bureaucrat",
        "Bogdan reveals Moat and is unaffected",
        "Ana gains Silver onto their deck",
        "Big Money with Smithy 1 reveals their hand: Copper, Silver",
    ]


def test_adventurer_and_library_are_told_in_one_go() -> None:
    kingdom = (*dominion.SETS[1]["big_money"][:9], "library")
    seats = {0: SeatCards(("adventurer",), ("estate", "copper", "duchy", "gold", "silver"))}
    game = dominion.from_position(Position(kingdom, edition=1, seats=seats))
    game.answer("play adventurer")
    assert plain([*game.events(0)]) == [
        "Ana plays Adventurer",
        "Ana reveals Estate, Copper, Duchy, Gold",
        "Ana puts Copper, Gold into their hand",
        "Ana discards Estate, Duchy",
    ]
    deck = ("copper", "copper", "estate", "gold", "silver", "duchy", "copper")
    game = dominion.from_position(Position(kingdom, edition=1, seats={0: SeatCards(("library",), deck)}))
    game.answer("play library")
    assert plain([*game.events(1)]) == ["Ana plays Library", "Ana draws 7 cards"]


def test_vassal_plays_what_it_discarded() -> None:
    kingdom = dominion.SETS[2]["deck_top"]
    game = dominion.from_position(Position(kingdom, seats={0: SeatCards(("vassal",), ("village", "gold"))}))
    game.answer("play vassal")
    assert game.choice
    assert said(prompt(game.choice, game.view(0))) == "Vassal: play Village?"
    game.answer("play village")
    assert plain([*game.events(1)]) == [
        "Ana plays Vassal",
        "Ana discards Village from their deck",
        "Ana plays Village from their discard pile",
        "Ana draws 1 card",
    ]


def test_an_emptied_pile_is_told_in_a_game_dealt_as_usual() -> None:
    game = dominion.new(2, 2, "first_game", 7)
    for _ in range(46):
        game.answer("buy copper")
        game.answer("end turn")
    told = plain([*game.events(None)])
    assert [line for line in told if line.endswith("empty")] == ["The Copper pile is empty"]
    assert game.view(None).supply["copper"] == 0


def test_the_name_can_be_left_out() -> None:
    message = Message("log-buys", name=Seat(0), cards=CardsPiece(("gold",)))
    assert presenter().translate.plain(without_name(message)).strip() == "buys Gold"
