"""Content negotiation: the encodings that a client accepts, by their weights."""

from __future__ import annotations

import pytest

from regat.server.transport.compression import accepts_encoding


@pytest.mark.parametrize(
    "header",
    ["gzip", "gzip;q=0.5", "gzip; q=0.001", "GZIP ; Q=1.000", "br, gzip", "*", "*;q=0.1", "br;q=0, *"],
)
def test_gzip_is_accepted(header: str) -> None:
    assert accepts_encoding(header, "gzip")


@pytest.mark.parametrize(
    "header",
    [
        "",
        "identity",
        "br",
        "gzip;q=0",
        "gzip;q=0.000",
        "gzip; q=0, *",
        "*;q=0",
        "gzip;q=much",
        "xgzip",
        ";q=1",
    ],
)
def test_gzip_is_refused(header: str) -> None:
    assert not accepts_encoding(header, "gzip")
