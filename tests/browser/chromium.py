"""A real Chromium for the tests: the system's own, which Playwright drives."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

from tests.server.postgres import install

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
MISSING = (
    "the tests in the browser need Chromium, which could not be found or installed ({reason}): "
    "install it (Debian and Ubuntu: apt-get install chromium) or put it on the PATH"
)


def find() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def launch(playwright: Playwright) -> Browser:
    """Start it; install it before where that is possible, otherwise say what to do."""
    if find() is None:
        install("chromium", MISSING)
    path = find()
    if path is None:
        raise RuntimeError(MISSING.format(reason="apt-get has installed no chromium"))
    return playwright.chromium.launch(executable_path=path, args=list(FLAGS))
