"""A person at a browser: a context, a page, and all frames sent and received."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Literal, Self

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from regat.words import Translator
from tests.browser.policy import MONEY, Json, answer, several
from tests.browser.wire import Guest

TIMEOUT = 15.0  # seconds for anything on the screen
LOCALES = {"en": "en-GB", "ro": "ro-RO", "pl": "pl-PL", "uk": "uk-UA"}
HEIGHTS = {360: 740, 768: 1024, 1440: 900}
NARROW = 700  # a phone, which has no mouse
Theme = Literal["light", "dark"]
# The tests click faster than people do, so most of them turn the protection against double clicks off.
UNGUARDED = """
try { localStorage["regat.settings"] ??= '{"doubleClickGuard": false}'; } catch { /* no page yet */ }
"""


class Person:
    """A person who reads the screen and clicks."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        name: str = "",
        language: str = "en",
        width: int = 1440,
        theme: Theme = "light",
        still: bool = True,
        guarded: bool = False,
    ) -> None:
        self.base = base
        self.words = Translator(language)
        self.context = browser.new_context(
            base_url=base,
            locale=LOCALES[language],
            viewport={"width": width, "height": HEIGHTS.get(width, 900)},
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            has_touch=width < NARROW,
            is_mobile=width < NARROW,
        )
        self.touches = width < NARROW
        self.context.set_default_timeout(TIMEOUT * 1000)
        if not guarded:
            self.context.add_init_script(UNGUARDED)
        self.page: Page = self.context.new_page()
        self.came: list[Json] = []
        self.went: list[Json] = []
        self.troubles: list[str] = []
        self.hosts: set[str] = set()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self._hear)
        self.page.on("request", self._note)
        self._guest: Guest | None = None
        if name:
            self.become(name)

    def become(self, name: str) -> None:
        """A guest with this name, whose cookie the browser has."""
        self._guest = Guest(self.base, name)
        self.context.add_cookies([{"name": "regat", "value": self._guest.cookie, "url": self.base}])

    @property
    def guest(self) -> Guest:
        """The same person without the browser."""
        if self._guest is None:
            cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
            self._guest = Guest(self.base, cookie=cookies["regat"])
        return self._guest

    # What comes and goes ----------------------------------------------------------------------------

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.came.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.went.append(json.loads(frame)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(message.text)

    def _note(self, request: Request) -> None:
        self.hosts.add(request.url.split("/")[2])

    @property
    def state(self) -> Json:
        """The newest state that has come."""
        return next(message for message in reversed(self.came) if message["type"] == "state")

    @property
    def prompt(self) -> Json | None:
        found = self.state.get("prompts") or [None]
        first: Json | None = found[0]
        return first

    def until(self, condition: Callable[[], bool], description: str, patience: float = TIMEOUT) -> None:
        """Wait for a condition on the received frames."""
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, (
                f"{description}: not within {patience} s; troubles: {self.troubles}"
            )
            self.page.wait_for_timeout(15)  # frames arrive only during the wait

    # What is on the screen --------------------------------------------------------------------------

    def go(self, path: str) -> Self:
        self.page.goto(path)
        return self

    def see(self, name: str) -> Locator:
        """Something by its test id, once it is there."""
        found = self.page.get_by_test_id(name).first
        expect(found).to_be_visible(timeout=TIMEOUT * 1000)
        return found

    def button(self, key: str, **given: str | int) -> Locator:
        """A button by the words on it."""
        name = self.words(key, **given)
        return self.page.get_by_role("button", name=name, exact=True).locator("visible=true").first

    def press(self, key: str, **given: str | int) -> None:
        """Click on the button with these words."""
        self.button(key, **given).click()

    def sit_at(self, table: str, path: str = "/table") -> Self:
        """Go to a table and wait until it is shown."""
        before = len(self.came)
        self.go(f"{path}/{table}")
        self.until(
            lambda: any(message["type"] == "state" for message in self.came[before:]), "the table comes"
        )
        return self

    def look(self, at: int) -> None:
        """Wait until the state after this entry is on the screen."""
        expect(self.page.locator("[data-seq]")).to_have_attribute("data-seq", str(at), timeout=TIMEOUT * 1000)

    # What is clicked --------------------------------------------------------------------------------

    def answer(self, text: str | None = None, buys: tuple[str, ...] = MONEY) -> str:
        """Answer the prompt by clicks alone; return the answer."""
        prompt = self.prompt
        assert prompt, "something is asked"
        at = self.state["seq"]
        self.look(at)
        chosen = text or answer(prompt, buys)
        if several(prompt):
            self._pick(prompt, chosen)
        elif prompt.get("placements"):
            self._place(chosen)
        elif chosen.startswith("claim "):
            self._claim(chosen, at)
        else:
            self.click(f'[data-answer="{chosen}"]')
        self.until(lambda: self.state["seq"] != at, f"{chosen} is entered")
        return chosen

    def click(self, selector: str) -> None:
        self.page.locator(selector).locator("visible=true").first.click()

    def _pick(self, prompt: Json, chosen: str) -> None:
        if chosen != prompt.get("decline"):
            for key in chosen.split()[1:]:
                self.page.locator(f'[data-pick="{key}"]:not([aria-pressed="true"])').locator(
                    "visible=true"
                ).first.click()
        self.see("confirm").click()

    def _place(self, chosen: str) -> None:
        """Over the square for the first half, then round until the domino lies as wanted, then confirm."""
        first = chosen.split()[2].partition("-(")[0]
        square = self.page.locator(f'[data-square="{first}"]').locator("visible=true").first
        # A finger holds the domino there; a click of the mouse would let go of it.
        if self.touches:
            square.click()
        else:
            square.hover()
        confirm = self.see("confirm")
        for _ in range(8):
            if confirm.get_attribute("data-answer") == chosen:
                break
            self.see("rotate").click()
        confirm.click()

    def _claim(self, chosen: str, at: int) -> None:
        """Claim a domino; where that is to be confirmed, confirm it."""
        self.click(f'[data-answer="{chosen}"]')
        confirm = self.page.get_by_test_id("confirm")
        self.until(lambda: self.state["seq"] != at or confirm.count() > 0, "it is claimed or to be confirmed")
        if self.state["seq"] == at and self.touches:
            confirm.click()

    def play_on(
        self, until: Callable[[Json], bool] = lambda state: False, buys: tuple[str, ...] = MONEY
    ) -> int:
        """Answer by clicks until the game is over or the condition holds; return the number of answers."""
        answers = 0
        while True:
            self.until(lambda: bool(self.prompt) or self.state["view"]["over"], "our turn comes", 30)
            if self.state["view"]["over"] or until(self.state):
                return answers
            self.answer(buys=buys)
            answers += 1

    def close(self) -> None:
        if self._guest:
            self._guest.close()
        self.context.close()
