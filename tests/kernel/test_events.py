"""Events and their notation."""

import pytest

from regat.kernel.events import Event


@pytest.mark.parametrize(
    ("event", "notation"),
    [
        (Event("shuffle", 0), "shuffle"),
        (Event("draw", 0, (None, None, None)), "draw 3"),
        (Event("draw", 0, count=3), "draw 3"),
        (Event("draw", 0, ("copper", "estate"), 2), "draw copper estate"),
        (Event("gain", 1, ("gold",), source="mine"), "gain gold"),
        (Event("reveal", 1, ("moat",)), "reveal moat"),
        (Event("topdeck", 1, (None, "gold")), "topdeck ? gold"),
        (Event("take", 0, ("left",), 3), "take left 3"),
    ],
)
def test_an_event_reads_as_what_its_reader_may_see(event: Event, notation: str) -> None:
    assert str(event) == notation
