"""A suite that any game here has to pass: random games, checked at every step.

For instance, in a test: `check_spec(mygame.SPEC, MySetup(players=2), seeds=range(20))`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from hashlib import blake2b
from operator import methodcaller
from typing import Any

from regat.kernel.chance import Chance, HashRandom, Sealed, Seeded
from regat.kernel.errors import IllegalAnswer, RegatError
from regat.kernel.events import Event
from regat.kernel.game import Game
from regat.kernel.match import Match
from regat.kernel.record import Record
from regat.kernel.spec import G, GameSpec, S

New = Callable[[int], Game]
Imagine = Callable[[Any, int], Game]

NONSENSE = ("", " ", "no such answer", "! undo 1", "= over", "# nothing", "\x00", "٣", "x" * 1000)


def check_spec(spec: GameSpec[S, G], setup: S, seeds: Iterable[int], longest: int = 100_000) -> None:
    """Check a game as it is registered: games with a set-up, imagined ones, and records."""
    spec.check(setup)
    numbers = tuple(seeds)
    check_conformance(lambda key: spec.start(setup, key, None), numbers, longest, imagine=spec.imagine)
    for seed in numbers:
        match = spec.match(setup, Seeded(seed))
        _play_with_undos(match, seed)
        again = spec.replay(match.record(reveal_secret=True).text())
        _check_same(match, again, seed)
        if again.game.setup != match.game.setup:
            raise AssertionError(f"seed {seed}: the header does not lead to the set-up of the game")


def check_conformance(
    new: New, seeds: Iterable[int], longest: int = 100_000, *, imagine: Imagine | None = None
) -> None:
    """Play one random game for each seed; AssertionError names the seed and the step of what is wrong.

    `new` sets up a game from a seed, any number below 2^62; `longest` bounds the steps of a game.
    With `imagine`, views and memories are checked as well.
    """
    for seed in seeds:
        _Trial(new, seed, longest, imagine).run()
        for chance in (Seeded(seed), _sealed(seed)):
            try:
                _match_returns(new, chance, seed)
            except RegatError as error:
                raise AssertionError(f"seed {seed}, a match by {chance.text}: {error}") from error


class _Trial:
    """One random game under scrutiny."""

    def __init__(self, new: New, seed: int, longest: int, imagine: Imagine | None) -> None:
        self.new = new
        self.imagine = imagine
        self.chooser = HashRandom(seed, stream=3)  # of what is imagined
        self.seed = seed
        self.longest = longest
        self.step = 0
        self.draws = HashRandom(seed, stream=1)
        self.game = new(seed)
        self.seen: dict[int | None, tuple[Event, ...]] = {}
        self.lines: tuple[str, ...] = ()
        self.prints: list[str] = []  # the fingerprint after each line of the log

    def run(self) -> None:
        try:
            self.play()
        except RegatError as error:
            raise AssertionError(f"seed {self.seed}, step {self.step}: {error}") from error

    def play(self) -> None:
        self.check(self.game.log() == (), "a fresh game has an empty log")
        self.check(self.game.fingerprint() == self.new(self.seed).fingerprint(), "a seed gives one set-up")
        self.check_header()
        while not self.game.over:
            self.check(self.step < self.longest, f"the game ends within {self.longest} steps")
            self.check_choice()
            self.check_refusals()
            self.check_rekey()
            self.check_imagined()
            self.listen()
            self.advance()
            self.step += 1
        self.check_end()
        self.check_replay()

    def check(self, holds: bool, what: str) -> None:
        if not holds:
            raise AssertionError(f"seed {self.seed}, step {self.step}: it does not hold that {what}")

    def check_header(self) -> None:
        header = tuple(self.game.header().items())
        record = Record(self.game.name, header, "plain 1", (), table="0" * 16)
        self.check(Record.parse(record.text()) == record, "name and header can stand in a record")

    def check_choice(self) -> None:
        game, choice = self.game, self.game.choice
        self.check(choice is not None, "a game that is not over has a choice")
        assert choice is not None
        self.check(bool(game.legal), "a game that is not over has a legal action")
        self.check(list(game.legal) == sorted(set(game.legal)), "legal actions ascend")
        self.check(game.seat == choice.seat and 0 <= game.seat < game.players, "the choice is the seat's")
        self.check(bool(choice.options or choice.picked), "a choice has options")
        self.check(0 <= choice.min <= choice.max, "min is at most max")
        self.check(1 <= choice.max <= len(choice.options) + len(choice.picked), "that many can be picked")
        # Trying every answer at every step would make long games slow, so it is done now and then.
        if choice.min == choice.max == 1 and not choice.picked and self.draws.below(8) == 0:
            options = {str(option) for option in choice.options}
            by_answer = {self.after(methodcaller("answer", option)) for option in options}
            by_action = {self.after(methodcaller("apply", action)) for action in game.legal}
            self.check(by_answer == by_action, "options and legal actions lead to the same tables")

    def after(self, deed: Callable[[Game], None]) -> str:
        game = self.game.copy()
        deed(game)
        return game.fingerprint()

    def check_refusals(self) -> None:
        legal = self.game.legal
        wrong = {-1, legal[-1] + 1, 1 << 40, -(1 << 70), self.draws.below(legal[-1] + 1)}
        for action in sorted(wrong.difference(legal)):
            self.check_refused(partial(self.game.apply, action), f"action {action}")
        text = self.draws.pick(NONSENSE)
        self.check_refused(partial(self.game.answer, text), f"answer {text!r}")

    def check_refused(self, deed: Callable[[], None], what: str) -> None:
        before = self.position()
        try:
            deed()
        except IllegalAnswer:
            self.check(before == self.position(), f"refusing {what} changes nothing")
        else:
            self.check(False, f"{what} is refused")

    def position(self) -> tuple[object, ...]:
        return self.game.fingerprint(), self.game.log(), self.game.legal, self.new_events(self.game)

    def new_events(self, game: Game) -> tuple[Event, ...]:
        """The public events since the last call of `listen`: comparing all of them would be quadratic."""
        return game.events(None, since=len(self.seen.get(None, ())))

    def check_rekey(self) -> None:
        one, other = self.game.copy(), self.game.copy()
        key = self.draws.below(1 << 62)
        one.rekey(key)
        other.rekey(key)
        self.check(one.fingerprint() == other.fingerprint(), "equal keys give equal tables")
        self.check(one.choice == self.game.choice and one.legal == self.game.legal, "a key changes no choice")

    def check_imagined(self) -> None:
        """Now and then, a seat's memory is imagined: the seat must not be able to tell it from the game."""
        if self.imagine is None or self.chooser.below(8):
            return
        game, seat = self.game, self.chooser.below(self.game.players)
        before = game.fingerprint()
        world = self.imagine(game.memory(seat), self.chooser.below(1 << 62))
        self.check(world.view(seat) == game.view(seat), "an imagined game looks the same to its seat")
        self.check(world.seat == game.seat, "an imagined game asks the same seat")
        if seat == game.seat:
            same = world.choice == game.choice and world.legal == game.legal
            self.check(same, "an imagined game asks its seat the same choice")
        world.apply(self.chooser.pick(world.legal))
        self.check(game.fingerprint() == before, "an imagined game is independent of the real one")

    def listen(self) -> None:
        for reader in (None, *range(self.game.players)):
            seen = self.seen.get(reader, ())
            self.seen[reader] = seen + self.game.events(reader, since=len(seen))

    def advance(self) -> None:
        """One random pick, taken by the game and by a copy in turn."""
        before, copy = self.game.fingerprint(), self.game.copy()
        self.check(copy.fingerprint() == before, "a copy equals its game")
        self.check(copy.log() == self.game.log(), "a copy has the log of its game")
        action = self.draws.pick(self.game.legal)
        copy.apply(action)
        self.check(self.game.fingerprint() == before, "a copy is independent of its game")
        after = copy.fingerprint()
        self.game.apply(action)
        self.check(self.game.fingerprint() == after, "game and copy go the same way")
        self.check(self.new_events(copy) == self.new_events(self.game), "a copy has the events of its game")
        log = self.game.log()
        self.check(log[: len(self.lines)] == self.lines, "the log only grows")
        self.check(len(log) <= len(self.lines) + 1, "one pick ends at most one decision")
        if len(log) > len(self.lines):
            self.prints.append(after)
        self.lines = log

    def check_end(self) -> None:
        game, seats = self.game, range(self.game.players)
        asked = game.seat != -1 or game.choice is not None or game.legal
        self.check(not asked, "nobody is asked after the end")
        self.check_refused(partial(game.apply, 0), "action 0")
        self.check_refused(partial(game.answer, "no such answer"), "an answer")
        self.check(len(game.scores()) == len(seats), "each seat has a score")
        winners = game.winners()
        self.check(bool(winners) and list(winners) == sorted(set(winners) & set(seats)), "somebody wins")
        self.check(all(game.winners((seat,)) == (seat,) for seat in seats), "the only one who can win wins")
        self.listen()
        for reader, seen in self.seen.items():
            self.check(game.events(reader) == seen, "past events never change")

    def check_replay(self) -> None:
        game = self.new(self.seed)
        for line, fingerprint in zip(self.lines, self.prints, strict=True):
            game.answer(line)
            self.check(game.fingerprint() == fingerprint, f"the log replays ({line!r})")
        self.check(game.log() == self.lines, "a replayed game has the same log")
        for reader, seen in self.seen.items():
            self.check(game.events(reader) == seen, "a replayed game has the same events")


def _sealed(seed: int) -> Sealed:
    return Sealed.under(blake2b(b"%d" % seed, digest_size=32).digest()).contribute(0, bytes(16))


def _match_returns(new: New, chance: Chance, seed: int, entries: int = 60) -> None:
    """A match with undos is recorded, read and replayed to the same table."""
    match = Match(new, chance)
    _play_with_undos(match, seed, entries)
    record = match.record(reveal_secret=True)
    _check_same(match, Match.replay(Record.parse(record.text()), new), seed)


def _check_same(match: Match[G], again: Match[G], seed: int) -> None:
    if again.entries != match.entries or again.game.fingerprint() != match.game.fingerprint():
        raise AssertionError(f"seed {seed}: a match by {match.chance.text} does not replay to the same table")


def _play_with_undos(match: Match[G], seed: int, entries: int = 60) -> None:
    draws = HashRandom(seed, stream=2)
    while not match.over and len(match.entries) < entries:
        if match.active_decisions() and draws.below(6) == 0:
            match.undo(draws.pick(match.active_decisions()).seq)
        else:
            match.answer(_random_decision(match.game, draws))


def _random_decision(game: Game, draws: HashRandom) -> str:
    game = game.copy()
    taken = len(game.log())
    while len(game.log()) == taken:
        game.apply(draws.pick(game.legal))
    return game.log()[-1]
