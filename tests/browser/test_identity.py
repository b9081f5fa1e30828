"""Who one is: a name and a recovery phrase, which no other tab may overwrite."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.wire import ME


def come_by_click(person: Person) -> None:
    """Become a guest as everybody does, by beginning a game."""
    person.go("/")
    person.see("home-kingdomino").click()
    person.see("play-now").click()
    person.see("prompt")


def phrase(person: Person) -> str:
    """The phrase that the page shows."""
    person.go("/games")
    person.see("show-phrase").click()
    shown = person.see("phrase").text_content()
    assert shown
    return shown


def second_tab(person: Person, path: str) -> Page:
    page = person.context.new_page()
    page.goto(path)
    return page


def test_a_second_tab_keeps_the_phrase(arrive: Arrive) -> None:
    ana = arrive()
    other = second_tab(ana, "/settings")
    expect(other.locator("main h1")).to_be_visible()
    come_by_click(ana)
    first = phrase(ana)
    other.get_by_label(ana.words("pages-sound")).check(force=True)
    expect(other.get_by_label(ana.words("pages-sound"))).to_be_checked()
    assert phrase(ana) == first


def test_a_setting_of_another_tab_holds_here(arrive: Arrive) -> None:
    ana = arrive().go("/settings")
    other = second_tab(ana, "/settings")
    other.locator('label:has([data-testid="theme-dark"])').click()
    expect(ana.page.locator("html")).to_have_attribute("data-theme", "dark")
    ana.page.get_by_label(ana.words("pages-sound")).check(force=True)
    other.reload()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    expect(other.get_by_label(ana.words("pages-sound"))).to_be_checked()


def test_a_new_phrase_replaces_the_old_one(arrive: Arrive) -> None:
    ana, elsewhere = arrive(), arrive()
    come_by_click(ana)
    old = phrase(ana)
    ana.see("renew-phrase").click()
    ana.see("renew-phrase-sure").click()
    expect(ana.see("phrase")).not_to_have_text(old)
    new = ana.see("phrase").text_content() or ""
    ana.page.reload()
    assert phrase(ana) == new
    elsewhere.go("/games")
    field = elsewhere.page.get_by_label(elsewhere.words("pages-recover"), exact=True)
    field.fill(old)
    elsewhere.press("pages-recover-do")
    expect(elsewhere.page.get_by_text(elsewhere.words("refused-phrase-unknown")).first).to_be_visible()
    elsewhere.troubles.clear()  # the browser reports the refusal
    field.fill(new)
    elsewhere.press("pages-recover-do")
    expect(elsewhere.see("show-phrase")).to_be_visible()
    assert elsewhere.guest.http.get("/api/me").json() == ana.guest.http.get("/api/me").json()


def test_a_phrase_that_earlier_versions_kept_among_the_settings_stays(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.go("/credits")
    ana.page.evaluate("""localStorage["regat.settings"] = '{"sound": true, "phrase": "bada bada"}'""")
    assert phrase(ana) == "bada bada"
    kept = ana.page.evaluate("localStorage['regat.settings']")
    assert "bada" not in kept
    assert '"sound":true' in kept


def test_a_phrase_is_copied_where_the_page_has_no_clipboard(arrive: Arrive) -> None:
    """As over plain HTTP from another machine, where `navigator.clipboard` is missing."""
    ana = arrive()
    ana.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    come_by_click(ana)
    shown = phrase(ana)
    ana.page.evaluate("document.addEventListener('copy', () => (window.copied = getSelection().toString()))")
    ana.see("copy-phrase").click()
    expect(ana.page.get_by_text(ana.words("web-copied")).first).to_be_visible()
    assert ana.page.evaluate("window.copied") == shown


def test_two_people_without_a_name_are_told_apart(arrive: Arrive) -> None:
    ana, bo = arrive(), arrive(language="uk")
    come_by_click(ana)
    table = ana.guest.open({"game": "kingdomino"}, [ME, {"kind": "open"}], start=False, public=True)
    bo.go(f"/table/{table}")
    bo.press("web-sit")
    ana.sit_at(table)
    for person in (ana, bo):
        guest = person.words("web-guest-name")
        for number in (1, 2):
            expect(person.page.get_by_text(f"{guest} {number}", exact=True)).to_be_visible()


def test_after_deleting_everything_nothing_is_asked_for_that_is_gone(arrive: Arrive) -> None:
    """The table of the lesson went with the guest."""
    ana = arrive().go("/learn/kingdomino")
    ana.see("prompt")
    first = ana.state["table"]["id"]
    ana.go("/games")
    ana.see("delete").click()
    ana.see("delete-sure").click()
    expect(ana.page.get_by_text(ana.words("pages-deleted")).first).to_be_visible()
    before = len(ana.came)
    ana.go("/learn/kingdomino")
    ana.until(lambda: len(ana.came) > before, "a new lesson begins")
    ana.see("prompt")
    assert ana.state["table"]["id"] != first
    # `arrive` fails on every error that the browser reports, such as a 404.
