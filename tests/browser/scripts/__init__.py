"""Pieces of JavaScript that the tests run in a page."""

from pathlib import Path


def script(name: str) -> str:
    """A function, as Playwright takes it."""
    return (Path(__file__).parent / f"{name}.js").read_text(encoding="utf-8")
