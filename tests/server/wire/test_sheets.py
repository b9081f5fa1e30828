"""Sheets: what is encoded straight from the cells of a table says what its view says, to every reader."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from regat import dominion, kingdomino
from regat.kingdomino.sheet import Known
from regat.server.protocol.messages import Asked, DominionView, KingdominoView
from regat.server.tables.snapshots import dominion_texts, kingdomino_texts
from tests.dominion import play as dominion_play
from tests.kingdomino import play as kingdomino_play
from tests.server.wire.client import asked, view
from tests.shell import ROOT

read_asked = msgspec.json.Decoder(tuple[Asked, ...]).decode


class Sent(msgspec.Struct):
    """The part of a state that is a view."""

    view: DominionView | KingdominoView


read_sent = msgspec.json.Decoder(Sent).decode


def sent(pieces: tuple[bytes, ...]) -> DominionView | KingdominoView:
    """A view among the rest of a state."""
    return read_sent(b'{"at":1%s}' % b"".join(pieces)).view


def check_dominion(game: dominion.Game, *, points: bool) -> None:
    views, question = dominion_texts(game, points=points)
    assert set(views) == {None, *range(game.players)}
    for reader, pieces in views.items():
        assert sent(pieces) == view(game, reader, points=points)
    assert read_asked(question) == (asked(game),)


def check_kingdomino(game: kingdomino.Game, known: Known) -> None:
    views, question = kingdomino_texts(game, known)
    assert set(views) == {None, *range(game.players)}
    for reader, pieces in views.items():
        assert sent(pieces) == view(game, reader)
    assert read_asked(question) == (asked(game),)


@pytest.mark.parametrize("seed", range(24))
def test_a_sheet_of_dominion_says_what_the_view_says(seed: int) -> None:
    game = dominion_play.game_or_position(seed)
    for number, _ in enumerate(dominion_play.walk(game, seed, 150)):
        check_dominion(game, points=number % 3 == 0)


@pytest.mark.parametrize("seed", range(24))
def test_a_sheet_of_kingdomino_says_what_the_view_says(seed: int) -> None:
    game = kingdomino_play.game_or_position(seed)
    known: Known = {}
    for _ in kingdomino_play.walk(game, seed):
        check_kingdomino(game, known)


@pytest.mark.parametrize("seed", range(2))
def test_the_interpreted_engine_writes_the_same_sheets(seed: int) -> None:
    told = []
    for name in ("interpreted", ""):
        environment = {**os.environ, "REGAT_ENGINE": name}
        command = [sys.executable, "-m", "tests.server.wire.driver", str(seed)]
        told.append(
            subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True).stdout
        )
    assert told[0] == told[1]
    assert len(told[0]) > 100_000
