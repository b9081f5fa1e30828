"""`tools/card_gaps.py`: no card lacks anything, and a new card lacks everything."""

import importlib.util
from types import ModuleType

import pytest

from regat.dominion.rules.cards import ACTION, GAIN_UP_TO, Card
from tests.shell import ROOT


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("card_gaps", ROOT / "tools" / "card_gaps.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_no_card_lacks_anything(tool: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main([]) == 0, capsys.readouterr().out


def test_a_new_card_is_told_all_that_it_lacks(tool: ModuleType) -> None:
    found = list(tool.gaps(Card("ironworks", 4, ACTION, program=((GAIN_UP_TO, 4),))))
    files = [f"src/regat/words/{language}/dominion_cards.ftl" for language in ("en", "ro", "pl", "uk")]
    others = ["emblems.mjs", "docs/rules/dominion.md", "rules/dominion/cards/ironworks.yaml"]
    others += ["card_values.py", "prompts.py", "openings.py", "clarifications.py"]
    assert all(any(place in gap for gap in found) for place in files + others)
    assert len(found) == len(files + others)
