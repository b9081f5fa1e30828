"""Checks of a screen: overflowing text, untranslated keys, and the findings of axe-core."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from playwright.sync_api import Page

from regat.words import LANGUAGES
from tests.browser.scripts import script
from tests.shell import ROOT
from tests.words.messages import messages

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

MISFITS = script("misfits")

SAID = script("said")
SETTLE = script("settle")

NO_WORDS = re.compile(r"\{\s*\$|\{\s*[a-z]+-|\bundefined\b|\bNaN\b|\[object |[\ue000-\uf8ff]|\bnull\b")


@cache
def keys() -> frozenset[str]:
    return frozenset(key.partition(".")[0] for code in LANGUAGES for key in messages(code) if "-" in key)


def settle(page: Page) -> None:
    """Until the fonts are there and nothing moves any more."""
    page.evaluate(SETTLE)


def misfits(page: Page) -> list[str]:
    settle(page)
    found: list[str] = page.evaluate(MISFITS)
    return found


def unsaid(page: Page) -> list[str]:
    """Keys of messages where words should be, and the like."""
    texts: list[str] = page.evaluate(SAID)
    return sorted(
        {text[:80] for text in texts if NO_WORDS.search(text) or not keys().isdisjoint(text.split())}
    )


def violations(page: Page) -> list[str]:
    """What axe-core objects to. The policy lets no script in, except what the debugger evaluates."""
    settle(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations']}).then((all) => all.violations)"
    )
    return [
        f"{item['id']}: {node['target']} {node.get('failureSummary', '').splitlines()[-1:]}"
        for item in found
        for node in item["nodes"][:4]
    ]
