"""People and bots at one terminal: who is asked what, until the game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from rich.console import RenderableType
from rich.text import Text

from regat.bots.suggestions import Suggestion
from regat.cli import INTERRUPTED, OK
from regat.cli.folding import fold
from regat.kernel.chance import Seeded
from regat.kernel.choice import Choice
from regat.kernel.errors import IllegalAnswer
from regat.kernel.game import Game
from regat.kernel.match import Match
from regat.terminal.keys import latin
from regat.terminal.player import Player
from regat.terminal.presenter import InputError, Presenter, ViewContext
from regat.terminal.prompt_io import Quit, read_line, says_yes
from regat.terminal.saves import SaveFile
from regat.terminal.screen import Room, Screen

G = TypeVar("G", bound=Game)

# A letter, and the message that names what it does; the first two are answers of the game on the table.
QUICK_KEYS = {
    "t": "treasures",
    "d": "done",
    "m": "more",
    "u": "undo",
    "h": "hint",
    "l": "log",
    "v": "table",
    "?": "help",
    "q": "quit",
}
ROOM_FOR_NOTICE = 23  # lines above the one where answers are typed
ROOM_FOR_HINTS = 32  # more than one


class TerminalGame(Generic[G]):
    """A match between people at this terminal and bots."""

    def __init__(
        self,
        match: Match[G],
        seats: Sequence[Player],
        desk: Presenter[G],
        save: SaveFile | None = None,
        screen: Screen | None = None,
        *,
        secret: bool = True,
    ) -> None:
        self.match = match
        self.seats = seats
        self.desk = desk
        self.screen = screen or Screen()
        self._seed = match.chance.seed if isinstance(match.chance, Seeded) else 0
        self._save = save
        self._secret = secret  # whether people look away while another is asked
        self._in_front: int | None = None  # the seat that the screen was last drawn for
        self._notice: Text | None = None

    @property
    def _people(self) -> list[int]:
        return [seat for seat, seated in enumerate(self.seats) if seated.is_person]

    # The course of the game -------------------------------------------------------------------------

    def play(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            self._keep()
            while not self.match.over:
                self._go_on()
        except (Quit, EOFError, KeyboardInterrupt) as end:
            left = "sitting-left-saved" if self._save else "sitting-left"
            # Ctrl-C and Ctrl-D leave the cursor behind the prompt.
            self.screen.say(*([] if isinstance(end, Quit) else [""]), self.desk.voice(left))
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else OK
        self.screen.draw(self.desk.result(self.match))
        return OK

    def _go_on(self) -> None:
        seat, choice = self.match.seat, self.match.choice
        assert choice, "the match goes on"
        if self.seats[seat].is_person:
            self._ask(seat, choice)
        else:
            self.match.answer(self._bot_answer(seat, choice), seat)
            self._keep()

    def _bot_answer(self, seat: int, choice: Choice) -> str:
        # Its seed comes from the log, so that a resumed game goes on as if it had never stopped.
        seed = self._seed + len(self.match.entries)
        return self.desk.bot_answer(self.seats[seat].bot, seed, self.match.game, choice)

    def _keep(self) -> None:
        if self._save:
            self._save.write(self.match.record())

    def hint(self, look: ViewContext[G]) -> Text:
        """What a bot would do, and how often that would win where it reckons so."""
        advised = self.desk.advice(look)
        shown = advised if self.screen.room.height >= ROOM_FOR_HINTS else advised[:1]
        return Text("\n").join(self._hinted(one) for one in shown)

    def _hinted(self, one: Suggestion) -> Text:
        answer = self.desk.spoken(one.answer)
        if one.win is None or one.low is None or one.high is None:
            return self.desk.voice("sitting-hint", answer=answer)
        win, low, high = (round(100 * share) for share in (one.win, one.low, one.high))
        return self.desk.voice("sitting-hint-wins", answer=answer, win=win, low=low, high=high)

    # Asking -----------------------------------------------------------------------------------------

    def _ask(self, seat: int, choice: Choice) -> None:
        """Show the table and ask until something has been answered or taken back."""
        self._hand_over(seat)
        look: ViewContext[G] | None = ViewContext(self.match.game, seat, choice)
        while look:
            self._draw(look)
            text = read_line(self._prompt(look), self._offered(look))
            self._notice = None
            look = self._typed(text.strip(), look)

    def _hand_over(self, seat: int) -> None:
        """Between two people: the one looks away, the other takes the seat."""
        looks_away = self._secret and self.desk.hides and len(self._people) > 1
        if looks_away and self._in_front != seat:
            self.screen.draw(self.desk.voice("sitting-pass", name=self.desk.voice.name(seat)))
            read_line("> ")
        self._in_front = seat

    def _draw(self, look: ViewContext[G]) -> None:
        below: list[RenderableType] = [self._notice or Text()] if self._notice_lines else []
        self.screen.draw(self.desk.draw(look, self._room), *below, self._key_line(look))

    @property
    def _room(self) -> Room:
        """What is left for the table: everything but the notice and the keys."""
        return self.screen.room.less(self.screen.lines(self._keys(QUICK_KEYS)) + self._notice_lines)

    @property
    def _notice_lines(self) -> int:
        """Where there is room a line is always kept, so that the table stays as it is when a notice comes."""
        if self._notice:
            return self.screen.lines(self._notice)
        return 1 if self.screen.room.height >= ROOM_FOR_NOTICE else 0

    def _prompt(self, look: ViewContext[G]) -> str:
        enter = look.tried or self.desk.default(look)
        if not enter:
            return "> "
        return f"[Enter: {self.desk.spoken(enter).plain}]> "

    def _key_line(self, look: ViewContext[G]) -> Text:
        return self._keys({letter: name for letter, name in QUICK_KEYS.items() if self._has(name, look)})

    def _keys(self, keys: Mapping[str, str]) -> Text:
        """`u undo  h hint`"""
        voice = self.desk.voice
        named = [Text.assemble((letter, "bold"), " ", voice(f"key-{name}")) for letter, name in keys.items()]
        return Text("  ", "dim").join(named)

    def _has(self, key: str, look: ViewContext[G]) -> bool:
        if key in ("treasures", "done"):
            return self.desk.quick(key, look) is not None
        return key != "more" or self.desk.pages(look, self._room) > 1

    def _offered(self, look: ViewContext[G]) -> list[str]:
        keys = [self.desk.voice.plain(f"key-{name}") for name in QUICK_KEYS.values() if self._has(name, look)]
        return [*self.desk.completions(look), *keys]

    # What was typed ---------------------------------------------------------------------------------

    def _typed(self, text: str, look: ViewContext[G]) -> ViewContext[G] | None:
        """What to look at after this; None when the table has changed."""
        if not text and look.tried:
            return self._answer(look.tried, look)
        word, _, about = text.partition(" ")
        match self._key(text) or ("help" if word in ("?", "help") else ""):
            case "quit":
                raise Quit
            case "help":
                self._show(self.desk.explain(look, about.strip()))
            case "log":
                self._show(*self.desk.told(look.game.events(look.seat)))
            case "table":
                self._show(self.desk.overview(look))
            case "hint":
                self._notice = self.hint(look)
            case "more":
                return replace(look, page=(look.page + 1) % self.desk.pages(look, self._room))
            case "undo":
                return None if self._undo(look) else look
            case "treasures" | "done" as key:
                return self._quick(key, look)
            case _:
                return self._read(text, look)
        return look

    def _quick(self, key: str, look: ViewContext[G]) -> ViewContext[G] | None:
        """The game's own quick keys. One that means nothing now is never taken for how a name begins."""
        answer = self.desk.quick(key, look)
        if answer is not None:
            return self._answer(answer, look)
        self._notice = self.desk.voice("sitting-no-key")
        return look

    def _key(self, text: str) -> str:
        """The quick key that was typed, by its letter or by what it does."""
        typed = fold(text)
        if len(typed) == 1:
            return QUICK_KEYS.get(latin(typed), "")
        for name in QUICK_KEYS.values():
            if typed and typed in (name, fold(self.desk.voice.plain(f"key-{name}"))):
                return name
        return ""

    def _read(self, text: str, look: ViewContext[G]) -> ViewContext[G] | None:
        try:
            answer = self.desk.read(text, look)
        except InputError as mistake:
            self._notice = mistake.said
            return look
        if self.desk.confirms(answer, look) and answer != look.tried:
            if self._possible(answer):
                return replace(look, tried=answer)
            self._notice = self.desk.refusal(answer, look)
            return look
        return self._answer(answer, look)

    def _possible(self, answer: str) -> bool:
        try:
            self.match.game.copy().answer(answer)
        except IllegalAnswer:
            return False
        return True

    def _answer(self, answer: str, look: ViewContext[G]) -> ViewContext[G] | None:
        try:
            self.match.answer(answer, look.seat)
        except IllegalAnswer:
            # The engine's own words name seats and the whole choice, which is on the screen already.
            self._notice = self.desk.refusal(answer, look)
            return replace(look, tried="")
        self._keep()
        return None

    def _show(self, *parts: RenderableType) -> None:
        """Something long, page by page, until Enter."""
        pages = self.screen.pages(*parts)
        for page in pages[:-1]:
            self.screen.draw(page)
            read_line(self.desk.voice.plain("sitting-next-page"))
        self.screen.draw(pages[-1])
        read_line(self.desk.voice.plain("sitting-back"))

    def _undo(self, look: ViewContext[G]) -> bool:
        voice = self.desk.voice
        mine = [entry for entry in self.match.active_decisions() if entry.seat == look.seat]
        if not mine:
            self._notice = voice("sitting-nothing-to-undo")
            return False
        last = mine[-1]
        spoken = self.desk.spoken(last.text)
        if self.match.revealed_since(last.seq) and not self._sure(spoken):
            self._notice = voice("sitting-not-undone")
            return False
        self.match.undo(last.seq)
        self._keep()
        self._notice = voice("sitting-undone", answer=spoken)
        return True

    def _sure(self, spoken: Text) -> bool:
        self.screen.say(self.desk.voice("sitting-undo-sure", answer=spoken))
        return says_yes("", self.desk.voice.words)
