"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# Without a deadline: on a busy machine any example may take long.
settings.register_profile("regat", deadline=None)
settings.load_profile("regat")
