"""The loop of one game at the terminal: people are asked, bots answer, until the game is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rich.console import RenderableType
from rich.text import Text

from regat.bots.suggestions import Suggestion
from regat.exit_codes import INTERRUPTED, OK
from regat.games import AnyGame, AnyMatch
from regat.kernel.chance import Seeded
from regat.kernel.choice import Choice
from regat.kernel.errors import IllegalAnswer
from regat.kernel.table_meta import SeatedPlayer
from regat.terminal.keys import latin
from regat.terminal.layout import wrap
from regat.terminal.presenter import InputError, Presenter, ViewContext
from regat.terminal.prompt_io import Quit, confirm, read_line
from regat.terminal.saves import SaveFile
from regat.terminal.screen import Area, Screen
from regat.words.message import Seat
from regat.words.names import normalize

Context = ViewContext[AnyGame]

# A letter, and the `key-` message that names what it does. A game may have further ones.
QUICK_KEYS = {"m": "more", "u": "undo", "h": "hint", "l": "log", "v": "table", "?": "help", "q": "quit"}
MIN_HEIGHT_FOR_NOTICE = 23  # lines above the input line
MIN_HEIGHT_FOR_HINTS = 32  # if there is more than one hint


class TerminalGame:
    """A match between people at this terminal and bots."""

    def __init__(
        self,
        match: AnyMatch,
        players: Sequence[SeatedPlayer],
        presenter: Presenter[AnyGame],
        save: SaveFile | None = None,
        screen: Screen | None = None,
        *,
        secret: bool = True,
    ) -> None:
        self.match = match
        self.players = players
        self.presenter = presenter
        self.translate = presenter.translate
        self.screen = screen or Screen()
        self._seed = match.chance.seed if isinstance(match.chance, Seeded) else 0
        self._save = save
        self._secret = secret  # whether people look away while another person answers
        self._shown_seat: int | None = None  # the seat that the screen was last drawn for
        self._notice: Text | None = None

    # The course of the game -------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        try:
            self._save_record()
            while not self.match.over:
                self._advance()
        except (Quit, EOFError, KeyboardInterrupt) as end:
            left = "play-left-saved" if self._save else "play-left"
            # Ctrl-C and Ctrl-D leave the cursor behind the prompt.
            self.screen.say(*([] if isinstance(end, Quit) else [""]), self.translate(left))
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else OK
        self.screen.draw(self.presenter.result(self.match))
        return OK

    def _advance(self) -> None:
        seat, choice = self.match.seat, self.match.choice
        assert choice, "the match is not over"
        if not (name := self.players[seat].bot):
            self._ask(seat, choice)
            return
        # The seed depends on the log, so that a resumed game continues as if it had never stopped.
        seed = self._seed + len(self.match.entries)
        self.match.answer(self.presenter.bot_answer(name, seed, self.match.game, choice), seat)
        self._save_record()

    def _save_record(self) -> None:
        if self._save:
            self._save.write(self.match.record())

    def hint(self, context: Context) -> Text:
        """What a bot would answer, and how often that would win if the bot estimates it."""
        suggestions = self.presenter.suggestions(context)
        shown = suggestions if self.screen.room.height >= MIN_HEIGHT_FOR_HINTS else suggestions[:1]
        width = self.screen.room.width
        return Text("\n").join(line for one in shown for line in wrap(self._hint_line(one), width))

    def _hint_line(self, suggestion: Suggestion) -> Text:
        answer = self.presenter.answer_text(suggestion.answer)
        if suggestion.win is None or suggestion.low is None or suggestion.high is None:
            return self.translate("play-hint", answer=answer)
        win, low, high = (round(100 * share) for share in (suggestion.win, suggestion.low, suggestion.high))
        return self.translate("play-hint-wins", answer=answer, win=win, low=low, high=high)

    # Asking -----------------------------------------------------------------------------------------

    def _ask(self, seat: int, choice: Choice) -> None:
        """Show the table and read input until an answer is submitted or undone."""
        self._hand_over(seat)
        context: Context | None = ViewContext(self.match.game, seat, choice)
        while context:
            self._draw(context)
            text = read_line(self._prompt(context), self._completions(context))
            self._notice = None
            context = self._handle(text.strip(), context)

    def _hand_over(self, seat: int) -> None:
        """Between two people at one terminal: ask the one to look away."""
        people = [player for player in self.players if not player.bot]
        looks_away = self._secret and self.presenter.has_secrets and len(people) > 1
        if looks_away and self._shown_seat != seat:
            self.screen.draw(self.translate("play-hand-over", name=Seat(seat)))
            read_line("> ")
        self._shown_seat = seat

    def _draw(self, context: Context) -> None:
        below: list[RenderableType] = [self._notice or Text()] if self._notice_lines else []
        self.screen.draw(self.presenter.draw(context, self._room), *below, self._key_line(context))

    @property
    def _room(self) -> Area:
        """The room for the table: the screen without the notice and the keys."""
        return self.screen.room.less(self.screen.lines(self._keys(self._quick_keys)) + self._notice_lines)

    @property
    def _notice_lines(self) -> int:
        """A large screen always reserves a line, so that the table does not move when a notice appears."""
        if self._notice:
            return self.screen.lines(self._notice)
        return 1 if self.screen.room.height >= MIN_HEIGHT_FOR_NOTICE else 0

    def _prompt(self, context: Context) -> str:
        enter = context.preview or self.presenter.default(context)
        if not enter:
            return "> "
        return f"[Enter: {self.presenter.answer_text(enter).plain}]> "

    def _key_line(self, context: Context) -> Text:
        keys = self._quick_keys.items()
        return self._keys({letter: name for letter, name in keys if self._has(name, context)})

    def _keys(self, keys: Mapping[str, str]) -> Text:
        """`u undo  h hint`"""
        pairs = ((letter, self.translate(f"key-{name}")) for letter, name in keys.items())
        return Text("  ", "dim").join(Text.assemble((letter, "bold"), " ", name) for letter, name in pairs)

    @property
    def _quick_keys(self) -> dict[str, str]:
        return {**self.presenter.quick_keys, **QUICK_KEYS}

    def _has(self, key: str, context: Context) -> bool:
        if key in self.presenter.quick_keys.values():
            return self.presenter.quick_answer(key, context) is not None
        return key != "more" or self.presenter.pages(context, self._room) > 1

    def _completions(self, context: Context) -> list[str]:
        keys = [
            self.translate.plain(f"key-{name}")
            for name in self._quick_keys.values()
            if self._has(name, context)
        ]
        return [*self.presenter.completions(context), *keys]

    # Input ------------------------------------------------------------------------------------------

    def _handle(self, text: str, context: Context) -> Context | None:
        """The context to ask with again; None when the game has changed."""
        if not text and context.preview:
            return self._submit(context.preview, context)
        word, _, about = text.partition(" ")
        match self._key(text) or ("help" if word in ("?", "help") else ""):
            case "quit":
                raise Quit
            case "help":
                self._show(self.presenter.explain(context, about.strip()))
            case "log":
                self._show(*self.presenter.log_lines(context.game.events(context.seat)))
            case "table":
                self._show(self.presenter.overview(context))
            case "hint":
                self._notice = self.hint(context)
            case "more":
                return replace(context, page=(context.page + 1) % self.presenter.pages(context, self._room))
            case "undo":
                return None if self._undo(context) else context
            case key if key in self.presenter.quick_keys.values():
                return self._quick(key, context)
            case _:
                return self._read(text, context)
        return context

    def _quick(self, key: str, context: Context) -> Context | None:
        """A quick key of the game. One that means nothing now is never read as the beginning of a name."""
        answer = self.presenter.quick_answer(key, context)
        if answer is not None:
            return self._submit(answer, context)
        self._notice = self.translate("play-no-key")
        return context

    def _key(self, text: str) -> str:
        """The name of the quick key that was typed, by its letter or by its name."""
        typed = normalize(text)
        if len(typed) == 1:
            return self._quick_keys.get(latin(typed), "")
        for name in self._quick_keys.values():
            if typed and typed in (name, normalize(self.translate.plain(f"key-{name}"))):
                return name
        return ""

    def _read(self, text: str, context: Context) -> Context | None:
        try:
            answer = self.presenter.read(text, context)
        except InputError as mistake:
            self._notice = mistake.message
            return context
        if self.presenter.confirms(answer, context) and answer != context.preview:
            if self._is_legal(answer):
                return replace(context, preview=answer)
            self._notice = self.presenter.refusal(answer, context)
            return context
        return self._submit(answer, context)

    def _is_legal(self, answer: str) -> bool:
        try:
            self.match.game.copy().answer(answer)
        except IllegalAnswer:
            return False
        return True

    def _submit(self, answer: str, context: Context) -> Context | None:
        try:
            self.match.answer(answer, context.seat)
        except IllegalAnswer:
            # The engine's message names seats and the whole choice, which are on the screen already.
            self._notice = self.presenter.refusal(answer, context)
            return replace(context, preview="")
        self._save_record()
        return None

    def _show(self, *parts: RenderableType) -> None:
        """Show something long, page by page; Enter turns the page."""
        pages = self.screen.pages(*parts)
        for page in pages[:-1]:
            self.screen.draw(page)
            read_line(self.translate.plain("page-next"))
        self.screen.draw(pages[-1])
        read_line(self.translate.plain("page-back"))

    def _undo(self, context: Context) -> bool:
        mine = [entry for entry in self.match.active_decisions() if entry.seat == context.seat]
        if not mine:
            self._notice = self.translate("undo-nothing")
            return False
        last = mine[-1]
        answer = self.presenter.answer_text(last.text)
        if self.match.revealed_since(last.seq):
            self.screen.say(self.translate("undo-confirm", answer=answer))
            if not confirm("", self.translate.words):
                self._notice = self.translate("undo-cancelled")
                return False
        self.match.undo(last.seq)
        self._save_record()
        self._notice = self.translate("undo-done", answer=answer)
        return True
