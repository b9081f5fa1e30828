"""The tutorial and the page about bots run as they are printed."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("page", ["tutorial.md", "bots.md"])
def test_every_example_works(page: str) -> None:
    result = doctest.testfile(str(DOCS / page), module_relative=False)
    assert result.attempted
    assert not result.failed
