"""The gallery: the main screens as pictures in docs/gallery/, and docs/gallery.md that shows them.

python -m tests.browser.gallery
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.look import settle
from tests.browser.palette import fewer_colours
from tests.browser.person import Person, Theme
from tests.browser.screens import SCREENS, Tables
from tests.browser.site import Site, build
from tests.browser.wire import Guest
from tests.shell import ROOT

FOLDER = ROOT / "docs" / "gallery"
PAGE = ROOT / "docs" / "gallery.md"
WIDE, NARROW = 1280, 360


@dataclass(frozen=True)
class Picture:
    """A screen in a language, at a width, by day or by night."""

    screen: str
    title: str
    language: str = "en"
    width: int = WIDE
    theme: Theme = "light"

    @property
    def file(self) -> str:
        return f"{self.screen}-{self.language}-{self.theme}-{'phone' if self.width == NARROW else 'desk'}.png"


PICTURES = (
    Picture("home", "The home page: two clicks to a game"),
    Picture("dominion_picking", "Dominion: the question, and the card that asks it"),
    Picture("kingdomino", "Kingdomino: where the domino may go, and what it scores"),
    Picture("dominion_six", "Six players, in dark mode, in Ukrainian", "uk", WIDE, "dark"),
    Picture("kingdomino_four", "Four players, in dark mode, in Polish", "pl", WIDE, "dark"),
    Picture("dominion", "On a phone, in Romanian", "ro", NARROW),
    Picture("kingdomino_duel", "The Mighty Duel on a phone", "en", NARROW, "dark"),
    Picture("new_dominion", "A new table: choosing the Kingdom cards", "pl"),
    Picture("reference", "Every card and rule", "uk"),
    Picture("kingdomino_over", "The end, scored territory by territory"),
    Picture("dominion_over", "The end, point by point", "ro", WIDE, "dark"),
    Picture("replay_dominion", "A replay with all hands shown, and a graph of the points"),
)


def take(browser: Browser, tables: Tables, picture: Picture) -> None:
    person = Person(
        browser, tables.guest.base, language=picture.language, width=picture.width, theme=picture.theme
    )
    person.page.set_viewport_size({"width": picture.width, "height": 740 if picture.width == NARROW else 800})
    person.context.add_cookies([{"name": "regat", "value": tables.guest.cookie, "url": person.base}])
    SCREENS[picture.screen](person, tables)
    person.page.wait_for_load_state("networkidle")
    settle(person.page)
    (FOLDER / picture.file).write_bytes(fewer_colours(browser, person.page.screenshot()))
    person.close()


def page() -> str:
    shown = "\n\n".join(
        f"## {picture.title}\n\n![{picture.title}](gallery/{picture.file})" for picture in PICTURES
    )
    return f"""# Gallery

The main screens of the web client, as Chromium shows them. Written by `python -m tests.browser.gallery`.

{shown}
"""


def main() -> None:
    build()
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        Site(Path(folder)) as site,
        sync_playwright() as playwright,
    ):
        browser = chromium.launch(playwright)
        tables = Tables(Guest(site.base, "Ana"))
        for picture in PICTURES:
            take(browser, tables, picture)
        browser.close()
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
