"""Shared by the tests of both games' screens."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture
def quiet() -> Iterator[None]:
    """Some languages may lack messages for a while; that is for other tests to report."""
    logging.disable(logging.WARNING)
    yield
    logging.disable(logging.NOTSET)
