"""A match: a game with its log, undo, resignations and chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, NoReturn, TypeVar

from regat.kernel import chance as luck
from regat.kernel.chance import Chance, Seeded
from regat.kernel.choice import Choice
from regat.kernel.errors import BadRecord, BadSetup, IllegalAnswer
from regat.kernel.game import Game
from regat.kernel.log_entry import Kind, LogEntry, is_decision
from regat.kernel.record import MAX_CHARS, MAX_ENTRIES, Record

G = TypeVar("G", bound=Game)


def _refuse(words: str) -> NoReturn:
    """Say why this is no answer to any choice."""
    try:
        LogEntry.parse(0, words)
    except BadRecord as error:
        raise IllegalAnswer(str(error)) from None
    raise IllegalAnswer(f"{words[:40]!r} is no answer")


# What the header, the closing line and one more entry may need of a record's length.
RESERVE = 50_000


class Match(Generic[G]):
    """A game and everything that was entered about it.

    Every answer is taken by a copy that replaces the game, so that a refused one changes nothing. Earlier
    tables are not kept: they are played again when somebody asks for them. Look at `match.game`, but answer
    through the match.
    """

    def __init__(self, start: Callable[[int], G], chance: Chance) -> None:
        key = chance.key(0)
        assert key is not None, "set-up always has a key"
        self.chance = chance
        self._start = start
        self._fork = luck.fork(chance)
        self._entries: list[LogEntry] = []
        self._revealed = 0  # the last entry with which hidden information came out
        self._letters = 0
        self._force: list[int] = []  # the numbers of the decisions in force
        self.last: dict[int, int] = {}  # of each seat that has taken one: its last decision in force
        self._resigned: frozenset[int] = frozenset()
        self._ended = False
        self.game = start(key)  # as it stands
        self.over = False
        self.seat = -1  # that has to answer; -1 when the match is over
        self._holders = [""] * self.game.players
        self._look()

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def choice(self) -> Choice | None:
        """What that seat is asked; None when the match is over."""
        return None if self.over else self.game.choice

    @property
    def at(self) -> int:
        """The number of the newest entry; 0 before the first."""
        return len(self._entries)

    @property
    def entries(self) -> tuple[LogEntry, ...]:
        """The whole log, with what was undone."""
        return tuple(self._entries)

    @property
    def fork(self) -> int:
        """The last entry that this match shares with the one it goes on from; 0 if it stands alone."""
        return self._fork

    @property
    def resigned(self) -> frozenset[int]:
        return self._resigned

    @property
    def substitutes(self) -> tuple[str, ...]:
        """Who answers for each seat, where it was taken over; else an empty name."""
        return tuple(self._holders)

    def active_decisions(self) -> tuple[LogEntry, ...]:
        """The decisions that have not been undone."""
        return tuple(self._entries[seq - 1] for seq in self._force)

    def tables(self) -> tuple[G, ...]:
        """The game before each decision in force, and as it stands: to look at, never to change."""
        return (*self._played(self._force), self.game)

    def after(self, decisions: int) -> G:
        """The game as it stood after so many of the decisions in force: to look at, never to change."""
        if decisions == len(self._force):
            return self.game
        *_, game = self._played(self._force[: decisions + 1])
        return game

    def _played(self, decisions: Sequence[int]) -> Iterator[G]:
        """The game before each of these decisions, the first ones in force, played again."""
        key = self.chance.key(0)
        assert key is not None, "set-up always has a key"
        game = self._start(key)
        game.log()  # what is heard now is known to all copies
        for seq in decisions:
            yield game
            game = self._answered(game, seq, self._entries[seq - 1].text)

    def last_of(self, seat: int) -> int | None:
        """The number of a seat's last decision in force."""
        return self.last.get(seat)

    @property
    def free(self) -> int:
        """The number of the latest decision in force, if nothing hidden came out with it or since; else 0."""
        latest = self._force[-1] if self._force else 0
        return latest if latest > self._revealed else 0

    def revealed_since(self, seq: int) -> bool:
        """Whether hidden information came out, to anybody, with that entry or a later one, undone or not."""
        if not 1 <= seq <= len(self._entries):
            raise IllegalAnswer(f"there is no entry {seq}")
        return self._revealed >= seq

    def answer(self, text: str, seat: int | None = None) -> LogEntry:
        """Take the pending decision in record notation, for a seat if it is given."""
        self._check_running()
        if seat is not None and seat != self.game.seat:
            raise IllegalAnswer(f"seat {self.game.seat} has to answer, not seat {seat}")
        seq = len(self._entries) + 1
        words = " ".join(text.split())
        if not is_decision(words):
            _refuse(words)
        return self._take(self._answered(self.game, seq, words), words)

    def _answered(self, game: G, seq: int, words: str) -> G:
        """The game after a decision with that number."""
        twin = game.copy()
        key = self.chance.key(seq)
        if key is not None:
            twin.rekey(key)
        twin.answer(words)
        return twin

    def undo(self, to: int) -> LogEntry:
        """Take the table back to what it was before the decision with that number."""
        self._check_room()
        if self._deserted:
            raise IllegalAnswer("a match that ended by resignation cannot be undone")
        if self._ended:
            raise IllegalAnswer("a match that was broken off cannot be undone")
        if self.game.over and not isinstance(self.chance, Seeded):
            raise IllegalAnswer("the match is over and its secret may be known: it cannot be undone")
        if to not in self._force or to <= self.fork:
            raise IllegalAnswer(f"entry {to} is not a decision in force")
        earlier = self._force.index(to)
        self.game = self.after(earlier)
        del self._force[earlier:]
        self.last = {self._entries[seq - 1].seat: seq for seq in self._force}
        return self._enter("undo", str(to))

    def resign(self, seat: int) -> LogEntry:
        """Give up: the seat cannot win any more, and when one other seat is left the match is over."""
        self._check_running()
        self._check_seat(seat)
        if seat in self._resigned:
            raise IllegalAnswer(f"seat {seat} has resigned already")
        self._resigned |= {seat}
        return self._enter("resign", seat=seat)

    def timeout(self, seat: int) -> LogEntry:
        """Note that a seat's time has run out; what follows from it is for the caller to say."""
        self._check_running()
        self._check_seat(seat)
        return self._enter("timeout", seat=seat)

    def take_over(self, seat: int, by: str) -> LogEntry:
        """Note who answers for a seat from now on."""
        self._check_running()
        self._check_seat(seat)
        try:
            LogEntry.parse(0, LogEntry(0, "takeover", by, seat).line)
        except BadRecord as error:
            raise IllegalAnswer(str(error)) from None
        self._holders[seat] = by
        return self._enter("takeover", by, seat)

    def return_seat(self, seat: int) -> LogEntry:
        """Note that a seat's own player answers again, after somebody had taken over."""
        self._check_running()
        self._check_seat(seat)
        if not self._holders[seat]:
            raise IllegalAnswer(f"nobody has taken over seat {seat}")
        self._holders[seat] = ""
        return self._enter("return", seat=seat)

    def end(self) -> LogEntry:
        """Break the match off: it is over as it stands, and nobody has won."""
        self._check_running()
        self._ended = True
        return self._enter("end")

    def enter(self, line: str) -> LogEntry:
        """Enter a line of a log, of whatever kind."""
        entry = LogEntry.parse(len(self._entries) + 1, line)
        match entry.kind:
            case "decision":
                return self.answer(entry.text)
            case "undo":
                return self.undo(int(entry.text))
            case "resign":
                return self.resign(entry.seat)
            case "timeout":
                return self.timeout(entry.seat)
            case "takeover":
                return self.take_over(entry.seat, entry.text)
            case "return":
                return self.return_seat(entry.seat)
            case "end":
                return self.end()

    def scores(self) -> tuple[int, ...]:
        """The points of each seat, as the table stands."""
        return self.game.scores()

    def winners(self) -> tuple[int, ...]:
        """The seats that won, resigned ones never; none before the match is over, or if it was broken off."""
        if not self.over or self._ended:
            return ()
        return self._staying if len(self._staying) < 2 else self.game.winners(self._staying)

    def record(self, reveal_secret: bool | None = None) -> Record:
        """The match as a record, by default with the secret of sealed chance if it is over.

        Private answers stand in it: of a match that goes on, a record is for its keeper, not for its players.
        """
        reveal = self.over if reveal_secret is None else reveal_secret
        chance = self.chance
        if not isinstance(chance, Seeded) and not reveal:
            chance = chance.withheld()
        return Record(
            game=self.game.name,
            header=tuple(self.game.header().items()),
            chance=chance.text,
            entries=tuple(entry.line for entry in self._entries),
            outcome=self._outcome(),
            # Whoever knows a digest of hidden cards can try hands until one fits.
            table=self.game.fingerprint() if chance is self.chance else "-",
        )

    @classmethod
    def replay(cls, record: Record, start: Callable[[int], G]) -> Match[G]:
        """Rebuild the identical match; `start` sets up the game that the record's header describes."""
        chance = luck.parse(record.chance)
        if not isinstance(chance, Seeded) and chance.secret is None:
            raise record.error_at("the secret is withheld, so the match cannot be replayed yet", key="chance")
        try:
            match = cls(start, chance)
        except BadSetup as error:
            raise record.error_at(str(error), key="game") from None
        match._check_header(record)
        for seq, line in enumerate(record.entries, 1):
            try:
                match.enter(line)
            except IllegalAnswer as error:
                raise record.error_at(f"{line!r} cannot be entered: {error}", entry=seq) from None
        outcome = match._outcome()
        if record.outcome != outcome:
            raise record.error_at(f"{record.outcome!r} was recorded, but the log leads to {outcome!r}")
        if record.table != match.game.fingerprint():
            raise record.error_at("the log does not lead to the recorded table: the record has been altered")
        return match

    @property
    def _staying(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if seat not in self._resigned)

    @property
    def _deserted(self) -> bool:
        return len(self._staying) < 2

    def _take(self, game: G, words: str) -> LogEntry:
        """Let a game that has taken an answer replace the one that has not."""
        before, seq = self.game, len(self._entries) + 1
        news = game.news(before)
        if news.reveals:
            self._revealed = seq
        self.game = game
        self._force.append(seq)
        self.last[before.seat] = seq
        # The game may spell an answer in its own, canonical way.
        return self._enter("decision", news.lines[0] if len(news.lines) == 1 else words, before.seat)

    def _enter(self, kind: Kind, text: str = "", seat: int = -1) -> LogEntry:
        entry = LogEntry(len(self._entries) + 1, kind, text, seat)
        self._entries.append(entry)
        self._letters += len(text if kind == "decision" else entry.line) + 1
        if entry.seq == self._fork:  # other people sit down
            self._resigned = frozenset()
            self._holders = [""] * self.players
        self._look()
        return entry

    def _look(self) -> None:
        """See how things stand after a change."""
        self.over = self.game.over or self._ended or (bool(self._resigned) and self._deserted)
        self.seat = -1 if self.over else self.game.seat

    def _check_running(self) -> None:
        if self.over:
            raise IllegalAnswer("the match is over")
        self._check_room()

    def _check_room(self) -> None:
        # A match never outgrows what a record can hold, so that it can always be replayed.
        if len(self._entries) >= MAX_ENTRIES or self._letters > MAX_CHARS - RESERVE:
            raise IllegalAnswer("the log is full")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise IllegalAnswer(f"there is no seat {seat}")

    def _check_header(self, record: Record) -> None:
        if record.game != self.game.name:
            raise record.error_at(f"a record of {record.game}, not of {self.game.name}", key="game")
        header = self.game.header()
        record.expect(header)
        for key, value in record.header:
            if value != header[key]:
                raise record.error_at(f"{key} is {value!r} here, but {header[key]!r} in the game", key=key)

    def _outcome(self) -> str:
        if not self.over:
            return "unfinished"
        scores = " ".join(map(str, self.scores()))
        winners = " ".join(map(str, self.winners())) or "none"
        return f"over, {scores}, winners {winners}"
