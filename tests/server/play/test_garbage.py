"""What is garbage goes, while people play and when nobody is there."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from regat.server import garbage


class Knot:
    """Something that keeps itself alive."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    garbage.begin()
    yield
    garbage.end()


def test_young_garbage_goes_while_people_play() -> None:
    knot = weakref.ref(Knot())
    assert knot() is not None
    garbage.tidy(busy=True)
    assert knot() is None


def test_old_garbage_goes_when_nobody_is_there() -> None:
    held = Knot()
    knot = weakref.ref(held)
    garbage.tidy(busy=True)  # it is set apart
    del held
    garbage.tidy(busy=True)
    assert knot() is not None
    garbage.tidy(busy=False)
    assert knot() is None


def test_old_things_are_not_looked_at_while_people_play() -> None:
    garbage.tidy(busy=True)
    assert gc.get_freeze_count() > 1000
