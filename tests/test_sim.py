"""`regat sim`: counts that depend on the seed alone, however the games are shared out."""

import json
import multiprocessing
import os
import re
import signal
import sys
from collections.abc import Sequence
from functools import reduce
from operator import add
from pathlib import Path

import pexpect
import pytest

from regat.dominion.setup import DominionSetup
from regat.kernel.errors import BadSetup
from regat.kingdomino.rules.variants import KingdominoSetup
from regat.lab import sim
from regat.lab.statistics import wilson
from tests.games.engines import require_extensions
from tests.shell import ROOT, regat

SIM = f"{sys.executable} -m regat sim dominion"
PAIR = ("big-money", "big-money-smithy")
GREEDY = ("greedy", "random")
KEYS = {"games", "wins", "ties", "mean_rounds", "first_player_wins", "games_per_second", "engine", "seed"}


def dominion(bots: Sequence[str], seed: int, kingdom: str = "first_game") -> sim.Simulation:
    return sim.simulation("dominion", DominionSetup(kingdom=kingdom), bots, seed)


def kingdomino(bots: Sequence[str], seed: int, variants: Sequence[str] = ()) -> sim.Simulation:
    return sim.simulation("kingdomino", KingdominoSetup(variants=tuple(variants)), bots, seed)


def total(contest: sim.Simulation, games: int, **how: float) -> sim.Tally:
    return reduce(add, sim.play(contest, games, **how))  # type: ignore[arg-type] # numbers of either kind


def object_of(*arguments: str, game: str = "dominion", **variables: str) -> dict[str, object]:
    answer = regat("sim", game, *arguments, "--json", **variables)
    assert answer.returncode == 0, answer.stderr
    (line,) = answer.stdout.splitlines()
    read = json.loads(line)
    assert isinstance(read, dict)
    return read


@pytest.mark.parametrize("command", ["sim", "arena"])
def test_single_games_have_no_swap(command: str) -> None:
    """D-KING-05: cards are swapped between two games."""
    bots = ("--bots", "big-money,random") if command == "arena" else PAIR
    answer = regat(command, "dominion", *bots, "--games", "10", "--swap")
    assert answer.returncode == 2
    assert "these are single games" in answer.stderr


def test_one_object_with_counts() -> None:
    output = object_of(*PAIR, "--games", "500", "--seed", "1")
    assert output.keys() == KEYS | {"bots", "edition", "kingdom"}
    assert output["games"] == 500
    assert output["seed"] == 1
    assert output["engine"] in ("compiled", "interpreted")
    wins, ties = output["wins"], output["ties"]
    assert isinstance(wins, list)
    assert isinstance(ties, int)
    assert len(wins) == 2
    assert sum(wins) + ties == 500
    assert isinstance(output["first_player_wins"], int)
    assert isinstance(output["mean_rounds"], float)
    assert isinstance(output["games_per_second"], float)


@pytest.mark.parametrize(
    "how",
    [
        {"part": 1},
        {"part": 7},
        {"part": 10_000},
        {"workers": 2, "part": 13, "patience": 0.0},
        {"workers": 3, "part": 1000, "patience": 0.0},
        {"workers": 2, "patience": 0.0},
    ],
)
def test_the_result_depends_on_the_seed_only(how: dict[str, float]) -> None:
    contest = dominion(("big-money-smithy", "random"), seed=5)
    assert total(contest, 300, **how) == total(contest, 300)


def test_another_seed_gives_other_games() -> None:
    results = {total(dominion(PAIR, seed=seed), 200) for seed in (0, 1, -1, 10**900)}
    assert len(results) == 4


def test_more_games_begin_with_the_same_games() -> None:
    contest = dominion(PAIR, seed=3)
    assert total(contest, 50) + contest.play(range(50, 80)) == total(contest, 80)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_seats_alternate(players: int) -> None:
    """In as many games as players every bot has started once, so that the same bots win alike."""
    contest = dominion(("big-money",) * players, seed=1)
    tally = total(contest, 240 * players)
    assert sum(tally.wins) + tally.ties == tally.games
    shares = [wins / sum(tally.wins) for wins in tally.wins]
    assert max(abs(share - 1 / players) for share in shares) < 0.08
    assert tally.first_player_wins > max(tally.wins) * 0.5


def test_smithies_win() -> None:
    """The anchors of the design: 60.7 : 13.6 with 25.7 ties and 16.38 rounds in a million games."""
    tally = total(dominion(PAIR, seed=2), 2000)
    assert abs(tally.wins[1] / 2000 - 0.607) < 0.05
    assert abs(tally.wins[0] / 2000 - 0.136) < 0.05
    assert abs(tally.mean_rounds - 16.38) < 0.2


def test_a_random_kingdom_is_drawn_once_from_the_seed() -> None:
    first, again, other = (
        dominion(("random", "random"), seed, kingdom="random").setup.kingdom for seed in (1, 1, 2)
    )
    assert first == again != other


@pytest.mark.parametrize(
    ("game", "arguments"),
    [
        ("dominion", (*PAIR, "random", "--games", "40", "--kingdom", "first_game", "--edition", "1")),
        ("kingdomino", ("greedy", "full-greedy", "--games", "6", "--variants", "harmony,middle_kingdom")),
        ("kingdomino", ("greedy", "full-greedy", "--games", "6", "--variants", "mighty_duel")),
    ],
)
def test_both_engines_play_the_same_games(game: str, arguments: tuple[str, ...]) -> None:
    require_extensions()
    compiled, interpreted = (
        object_of(*arguments, "--seed", "9", game=game, REGAT_ENGINE=name)
        for name in ("compiled", "interpreted")
    )
    assert (compiled.pop("engine"), interpreted.pop("engine")) == ("compiled", "interpreted")
    assert compiled.pop("games_per_second") != interpreted.pop("games_per_second")
    assert compiled == interpreted


def test_the_interpreted_engine_says_once_that_it_is_slower() -> None:
    answer = regat("sim", "dominion", *PAIR, "--games", "5", REGAT_ENGINE="interpreted")
    assert answer.stderr.count("using the interpreted engine, which is slower") == 1
    assert answer.returncode == 0


def test_a_table_for_people() -> None:
    answer = regat("sim", "dominion", *PAIR, "--games", "400", "--seed", "1")
    assert answer.returncode == 0
    assert re.search(r"2 +big-money-smithy wins .* \d\d\.\d\d% .* \d\d\.\d\d% to \d\d\.\d\d%", answer.stdout)
    assert all(len(line) <= 80 for line in answer.stdout.splitlines())


MISTAKES = {
    "dominion": [
        (["big-money"], "2 to 6 bots, not 1"),
        (["big-money"] * 7, "2 to 6 bots, not 7"),
        (["big-money", "small-money"], "no bot small-money. Known bots: random, big-money, big-money-smithy"),
        ([*PAIR, "--games", "0"], "--games: expected a whole number from 1 to 1000000000000, got “0”"),
        ([*PAIR, "--games", "-3"], "--games: expected a whole number from 1 to"),
        ([*PAIR, "--games", "1.5"], "got “1.5”"),
        ([*PAIR, "--games", "9" * 5000], "--games: expected a whole number from 1 to"),
        ([*PAIR, "--seed", "seven"], "--seed: expected a whole number of at most 1000 digits, got “seven”"),
        ([*PAIR, "--seed", "9" * 5000], "--seed: expected a whole number of at most 1000 digits"),
        ([*PAIR, "--workers", "0"], "--workers: expected a whole number from 1 to 256, got “0”"),
        ([*PAIR, "--edition", "3"], "--edition: expected a whole number from 1 to 2, got “3”"),
        (
            [*PAIR, "--kingdom", "deck_top"],
            "Bot big-money-smithy needs smithy, which this Kingdom does not have: artisan",
        ),
        ([*PAIR, "--kingdom", "nowhere"], "nowhere is not a recommended set of edition 2"),
        ([*PAIR, "--kingdom", "smithy moat"], "A Kingdom has ten cards. Given: 2"),
        ([*PAIR, "--kingdom", ""], "A Kingdom has ten cards. Given: 0"),
        ([*PAIR, "--variants", "harmony"], "--variants is an option for Kingdomino, not for Dominion"),
    ],
    "kingdomino": [
        (["greedy"], "2 to 4 bots, not 1"),
        (["greedy"] * 5, "2 to 4 bots, not 5"),
        (["greedy", "big-money"], "no bot big-money. Known bots: random, greedy, full-greedy"),
        ([*GREEDY, "random", "--variants", "mighty_duel"], "The Mighty Duel is for 2 players. Given: 3"),
        ([*GREEDY, "--variants", "tiny_duel"], "There is no variant tiny_duel. Known variants: mighty_duel"),
        ([*GREEDY, "--variants", "harmony,harmony"], "A variant was given twice."),
        (
            [*GREEDY, "--variants", "dynasty"],
            "Dynasty is a series of three games, not a variant of one. Play it with regat play",
        ),
        ([*GREEDY, "--kingdom", "first_game"], "--kingdom is an option for Dominion, not for Kingdomino"),
        ([*GREEDY, "--edition", "1"], "--edition is an option for Dominion, not for Kingdomino"),
        ([*GREEDY, "--mixed"], "--mixed is an option for Dominion, not for Kingdomino"),
        ([*GREEDY, "--games", "0"], "--games: expected a whole number from 1 to 1000000000000, got “0”"),
    ],
}


@pytest.mark.parametrize(
    ("game", "arguments", "message"),
    [(game, *mistake) for game, rows in MISTAKES.items() for mistake in rows],
)
def test_a_wrong_argument_is_refused_with_a_reason(
    game: str, arguments: Sequence[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    from regat import cli

    try:
        code = cli.main(["sim", game, *arguments])
    except SystemExit as end:
        code = int(str(end.code))
    assert code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert message in captured.err


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (1, 0), (10**13, 1), (1, 257)])
def test_numbers_out_of_bounds_are_refused(games: int, workers: int) -> None:
    with pytest.raises(BadSetup, match="a whole number from 1 to"):
        total(dominion(PAIR, seed=1), games, workers=workers)


def test_a_progress_bar_on_a_terminal_only() -> None:
    command = f"{SIM} random random --games 500 --seed 1 --workers 1 --json"
    with pexpect.spawn(command, cwd=ROOT, encoding="utf-8", timeout=60) as terminal:
        terminal.expect("500/500")
        terminal.expect(pexpect.EOF)
        assert '"games": 500' in (terminal.before or "")
    assert regat("sim", "dominion", "random", "random", "--games", "10", "--json").stderr.count("10/10") == 0


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="workers are looked for in /proc")
@pytest.mark.parametrize("workers", [0, 2])
def test_ctrl_c_ends_all_processes_without_a_traceback(workers: int) -> None:
    command = (
        f"{sys.executable} -m regat sim dominion big-money random --games {10**11} --workers {workers or 1}"
    )
    with pexpect.spawn(command, cwd=ROOT, encoding="utf-8", timeout=60) as terminal:
        crew: list[int] = []
        terminal.expect(r"[1-9]\d*/100000000000")
        while len(crew) < workers:
            terminal.expect(r"\d+/100000000000")
            crew = workers_of(terminal.pid)
        terminal.sendintr()
        terminal.expect(pexpect.EOF)
        output = terminal.before
        terminal.close()
        assert terminal.exitstatus == 130
    assert "Traceback" not in (output or "")
    assert [pid for pid in crew if Path(f"/proc/{pid}").exists()] == []


def workers_of(pid: int) -> list[int]:
    """The workers that a process has started."""
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_a_worker_that_is_killed_is_reported() -> None:
    others = set(multiprocessing.active_children())  # of an earlier test, which may still be ending
    contest = dominion(PAIR, seed=1)
    tallies = sim.play(contest, 10**11, workers=2, part=100, patience=0.0)
    next(tallies)
    next(tallies)
    worker, *_ = set(multiprocessing.active_children()) - others
    os.kill(worker.pid or 0, signal.SIGKILL)
    with pytest.raises(ChildProcessError, match="of 2 has ended unexpectedly"):
        list(tallies)
    assert set(multiprocessing.active_children()) <= others


def test_intervals_are_wilsons() -> None:
    """Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=5e-5)


# Kingdomino -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "options", "rounds"),
    [
        (GREEDY, (), 6),
        (("greedy", "random", "full-greedy"), ("--variants", "harmony"), 12),
        (("random",) * 4, ("--variants", "middle_kingdom,harmony,drawn_by_another"), 12),
        (GREEDY, ("--variants", "mighty_duel, harmony"), 12),
    ],
)
def test_kingdomino_gives_the_same_keys_and_mean_scores(
    bots: tuple[str, ...], options: tuple[str, ...], rounds: int
) -> None:
    """K-SETUP-03: 6 rounds for two players, 12 in any other game."""
    output = object_of(*bots, *options, "--games", "120", "--seed", "1", game="kingdomino")
    assert output.keys() == KEYS | {"mean_scores", "bots", "size", "variants"}
    wins, scores, ties = output["wins"], output["mean_scores"], output["ties"]
    assert isinstance(wins, list)
    assert isinstance(scores, list)
    assert isinstance(ties, int)
    assert len(wins) == len(scores) == len(bots)
    assert sum(wins) + ties == output["games"] == 120
    assert all(0 < score < 120 for score in scores)
    assert output["mean_rounds"] == rounds
    assert output["size"] == (7 if "mighty" in str(options) else 5)


@pytest.mark.parametrize(
    "how",
    [
        {"part": 1},
        {"part": 7},
        {"part": 10_000},
        {"workers": 2, "part": 13, "patience": 0.0},
        {"workers": 2, "patience": 0.0},
    ],
)
def test_a_result_of_kingdomino_depends_on_the_seed_only(how: dict[str, float]) -> None:
    contest = kingdomino(("greedy", "random", "random"), seed=5, variants=["harmony"])
    assert total(contest, 150, **how) == total(contest, 150)


def test_another_seed_gives_other_games_of_kingdomino() -> None:
    results = {total(kingdomino(GREEDY, seed=seed), 200) for seed in (0, 1, -1, 10**900)}
    assert len(results) == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_alternate_in_kingdomino(players: int) -> None:
    """The points follow the bots, whichever seats they sit at: greedy is ahead wherever it is named."""
    for place in range(players):
        bots = ["random"] * players
        bots[place] = "greedy"
        tally = total(kingdomino(bots, seed=1), 60)
        assert max(tally.mean_scores) == tally.mean_scores[place]
        assert max(tally.wins) == tally.wins[place]


def test_greedy_beats_random_as_the_design_says() -> None:
    """Section 4: greedy beats random in 96 to 98 of 100 games."""
    tally = total(kingdomino(GREEDY, seed=2), 1500)
    assert 0.945 < tally.wins[0] / tally.games < 0.985


def test_a_table_of_kingdomino_for_people() -> None:
    answer = regat("sim", "kingdomino", *GREEDY, "--games", "200", "--seed", "1")
    assert answer.returncode == 0
    assert "200 games of Kingdomino" in answer.stdout
    assert re.search(r"1 +greedy wins .* \d\d\.\d\d% .* \d\d\.\d\d% to \d\d\.\d\d%", answer.stdout)
    assert re.search(r"points +greedy \d\d\.\d\d, random \d\d\.\d\d on average", answer.stdout)
    assert all(len(line) <= 80 for line in answer.stdout.splitlines())
