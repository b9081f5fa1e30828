"""One server for most tests; those about limits start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.doors.house import ROOMY, House, serving


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that lets tests be quick, with chat and a filter for names."""
    with serving(tmp_path_factory.mktemp("house"), "--chat", "--filter", "rude", limits=ROOMY) as house:
        yield house
