"""A match: a game with its log, undo, resignations and chance."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator
from typing import Generic, NoReturn, TypeVar

from regat.kernel import chance as luck
from regat.kernel.chance import Chance, Seeded
from regat.kernel.choice import Choice
from regat.kernel.errors import BadRecord, BadSetup, IllegalAnswer
from regat.kernel.game import Game
from regat.kernel.log_entry import Kind, LogEntry, is_decision
from regat.kernel.record import MAX_CHARS, MAX_ENTRIES, Record, outcome_text

G = TypeVar("G", bound=Game)


def _refuse(words: str) -> NoReturn:
    """Raise IllegalAnswer with the reason why this is not an answer to any choice."""
    try:
        LogEntry.parse(0, words)
    except BadRecord as error:
        raise IllegalAnswer(str(error)) from None
    raise IllegalAnswer(f"{words[:40]!r} is not an answer")


# Characters of a record reserved for the header, the closing line and one more entry.
HEADER_RESERVE = 50_000
CHECKPOINT = 64  # decisions between two earlier positions that a match keeps
RECENT = 4  # positions before the last decisions, which it keeps too


class Match(Generic[G]):
    """A game and everything that was entered about it.

    Every answer is applied to a copy that then replaces the game, so a refused answer changes nothing.
    Of the earlier positions some are kept and the others are replayed from those. Read `match.game`, but
    answer through the match.
    """

    def __init__(self, start: Callable[[int], G], chance: Chance) -> None:
        key = chance.key(0)
        assert key is not None, "set-up always has a key"
        self.chance = chance
        self._start = start
        self.fork = luck.fork(chance)  # the last entry shared with the match that this one was forked from
        self._entries: list[LogEntry] = []
        self._revealed = 0  # the last entry that revealed hidden information
        self._chars = 0
        self._active: list[int] = []  # the numbers of the decisions that are not undone
        self._kept: dict[int, G] = {}  # the game after so many active decisions
        self._last_decisions: dict[int, int] = {}  # by seat
        self.resigned: frozenset[int] = frozenset()
        self._ended = False
        self.game = start(key)
        self.over = False
        self.seat = -1  # that has to answer; -1 when the match is over
        self.substitutes = ("",) * self.game.players  # who answers for seats that were taken over
        self._refresh()

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

    def active_decisions(self) -> tuple[LogEntry, ...]:
        """The decisions that have not been undone."""
        return tuple(self._entries[seq - 1] for seq in self._active)

    def positions(self) -> tuple[G, ...]:
        """The game before each active decision, and the current one: read-only."""
        return (*self._replay(0, len(self._active) - 1), self.game) if self._active else (self.game,)

    def position_after(self, decisions: int) -> G:
        """The game after the first `decisions` active decisions: read-only."""
        if decisions == len(self._active):
            return self.game
        *_, game = self._replay(self._nearest(decisions), decisions)
        return game

    def _nearest(self, decisions: int) -> int:
        """After how many decisions the last kept position comes that is not later than this one."""
        while decisions not in self._kept:
            decisions -= 1
        return decisions

    def _replay(self, first: int, last: int) -> Iterator[G]:
        """The positions after `first` active decisions, which is kept, to `last`."""
        game = self._kept[first]
        game.log()  # builds the event log that all copies then share
        yield game
        for seq in self._active[first:last]:
            game = self._play(game, seq, self._entries[seq - 1].text)
            yield game

    def _keep(self, game: G) -> None:
        """Keep the position before a new decision; of the earlier ones, only some."""
        made = len(self._active)
        self._kept[made] = game
        if (made - RECENT) % CHECKPOINT:
            self._kept.pop(made - RECENT, None)

    def _go_back(self, decisions: int) -> None:
        """Return to an earlier position; those shortly before it are kept again."""
        nearest = self._nearest(decisions)
        again = dict(enumerate(self._replay(nearest, decisions), nearest))
        self.game = again.pop(decisions)
        self._kept = {made: game for made, game in self._kept.items() if made < decisions}
        self._kept.update(list(again.items())[-RECENT:])
        del self._active[decisions:]
        self._last_decisions = {}
        for seq in reversed(self._active):
            self._last_decisions.setdefault(self._entries[seq - 1].seat, seq)
            if len(self._last_decisions) == self.players:
                break

    def last_decision(self, seat: int) -> int | None:
        """The number of a seat's last active decision."""
        return self._last_decisions.get(seat)

    @property
    def free_undo(self) -> int:
        """The number of the latest active decision if nothing hidden was revealed since it; else 0."""
        latest = self._active[-1] if self._active else 0
        return latest if latest > self._revealed else 0

    def revealed_since(self, seq: int) -> bool:
        """Whether that entry or a later one, undone or not, revealed hidden information to anybody."""
        if not 1 <= seq <= len(self._entries):
            raise IllegalAnswer(f"there is no entry {seq}")
        return self._revealed >= seq

    def answer(self, text: str, seat: int | None = None) -> LogEntry:
        """Answer the pending choice in record notation; with `seat`, only if that seat has to answer."""
        self._check_running()
        if seat is not None and seat != self.game.seat:
            raise IllegalAnswer(f"seat {self.game.seat} has to answer, not seat {seat}")
        seq = len(self._entries) + 1
        words = " ".join(text.split())
        if not is_decision(words):
            _refuse(words)
        return self._take(self._play(self.game, seq, words), words)

    def _play(self, game: G, seq: int, words: str) -> G:
        """A copy of the game after the decision with that number."""
        after = game.copy()
        key = self.chance.key(seq)
        if key is not None:
            after.rekey(key)
        after.answer(words)
        return after

    def undo(self, to: int) -> LogEntry:
        """Go back to the position before the decision with that number."""
        self._check_room()
        if self._has_one_seat_left:
            raise IllegalAnswer("a match that ended by resignation cannot be undone")
        if self._ended:
            raise IllegalAnswer("a match that was broken off cannot be undone")
        if self.game.over and not isinstance(self.chance, Seeded):
            raise IllegalAnswer("the match is over and its secret may be known: it cannot be undone")
        earlier = bisect_left(self._active, to)
        if self._active[earlier : earlier + 1] != [to] or to <= self.fork:
            raise IllegalAnswer(f"entry {to} is not an active decision")
        self._go_back(earlier)
        return self._enter("undo", str(to))

    def resign(self, seat: int) -> LogEntry:
        """Give up: the seat cannot win any more, and when one other seat is left the match is over."""
        self._check_running_seat(seat)
        if seat in self.resigned:
            raise IllegalAnswer(f"seat {seat} has resigned already")
        self.resigned |= {seat}
        return self._enter("resign", seat=seat)

    def timeout(self, seat: int) -> LogEntry:
        """Log that a seat's time has run out; the caller decides what follows."""
        self._check_running_seat(seat)
        return self._enter("timeout", seat=seat)

    def take_over(self, seat: int, by: str) -> LogEntry:
        """Log who answers for a seat from now on."""
        self._check_running_seat(seat)
        try:
            LogEntry.parse(0, LogEntry(0, "takeover", by, seat).line)
        except BadRecord as error:
            raise IllegalAnswer(str(error)) from None
        self._substitute(seat, by)
        return self._enter("takeover", by, seat)

    def return_seat(self, seat: int) -> LogEntry:
        """Log that a seat's own player answers again after a takeover."""
        self._check_running_seat(seat)
        if not self.substitutes[seat]:
            raise IllegalAnswer(f"nobody has taken over seat {seat}")
        self._substitute(seat, "")
        return self._enter("return", seat=seat)

    def end(self) -> LogEntry:
        """Break the match off: it is over and nobody has won."""
        self._check_running()
        self._ended = True
        return self._enter("end")

    def enter(self, line: str) -> LogEntry:
        """Enter a log line of any kind."""
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
        """The current points of each seat."""
        return self.game.scores()

    def winners(self) -> tuple[int, ...]:
        """The seats that won, resigned ones never; none before the match is over, or if it was broken off."""
        if not self.over or self._ended:
            return ()
        return self._remaining if len(self._remaining) < 2 else self.game.winners(self._remaining)

    def record(self, reveal_secret: bool | None = None) -> Record:
        """The match as a record, by default with the secret of sealed chance if it is over.

        It contains private answers: never show the record of a running match to its players.
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
    def _remaining(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.players) if seat not in self.resigned)

    @property
    def _has_one_seat_left(self) -> bool:
        return len(self._remaining) < 2

    def _take(self, game: G, words: str) -> LogEntry:
        """Replace the game by its copy that has taken an answer."""
        before, seq = self.game, len(self._entries) + 1
        news = game.news(before)
        if news.reveals:
            self._revealed = seq
        self._keep(before)
        self.game = game
        self._active.append(seq)
        self._last_decisions[before.seat] = seq
        # The game may spell an answer in its own, canonical way.
        return self._enter("decision", news.lines[0] if len(news.lines) == 1 else words, before.seat)

    def _enter(self, kind: Kind, text: str = "", seat: int = -1) -> LogEntry:
        entry = LogEntry(len(self._entries) + 1, kind, text, seat)
        self._entries.append(entry)
        self._chars += len(text if kind == "decision" else entry.line) + 1
        if entry.seq == self.fork:  # other players take the seats
            self.resigned = frozenset()
            self.substitutes = ("",) * self.players
        self._refresh()
        return entry

    def _substitute(self, seat: int, by: str) -> None:
        self.substitutes = (*self.substitutes[:seat], by, *self.substitutes[seat + 1 :])

    def _refresh(self) -> None:
        """Update `over` and `seat` after a change."""
        self.over = self.game.over or self._ended or (bool(self.resigned) and self._has_one_seat_left)
        self.seat = -1 if self.over else self.game.seat

    def _check_running(self) -> None:
        if self.over:
            raise IllegalAnswer("the match is over")
        self._check_room()

    def _check_room(self) -> None:
        # A match never outgrows what a record can hold, so that it can always be replayed.
        if len(self._entries) >= MAX_ENTRIES or self._chars > MAX_CHARS - HEADER_RESERVE:
            raise IllegalAnswer("the log is full")

    def _check_running_seat(self, seat: int) -> None:
        self._check_running()
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
        return outcome_text(self.scores(), self.winners())
