"""`regat arena` and `regat ladder`: deals in every seating, counted by deals, and repeatable."""

import json
import math
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from regat.bots.budget import Budget
from regat.kernel.errors import BadSetup
from regat.lab.arena import Arena, Deal, DominionRules, KingdominoRules, Played, play, seatings
from regat.lab.ladder import RUNGS
from regat.lab.notebook import Notebook
from regat.lab.standing import Sprt, clustered, ladder, score, standing
from tests.shell import regat

PAIR = ("greedy", "random")
DUEL = Arena(KingdominoRules(2), PAIR, seed=1)


def game(*shares: float, seats: tuple[str, ...] = ("a", "b")) -> Played:
    none = tuple(0 for _ in seats)
    return Played(seats, shares, none, tuple(0.0 for _ in seats), none, none)


def test_every_seating_is_played_once() -> None:
    assert seatings(("a", "b")) == (("a", "b"), ("b", "a"))
    assert seatings(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert len(seatings(("a", "b", "b", "b"))) == 4
    assert {seats.index("a") for seats in seatings(("a", "b", "b", "b"))} == {0, 1, 2, 3}
    assert seatings(("a", "a")) == (("a", "a"),)


def test_who_sits_together() -> None:
    def tables(players: int, *bots: str) -> tuple[tuple[str, ...], ...]:
        return Arena(KingdominoRules(players), bots, seed=1).tables

    assert tables(2, "random", "greedy") == (("random", "greedy"),)
    assert tables(4, "random", "greedy") == (("random", "greedy") * 2,)
    assert tables(3, "random", "greedy", "greedy") == (("random", "greedy", "greedy"),)
    assert len(tables(2, "random", "greedy", "full-greedy")) == 3


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(DUEL.deals(5)) == 3
    assert len(Arena(KingdominoRules(2), ("random", "greedy", "full-greedy"), seed=1).deals(4)) == 6


def test_the_seatings_of_a_deal_have_the_same_luck() -> None:
    first = DUEL.rules.deal(5)
    again = DUEL.rules.deal(5)
    assert first.fingerprint() == again.fingerprint()
    deal = DUEL.play_deal(0)
    assert [played.seats for played in deal.games] == [("greedy", "random"), ("random", "greedy")]
    assert all(math.isclose(sum(played.shares), 1) for played in deal.games)
    assert all(turns == 12 for played in deal.games for turns in played.turns)


def without_time(deal: Deal) -> list[object]:
    return [(one.seats, one.shares, one.points, one.decisions, one.turns) for one in deal.games]


def test_simulations_make_an_arena_repeatable_whoever_plays_it() -> None:
    arena = Arena(DominionRules(3, kingdom="random"), ("champion", "easy"), 3, Budget(sims=40))
    alone = [without_time(deal) for deal in play(arena, [0, 1], 1)]
    together = {deal.number: without_time(deal) for deal in play(arena, [0, 1], 2)}
    assert alone == [together[0], together[1]]


@pytest.mark.parametrize(
    ("players", "bots"), [(2, ("greedy",)), (5, PAIR), (2, ("greedy", "deep-blue")), (1, PAIR)]
)
def test_what_cannot_be_played_is_refused(players: int, bots: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        Arena(KingdominoRules(players), bots, seed=1)


# Counting -------------------------------------------------------------------------------------------


def test_a_shared_victory_is_shared_out() -> None:
    deals = [Deal(0, (game(0.5, 0.5), game(1.0, 0.0))), Deal(1, (game(0.0, 1.0), game(1.0, 0.0)))]
    one = standing("a", deals)
    assert (one.games, one.deals) == (4, 2)
    assert one.score.mean == 0.625
    assert (one.wins.mean, one.ties.mean, one.losses.mean) == (0.5, 0.25, 0.25)
    three = Deal(0, (game(0.5, 0.25, 0.25, seats=("a", "b", "b")),))
    assert score("b", three.games[0]) == 0.5


def test_intervals_count_deals_and_not_games() -> None:
    """Deals that only repeat themselves are worth no more than one game each."""
    same = clustered([1.0, 0.0] * 50)
    assert math.isclose(same.mean, 0.5)
    assert 0.09 < same.high - 0.5 < 0.11  # 100 games: 1.96 × 0.05
    paired = clustered([0.5, 0.5, 1.0, 0.0] * 25)
    assert paired.high - paired.low < same.high - same.low
    sure = clustered([1.0] * 100)
    assert sure.high == 1
    assert 0.95 < sure.low < 0.97


def test_the_ladder_is_the_one_of_elo_for_two() -> None:
    """A score of 10 to 1 is 400 points."""
    deals = [Deal(number, (game(1.0, 0.0),) * 10 + (game(0.0, 1.0),)) for number in range(200)]
    first, second = ladder(("b", "a"), deals)
    assert (first.bot, second.bot) == ("a", "b")
    assert math.isclose(first.elo - second.elo, 400, abs_tol=2)
    assert first.low <= first.elo <= first.high


def test_three_bots_share_one_scale() -> None:
    deals = [
        Deal(0, (game(1.0, 0.0), game(1.0, 0.0), game(0.0, 1.0))),
        Deal(
            1,
            (
                game(1.0, 0.0, seats=("b", "c")),
                game(1.0, 0.0, seats=("b", "c")),
                game(0.0, 1.0, seats=("b", "c")),
            ),
        ),
    ] * 40
    ratings = {rating.bot: rating.elo for rating in ladder(("a", "b", "c"), deals)}
    assert math.isclose(ratings["a"] - ratings["c"], 2 * 400 * math.log10(2), abs_tol=5)


def test_a_sequential_test_decides_when_it_can() -> None:
    test = Sprt(0.5, 0.6)
    assert test.verdict([]) == test.verdict([1.0]) == "undecided"
    assert test.verdict([1.0, 0.5] * 60) == "p1"
    assert test.verdict([0.0, 0.5] * 60) == "p0"
    assert test.verdict([0.55, 0.55]) == "undecided"


# The file -------------------------------------------------------------------------------------------


def test_a_notebook_goes_on_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "duel"
    book = Notebook(file, DUEL)
    deals = [DUEL.play_deal(number) for number in range(2)]
    for deal in deals:
        book.add(deal)
    assert Notebook(file, DUEL).deals == deals
    file.write_text(file.read_text()[:-9])
    again = Notebook(file, DUEL)
    assert again.deals == deals[:1]
    assert again.missing(range(3)) == [1, 2]
    with pytest.raises(BadSetup, match="another arena"):
        Notebook(file, Arena(KingdominoRules(2), PAIR, seed=2))
    file.write_text("a letter\n")
    with pytest.raises(BadSetup, match="another arena"):
        Notebook(file, DUEL)
    with pytest.raises(BadSetup, match="cannot be used"):
        Notebook(tmp_path, DUEL)


# The commands ---------------------------------------------------------------------------------------


def test_one_object(tmp_path: Path) -> None:
    file = tmp_path / "deals"
    words = ("arena", "kingdomino", "--bots", "greedy,random", "--games", "8", "--seed", "1", "--json")
    said = regat(*words, "--resume", str(file))
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout)
    assert (found["games"], found["deals"], found["players"]) == (8, 4, 2)
    assert [one["bot"] for one in found["standings"]] == ["greedy", "random"]
    assert found["ladder"][0]["bot"] == "greedy"
    assert found["standings"][0]["ms_a_turn"] > found["standings"][0]["ms_a_decision"] > 0
    assert json.loads(regat(*words, "--resume", str(file)).stdout) == found  # nothing is played again


def test_a_table_for_people() -> None:
    said = regat(
        "arena", "dominion", "--bots", "big-money,easy", "--games", "4", "--seed", "1", "--sprt", "0.2,0.8"
    )
    assert said.returncode == 0, said.stderr
    assert "big-money" in said.stdout
    assert "sequential test of big-money" in said.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("kingdomino", "--bots", "greedy"), "two bots or more"),
        (("kingdomino", "--bots", "greedy,deep-blue"), "deep-blue"),
        (("kingdomino", "--bots", "greedy,random", "--sprt", "1,2"), "two shares"),
        (("kingdomino", "--bots", "greedy,random", "--sprt", "0.6,0.5"), "smaller first"),
        (("kingdomino", "--bots", "greedy,random", "--plot", "x.gif"), ".png or .svg"),
        (("kingdomino", "--bots", "greedy,random", "--budget-ms", "0"), "budget"),
        (("kingdomino", "--bots", "greedy,random", "--budget-ms", "5", "--budget-sims", "5"), "not allowed"),
        (("dominion", "--bots", "big-money,random", "--variants", "harmony"), "Kingdomino"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(words: tuple[str, ...], why: str) -> None:
    said = regat("arena", *words)
    assert said.returncode == 2
    assert why in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_plot(kind: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / f"plot.{kind}"
    said = regat(
        "arena", "kingdomino", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--plot", str(file)
    )
    assert said.returncode == 0, said.stderr
    start = file.read_bytes()[:200]
    assert start.startswith(b"\x89PNG") if kind == "png" else b"<?xml" in start


@pytest.mark.slow
def test_an_interrupted_arena_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "deals"
    words = ["-m", "regat", "arena", "kingdomino", "--bots", "full-greedy,greedy", "--games", "100000"]
    child = pexpect.spawn(
        sys.executable, [*words, "--seed", "1", "--workers", "2", "--resume", str(file)], encoding="utf-8"
    )
    while not file.exists() or file.read_text().count("\n") < 4:
        assert child.isalive()
        child.expect([pexpect.TIMEOUT, r"\d+/\d+"], timeout=0.2)
    child.kill(signal.SIGINT)
    child.expect(pexpect.EOF, timeout=60)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in (child.before or "")
    done = file.read_text().count("\n") - 1
    said = regat(*words[2:-1], str(2 * done), "--seed", "1", "--resume", str(file), "--json")
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["deals"] == done


def test_the_ladder_prints_rows_of_a_table() -> None:
    said = regat("ladder", "kingdomino", "--games", "2", "--rows", "greedy – random")
    assert said.returncode == 0, said.stderr
    rows = [line for line in said.stdout.splitlines() if line.startswith("| greedy")]
    assert len(rows) == 1
    assert re.search(r"\| 2 \| \d+\.\d % \[", rows[0])


def test_every_rung_can_be_played_alone() -> None:
    from regat.cli import build_parser
    from regat.cli.arena import chosen

    for rungs in RUNGS.values():
        for rung in rungs:
            args = build_parser().parse_args(rung.command.split()[1:])
            assert chosen(args) == rung.arena
