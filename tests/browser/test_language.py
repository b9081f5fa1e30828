"""The browser's language at first, another one at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from regat.words import LANGUAGES, Translator
from tests.browser.conftest import Arrive
from tests.browser.wire import ME, bot

NAMES = {"en": "English", "ro": "Română", "pl": "Polski", "uk": "Українська"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_browsers_language(arrive: Arrive, language: str) -> None:
    person = arrive(language=language).go("/")
    person.see("home-dominion")
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_another_language_in_the_middle_of_a_game(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.sit_at(ana.guest.open({"game": "dominion"}, [ME, bot("big-money")]))
    ana.until(lambda: bool(ana.prompt), "our turn comes")
    prompt = ana.see("prompt")
    before, state, language = prompt.inner_text(), ana.state, "en"
    for code in ("uk", "pl", "ro"):
        ana.page.get_by_role("button", name=Translator(language)("web-language"), exact=True).click()
        ana.page.get_by_role("menuitemradio", name=NAMES[code]).click()
        language = code
        expect(ana.page.locator("html")).to_have_attribute("lang", code)
        expect(prompt).not_to_have_text(before)
        before = prompt.inner_text()
    assert ana.state == state, "nothing but the words has changed"
    ana.page.reload()
    ana.see("prompt")
    expect(ana.page.locator("html")).to_have_attribute("lang", "ro")
