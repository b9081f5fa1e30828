"""Pictures with few colours: a third of the size, and nobody sees the difference."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Browser

from tests.browser.scripts import script

COLOURS = 256

CUT = script("palette")


def fewer_colours(browser: Browser, png: bytes) -> bytes:
    """The same picture with a palette."""
    page = browser.new_page()
    width, height, palette, dots = page.evaluate(CUT, [base64.b64encode(png).decode(), COLOURS])
    page.close()
    rows = base64.b64decode(dots)
    lines = b"".join(b"\0" + rows[y * width : (y + 1) * width] for y in range(height))
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", base64.b64decode(palette)),
            _chunk(b"IDAT", zlib.compress(lines, 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
