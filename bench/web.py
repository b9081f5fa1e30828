"""Measure the web client in a real Chromium: the weight of the first page, clicks, and what jumps.

    python bench/web.py            a table with bars; exit 1 if one is missed
    python bench/web.py --write    also write the section of docs/benchmarks.md

A real `regat serve` with the built client, on loopback; `make web` builds the client.
"""

from __future__ import annotations

import argparse
import platform
import sys
import tempfile
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from statistics import median

from run import PAGE, ROOT, WEB, Row, table, verdict

sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.policy import answer
from tests.browser.scripts import script
from tests.browser.site import Site, build
from tests.browser.wire import ME, bot

MAX_KB, MAX_MS, MAX_SHIFT = 150.0, 100.0, 0.0
SLOWER = 4
TURNS = 14
POINTING, PRESSING = 300, 80  # milliseconds
ALL = "play treasures"
GAMES = {"dominion": "big-money", "kingdomino": "greedy"}
SIZES = (1440, 360)

WATCH_CLICKS = script("clicks")

WATCH_SHIFTS = script("shifts")


@dataclass
class Figures:
    """What was measured."""

    first_kb: float = 0.0
    script_kb: float = 0.0
    font_kb: float = 0.0
    table_kb: dict[str, float] = field(default_factory=dict)
    shown_ms: list[float] = field(default_factory=list)
    state_ms: list[float] = field(default_factory=list)
    shifts: dict[str, float] = field(default_factory=dict)


class Scale:
    """Weighs what a page loads, as it comes over the wire."""

    def __init__(self, page: Page) -> None:
        self.sizes: dict[str, int] = {}
        self._kinds: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on(
            "Network.responseReceived", lambda event: self._kinds.update({event["requestId"]: event["type"]})
        )
        session.on("Network.loadingFinished", self._add)

    def _add(self, event: dict[str, str | int]) -> None:
        kind = self._kinds.get(str(event["requestId"]), "")
        self.sizes[kind] = self.sizes.get(kind, 0) + int(event["encodedDataLength"])

    def kb(self, *kinds: str) -> float:
        return sum(size for kind, size in self.sizes.items() if not kinds or kind in kinds) / 1000


def weigh(browser: Browser, site: Site, figures: Figures) -> None:
    person = Person(browser, site.base)
    scale = Scale(person.page)
    person.go("/").page.wait_for_load_state("networkidle")
    figures.font_kb = scale.kb("Font")
    figures.first_kb = scale.kb() - figures.font_kb
    figures.script_kb = scale.kb("Script")
    person.close()
    for game, opponent in GAMES.items():
        person = Person(browser, site.base, name="Ana")
        scale = Scale(person.page)
        person.sit_at(person.guest.open({"game": game}, [ME, bot(opponent)]))
        person.page.wait_for_load_state("networkidle")
        figures.table_kb[game] = scale.kb() - scale.kb("Font")
        person.close()


def click(browser: Browser, site: Site, figures: Figures) -> None:
    """Some turns of Dominion on a slow machine; the cards move as usual."""
    person = Person(browser, site.base, name="Ana", still=False)
    person.sit_at(person.guest.open({"game": "dominion"}, [ME, bot("big-money")]))
    person.see("prompt")
    person.page.context.new_cdp_session(person.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    person.page.evaluate(WATCH_CLICKS)
    for _ in range(3 * TURNS):
        person.until(lambda: bool(person.prompt), "our turn comes", 60)
        # A single Treasure, then a card of the Supply: clicks on cards, not on buttons.
        prompt = person.prompt or {}
        treasures = [item for item in prompt.get("answers", []) if item.startswith("play ") and item != ALL]
        chosen = treasures[0] if treasures and prompt["asker"] == "buy_phase" else answer(prompt)
        press(person, chosen)
    for click in person.page.evaluate("window.answered"):
        figures.shown_ms.append(click["shown"])
        if click["state"]:
            figures.state_ms.append(click["state"])
    person.close()


def press(person: Person, chosen: str) -> None:
    """Point, press and let go, as people do. What follows from pointing and pressing is not the click's."""
    at = person.state["seq"]
    person.page.locator(f'[data-answer="{chosen}"]').locator("visible=true").first.hover()
    person.page.wait_for_timeout(POINTING)
    person.page.mouse.down()
    person.page.wait_for_timeout(PRESSING)
    person.page.mouse.up()
    person.until(lambda: person.state["seq"] != at, f"{chosen} is entered")


def jump(browser: Browser, site: Site, figures: Figures) -> None:
    """A watcher touches nothing while two others play, so every layout shift counts."""
    for game, opponent in GAMES.items():
        for width in SIZES:
            player = Person(browser, site.base, name="Ana")
            seats = [ME, bot(opponent)]
            table = player.guest.open({"game": game}, seats, public=True)
            watcher = Person(browser, site.base, name="Cleo", width=width)
            watcher.sit_at(table)
            watcher.see("prompt")
            watcher.page.wait_for_load_state("networkidle")
            watcher.page.evaluate(WATCH_SHIFTS)
            state = player.guest.play(table, lambda state: state["seq"] > 3 * TURNS)
            wait_for(watcher, state["seq"])
            watcher.page.wait_for_timeout(500)  # what moves late counts too
            shifts = watcher.page.evaluate("window.shifts")
            figures.shifts[f"{game}, {width} px"] = sum(value for value, _ in shifts)
            for value, what in shifts[:5]:
                print(f"  shift {value:.4f} at {width} px: {what}", file=sys.stderr)
            watcher.close()
            player.close()


def wait_for(watcher: Person, at: int) -> None:
    watcher.until(lambda: watcher.state["seq"] >= at, "all is seen", 60)


def measure() -> Figures:
    build()
    figures = Figures()
    with (
        tempfile.TemporaryDirectory() as folder,
        Site(Path(folder)) as site,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        weigh(browser, site, figures)
        click(browser, site, figures)
        jump(browser, site, figures)
        browser.close()
    return figures


def rows(figures: Figures) -> list[Row]:
    other = f"scripts {figures.script_kb:.0f}, fonts {figures.font_kb:.0f}"
    light = verdict(figures.first_kb < MAX_KB)
    quick = verdict(high(figures.shown_ms) < MAX_MS)
    clicks = f"{len(figures.shown_ms)} clicks"
    slow = f"CPU {SLOWER} × slower"
    found = [
        Row(
            "first page without fonts, compressed, kB",
            f"{figures.first_kb:.0f}",
            other,
            "",
            "under 150",
            light,
        )
    ]
    found += [
        Row(
            f"a table of {game.capitalize()} opened by its link, the same, kB",
            f"{kb:.0f}",
            "",
            "",
            "",
            "reported",
        )
        for game, kb in figures.table_kb.items()
    ]
    what = f"click on a card to its answer on the screen, {slow}, ms"
    found.append(Row(what, spread(figures.shown_ms), clicks, "", "p95 under 100", quick))
    what = f"… to the new state of the table on the screen, {slow}, ms"
    found.append(Row(what, spread(figures.state_ms), "", "", "", "reported"))
    found += [
        Row(
            f"layout shift while events arrive, {page}",
            f"{shift:.4f}",
            "",
            "",
            "none",
            verdict(shift <= MAX_SHIFT),
        )
        for page, shift in figures.shifts.items()
    ]
    return found


def spread(values: list[float]) -> str:
    return f"p50 {median(values):.0f}, p95 {high(values):.0f}"


def high(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.95)]


def section(text: str, version: str) -> str:
    return f"""{WEB}

Written by `python bench/web.py --write`; `make bench-web` measures without writing. Measured on
{date.today().isoformat()}: {platform.system()} on {platform.machine()}, Chromium {version}.

The built client from a real `regat serve` over loopback, in a real Chromium.

{text}

- *The first page* is everything that a new visitor's browser loads for it, facts of the boxes and the words
  of one language included, as it comes over the wire with its headers.
- *To its answer*: from the moment of the click, which is when the mouse button is let go, to the end of the
  first frame that shows what was clicked. The press before it lasts {PRESSING} ms, as people's do.
  The new state has been to the server and on its disk by then.
- *Layout shift* is the sum of Chromium's `layout-shift` entries of somebody who watches and touches nothing.
  The log, which scrolls on, is left out.
"""


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the web client in a real Chromium.")
    parser.add_argument("--write", action="store_true", help="also write the section of docs/benchmarks.md")
    args = parser.parse_args()
    figures = measure()
    found = rows(figures)
    text = table(found)
    print(f"Web\n\n{text}")
    if args.write:
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright)
            version = browser.version
            browser.close()
        before = PAGE.read_text("utf-8").partition(f"\n{WEB}")[0].rstrip()
        PAGE.write_text(f"{before}\n\n{section(text, version)}", "utf-8")
    return 1 if any(row.result == "MISSED" for row in found) else 0


if __name__ == "__main__":
    sys.exit(main())
