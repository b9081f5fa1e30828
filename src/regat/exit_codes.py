"""Exit codes of the `regat` command."""

from __future__ import annotations

OK, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
