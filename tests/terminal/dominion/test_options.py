"""`regat play dominion`: what cannot be set up or saved is refused before anything is shown."""

from pathlib import Path

import pytest

from tests.terminal.pseudo_terminal import Terminal


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--players", "7"), "from 2 to 6"),
        (("--opponent", "big-money-smithy", "--kingdom", "deck_top"), "smithy"),
        (("--seed", "x"), "--seed"),
        (("--save", "README.md"), "README.md"),
        (("--save", "no/such/folder/game.txt"), "no/such/folder"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], why: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "dominion", "--name", "Ana", *arguments) as terminal:
        text = terminal.wait().replace("\n", "")
        assert terminal.code == 2
        assert why in text
        assert "Traceback" not in text
    assert not list(tmp_path.glob("*.regat"))
