"""The tutorial runs as it is printed."""

import doctest
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"


def test_every_example_of_the_tutorial_works() -> None:
    result = doctest.testfile(str(DOCS / "tutorial.md"), module_relative=False)
    assert result.attempted
    assert not result.failed
