"""Every rule is proved, every cited rule exists, and the page that says so is current."""

import pytest

from tests import rules_coverage as coverage


@pytest.fixture(scope="module")
def specified() -> list[coverage.Rule]:
    return coverage.rules()


@pytest.fixture(scope="module")
def cited() -> coverage.Proofs:
    return coverage.proofs()


def test_the_specification_has_each_rule_once(specified: list[coverage.Rule]) -> None:
    ids = [rule.id for rule in specified]
    assert len(ids) == len(set(ids))
    assert sum(rule.game == "Dominion" for rule in specified) == 401
    assert sum(rule.game == "Kingdomino" for rule in specified) == 81


def test_every_rule_is_proved(specified: list[coverage.Rule], cited: coverage.Proofs) -> None:
    assert coverage.unproved(specified, cited) == []


def test_every_cited_rule_exists(specified: list[coverage.Rule], cited: coverage.Proofs) -> None:
    assert coverage.unknown(specified, cited) == {}


def test_the_page_is_current(specified: list[coverage.Rule], cited: coverage.Proofs) -> None:
    current = coverage.PAGE.read_text(encoding="utf-8")
    assert current == coverage.page(specified, cited), "run `make coverage-docs`"
