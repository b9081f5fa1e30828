"""What is explained about each card: complete, about this card, and in every language."""

import re
from functools import cache

import pytest

from regat.dominion.clarifications import CLARIFICATIONS
from regat.dominion.rules import cards
from regat.words import LANGUAGES
from tests.rules_coverage import ROW
from tests.shell import ROOT
from tests.words.messages import messages, texts

NAMED = "CARD", "TR", "MOAT", "MID"  # D-TR-FEAST-1 is about Feast
every_card = pytest.mark.parametrize("card", cards.KEYS)


@cache
def rules() -> dict[str, str]:
    """The rows of the specification by their ids."""
    lines = (ROOT / "docs/rules/dominion.md").read_text(encoding="utf-8").splitlines()
    return {row[1]: line for line in lines if (row := ROW.match(line))}


def english(card: str) -> str:
    """The name in the specification: Throne Room."""
    return card.replace("_", " ").title()


def subject(rule: str) -> str | None:
    """The card that an id names, in capitals without spaces."""
    _, group, *rest = rule.split("-")
    names = {key.upper().replace("_", "") for key in cards.KEYS}
    return rest[0] if group in NAMED and rest[0] in names else None


def is_about(rule: str, card: str) -> bool:
    """Whether a rule is named after a card or names it; the tables D-TR and D-MOAT are about two cards."""
    own = card.upper().replace("_", "")
    if rule.startswith({"throne_room": "D-TR-", "moat": "D-MOAT-"}.get(card, "-")):
        return True
    singular = re.sub("ies$|y$", "(?:y|ies)", english(card))
    return subject(rule) == own or bool(re.search(rf"\b{singular}s?\b", rules()[rule]))


def owed(card: str) -> set[str]:
    """The rules about a card that someone reading its text may ask for."""
    own = card.upper().replace("_", "")
    kingdom = cards.NUMBER[card] in cards.KINGDOM
    printed = {f"D-CARD-{own}-1"} if kingdom else set()  # types and cost
    named = {rule for rule in rules() if subject(rule) == own}
    short = {rule for rule in rules() if rule.startswith("D-EMPTY-") and kingdom and is_about(rule, card)}
    return (named | short) - printed


@every_card
def test_every_card_has_clarifications(card: str) -> None:
    assert CLARIFICATIONS[card]


def test_only_cards_have_clarifications() -> None:
    assert set(CLARIFICATIONS) == set(cards.KEYS)


@every_card
def test_every_rule_about_a_card_is_explained(card: str) -> None:
    cited = {rule for one in CLARIFICATIONS[card] for rule in one.rules}
    assert owed(card) - cited == set()


@every_card
def test_the_rules_cited_exist_and_belong_to_the_card(card: str) -> None:
    """General rules may be cited beside such a rule; a rule of another card must name this one."""
    for one in CLARIFICATIONS[card]:
        assert set(one.rules) <= set(rules()), one.key
        assert any(is_about(rule, card) for rule in one.rules), one.key
        assert all(subject(rule) is None or is_about(rule, card) for rule in one.rules), one.key


@pytest.mark.parametrize("language", LANGUAGES)
@every_card
def test_a_clarification_has_a_text_in_every_language(card: str, language: str) -> None:
    sayable = messages(language)
    for one in CLARIFICATIONS[card]:
        assert one.key.startswith(f"clarify-{card}-")
        assert one.key in sayable, f"{language} lacks {one.key}"


def test_a_translation_is_not_the_english_text() -> None:
    same = [
        (language, one.key)
        for some in CLARIFICATIONS.values()
        for one in some
        for language in LANGUAGES
        if language != "en" and texts(language, one.key) == texts("en", one.key)
    ]
    assert same == []


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("merchant", "D-CARD-MERCHANT-4"),
        ("poacher", "D-CARD-POACHER-5"),
        ("throne_room", "D-TR-FEAST-1"),
        ("throne_room", "D-CARD-THRONEROOM-7"),
        ("mine", "D-CARD-MINE-5"),
        ("remodel", "D-CARD-REMODEL-4"),
        ("bandit", "D-CARD-BANDIT-5"),
        ("library", "D-CARD-LIBRARY-5"),
        *(
            ("moat", f"D-MOAT-{attack}-1")
            for attack in ("BANDIT", "BUREAUCRAT", "MILITIA", "SPY", "THIEF", "WITCH")
        ),
    ],
)
def test_what_players_ask_most_often_is_explained(card: str, rule: str) -> None:
    assert any(rule in one.rules for one in CLARIFICATIONS[card])
