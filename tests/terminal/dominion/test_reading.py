"""What a player types: numbers, names, verbs and record notation, in any language."""

from collections.abc import Iterable, Iterator
from itertools import chain, islice

import pytest

from regat import dominion
from regat.bots.random_bot import RandomBot
from regat.dominion import Game, Position, SeatCards
from regat.dominion.notation import allows_several
from regat.dominion.rules import cards
from regat.dominion.terminal.vocabulary import BUTTONS, VERBS, Vocabulary, as_typed
from regat.dominion.words.answers import answer_message, decline_message
from regat.kernel.errors import IllegalAnswer
from regat.terminal.presenter import InputError, ViewContext
from regat.words import LANGUAGES, Translator
from regat.words.game_words import decline_answer
from regat.words.message import Message
from regat.words.names import normalize
from tests.terminal.dominion.fixtures import answers, context, presenter, rare, tables

KINGDOM = {
    1: (
        "chancellor",
        "spy",
        "thief",
        "library",
        "militia",
        "moat",
        "mine",
        "throne_room",
        "market",
        "chapel",
    ),
    2: (
        "sentry",
        "vassal",
        "harbinger",
        "poacher",
        "militia",
        "moat",
        "mine",
        "throne_room",
        "cellar",
        "chapel",
    ),
}


def table(
    hand: str, answers: str = "", *, deck: str = "", discard: str = "", yours: str = "", edition: int = 2
) -> ViewContext[Game]:
    """A position in which somebody is asked, after some answers."""
    seats = {
        0: SeatCards(tuple(hand.split()), tuple(deck.split()), tuple(discard.split())),
        1: SeatCards(tuple(yours.split()), ("copper",) * 5),
    }
    game = dominion.from_position(Position(KINGDOM[edition], edition=edition, seats=seats))
    for answer in filter(None, answers.split(", ")):
        game.answer(answer)
    return context(game)


MILITIA = table("militia", "play militia", yours="copper copper estate estate estate")
CHAPEL = table("chapel copper copper throne_room", "play chapel")
MINE = table("mine copper silver", "play mine")
FATE = table("sentry", "play sentry", deck="copper estate gold")
ORDER = table("sentry", "play sentry, keep estate, keep gold", deck="copper estate gold")
ATTACKED = table("militia", "play militia", yours="moat copper")
ACTION = table("militia moat throne_room copper estate")
BUY = table("silver copper copper")
BOUGHT = table("silver copper copper", "play treasures")
THRONE = table("throne_room moat militia", "play throne_room")
VASSAL = table("vassal", "play vassal", deck="moat")
CHANCELLOR = table("chancellor", "play chancellor", deck="copper", edition=1)
HARBINGER = table("harbinger", "play harbinger", deck="copper", discard="gold estate estate")

LIBRARY = table("library", "play library", deck="copper moat copper copper copper copper", edition=1)
SPY = table("spy", "play spy", deck="copper gold", edition=1)
PROBED = tuple(
    shown.game
    for shown in (FATE, ORDER, ATTACKED, THRONE, VASSAL, CHANCELLOR, HARBINGER, LIBRARY, SPY, MINE, CHAPEL)
)


def every_third(games: Iterable[Game]) -> Iterator[Game]:
    return islice(games, 0, None, 3)


@pytest.mark.parametrize(
    ("shown", "typed", "answer"),
    [
        (MILITIA, "1 2", "discard copper estate"),
        (MILITIA, "1, 1", "discard copper copper"),
        (MILITIA, "estate copper", "discard estate copper"),
        (MILITIA, "2 estate", "discard estate estate"),
        (MILITIA, "2 × Estate", "discard estate estate"),
        (MILITIA, "1 copper, 1 estate", "discard copper estate"),
        (MILITIA, "Discard Estate Copper", "discard estate copper"),
        (MILITIA, "es co", "discard estate copper"),
        (CHAPEL, "0", "trash nothing"),
        (CHAPEL, "nothing", "trash nothing"),
        (CHAPEL, "trash nothing", "trash nothing"),
        (CHAPEL, "throne room, copper", "trash throne_room copper"),
        (CHAPEL, "throne_room copper", "trash throne_room copper"),
        (CHAPEL, "throne copper copper", "trash throne_room copper copper"),
        (CHAPEL, "1", "trash throne_room"),
        (MINE, "0", "trash nothing"),
        (MINE, "silver", "trash silver"),
        (MINE, "1", "trash silver"),
        (ORDER, "1", "order estate gold"),
        (ORDER, "gold", "order gold estate"),
        (ORDER, "order gold estate", "order gold estate"),
        (FATE, "trash estate", "trash estate"),
        (FATE, "trash", "trash estate"),
        (FATE, "put back", "keep estate"),
        (FATE, "2", "discard estate"),
        (FATE, "Put Estate back", "keep estate"),
        (ORDER, "Gold on top", "order gold estate"),
        (LIBRARY, "Keep Moat", "keep moat"),
        (LIBRARY, "Set Moat aside", "aside moat"),
        (ATTACKED, "moat", "reveal moat"),
        (ATTACKED, "yes", "reveal moat"),
        (ATTACKED, "reveal", "reveal moat"),
        (ATTACKED, "no", "decline"),
        (ATTACKED, "0", "decline"),
        (ATTACKED, "Don’t reveal", "decline"),
        (ACTION, "1", "play militia"),
        (ACTION, "mil", "play militia"),
        (ACTION, "end actions", "end actions"),
        (ACTION, "0", "end actions"),
        (ACTION, "copper", "play copper"),  # and then it is told why not
        (BUY, "", "play treasures"),
        (BUY, "18", "play treasures"),
        (BUY, "treasures", "play treasures"),
        (BUY, "play all treasures", "play treasures"),
        (BUY, "silver", "buy silver"),
        (BUY, "play silver", "play silver"),
        (BUY, "play copper copper", "play copper copper"),
        (BUY, "19", "play silver"),
        (BUY, "20", "play copper"),
        (BUY, "done", "end turn"),
        (BUY, "end turn", "end turn"),
        (BUY, "6", "buy province"),  # a pile keeps its number, and it is told why not
        (BOUGHT, "prov", "buy province"),
        (BOUGHT, "buy SILVER", "buy silver"),
        (BOUGHT, "2", "buy silver"),
        (BOUGHT, "feast", "buy feast"),
        (THRONE, "moat", "play moat"),
        (THRONE, "no", "decline"),
        (THRONE, "Don’t play", "decline"),
        (VASSAL, "play", "play moat"),
        (VASSAL, "yes", "play moat"),
        (VASSAL, "nothing", "decline"),
        (CHANCELLOR, "yes", "discard deck"),
        (CHANCELLOR, "deck", "discard deck"),
        (CHANCELLOR, "discard the deck", "discard deck"),
        (CHANCELLOR, "Discard your deck", "discard deck"),
        (CHANCELLOR, "0", "decline"),
        (CHANCELLOR, "Keep your deck", "decline"),
        (HARBINGER, "gold", "topdeck gold"),
        (HARBINGER, "topdeck estate", "topdeck estate"),
        (HARBINGER, "Put Estate onto your deck", "topdeck estate"),
        (HARBINGER, "none", "topdeck nothing"),
        (HARBINGER, "Leave the deck as it is", "topdeck nothing"),
    ],
)
def test_what_is_typed_becomes_an_answer(shown: ViewContext[Game], typed: str, answer: str) -> None:
    assert presenter().read(typed, shown) == answer


@pytest.mark.parametrize(
    ("shown", "typed", "why"),
    [
        (MILITIA, "0", "You must choose something."),
        (MILITIA, "", "Type numbers or card names, e.g. 1 / Copper"),
        (CHAPEL, "", "or 0 for none"),
        (CHAPEL, "7", "7 isn’t one of the choices."),
        (CHAPEL, "1 0", "Type just one number."),
        (FATE, "estate", "“estate”: say what to do with it, e.g. 1 / Put Estate back"),
        (FATE, "1 2", "Type just one number."),
        (
            BOUGHT,
            "99",
            "99 isn’t one of the choices. Type a number or a card name, e.g. 1 / Copper",
        ),
        (BOUGHT, "1" * 5000, "1111 isn’t one of the choices."),
        (BOUGHT, "1 2", "Type just one number."),
        (BOUGHT, "mi", "“mi” matches several cards: Militia, Mine"),
        (BOUGHT, "dragon", "“dragon” isn’t a valid answer here."),
        (BOUGHT, "buy", "“buy” isn’t a valid answer here."),
        (BOUGHT, "²", "isn’t a valid answer here."),
        (BOUGHT, "٣", "isn’t a valid answer here."),
        (BOUGHT, "\x1b[A", "isn’t a valid answer here."),
        (BOUGHT, "é" * 300, "isn’t a valid answer here."),
        (BOUGHT, "-1", "isn’t a valid answer here."),
    ],
)
def test_what_cannot_be_an_answer_is_explained(shown: ViewContext[Game], typed: str, why: str) -> None:
    with pytest.raises(InputError) as mistake:
        presenter().read(typed, shown)
    assert why in mistake.value.message.plain
    assert len(mistake.value.message.plain) < 200


@pytest.mark.parametrize(
    ("language", "shown", "typed", "answer"),
    [
        ("ro", BOUGHT, "Moșie", "buy estate"),
        ("ro", BOUGHT, "mosie", "buy estate"),
        ("ro", CHAPEL, "sala tronului, arama", "trash throne_room copper"),
        ("pl", BOUGHT, "zloto", "buy gold"),
        ("pl", BOUGHT, "buy posiadlosc", "buy estate"),
        ("uk", BOUGHT, "мідь", "buy copper"),
        ("uk", CHAPEL, "тронна зала мідь мідь", "trash throne_room copper copper"),
        ("uk", BOUGHT, "buy gold", "buy gold"),
    ],
)
def test_names_in_other_languages(language: str, shown: ViewContext[Game], typed: str, answer: str) -> None:
    assert presenter(language).read(typed, shown) == answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_and_names_of_every_language_are_read(language: str) -> None:
    """What is completed with a verb means exactly that option."""
    here = presenter(language)
    for number, game in enumerate(tables(range(24), most=16)):
        assert game.choice
        for option in dict.fromkeys(game.choice.options) if number % 4 == 0 else ():
            if option.verb not in VERBS or option.key not in cards.NUMBER or option.verb == "order":
                continue
            for phrase in here.translate.plain(VERBS[option.verb]).split(","):
                typed = f"{phrase.strip()} {here.translate.card(option.key).plain}"
                assert here.read(typed, context(game)) == str(option)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    translate = presenter(language).translate
    words = [normalize(phrase) for key in VERBS.values() for phrase in translate.plain(key).split(",")]
    names = [normalize(translate.card(key).plain) for key in cards.KEYS]
    assert len(set(words)) == len(words)
    assert len(set(names)) == len(names)
    assert not {*words} & {*names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_button_says_can_be_typed(language: str) -> None:
    words = Translator(language)
    known = Vocabulary(words)
    gold = words("card-gold")
    for key, verb in BUTTONS.items():
        assert known.verb(as_typed(words(key, cards=gold))) == (verb, normalize(gold)), key
        assert known.verb(as_typed(words(key, cards=""))) == (verb, ""), key


def test_record_notation_is_always_read() -> None:
    for number, game in enumerate(tables(range(40), most=25)):
        assert game.choice
        answer = RandomBot(number).choose(None, None, game.choice)
        assert presenter().read(answer, context(game)).split() == answer.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_completed_can_be_read(language: str) -> None:
    here = presenter(language)
    for game in chain(rare(), PROBED, every_third(tables(range(30), most=20))):
        shown = context(game)
        for typed in here.completions(shown):
            assert legal_or_begun(here.read(typed, shown), game), typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_on_a_button_can_be_typed(language: str) -> None:
    """As it is said with the question and without it, in games of both editions."""
    here = presenter(language)
    for number, game in enumerate(chain(rare(), PROBED, every_third(tables(range(60), most=20)))):
        shown, choice = context(game), game.choice
        assert choice
        none = [Message("answer-decline")] if decline_answer(choice) == "decline" else []
        for answer in (*(one.answer for one in answers(shown)), RandomBot(number).choose(None, None, choice)):
            declined = [decline_message(choice), *none] if answer == decline_answer(choice) else []
            for message in (answer_message(answer), answer_message(answer, choice), *declined):
                said = here.translate.plain(message)
                assert sorted(here.read(said, shown).split()) == sorted(answer.split()), said
            assert here.read(here.answer_text(answer).plain, shown).split()[0] == answer.split()[0]


def legal_or_begun(answer: str, game: Game) -> bool:
    """Whether an answer is legal, or one card of those that are asked for."""
    assert game.choice
    if allows_several(game.choice) and answer in map(str, game.choice.options):
        return True
    try:
        game.copy().answer(answer)
    except IllegalAnswer:
        return False
    return True


def test_enter_alone_never_ends_a_turn_in_which_something_can_be_bought() -> None:
    for game in tables(range(40), most=25):
        shown = context(game)
        enter = presenter().default(shown)
        assert game.choice
        if enter == "end turn":
            assert len(game.choice.options) == 1
        if enter is not None:
            game.copy().answer(enter)


@pytest.mark.parametrize(
    ("shown", "treasures", "done"),
    [
        (BUY, "play treasures", "end turn"),
        (BOUGHT, None, "end turn"),
        (ACTION, None, "end actions"),
        (MILITIA, None, None),
        (CHAPEL, None, "trash nothing"),
        (ATTACKED, None, "decline"),
        (FATE, None, None),
    ],
)
def test_quick_keys(shown: ViewContext[Game], treasures: str | None, done: str | None) -> None:
    assert presenter().quick_answer("treasures", shown) == treasures
    assert presenter().quick_answer("done", shown) == done


def test_a_bot_gives_advice_that_is_legal() -> None:
    for game in tables(range(40), most=20):
        for advised in presenter().suggestions(context(game)):
            try:
                game.copy().answer(advised.answer)
            except IllegalAnswer as error:
                raise AssertionError(advised) from error
            assert presenter().answer_text(advised.answer).plain
