"""`regat arena` and `regat ladder`: deals in every seating, counted by deals, and repeatable."""

import json
import math
import re
import sys
from pathlib import Path

import pexpect
import pytest

from regat import dominion, games
from regat.bots.budget import Budget
from regat.dominion.rules import kingdoms
from regat.dominion.setup import DominionSetup
from regat.kernel.errors import BadSetup
from regat.kingdomino.rules.variants import KingdominoSetup
from regat.lab.arena import Arena, Deal, GameResult, play, seatings
from regat.lab.checkpoint import ResultsFile, seed_in
from regat.lab.game_lab import game_lab
from regat.lab.statistics import (
    Sprt,
    bot_result,
    bots_seen,
    clustered_mean,
    rate,
    score,
)
from tests.shell import ROOT, regat

PAIR = ("greedy", "random")


def kingdomino_match(players: int, variants: tuple[str, ...] = ()) -> tuple[str, KingdominoSetup]:
    return "kingdomino", KingdominoSetup(players, variants)


def dominion_match(players: int, edition: int = 2, kingdom: str = "first_game") -> tuple[str, DominionSetup]:
    return "dominion", DominionSetup(players, edition, kingdom)


ROWS = {name: game_lab(name).ladder for name in games.names()}
DUEL = Arena(*kingdomino_match(2), PAIR, seed=1)


def game(*shares: float, seats: tuple[str, ...] = ("a", "b")) -> GameResult:
    none = tuple(0 for _ in seats)
    return GameResult(seats, shares, none, tuple(0.0 for _ in seats), none, none)


def test_every_seating_is_played_once() -> None:
    assert seatings(("a", "b")) == (("a", "b"), ("b", "a"))
    assert seatings(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert len(seatings(("a", "b", "b", "b"))) == 4
    assert {seats.index("a") for seats in seatings(("a", "b", "b", "b"))} == {0, 1, 2, 3}
    assert seatings(("a", "a")) == (("a", "a"),)


def test_who_sits_together() -> None:
    def tables(players: int, *bots: str) -> tuple[tuple[str, ...], ...]:
        return Arena(*kingdomino_match(players), bots, seed=1).tables

    assert tables(2, "random", "greedy") == (("random", "greedy"),)
    assert tables(4, "random", "greedy") == (("random", "greedy") * 2,)
    assert tables(3, "random", "greedy", "greedy") == (("random", "greedy", "greedy"),)
    assert len(tables(2, "random", "greedy", "full-greedy")) == 3


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(DUEL.deals(5)) == 3
    assert len(Arena(*kingdomino_match(2), ("random", "greedy", "full-greedy"), seed=1).deals(4)) == 6


def test_the_seatings_of_a_deal_have_the_same_luck() -> None:
    first = DUEL.lab.deal(DUEL.setup, 5)
    again = DUEL.lab.deal(DUEL.setup, 5)
    assert first.fingerprint() == again.fingerprint()
    deal = DUEL.play_deal(0)
    assert [played.seats for played in deal.games] == [("greedy", "random"), ("random", "greedy")]
    assert all(math.isclose(sum(played.shares), 1) for played in deal.games)
    assert all(turns == 12 for played in deal.games for turns in played.turns)


def without_time(deal: Deal) -> list[object]:
    return [(item.seats, item.shares, item.points, item.decisions, item.turns) for item in deal.games]


def test_simulations_make_an_arena_repeatable_whoever_plays_it() -> None:
    arena = Arena(*dominion_match(3, kingdom="random"), ("champion", "easy"), 3, Budget(sims=40))
    alone = [without_time(deal) for deal in play(arena, [0, 1], 1)]
    together = {deal.number: without_time(deal) for deal in play(arena, [0, 1], 2)}
    assert alone == [together[0], together[1]]


@pytest.mark.parametrize(
    ("players", "bots"), [(2, ("greedy",)), (5, PAIR), (2, ("greedy", "deep-blue")), (1, PAIR)]
)
def test_what_cannot_be_played_is_refused(players: int, bots: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        Arena(*kingdomino_match(players), bots, seed=1)


def test_a_bot_is_not_seated_without_the_card_it_lives_on() -> None:
    bots = ("big-money-smithy", "big-money")
    Arena(*dominion_match(2), bots, seed=1)
    with pytest.raises(BadSetup, match="buys smithy"):
        Arena(*dominion_match(2, kingdom="deck_top"), bots, seed=1)
    for changing in ("random", "recommended"):
        with pytest.raises(BadSetup, match="choose a kingdom"):
            Arena(*dominion_match(2, kingdom=changing), bots, seed=1)


@pytest.mark.parametrize("edition", [1, 2])
def test_recommended_sets_take_turns(edition: int) -> None:
    name, setup = dominion_match(2, edition, "recommended")
    dealt = set()
    for seed in range(12):
        table = game_lab(name).deal(setup, seed)
        assert isinstance(table, dominion.Game)
        dealt.add(table.start.kingdom)
    assert dealt == {kingdoms.in_order(ten) for ten in kingdoms.SETS[edition].values()}


# Counting -------------------------------------------------------------------------------------------


def test_a_shared_victory_is_shared_out() -> None:
    deals = [Deal(0, (game(0.5, 0.5), game(1.0, 0.0))), Deal(1, (game(0.0, 1.0), game(1.0, 0.0)))]
    result = bot_result("a", deals)
    assert (result.games, result.deals) == (4, 2)
    assert result.score.mean == 0.625
    assert (result.wins.mean, result.ties.mean, result.losses.mean) == (0.5, 0.25, 0.25)
    three = Deal(0, (game(0.5, 0.25, 0.25, seats=("a", "b", "b")),))
    assert score("b", three.games[0]) == 0.5


def test_intervals_count_deals_and_not_games() -> None:
    """Deals that only repeat themselves are worth no more than one game each."""
    same = clustered_mean([1.0, 0.0] * 50)
    assert math.isclose(same.mean, 0.5)
    assert 0.09 < same.high - 0.5 < 0.11  # 100 games: 1.96 × 0.05
    paired = clustered_mean([0.5, 0.5, 1.0, 0.0] * 25)
    assert paired.high - paired.low < same.high - same.low
    sure = clustered_mean([1.0] * 100)
    assert sure.high == 1
    assert 0.95 < sure.low < 0.97


def test_the_ladder_is_the_one_of_elo_for_two() -> None:
    """A score of 10 to 1 is 400 points."""
    deals = [Deal(number, (game(1.0, 0.0),) * 10 + (game(0.0, 1.0),)) for number in range(200)]
    first, second = rate(("b", "a"), deals)
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
    ratings = {rating.bot: rating.elo for rating in rate(("a", "b", "c"), deals)}
    assert math.isclose(ratings["a"] - ratings["c"], 2 * 400 * math.log10(2), abs_tol=5)


def sprt(p0: float, p1: float, *shares: float) -> Sprt:
    test = Sprt(p0, p1, "a")
    for share in shares:
        test.add(share)
    return test


def test_a_sequential_test_decides_when_it_can() -> None:
    assert sprt(0.5, 0.6).verdict == sprt(0.5, 0.6, 1.0).verdict == "undecided"
    assert sprt(0.5, 0.6, *[1.0, 0.5] * 60).verdict == "p1"
    assert sprt(0.5, 0.6, *[0.0, 0.5] * 60).verdict == "p0"
    assert sprt(0.5, 0.6, 0.55, 0.55).verdict == "undecided"


def test_the_ratio_of_a_sequential_test_is_that_of_normal_deals() -> None:
    """Scores 1, 0, 1, 1: mean 3/4, spread 1/4; with a deal of doubt still 1/4; 4 × 0.2 × 0.15 / 0.25."""
    assert math.isclose(sprt(0.5, 0.7, 1.0, 0.0, 1.0, 1.0).ratio, 0.48)


def test_deals_decide_a_test_in_their_order_whichever_comes_in_first() -> None:
    deals = {number: Deal(number, (game(1.0, 0.0), game(1.0, 0.0))) for number in range(60)}
    test = Sprt(0.5, 0.9, "a")
    assert not test.decided({})
    assert not test.decided({number: deals[number] for number in range(1, 60)})
    assert test.decided(deals)
    needed = test.deals
    assert 2 <= needed < 60
    assert test.decided(deals)
    assert test.deals == needed


def test_who_has_not_played_yet_has_no_standing() -> None:
    assert bots_seen(("c", "b", "a"), [Deal(0, (game(1.0, 0.0),))]) == ["b", "a"]


# The file -------------------------------------------------------------------------------------------


def test_a_notebook_goes_on_after_a_line_that_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "duel"
    book = ResultsFile(file, DUEL)
    deals = [DUEL.play_deal(number) for number in range(2)]
    for deal in deals:
        book.add(deal)
    assert ResultsFile(file, DUEL).deals == deals
    file.write_text(file.read_text()[:-9])
    again = ResultsFile(file, DUEL)
    assert again.deals == deals[:1]
    again.add(deals[1])
    assert ResultsFile(file, DUEL).deals == deals
    file.write_text(file.read_text().splitlines()[0][:20])  # the very first line was cut off
    assert ResultsFile(file, DUEL).deals == []
    assert seed_in(file) == 1


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (b"a letter\n", "another arena"),
        (b"a letter", "not a results file of an arena"),
        (b"\xff\xfe\n", "not a results file of an arena"),
    ],
)
def test_what_is_not_its_own_is_refused_and_left_as_it_is(text: bytes, why: str, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_bytes(text)
    with pytest.raises(BadSetup, match=why):
        ResultsFile(file, DUEL)
    assert file.read_bytes() == text
    assert seed_in(file) is None


def test_a_notebook_takes_its_own_deals_only(tmp_path: Path) -> None:
    file = tmp_path / "duel"
    ResultsFile(file, DUEL).add(DUEL.play_deal(0))
    with pytest.raises(BadSetup, match="another arena"):
        ResultsFile(file, Arena(*kingdomino_match(2), PAIR, seed=2))
    for wrong in ("[1,[]]", "[1,2]", "{}", file.read_text().splitlines()[1].replace("greedy", "hard")):
        file.write_text("".join(f"{line}\n" for line in [*file.read_text().splitlines()[:2], wrong]))
        with pytest.raises(BadSetup, match="not a deal of this arena"):
            ResultsFile(file, DUEL)
    with pytest.raises(BadSetup, match="not a regular file"):
        ResultsFile(tmp_path, DUEL)
    with pytest.raises(BadSetup, match="not a regular file"):
        ResultsFile(Path("/dev/zero"), DUEL)
    with pytest.raises(BadSetup, match="cannot be used"):
        ResultsFile(tmp_path / "nowhere" / "duel", DUEL)


# The commands ---------------------------------------------------------------------------------------


def test_one_object(tmp_path: Path) -> None:
    file = tmp_path / "deals"
    words = ("arena", "kingdomino", "--bots", "greedy,random", "--games", "8", "--seed", "1", "--json")
    done = regat(*words, "--resume", str(file))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["games"], found["deals"], found["players"]) == (8, 4, 2)
    assert [standing["bot"] for standing in found["standings"]] == ["greedy", "random"]
    assert found["ladder"][0]["bot"] == "greedy"
    assert found["standings"][0]["ms_a_turn"] > found["standings"][0]["ms_a_decision"] > 0
    assert json.loads(regat(*words, "--resume", str(file)).stdout) == found  # nothing is played again


def test_resuming_does_not_need_the_seed(tmp_path: Path) -> None:
    words = ("arena", "kingdomino", "--bots", "greedy,random", "--json", "--resume", str(tmp_path / "deals"))
    first = json.loads(regat(*words, "--games", "4").stdout)
    again = json.loads(regat(*words, "--games", "6").stdout)
    assert again["seed"] == first["seed"]
    assert (first["games"], again["games"]) == (4, 6)


def test_the_table_fits_eighty_columns() -> None:
    done = regat("arena", "dominion", "--bots", "big-money-smithy,random", "--games", "2", COLUMNS="80")
    assert done.returncode == 0, done.stderr
    assert "…" not in done.stdout
    assert max(map(len, done.stdout.splitlines()[:-1])) <= 80


def test_a_table_for_people() -> None:
    done = regat(
        "arena", "dominion", "--bots", "big-money,easy", "--games", "4", "--seed", "1", "--sprt", "0.2,0.8"
    )
    assert done.returncode == 0, done.stderr
    assert "big-money" in done.stdout
    assert "sequential test of big-money" in done.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("kingdomino", "--bots", "greedy"), "at least two bots"),
        (("kingdomino", "--bots", "greedy,deep-blue"), "deep-blue"),
        (("kingdomino", "--bots", "greedy,random", "--sprt", "1,2"), "two shares"),
        (("kingdomino", "--bots", "greedy,random", "--sprt", "0.6,0.5"), "smaller one first"),
        (("kingdomino", "--bots", "greedy,random", "--plot", "x.gif"), ".png or .svg"),
        (("kingdomino", "--bots", "greedy,random", "--budget-ms", "0"), "budget"),
        (("kingdomino", "--bots", "greedy,random", "--budget-ms", "5", "--budget-sims", "5"), "not allowed"),
        (("dominion", "--bots", "big-money,random", "--variants", "harmony"), "Kingdomino"),
        (("kingdomino", "--bots", "greedy,random", "--games", "0"), "from 1"),
        (("kingdomino", "--bots", "greedy,random", "--players", "5"), "2 to 4 players"),
        (("dominion", "--bots", "big-money,random", "--players", "7"), "from 2 to 6"),
        (("kingdomino", "--bots", "greedy,random", "--plot", "nowhere/x.png"), "cannot be written"),
        (("kingdomino", "--bots", "greedy,random", "--plot", "a.svg", "--resume", "a.svg"), "different"),
        (("kingdomino", "--bots", "greedy,random", "--resume", "/dev/zero"), "not a regular file"),
    ],
)
def test_a_wrong_arena_argument_is_refused_with_a_reason(words: tuple[str, ...], why: str) -> None:
    done = regat("arena", *words)
    assert done.returncode == 2
    assert not done.stdout, "nothing was played"
    assert why in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_plot(kind: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / f"plot.{kind}"
    done = regat(
        "arena", "kingdomino", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--plot", str(file)
    )
    assert done.returncode == 0, done.stderr
    start = file.read_bytes()[:200]
    assert start.startswith(b"\x89PNG") if kind == "png" else b"<?xml" in start


def interrupted(words: list[str], file: Path) -> str:
    """Run a command and interrupt it when some deals are in its file; return its output."""
    child = pexpect.spawn(sys.executable, ["-m", "regat", *words], encoding="utf-8")
    while not file.exists() or file.read_text().count("\n") < 4:
        assert child.isalive()
        child.expect([pexpect.TIMEOUT, r"\d+/\d+"], timeout=0.2)
    child.sendintr()  # as Ctrl-C does: the workers get it as well
    child.expect(pexpect.EOF, timeout=60)
    child.close()
    assert child.exitstatus == 130
    output = child.before or ""
    assert "Traceback" not in output
    return output


@pytest.mark.slow
def test_an_interrupted_arena_prints_its_results_and_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "deals"
    words = ["arena", "kingdomino", "--bots", "full-greedy,greedy", "--seed", "1", "--resume", str(file)]
    output = interrupted([*words, "--games", "100000", "--workers", "2"], file)
    deals = file.read_text().count("\n") - 1
    assert f"interrupted after {deals} deals" in output
    assert f"{2 * deals} games of Kingdomino" in output
    again = regat(*words, "--games", str(2 * deals), "--json")
    assert again.returncode == 0, again.stderr
    assert json.loads(again.stdout)["deals"] == deals


@pytest.mark.slow
def test_an_interrupted_ladder_can_be_resumed(tmp_path: Path) -> None:
    words = ["ladder", "kingdomino", "--rows", "2", "--folder", str(tmp_path)]
    file = tmp_path / "kingdomino-full-greedy-greedy-2.arena"
    output = interrupted([*words, "--games", "100000", "--workers", "2"], file)
    assert "run the same command again to continue" in output
    before = file.read_text()
    again = regat(*words, "--games", "6")
    assert again.returncode == 0, again.stderr
    assert "| full-greedy – greedy | 2 players | 6 |" in again.stdout
    assert file.read_text().startswith(before)


def test_the_ladder_prints_rows_of_a_table() -> None:
    done = regat("ladder", "kingdomino", "--games", "2", "--rows", "greedy – random")
    assert done.returncode == 0, done.stderr
    rows = [line for line in done.stdout.splitlines() if line.startswith("| greedy")]
    assert len(rows) == 1
    assert re.search(r"\| 2 \| \d+\.\d% \[", rows[0])


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (("kingdomino", "--rows", "1"), 1),
        (("kingdomino", "--rows", "greedy - random"), 1),
        (("dominion", "--rows", "Champion – Hard"), 2),
        (("dominion", "--rows", "champion – hard, 2 players"), 1),
        ((), sum(map(len, ROWS.values()))),
    ],
)
def test_ladder_rows_are_chosen_by_number_or_by_text(words: tuple[str, ...], count: int) -> None:
    done = regat("ladder", "--list", *words)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("regat arena ") == count


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--rows", "deep-blue"), "no row"),
        (("dominion", "--rows", "99"), "no row"),
        (("--folder", "/dev/null"), "cannot be used"),
    ],
)
def test_a_wrong_ladder_argument_is_refused_with_a_reason(words: tuple[str, ...], why: str) -> None:
    done = regat("ladder", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
    assert "Traceback" not in done.stderr


def test_every_rung_has_a_file_of_its_own() -> None:
    rungs = [rung for of_game in ROWS.values() for rung in of_game]
    assert len({rung.key for rung in rungs}) == len(rungs)


def test_the_page_of_bots_has_the_command_of_every_row() -> None:
    """Its table can be played again, row by row."""
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for of_game in ROWS.values():
        for rung in of_game:
            assert rung.command in page


def test_every_rung_can_be_played_alone() -> None:
    from regat.cli import build_parser
    from regat.cli.arena import arena_from_options

    for rungs in ROWS.values():
        for rung in rungs:
            args = build_parser().parse_args(rung.command.split()[1:])
            assert arena_from_options(args) == rung.arena
